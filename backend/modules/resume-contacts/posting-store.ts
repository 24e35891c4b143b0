/** Jobs that a contact request can be about. */
import { and, asc, eq } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import type { Scope } from '../../scope.ts';

const SHOWN = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');

/** Whether an organization has published this job on this brand. */
export async function findPublicPosting(
  scope: Scope,
  { jobId, organizationId }: { jobId: number; organizationId: number },
): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ id: job.id })
    .from(SHOWN)
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id))
    .where(and(eq(job.id, jobId), eq(job.organizationId, organizationId), eq(job.state, 'published')));
  return rows.length > 0;
}

const MOST_JOBS = 100;

/** Published jobs of an organization on this brand, by title. */
export function listPublicPostings(scope: Scope, organizationId: number): Promise<{ id: number; title: string }[]> {
  return rowsOf(scope)
    .select({ id: job.id, title: job.title })
    .from(SHOWN)
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id))
    .where(and(eq(job.organizationId, organizationId), eq(job.state, 'published')))
    .orderBy(asc(job.title), asc(job.id))
    .limit(MOST_JOBS);
}
