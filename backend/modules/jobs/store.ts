/** SQL of jobs. A brand sees the jobs that `job_frontend` lists for it, and no other. */
import { and, eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Scope } from '../../context.ts';
import { job, jobFrontend } from '../../database/schema.ts';

export type JobRow = InferSelectModel<typeof job>;

/** The jobs of these ids that this brand shows, in any state and any order. */
export async function findJobs({ db, frontend }: Scope, ids: readonly number[]): Promise<JobRow[]> {
  const rows = await db
    .select({ job })
    .from(job)
    .innerJoin(jobFrontend, and(eq(jobFrontend.jobId, job.id), eq(jobFrontend.frontend, frontend)))
    .where(sql`${job.id} = any(${sql.param([...ids])}::int[])`);
  return rows.map((row) => row.job);
}
