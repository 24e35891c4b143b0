import { and, eq } from 'drizzle-orm';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import type { Scope } from '../../scope.ts';

/** Whether an organization has this job up on this brand. */
export async function findPublicPosting(
  { db, frontend }: Scope,
  { jobId, organizationId }: { jobId: number; organizationId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: job.id })
    .from(job)
    .innerJoin(jobFrontend, and(eq(jobFrontend.jobId, job.id), eq(jobFrontend.frontend, frontend)))
    .where(and(eq(job.id, jobId), eq(job.organizationId, organizationId), eq(job.state, 'published')));
  return rows.length > 0;
}
