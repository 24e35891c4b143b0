/** Seeded databases for tests that run a server of their own. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The same connection string with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = database;
  return changed.href;
}

/** Runs one statement from outside any of the server's other databases. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(withDatabase(url, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface DatabaseCopy {
  url: string;
  drop(): Promise<void>;
}

/** A copy of the database at `templateUrl`, which must have no connections. */
export async function copyDatabase(templateUrl: string): Promise<DatabaseCopy> {
  const name = `np_site_copy_${randomBytes(4).toString('hex')}`;
  const template = new URL(templateUrl).pathname.slice(1);
  await administer(templateUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabase(templateUrl, name),
    drop: () => administer(templateUrl, `drop database if exists ${name} with (force)`),
  };
}
