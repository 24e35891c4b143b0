/** Deletes an importer with its last item: its jobs are archived, or stay until their end. */
import { alone } from '../../../database/alone.ts';
import { transact } from '../../../database/transact.ts';
import { publishTags } from '../../../services/tag-store.ts';
import { dropUploads } from '../../../uploads/use-uploads.ts';
import { breathe } from '../../../work/breathe.ts';
import { addDays } from '../../jobs/moves/schedule.ts';
import { listUploads } from '../run-store.ts';
import { dropItems, releaseItems, type Writing } from './apply.ts';
import { createLateLists } from './late-lists.ts';
import { type ImportTools, LOCKS } from './run-importer.ts';
import { listLeft } from './stage-store.ts';
import { findLeaving, removeImporter } from './work-store.ts';

const ITEMS_AT_ONCE = 100;

/** Goes on where a killed attempt ended. Does nothing while a run is still being done. */
export async function leave(tools: ImportTools, importerId: number): Promise<void> {
  await alone(tools.pool, LOCKS + importerId, async () => {
    const importer = await findLeaving(tools.db, importerId);
    const document = importer === null ? undefined : tools.findBrand(importer.frontend)?.document;
    if (importer === null || document === undefined) return;
    const { pool, languagesOf, now } = tools;
    const rules = { importer, document, now: now() };
    const lists = createLateLists((tags) => publishTags(pool, tags));
    const named = { ...importer, organizationName: null };
    const writing: Writing = { pool, languagesOf, runId: 0, importer: named, rules, lists };
    const scope = { db: tools.db, frontend: importer.frontend };
    const { defaultDuration } = document.forms.job;
    const end = addDays(rules.now, defaultDuration, document.site.timeZone);
    try {
      for (let more = true; more; ) {
        const items = await listLeft(scope, importerId, ITEMS_AT_ONCE);
        if (importer.keepJobs) await releaseItems(writing, items, end);
        else await dropItems(writing, items);
        more = items.length === ITEMS_AT_ONCE;
        tools.signal.throwIfAborted();
        await breathe();
      }
    } finally {
      await lists.flush();
    }
    await transact({ pool, frontend: importer.frontend }, async (tx) => {
      await dropUploads(tx, await listUploads(tx, importerId));
      await removeImporter(tx, importerId);
    });
  });
}
