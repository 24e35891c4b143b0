import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-query.ts';

export function load({ brand, page: { content } }: LoadContext): WidgetQueries {
  // Nobody would read reports where the administration has no jobs.
  if (content?.type !== 'job' || !brand.document.features.recruiter) return {};
  return { job: jobQuery(content.id) };
}
