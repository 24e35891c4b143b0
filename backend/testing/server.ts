/** The database server of a test run, and the migrated template that test databases are copied from. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive } from '../database/embedded/lock.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { MIGRATIONS, migrateDatabase } from '../database/migrate.ts';
import { keptScratchFolder } from './scratch.ts';

const LOCK = 3_025_002;

/** Settings of a server whose data may be lost in a crash, and whose databases are dropped before they need maintenance. */
export const hastySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  // Several backends or servers at once, each with its own pools.
  max_connections: '300',
};

export interface TestServer {
  /** Connection string of the template database. */
  templateUrl: string;
  stop(): Promise<void>;
}

/** `TEST_DATABASE_URL` if set, otherwise an embedded server; either with a template of the current tables. */
export async function startTestServer(): Promise<TestServer> {
  const outside = process.env.TEST_DATABASE_URL;
  if (outside) return { templateUrl: await prepareTemplate(outside), stop: async () => undefined };
  const server = await startEmbeddedPostgres({
    dataDir: join(keptScratchFolder(), 'postgres'),
    log: console.warn,
    settings: hastySettings,
  });
  await dropLeftovers(server.url);
  return { templateUrl: await prepareTemplate(server.url), stop: server.stop };
}

/** The same connection string with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = database;
  return changed.href;
}

async function prepareTemplate(url: string): Promise<string> {
  const name = `np_template_${hashOfMigrations()}`;
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      // Renamed when complete, so that a killed run leaves no partial template.
      await client.query(`drop database if exists ${name}_new`);
      await client.query(`create database ${name}_new`);
      await migrateDatabase(withDatabase(url, `${name}_new`));
      await client.query(`alter database ${name}_new rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return withDatabase(url, name);
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Databases of killed runs, recognized by the process id in their name. */
async function dropLeftovers(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^np_test_[0-9]+_'",
    );
    for (const { datname } of rows) {
      const pid = Number(datname.split('_')[2]);
      if (!isAlive(pid)) await client.query(`drop database if exists ${datname} with (force)`);
    }
  } finally {
    await client.end();
  }
}
