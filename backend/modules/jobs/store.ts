/** SQL of jobs. A brand sees the jobs that `job_frontend` lists for it, and no other. */
import { and, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Scope } from '../../context.ts';
import { job, jobFrontend, organization, organizationProfile } from '../../database/schema.ts';
import { ORGANIZATION_COLUMNS, type OrganizationRow } from '../organizations/store.ts';

export type JobRow = InferSelectModel<typeof job>;

/** The jobs of these ids that this brand shows, in any state and order, each with the profile that its company has on this brand. */
export async function findJobs(
  { db, frontend }: Scope,
  ids: readonly number[],
): Promise<{ job: JobRow; organization: OrganizationRow | null }[]> {
  const rows = await db
    .select({ job, organization: ORGANIZATION_COLUMNS })
    .from(job)
    .innerJoin(jobFrontend, and(eq(jobFrontend.jobId, job.id), eq(jobFrontend.frontend, frontend)))
    .leftJoin(
      organizationProfile,
      and(
        eq(organizationProfile.organizationId, job.organizationId),
        eq(organizationProfile.frontend, frontend),
        organizationProfile.published,
      ),
    )
    .leftJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(sql`${job.id} = any(${sql.param([...ids])}::int[])`);
  return rows.map(({ job: row, organization: columns }) => ({ job: row, organization: presentRow(columns) }));
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

/** An outer join answers a row of nulls where there is none. */
function presentRow({ id, profileId, name, slug, data, featured, training, changed }: Nullable<OrganizationRow>) {
  if (id === null || profileId === null || name === null || slug === null || data === null) return null;
  if (featured === null || training === null || changed === null) return null;
  return { id, profileId, name, slug, data, featured, training, changed };
}
