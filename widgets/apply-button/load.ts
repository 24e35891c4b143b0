import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-queries.ts';

export function load({ page: { content } }: LoadContext) {
  return content?.type === 'job' ? { job: jobQuery(content.id) } : {};
}
