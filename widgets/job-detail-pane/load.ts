import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-query.ts';
import { searchOf } from '../shared/search/search-links.ts';

export function load({ page }: LoadContext): WidgetQueries {
  const { jobId } = searchOf(page);
  if (jobId === null) return {};
  return { job: jobQuery(jobId) };
}
