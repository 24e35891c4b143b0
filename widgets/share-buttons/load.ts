import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { jobQuery } from '../shared/jobs/job-queries.ts';
import { organizationNameQuery } from '../shared/organizations/organizations.generated.ts';

export function load({ page: { content } }: LoadContext) {
  if (content?.type === 'job') return { job: jobQuery(content.id) };
  if (content?.type === 'organization') return { organization: operation(organizationNameQuery, { id: content.id }) };
  return {};
}
