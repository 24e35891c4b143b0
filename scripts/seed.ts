/** `npm run seed [-- --reset]`: fills the database of this project with taxonomies, places and demo content. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDataDir } from '../backend/database/data-dir.ts';
import { startEmbeddedPostgres } from '../backend/database/embedded.ts';
import { migrateDatabase } from '../backend/database/migrate.ts';
import { createPool } from '../backend/database/pool.ts';
import { seed } from '../backend/seed/seed.ts';
import { createBrandRegistry } from '../runtime/core/brand/registry.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const root = join(import.meta.dirname, '..');
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  const log = (message: string) => process.stdout.write(`${message}\n`);
  openDataDir(dataDir);
  const embedded = process.env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  const url = process.env.DATABASE_URL || (embedded?.url ?? '');
  const registry = createBrandRegistry({ brandsDir: join(root, 'brands'), serve: 'readable' });
  const pool = createPool(url, { log });
  try {
    await migrateDatabase(url);
    await registry.start();
    await seed({ pool, brands: registry.list(), dataDir, log, reset: values.reset });
  } finally {
    registry.stop();
    await pool.end();
    await embedded?.stop();
  }
}

await main();
