/** Queries the database of the shared site; read-only. */
import pg from 'pg';
import { sharedSite } from './shared-site.ts';

/** The rows of one statement. */
export async function siteRows<T extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(sharedSite().databaseUrl);
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Ids of jobs of a brand in ascending order; `condition` is SQL over the table `job`. */
export async function jobIds(brand: string, condition: string): Promise<number[]> {
  const rows = await siteRows<{ id: number }>(
    `select id from job where frontend = $1 and ${condition} order by id limit 50`,
    [brand],
  );
  if (rows.length === 0) throw new Error(`The demo data of ${brand} has no job where ${condition}.`);
  return rows.map(({ id }) => id);
}
