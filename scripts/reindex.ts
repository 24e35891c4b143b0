/** Rebuilds the search index: `node scripts/reindex.ts`, also while the site is running. */
import { join, resolve } from 'node:path';
import { openDataDir } from '../backend/database/data-dir.ts';
import { startEmbeddedPostgres } from '../backend/database/embedded.ts';
import { migrateDatabase } from '../backend/database/migrate.ts';
import { createPool } from '../backend/database/pool.ts';
import { rebuildSearch } from '../backend/search/rebuild.ts';
import { createBrandRegistry } from '../runtime/core/brand/registry.ts';
import { brandLanguages } from '../runtime/core/document/languages.ts';

const root = join(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const log = (message: string) => process.stdout.write(`${message}\n`);
const outside = process.env.DATABASE_URL;
if (!outside) openDataDir(dataDir);
const embedded = outside ? null : await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
const url = outside || (embedded?.url ?? '');
const registry = createBrandRegistry({ brandsDir: join(root, 'brands'), serve: 'readable' });
const pool = createPool(url, { log });
try {
  await migrateDatabase(url);
  await registry.start();
  const started = performance.now();
  const { jobs, profiles, resumes } = await rebuildSearch(pool, (brand) => {
    const locales = registry.get(brand)?.document.locales;
    return locales && brandLanguages(locales);
  });
  log(
    `${jobs} jobs, ${profiles} profiles and ${resumes} resumes indexed in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
} finally {
  registry.stop();
  await pool.end();
  await embedded?.stop();
}
