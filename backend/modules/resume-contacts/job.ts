/** Jobs that a request for contact can be about. */
import { and, asc, eq } from 'drizzle-orm';
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

const MOST_JOBS = 100;

/** Jobs that an organization has up on this brand, by title. */
export function listPublicPostings(
  { db, frontend }: Scope,
  organizationId: number,
): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: job.id, title: job.title })
    .from(job)
    .innerJoin(jobFrontend, and(eq(jobFrontend.jobId, job.id), eq(jobFrontend.frontend, frontend)))
    .where(and(eq(job.organizationId, organizationId), eq(job.state, 'published')))
    .orderBy(asc(job.title), asc(job.id))
    .limit(MOST_JOBS);
}
