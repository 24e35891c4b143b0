/** Sample content of a draft brand: what there is, and its removal. The server removes it before the brand goes live. */
import type pg from 'pg';
import { BUS_NAME } from '../database/line.ts';
import { inTransaction } from '../database/transaction.ts';
import { indexJobs, indexOrganizations } from '../search/index-job.ts';
import { publishTags } from '../services/tag-store.ts';

type Client = Pick<pg.ClientBase, 'query'>;

export interface SampleCounts {
  jobs: number;
  organizations: number;
  pages: number;
}

/** How much sample content a brand has. */
export async function countSamples(client: Client, brand: string): Promise<SampleCounts> {
  const { rows } = await client.query<SampleCounts>(
    `select (select count(*)::int from job where frontend = $1 and sample) as jobs,
      (select count(*)::int from organization o join organization_profile p on p.organization_id = o.id
       where p.frontend = $1 and o.sample) as organizations,
      (select count(*)::int from landing_page where frontend = $1 and sample) as pages`,
    [brand],
  );
  return rows[0] ?? { jobs: 0, organizations: 0, pages: 0 };
}

/** Whether a brand has any. */
export const hasSamples = ({ jobs, organizations, pages }: SampleCounts) => jobs + organizations + pages > 0;

/** Whether the newest revision that a server has shown is live: the file may have become a draft since. */
export async function isShownLive(client: Client, brand: string): Promise<boolean> {
  const { rows } = await client.query<{ status: string | null }>(
    `select (document #>> '{}')::jsonb #>> '{site,status}' as status from brand_revision
     where frontend = $1 order by id desc limit 1`,
    [brand],
  );
  return rows[0]?.status === 'live';
}

/** Whether terms and places are there, which the server stores at its first start. */
export async function hasReference(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select exists (select from place) as found');
  return rows[0]?.found ?? false;
}

/** Waits for whoever is filling or emptying a brand; held until the end of the transaction, if there is one. */
export async function holdSamples(client: Client, brand: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`samples of ${brand}`]);
}

/** Removes all sample content of a brand, also from its search; returns what was removed. */
export async function removeSamples(pool: pg.Pool, brand: string): Promise<SampleCounts> {
  await holdSamples(pool, brand);
  const found = await countSamples(pool, brand);
  if (!hasSamples(found)) return found;
  return inTransaction(pool, async (client) => {
    await holdSamples(client, brand);
    const removed = await countSamples(client, brand);
    await empty(client, brand);
    await publishTags(client, tagsOf(brand));
    return removed;
  });
}

/** Tags of the pages that show sample content: any page of the brand. */
export const tagsOf = (brand: string) => [`brand:${brand}`, `jobs:${brand}`, `orgs:${brand}`];

async function empty(client: pg.PoolClient, brand: string): Promise<void> {
  const ids = async (text: string, value: unknown) =>
    (await client.query<{ id: number }>(text, [value])).rows.map(({ id }) => id);
  const profiles = await ids(
    `update organization_profile p set published = false from organization o
     where o.id = p.organization_id and o.sample and p.frontend = $1 returning p.id`,
    brand,
  );
  const organizations = await ids(
    'select organization_id as id from organization_profile where id = any($1)',
    profiles,
  );
  const jobs = await ids(`update job set state = 'archived' where frontend = $1 and sample returning id`, brand);
  // A real job that was posted for a sample organization stays, with the name alone.
  const orphans = await ids(
    'update job set organization_id = null where organization_id = any($1) and not sample returning id',
    organizations,
  );
  await indexOrganizations(client, profiles);
  await indexJobs(client, [...jobs, ...orphans]);
  await client.query('delete from job where id = any($1)', [jobs]);
  await client.query('delete from organization where id = any($1)', [organizations]);
  await client.query('delete from landing_page where frontend = $1 and sample', [brand]);
  await client.query('delete from blog_post where frontend = $1 and sample', [brand]);
}

/** Whether a running site uses this database. */
export async function isServed(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [BUS_NAME],
  );
  return rows.length > 0;
}
