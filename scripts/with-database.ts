/** Opens the site's database for one command; works while the site is running, too. */
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { openDataDir } from '../backend/database/data-dir.ts';
import { startEmbeddedPostgres } from '../backend/database/embedded.ts';
import { migrateDatabase } from '../backend/database/migrate.ts';
import { createPool } from '../backend/database/pool.ts';

const ROOT = join(import.meta.dirname, '..');

/** `DATA_DIR`, or `.data` of this repository. */
export const dataDirOf = (env: Readonly<Record<string, string | undefined>>): string =>
  resolve(ROOT, env.DATA_DIR || '.data');

/** Runs the work with a migrated database, and closes it again. */
export const withDatabase = <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> =>
  withServer(async (url) => {
    const pool = createPool(url, { log });
    try {
      await migrateDatabase(url);
      return await work(pool);
    } finally {
      await pool.end();
    }
  });

const log = (message: string) => process.stderr.write(`${message}\n`);

/** Runs the work with the database as it is: `DATABASE_URL` or the embedded one, which is stopped again unless others use it. */
export async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = dataDirOf(process.env);
  const outside = process.env.DATABASE_URL;
  if (!outside) openDataDir(dataDir);
  const embedded = outside ? null : await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  try {
    return await work(outside || (embedded?.url ?? ''));
  } finally {
    await embedded?.stop();
  }
}
