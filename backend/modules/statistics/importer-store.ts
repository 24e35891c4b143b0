/** SQL of what importers bring. */
import { sql } from 'drizzle-orm';
import { acrossBrands, rowsWithin } from '../../database/brand-rows.ts';
import { importer, importerItem, importerRun } from '../../database/schema/importers.ts';
import { job, jobReport } from '../../database/schema/jobs.ts';
import { jobStatistic } from '../../database/schema/statistics.ts';
import type { Period } from './period.ts';

type Within = Parameters<typeof rowsWithin>[0];

const JOBS = acrossBrands(job, 'The jobs of an importer are those of its items.');

export interface ImporterRow extends Record<string, unknown> {
  id: number;
  name: string;
  brand: string;
  online: number;
  noSalary: number;
  noOccupation: number;
  noPlace: number;
  views: number;
  starts: number;
  items: number;
  refused: number;
  reports: number;
}

const isMissing = (...path: string[]) => {
  const found = sql`j.data #> ${sql.param(path)}::text[]`;
  return sql`(${found} is null or ${found} in ('null', '""', '[]', '{}'))`;
};

/** Importers by name. */
export async function listImporterFigures(within: Within, { from, until }: Period, now: Date): Promise<ImporterRow[]> {
  const rows = rowsWithin(within);
  const during = sql`between ${from}::date and ${until}::date`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows: found } = await within.db.execute<ImporterRow>(sql`
    select i.id, i.name, i.frontend as brand, own.*, read.*, ran.*, told.*
    from ${rows.all(importer)} i
    cross join lateral (
      select count(*)::int as online,
        count(*) filter (where ${isMissing('job_categorization', 'minSalary')} and ${isMissing('job_categorization', 'maxSalary')}
          and ${isMissing('job_categorization', 'salaryRange')})::int as "noSalary",
        count(*) filter (where ${isMissing('job_categorization', 'occupationalField')})::int as "noOccupation",
        count(*) filter (where ${isMissing('job_location', 'address')})::int as "noPlace"
      from ${rows.all(importerItem)} m join ${JOBS} j on j.id = m.job_id
      where m.importer_id = i.id and m.owns and j.state = 'published' and (j.expires is null or j.expires > ${at})
    ) own
    cross join lateral (
      select coalesce(sum(s.views), 0)::float8 as views, coalesce(sum(s.starts), 0)::float8 as starts
      from ${rows.all(importerItem)} m join ${rows.all(jobStatistic)} s on s.job_id = m.job_id
      where m.importer_id = i.id and m.owns and s.period ${during}
    ) read
    cross join lateral (
      select coalesce(sum(r.items), 0)::float8 as items, coalesce(sum(r.refused), 0)::float8 as refused
      from ${rows.all(importerRun)} r
      where r.importer_id = i.id and r.state = 'done' and r.created::date ${during}
    ) ran
    cross join lateral (
      select count(*)::int as reports from ${rows.all(importerItem)} m join ${rows.all(jobReport)} t on t.job_id = m.job_id
      where m.importer_id = i.id and m.owns and t.created::date ${during}
    ) told
    where i.leaving is null order by lower(i.name), i.id`);
  return found;
}
