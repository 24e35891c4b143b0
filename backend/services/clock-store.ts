/** SQL of scheduled state changes of jobs, on all brands. */

import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { acrossBrands } from '../database/brand-rows.ts';
import { job, jobFrontend } from '../database/schema/jobs.ts';

const JOBS = acrossBrands(job, 'Time passes on every brand.');

export async function isFree(client: pg.PoolClient, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [lock]);
  return rows[0]?.free === true;
}

/** Publishes scheduled jobs that are due, limited in number; returns their ids. */
export function publishDue(client: pg.PoolClient, now: Date, limit: number): Promise<number[]> {
  return moveJobs(
    client,
    sql`select id from ${JOBS} where state = 'scheduled' and publish_at <= ${now} order by id limit ${limit} for no key update`,
    sql`state = 'published', published = coalesce(published, publish_at), changed = ${now}`,
  );
}

/** Archives expired jobs, likewise. */
export function archiveDue(client: pg.PoolClient, now: Date, limit: number): Promise<number[]> {
  return moveJobs(
    client,
    sql`select id from ${JOBS} where state = 'published' and expires <= ${now} order by id limit ${limit} for no key update`,
    sql`state = 'archived', archived = expires, changed = ${now}`,
  );
}

/** Ends paid highlights that have expired, likewise. */
export function dimDue(client: pg.PoolClient, now: Date, limit: number): Promise<number[]> {
  return moveJobs(
    client,
    sql`select id from ${JOBS} where featured_until <= ${now} or top_until <= ${now}
      order by id limit ${limit} for no key update`,
    sql`featured = featured and coalesce(featured_until > ${now}, true), top = top and coalesce(top_until > ${now}, true),
      featured_until = case when featured_until > ${now} then featured_until end,
      top_until = case when top_until > ${now} then top_until end, changed = ${now}`,
  );
}

async function moveJobs(client: pg.PoolClient, due: SQL, changes: SQL): Promise<number[]> {
  const { rows } = await drizzle(client).execute<{ id: number }>(
    sql`with due as (${due}) update ${JOBS} set ${changes} from due where job.id = due.id returning job.id`,
  );
  return rows.map(({ id }) => id);
}

/** Cache tags of the pages that show these jobs. */
export async function tagsOf(client: pg.PoolClient, jobIds: readonly number[]): Promise<string[]> {
  const ids = sql`any(${sql.param([...jobIds])}::int[])`;
  const { rows } = await drizzle(client).execute<{ tag: string }>(sql`
    select 'job:' || id as tag from ${JOBS} where id = ${ids}
    union select 'jobs:' || frontend from ${acrossBrands(jobFrontend, 'Pages of all brands that show a job.')} where job_id = ${ids}
    union select 'org-jobs:' || organization_id from ${JOBS} where id = ${ids} and organization_id is not null`);
  return rows.map(({ tag }) => tag);
}
