/** SQL of how jobs did. */
import { sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { jobStatistic } from '../../database/schema/statistics.ts';
import type { Scope } from '../../scope.ts';
import type { Period } from './period.ts';

const SHOWN = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');

export type JobDay = typeof jobStatistic.$inferSelect;

/** The days of a job on the brand. */
export async function listJobDays(scope: Scope, jobId: number, { from, until }: Period): Promise<JobDay[]> {
  const isDuring = sql`${jobStatistic.period} between ${from}::date and ${until}::date`;
  return rowsOf(scope)
    .select()
    .from(jobStatistic)
    .where(sql`${jobStatistic.jobId} = ${jobId} and ${jobStatistic.grain} = 'day' and ${isDuring}`);
}

/** A period with its first moment and that after its last. */
export interface Span extends Period {
  start: Date;
  end: Date;
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Whether a job was online at some time of the span, as a condition on `job j`. */
export const wasOnline = ({ start, end }: Span) => sql`(j.state in ('published', 'archived') and not j.sample
  and j.published < ${moment(end)} and coalesce(j.archived, j.expires, 'infinity') > ${moment(start)})`;

/** Days of the span on which a job was online; at least one. */
const daysOnline = ({ start, end }: Span) => {
  const ended = sql`least(coalesce(j.archived, j.expires, ${moment(end)}), ${moment(end)})`;
  return sql`greatest(1, extract(epoch from (${ended} - greatest(j.published, ${moment(start)}))) / 86400)`;
};

export async function findDaysOnline(scope: Scope, jobId: number, span: Span): Promise<number> {
  const { rows } = await scope.db.execute<{ days: number }>(sql`
    select coalesce(${daysOnline(span)}, 1)::float8 as days from ${rowsOf(scope).all(job)} j where j.id = ${jobId}`);
  return rows[0]?.days ?? 1;
}

export interface SimilarRow extends Record<string, unknown> {
  jobs: number;
  employers: number;
  viewsPerDay: number;
  startsPerView: number;
}

const FIELDS = sql.raw("'{job_categorization,occupationalField}'");

/** Medians over jobs of other employers that the brand shows and that share an occupation with this one. */
export async function findSimilar(scope: Scope, jobId: number, span: Span): Promise<SimilarRow | undefined> {
  const { rows } = await scope.db.execute<SimilarRow>(sql`
    with mine as (select j.organization_id, j.organization_name, j.data #> ${FIELDS} as fields from ${rowsOf(scope).all(job)} j where j.id = ${jobId}),
    others as (
      select j.id, coalesce(j.organization_id::text, lower(j.organization_name)) as employer,
        coalesce(sum(s.views), 0)::float8 as views, coalesce(sum(s.starts), 0)::float8 as starts, ${daysOnline(span)}::float8 as days
      from mine join ${SHOWN} j on j.id <> ${jobId}
        and j.data #> ${FIELDS} ?| array(select jsonb_array_elements_text(case when jsonb_typeof(mine.fields) = 'array' then mine.fields else '[]' end))
        join ${rowsOf(scope).all(jobFrontend)} f on f.job_id = j.id
        left join ${rowsOf(scope).all(jobStatistic)} s
          on s.job_id = j.id and s.grain = 'day' and s.period between ${span.from}::date and ${span.until}::date
      where ${wasOnline(span)}
        and case when mine.organization_id is null then lower(j.organization_name) <> lower(mine.organization_name)
          else j.organization_id is distinct from mine.organization_id end
      group by j.id, j.organization_id, j.organization_name, j.published, j.archived, j.expires)
    select count(*)::int as jobs, count(distinct employer)::int as employers,
      coalesce(percentile_cont(0.5) within group (order by views / days), 0) as "viewsPerDay",
      coalesce(percentile_cont(0.5) within group (order by 100 * starts / nullif(views, 0)), 0) as "startsPerView"
    from others`);
  return rows[0];
}
