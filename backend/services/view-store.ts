/** SQL of view counts of job pages. */

import { sql } from 'drizzle-orm';
import { acrossBrands } from '../database/brand-rows.ts';
import type { Connection } from '../database/pool.ts';
import { job, jobFrontend } from '../database/schema/jobs.ts';

const WHY = 'Views on all brands are written at once.';

const JOBS = acrossBrands(job, WHY);

export interface Noted {
  brand: string;
  jobId: number;
  views: number;
  starts: number;
}

/** Adds to the counts of jobs shown on these brands, in one statement. */
export async function addViews(db: Pick<Connection, 'execute'>, batch: readonly Noted[]): Promise<void> {
  const ids = sql.param(batch.map(({ jobId }) => jobId));
  const brands = sql.param(batch.map(({ brand }) => brand));
  const views = sql.param(batch.map((one) => one.views));
  const starts = sql.param(batch.map((one) => one.starts));
  // Locked in a fixed order, so that concurrent writers do not deadlock.
  await db.execute(sql`
    with seen as (
      select job_id, sum(views)::int as views, sum(starts)::int as starts
      from unnest(${ids}::int[], ${brands}::text[], ${views}::int[], ${starts}::int[]) as v(job_id, frontend, views, starts)
        join ${acrossBrands(jobFrontend, WHY)} using (job_id, frontend) group by job_id),
    locked as (select j.id from ${JOBS} j join seen on seen.job_id = j.id order by j.id for no key update of j)
    update ${JOBS} set views = job.views + seen.views, application_starts = application_starts + seen.starts
    from seen join locked on locked.id = seen.job_id where job.id = seen.job_id`);
}
