import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-query.ts';
import { organizationNameQuery } from '../shared/organizations/organization-name-query.ts';

export function load({ page: { content } }: LoadContext): WidgetQueries {
  if (content?.type === 'job') return { job: jobQuery(content.id) };
  if (content?.type === 'organization') return { organization: organizationNameQuery(content.id) };
  return {};
}
