/** Brings a database to the schema of this version. */

import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateWork } from '../work/schema-store.ts';

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** An arbitrary number, the same in every process: one of them migrates, the others wait. */
const LOCK = 3_025_001;
const OLDEST_SERVER = 150_000;

/** Applies the pending migrations. Safe to call from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number; name: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('server_version') as name",
    );
    const [server] = rows;
    if (server !== undefined && server.version < OLDEST_SERVER) {
      throw new Error(`The database server is PostgreSQL ${server.name}; 15 or newer is needed.`);
    }
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseOlder(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await migrateWork(client);
  } finally {
    await client.end();
  }
}

/** The migrations of this code: when each was written, which is how a database knows them. */
export const knownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis);

/**
 * Applies in the caller's transaction those of the migrations that `isWanted`, and notes them as the migrator does, so that it
 * continues from there.
 */
export async function applyMigrations(client: pg.Client, isWanted: (when: number) => boolean): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (!isWanted(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Tables older than the first migration that is kept cannot be upgraded. */
async function refuseOlder(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!tables[0].there) return;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const last = rows[0]?.last ?? null;
  if (last === null || first === undefined || Number(last) >= first.folderMillis) return;
  throw new Error(
    `The tables of this database are older than ${new Date(first.folderMillis).toISOString().slice(0, 10)}. Start the last version from before ` +
      'that day on it once, or begin with an empty database.',
  );
}
