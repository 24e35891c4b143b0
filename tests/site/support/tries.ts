/** Rate limits: all site tests share one address, whose attempts are limited. */
import pg from 'pg';
import { findSite } from './shared-site.ts';

/** Resets the rate limits of the shared site; does nothing if there is none. */
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
