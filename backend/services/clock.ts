/** Publishes scheduled jobs, archives expired ones and ages the others; search rows, counts and cache tags move in the same transaction. */
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { acrossBrands } from '../database/brand-rows.ts';
import { job, jobFrontend } from '../database/schema/jobs.ts';
import { inTransaction } from '../database/transaction.ts';
import { findAgedJobs } from '../search/date-posted.ts';
import { indexJobs } from '../search/index-job.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import { publishTags } from './bus.ts';

/** Any numbers that nothing else locks, the same in every process: one of them moves or ages, the others pass. */
export const CLOCK_LOCK = 3_025_004;
const AGING_LOCK = 3_025_014;
const BATCH = 500;
const JOBS = acrossBrands(job, 'Time passes on every brand.');

export interface ClockReport {
  published: number;
  expired: number;
}

export interface ClockTools {
  pool: pg.Pool;
  languagesOf: LanguagesOf;
}

/** Jobs that moved in one transaction. */
export interface MovedJobs {
  published: readonly number[];
  expired: readonly number[];
}

/** What else follows, in the same transaction. */
export type AfterMoving = (client: pg.PoolClient, moved: MovedJobs) => Promise<void>;

/** Publishes and archives everything that is due at `now`, and ends paid highlights; zeros when another process is at it. */
export async function moveDueJobs(
  { pool, languagesOf }: ClockTools,
  now: Date,
  after: AfterMoving = async () => {},
): Promise<ClockReport> {
  const report = { published: 0, expired: 0 };
  for (let more = true; more; ) {
    const done = await inTransaction(pool, (client) => moveSomeJobs(client, { now, languagesOf, after }));
    report.published += done.published;
    report.expired += done.expired;
    more = done.published === BATCH || done.expired === BATCH;
  }
  return report;
}

/** Takes jobs out of the spans of "date posted" that they have left by `now`. */
export async function ageJobs({ pool, languagesOf }: ClockTools, now: Date): Promise<void> {
  while ((await inTransaction(pool, (client) => ageSomeJobs(client, now, languagesOf))) === BATCH);
}

async function isFree(client: pg.PoolClient, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [lock]);
  return rows[0]?.free === true;
}

/** Answers how many it aged. */
async function ageSomeJobs(client: pg.PoolClient, now: Date, languagesOf: LanguagesOf): Promise<number> {
  if (!(await isFree(client, AGING_LOCK))) return 0;
  const ids = await findAgedJobs(client, now, BATCH);
  if (ids.length > 0) {
    await indexJobs(client, ids, languagesOf, now);
    await publishTags(client, await tagsOf(client, ids));
  }
  return ids.length;
}

async function moveSomeJobs(
  client: pg.PoolClient,
  { now, languagesOf, after }: { now: Date; languagesOf: LanguagesOf; after: AfterMoving },
): Promise<ClockReport> {
  if (!(await isFree(client, CLOCK_LOCK))) return { published: 0, expired: 0 };
  const published = await moveJobs(
    client,
    sql`select id from ${JOBS} where state = 'scheduled' and publish_at <= ${now} order by id limit ${BATCH} for no key update`,
    sql`state = 'published', published = coalesce(published, publish_at), changed = ${now}`,
  );
  const expired = await moveJobs(
    client,
    sql`select id from ${JOBS} where state = 'published' and expires <= ${now} order by id limit ${BATCH} for no key update`,
    sql`state = 'archived', archived = expires, changed = ${now}`,
  );
  const dimmed = await moveJobs(
    client,
    sql`select id from ${JOBS} where featured_until <= ${now} or top_until <= ${now}
      order by id limit ${BATCH} for no key update`,
    sql`featured = featured and coalesce(featured_until > ${now}, true), top = top and coalesce(top_until > ${now}, true),
      featured_until = case when featured_until > ${now} then featured_until end,
      top_until = case when top_until > ${now} then top_until end, changed = ${now}`,
  );
  const moved = [...new Set([...published, ...expired, ...dimmed])];
  if (moved.length > 0) {
    await indexJobs(client, moved, languagesOf);
    await publishTags(client, await tagsOf(client, moved));
    await after(client, { published, expired });
  }
  return { published: published.length, expired: expired.length };
}

async function moveJobs(client: pg.PoolClient, due: SQL, changes: SQL): Promise<number[]> {
  const { rows } = await drizzle(client).execute<{ id: number }>(
    sql`with due as (${due}) update ${JOBS} set ${changes} from due where job.id = due.id returning job.id`,
  );
  return rows.map(({ id }) => id);
}

/** Tags of the pages that show these jobs. */
export async function tagsOf(client: pg.PoolClient, jobIds: readonly number[]): Promise<string[]> {
  const ids = sql`any(${sql.param([...jobIds])}::int[])`;
  const { rows } = await drizzle(client).execute<{ tag: string }>(sql`
    select 'job:' || id as tag from ${JOBS} where id = ${ids}
    union select 'jobs:' || frontend from ${acrossBrands(jobFrontend, 'Pages of all brands that show a job.')} where job_id = ${ids}
    union select 'org:' || organization_id from ${JOBS} where id = ${ids} and organization_id is not null`);
  return rows.map(({ tag }) => tag);
}
