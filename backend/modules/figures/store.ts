/** SQL of a board's own figures. */
import { sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { frontend } from '../../database/schema/brands.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { jobSearch, jobSearchBrand } from '../../database/schema/search.ts';
import type { Scope } from '../../scope.ts';
import type { Box } from '../../search/geo.ts';

/** Jobs at one position. */
export interface JobPoint extends Record<string, unknown> {
  lat: number;
  lon: number;
  count: number;
}

const MOST_POINTS = 5_000;

/** Where the published jobs of this brand are, most jobs first. */
export async function findJobPoints(
  { db, frontend: brand }: Scope,
  { box, now }: { box: Omit<Box, 'wraps'> | null; now: Date },
): Promise<JobPoint[]> {
  const inside =
    box === null
      ? sql``
      : sql`and s.lat between ${box.south} and ${box.north} and s.lon between ${box.west} and ${box.east}`;
  const { rows } = await db.execute<JobPoint>(sql`
    select s.lat, s.lon, count(*)::int as count
    from ${jobSearchBrand} b join ${jobSearch} s on s.job_id = b.job_id
    where b.brand = (select id from ${frontend} where key = ${brand}) and (b.expires is null or b.expires > ${now})
      and s.lat is not null ${inside}
    group by s.lat, s.lon order by count desc, s.lat, s.lon limit ${MOST_POINTS}`);
  return rows;
}

/** Number of jobs published on this brand by the Monday of their week, in a time zone, oldest first. */
export async function countByWeek(
  scope: Scope,
  { weeks, now, timeZone }: { weeks: number; now: Date; timeZone: string },
): Promise<{ begins: string; count: number }[]> {
  const thisWeek = sql`date_trunc('week', ${now}::timestamptz at time zone ${timeZone}::text)`;
  const { rows } = await scope.db.execute<{ begins: string; count: number }>(sql`
    select to_char(w.begins, 'YYYY-MM-DD') as begins, (
      select count(*)::int from ${acrossBrands(job, 'Other brands own jobs that job_frontend shows here.')} j
      join ${rowsOf(scope).all(jobFrontend)} f on f.job_id = j.id
      where j.state in ('published', 'archived')
        and j.published >= w.begins at time zone ${timeZone}::text
        and j.published < (w.begins + interval '1 week') at time zone ${timeZone}::text) as count
    from generate_series(${thisWeek} - ${weeks}::int * interval '1 week', ${thisWeek} - interval '1 week', interval '1 week') w(begins)
    order by w.begins`);
  return rows;
}
