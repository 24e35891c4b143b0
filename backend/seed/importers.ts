/** Importers of demo brands: a feed in `content/feeds/` named after its brand is uploaded and imported, as somebody would in the workspace. */
import { createReadStream, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
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
    if (tools.findBrand(brand) !== undefined) await importFeed(tools, brand, join(FEEDS, file));
  }
}

async function importFeed(tools: DemoImportTools, frontend: string, file: string): Promise<void> {
  const { uploads, pool, signal, now } = tools;
  const feed = { path: file, contentType: null, url: null };
  const shape = await detectShape(feed);
  const mapping = guessMapping(shape, await sampleOf(feed, shape, { signal, most: SAMPLE }));
  const received = await uploads.spool.receive(createReadStream(file), ['other']);
  const { row } = await uploads.takeIn(frontend, { ...received, name: 'jobs.xml', scope: { ownerId: null } }, 'FEED');
  const run = await transact({ pool, frontend }, async (tx) => {
    await keepFiles(tx, [row.id]);
    const [made] = await rowsOf(tx)
      .insert(importer)
      .values({ name: NAME, shape: { ...shape }, mapping: { ...mapping }, created: now(), changed: now() })
      .returning({ id: importer.id });
    return insertRun(tx, { importerId: made?.id ?? 0, cause: 'upload', uploadId: row.id, created: now() });
  });
  if (run !== null) await runImporter(tools, createFeedSources(tools), run);
}
