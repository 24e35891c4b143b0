import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-queries.ts';

export function load({ brand, page: { content } }: LoadContext) {
  // Without job moderation in the administration, nobody would read the reports.
  if (content?.type !== 'job' || !brand.document.features.recruiter) return {};
  return { job: jobQuery(content.id) };
}
