/** SQL of the figures for employers. */
import { sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import { application } from '../../database/schema/applications.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { resumeFrontend } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';

export interface AudienceCounts extends Record<string, unknown> {
  jobs: number;
  employers: number;
  views: number;
  applications: number;
  alerts: number;
  resumes: number;
}

/** All figures of a brand, exact. */
export async function findAudience(scope: Scope, now: Date): Promise<AudienceCounts> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await scope.db.execute<AudienceCounts>(sql`
    select online.*, applied.*, alerted.*, found.*
    from (
      select count(*)::int as jobs, count(distinct lower(j.organization_name))::int as employers,
        coalesce(sum(j.views) filter (where j.frontend = ${scope.frontend}), 0)::int as views
      from ${rowsOf(scope).all(jobFrontend)} s
      join ${acrossBrands(job, 'A brand shows jobs that belong to others.')} j on j.id = s.job_id
      where j.state = 'published' and not j.sample and (j.expires is null or j.expires > ${at})
    ) online, (
      select count(*)::int as applications from ${rowsOf(scope).all(application)} a
      where a.confirmed is not null and a.stage <> 'withdrawn' and a.created > ${at} - interval '30 days'
    ) applied, (
      select count(distinct coalesce(w.account_id::text, w.email))::int as alerts from ${rowsOf(scope).all(searchAlert)} w
      where w.index = 'JOBS' and w.confirmed is not null and not w.paused and w.interval > 0
    ) alerted, (
      select count(*)::int as resumes from ${rowsOf(scope).all(resumeFrontend)} r where r.visible and r.listed is not null
    ) found`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Counting returned no row.');
  return counts;
}
