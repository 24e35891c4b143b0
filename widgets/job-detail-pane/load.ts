import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-queries.ts';
import { searchOf } from '../shared/search/search-links.ts';

export function load({ page }: LoadContext) {
  const { jobId } = searchOf(page);
  return jobId === null ? {} : { job: jobQuery(jobId) };
}
