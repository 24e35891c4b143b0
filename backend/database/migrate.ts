/** Brings a database to the tables of this version. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateWork } from '../work/schema.ts';

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, the same in every process: one of them migrates, the others wait. */
const LOCK = 3_025_001;
const OLDEST_SERVER = 150_000;

/** Applies the outstanding migrations. Safe to call from several processes at once. */
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
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await migrateWork(client);
  } finally {
    await client.end();
  }
}
