import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-query.ts';

export function load({ page: { content } }: LoadContext): WidgetQueries {
  if (content?.type !== 'job') return {};
  return { job: jobQuery(content.id) };
}
