/** Loaded for applicants only. */
import { run } from '../../../runtime/graphql/run.ts';
import { appliedJobsQuery } from './job-marks.generated.ts';

/** Ids of the jobs with one of the latest 100 applications that was not withdrawn. */
export async function loadApplied(): Promise<number[]> {
  const { items } = (await run(appliedJobsQuery)).applications;
  return items.flatMap(({ jobId, stage }) => (jobId === null || stage === 'withdrawn' ? [] : [jobId]));
}
