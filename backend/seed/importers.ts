/** Importers of demo brands: a feed in `content/feeds/` named after its brand is uploaded and imported, as somebody would in the workspace. */
import { createReadStream, readdirSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { acrossBrands, rowsOf } from '../database/brand-rows.ts';
import { importer } from '../database/schema/importers.ts';
import { transact } from '../database/transact.ts';
import { guessMapping } from '../modules/importers/map/guess-mapping.ts';
import { detectShape } from '../modules/importers/read/shape.ts';
import { createFeedSources, type FeedTools, sampleOf } from '../modules/importers/runs/feed-source.ts';
import { type ImportTools, runImporter } from '../modules/importers/runs/run-importer.ts';
import { insertRun } from '../modules/importers/runs/work-store.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { keepFiles } from '../uploads/use-uploads.ts';

export interface DemoImportTools extends ImportTools, FeedTools {
  db: ImportTools['db'];
  uploads: Uploads;
}

const FEEDS = join(import.meta.dirname, 'content/feeds');
const NAME = 'Piedmont Staffing Partners';
const SAMPLE = 50;
const IMPORTERS = acrossBrands(importer, 'The demo content of all brands is stored together.');

/** Does nothing if there is an importer already. */
export async function seedImporters(tools: DemoImportTools): Promise<void> {
  const [known] = await tools.db.select({ id: IMPORTERS.id }).from(IMPORTERS).limit(1);
  if (known !== undefined) return;
  for (const file of readdirSync(FEEDS)) {
    const brand = parse(file).name;
    if (tools.findBrand(brand) !== undefined)
      await importFile(tools, { frontend: brand, file: join(FEEDS, file), name: NAME });
  }
}

/** Makes an importer of an uploaded file with the guessed fields, and runs it; the id of the run. */
export async function importFile(
  tools: DemoImportTools,
  { frontend, file, name }: { frontend: string; file: string; name: string },
): Promise<number> {
  const { uploads, pool, signal, now } = tools;
  const feed = { path: file, contentType: null, url: null };
  const shape = await detectShape(feed);
  const mapping = guessMapping(shape, await sampleOf(feed, shape, { signal, most: SAMPLE }));
  const received = await uploads.spool.receive(createReadStream(file), ['other']);
  const { row } = await uploads.takeIn(
    frontend,
    { ...received, name: basename(file), scope: { ownerId: null } },
    'FEED',
  );
  const run = await transact({ pool, frontend }, async (tx) => {
    await keepFiles(tx, [row.id]);
    const [made] = await rowsOf(tx)
      .insert(importer)
      .values({ name, shape: { ...shape }, mapping: { ...mapping }, created: now(), changed: now() })
      .returning({ id: importer.id });
    return insertRun(tx, { importerId: made?.id ?? 0, cause: 'upload', uploadId: row.id, created: now() });
  });
  if (run === null) throw new Error(`The importer of ${file} has a run already.`);
  await runImporter(tools, createFeedSources(tools), run);
  return run;
}
