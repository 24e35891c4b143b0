/** Rules of showing jobs. */
import type { ApiContext } from '../../../context.ts';
import { isShown, stateOf } from '../policy.ts';
import type { JobRecord } from './job.ts';

/** The job if this brand shows it and its page is still available, otherwise null. */
export async function findShownJob(context: ApiContext, id: number): Promise<JobRecord | null> {
  const job = id > 0 ? await context.jobs.load(id) : null;
  return job !== null && isShown(job.row, context) ? job : null;
}

/** Published jobs in the given order; those that are no longer shown are left out. */
export async function loadPublished(context: ApiContext, ids: readonly number[]): Promise<JobRecord[]> {
  const jobs = await context.jobs.loadMany(ids);
  return jobs
    .filter((job): job is JobRecord => job !== null && !(job instanceof Error))
    .filter(({ row }) => stateOf(row, context.now) === 'published');
}
