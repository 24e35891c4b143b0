/** `npm run seed [-- --reset]`: fills the database of this project with taxonomies, places and demo content. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seed } from '../backend/seed/seed.ts';
import { createBrandRegistry } from '../runtime/core/brand/registry.ts';
import { dataDirOf, withDatabase } from './with-database.ts';

const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
const registry = createBrandRegistry({ brandsDir: join(import.meta.dirname, '../brands'), serve: 'readable' });
const log = (message: string) => process.stdout.write(`${message}\n`);

await withDatabase(async (pool) => {
  try {
    await registry.start();
    await seed({ pool, brands: registry.list(), dataDir: dataDirOf(process.env), log, reset: values.reset });
  } finally {
    registry.stop();
  }
});
