import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-queries.ts';

export function load({ brand, page: { content } }: LoadContext) {
  // Nobody would read reports where the administration has no jobs.
  if (content?.type !== 'job' || !brand.document.features.recruiter) return {};
  return { job: jobQuery(content.id) };
}
