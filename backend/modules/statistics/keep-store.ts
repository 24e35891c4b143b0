/** SQL of the upkeep of counts: adds what happened, forgets who typed what, and turns old days into months. */
import { sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { job } from '../../database/schema/jobs.ts';
import { happening, jobStatistic, statistic, typedSearch } from '../../database/schema/statistics.ts';
import { JOB_ADDED, JOB_COLUMNS, JOB_SUMS } from '../../services/counting/job-columns-store.ts';
import { TYPED } from '../../services/counting/measures.ts';

const WHY = 'Upkeep is the same for the counts of all brands.';
const STATISTIC = acrossBrands(statistic, WHY);
const JOB_STATISTIC = acrossBrands(jobStatistic, WHY);
const HAPPENING = acrossBrands(happening, WHY);
const TYPED_SEARCH = acrossBrands(typedSearch, WHY);

type Writer = Pick<Connection, 'execute'>;

/** Adds up to `limit` happenings to the counts, in one statement; returns how many. Several processes take different ones. */
export async function addHappenings(db: Writer, limit: number): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    with taken as (
      delete from ${HAPPENING} where id in (select id from ${HAPPENING} order by id limit ${limit} for update skip locked)
      returning frontend, period, measure, subject, count, job_id),
    counts as (
      insert into ${STATISTIC} (frontend, period, measure, subject, count)
      select frontend, period, measure, subject, sum(count) from taken group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict on constraint statistic_is_unique do update set count = statistic.count + excluded.count),
    jobs as (
      insert into ${JOB_STATISTIC} (frontend, period, job_id, applications)
      select t.frontend, t.period, t.job_id, count(*) from taken t
        join ${acrossBrands(job, WHY)} j on j.id = t.job_id
      where t.measure = 'apply-end' group by 1, 2, 3 order by 3, 1, 2
      on conflict on constraint job_statistic_is_unique
        do update set applications = job_statistic.applications + excluded.applications)
    select count(*)::int as taken from taken`);
  return rows[0]?.taken ?? 0;
}

/** Deletes who typed what on days before this one. */
export async function forgetTyped(db: Writer, day: string): Promise<void> {
  await db.execute(sql`delete from ${TYPED_SEARCH} where period < ${day}::date`);
}

/** Of what was typed, a month keeps so many texts by brand and measure. */
const TEXTS_OF_MONTH = 500;

const TEXTS = [...TYPED, ...TYPED.map((measure) => `${measure}-empty`)];

/** Turns the days of complete months into months: of texts and jobs before `texts`, of everything else before `all`. Both are the first of a month. */
export async function rollUp(db: Writer, { texts, all }: { texts: string; all: string }): Promise<void> {
  await db.execute(sql`
    with old as (
      delete from ${STATISTIC} where grain = 'day'
        and (period < ${all}::date or (period < ${texts}::date and measure = any(${sql.param(TEXTS)}::text[])))
      returning frontend, date_trunc('month', period)::date as period, measure, subject, count),
    months as (
      select frontend, period, measure, subject, sum(count) as count,
        row_number() over (partition by frontend, period, measure order by sum(count) desc, subject) as place
      from old group by frontend, period, measure, subject)
    insert into ${STATISTIC} (frontend, grain, period, measure, subject, count)
    select frontend, 'month', period, measure, subject, count from months
    where place <= ${TEXTS_OF_MONTH} or measure <> all(${sql.param(TEXTS)}::text[])
    order by frontend, period, measure, subject
    on conflict on constraint statistic_is_unique do update set count = statistic.count + excluded.count`);
  await db.execute(sql`
    with old as (
      delete from ${JOB_STATISTIC} where grain = 'day' and period < ${texts}::date returning *)
    insert into ${JOB_STATISTIC} (job_id, frontend, grain, period, ${JOB_COLUMNS})
    select job_id, frontend, 'month', date_trunc('month', period)::date, ${JOB_SUMS}
    from old group by job_id, frontend, date_trunc('month', period) order by job_id, frontend
    on conflict on constraint job_statistic_is_unique do update set ${JOB_ADDED}`);
}
