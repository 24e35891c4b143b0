/** All tests of the site come from one address, which may try each door only so often. */
import pg from 'pg';
import { findSite } from './shared-site.ts';

/** Forgets how often the doors of the shared site were tried; does nothing where there is none. */
export async function forgetTries(): Promise<void> {
  const connectionString = findSite()?.databaseUrl;
  if (connectionString === undefined) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('delete from rate_limit');
  } finally {
    await client.end();
  }
}
