/** SQL of counts that a process has made in memory. */

import { sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import { holdName } from '../../database/name-lock.ts';
import type { Connection } from '../../database/pool.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { jobStatistic, statistic, typedSearch } from '../../database/schema/statistics.ts';
import { JOB_ADDED, JOB_COLUMNS } from './job-columns-store.ts';
import type { Source, Typed } from './measures.ts';

const WHY = 'The counts of all brands are written at once.';
const STATISTIC = acrossBrands(statistic, WHY);
const JOB_STATISTIC = acrossBrands(jobStatistic, WHY);
const TYPED_SEARCH = acrossBrands(typedSearch, WHY);
const JOBS = acrossBrands(job, WHY);

type Writer = Pick<Connection, 'execute'>;

export interface JobCounts extends Record<Source, number> {
  views: number;
  starts: number;
  listed: number;
  places: number;
}

export const noJobCounts = (): JobCounts => ({
  ...{ views: 0, starts: 0, listed: 0, places: 0 },
  ...{ search: 0, job: 0, employer: 0, site: 0, engine: 0, elsewhere: 0, mail: 0, feed: 0, direct: 0 },
});

interface DayCounts {
  brand: string;
  period: string;
  /** By measure and subject, with a tab between them. */
  counts: ReadonlyMap<string, number>;
}

/** Adds counts of days. Rows are taken in a fixed order, so that concurrent writers do not deadlock. */
export async function addCounts(db: Writer, days: readonly DayCounts[]): Promise<void> {
  const rows = days.flatMap(({ brand, period, counts }) =>
    [...counts].map(([name, count]) => [brand, period, ...name.split('\t'), count] as const),
  );
  if (rows.length === 0) return;
  const column = (at: number) => sql.param(rows.map((row) => row[at]));
  await db.execute(sql`
    insert into ${STATISTIC} (frontend, period, measure, subject, count)
    select * from unnest(${column(0)}::text[], ${column(1)}::date[], ${column(2)}::text[], ${column(3)}::text[], ${column(4)}::bigint[])
      as new(frontend, period, measure, subject, count) order by 1, 2, 3, 4
    on conflict on constraint statistic_is_unique do update set count = statistic.count + excluded.count`);
}

/** Adds counts of jobs on the brands that show them, by day and in all. */
export async function addJobCounts(
  db: Writer,
  days: readonly { brand: string; period: string; jobs: ReadonlyMap<number, JobCounts> }[],
): Promise<void> {
  const rows = days.flatMap(({ brand, period, jobs }) =>
    [...jobs].map(
      ([jobId, { job: fromJob, employer, search, site, engine, elsewhere, mail, feed, direct, ...own }]) => ({
        ...{ frontend: brand, period, job_id: jobId, applications: 0, ...own, from_search: search, from_job: fromJob },
        ...{ from_employer: employer, from_site: site, from_engine: engine, from_elsewhere: elsewhere },
        ...{ from_mail: mail, from_feed: feed, from_direct: direct },
      }),
    ),
  );
  if (rows.length === 0) return;
  const given = sql.param(JSON.stringify(rows));
  // Locked in a fixed order, so that concurrent writers do not deadlock.
  await db.execute(sql`
    with seen as (select job_id, sum(views)::int as views, sum(starts)::int as starts
      from jsonb_populate_recordset(null::public.job_statistic, ${given}::jsonb)
        join ${acrossBrands(jobFrontend, WHY)} using (job_id, frontend)
      where views > 0 or starts > 0 group by job_id),
    locked as (select j.id from ${JOBS} j join seen on seen.job_id = j.id order by j.id for no key update of j)
    update ${JOBS} set views = job.views + seen.views, application_starts = application_starts + seen.starts
    from seen join locked on locked.id = seen.job_id where job.id = seen.job_id`);
  await db.execute(sql`
    insert into ${JOB_STATISTIC} (frontend, period, job_id, ${JOB_COLUMNS})
    select frontend, period, job_id, ${JOB_COLUMNS}
    from jsonb_populate_recordset(null::public.job_statistic, ${given}::jsonb)
      join ${acrossBrands(jobFrontend, WHY)} using (job_id, frontend)
    order by job_id, frontend, period
    on conflict on constraint job_statistic_is_unique do update set ${JOB_ADDED}`);
}

/** Searches for one text by one network. */
export interface TypedCount {
  measure: Typed;
  text: string;
  textKey: string;
  networkKey: string;
  count: number;
  empty: number;
}

/** A text is kept once so many networks have typed it on one day. */
export const NETWORKS = 5;
/** Rows of a brand and day; what is typed beyond them counts without its text. */
const MOST_ROWS = 20_000;

/**
 * Notes who typed what, and adds to the counts what enough networks have typed by now, with all earlier searches of the day. One process
 * at a time for a brand: two that each know of four networks would both wait for the fifth.
 */
export async function addTyped(
  db: Writer,
  { brand, period, typed }: { brand: string; period: string; typed: readonly TypedCount[] },
): Promise<void> {
  if (typed.length === 0) return;
  await holdName({ db }, `typed ${brand}`);
  const given = sql.param(
    JSON.stringify(
      typed.map(({ measure, text, textKey, networkKey, count, empty }) => ({
        ...{ measure, text, text_key: textKey, network_key: networkKey, count, empty },
      })),
    ),
  );
  const rows = sql`jsonb_to_recordset(${given}::jsonb)
    as given(measure text, text text, text_key text, network_key text, count int, empty int)`;
  await db.execute(sql`
    insert into ${TYPED_SEARCH} (frontend, period, measure, text_key, network_key, count, empty)
    select ${brand}::text, ${period}::date, measure, text_key, network_key, count, empty from ${rows}
    where (select count(*) from ${TYPED_SEARCH} t where t.frontend = ${brand} and t.period = ${period}) < ${MOST_ROWS}
    on conflict on constraint typed_search_is_unique
      do update set count = typed_search.count + excluded.count, empty = typed_search.empty + excluded.empty`);
  await db.execute(sql`
    with texts as (select distinct measure, text, text_key from ${rows}),
    heard as (
      select t.measure, texts.text, t.text_key, sum(t.count) as count, sum(t.empty) as empty
      from ${TYPED_SEARCH} t join texts on texts.measure = t.measure and texts.text_key = t.text_key
      where t.frontend = ${brand} and t.period = ${period}
      group by t.measure, texts.text, t.text_key having count(*) >= ${NETWORKS}),
    taken as (
      update ${TYPED_SEARCH} t set count = 0, empty = 0 from heard
      where t.frontend = ${brand} and t.period = ${period} and t.measure = heard.measure and t.text_key = heard.text_key)
    insert into ${STATISTIC} (frontend, period, measure, subject, count)
    select ${brand}::text, ${period}::date, found.measure, found.text, found.count from (
      select measure, text, count from heard union all select measure || '-empty', text, empty from heard
    ) found where found.count > 0 order by 3, 4
    on conflict on constraint statistic_is_unique do update set count = statistic.count + excluded.count`);
}
