import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { OrganizationJobsProps } from '../props.generated.ts';
import { organizationQuery } from '../shared/organizations/organizations.generated.ts';
import { organizationJobsQuery } from './organization-jobs.generated.ts';

export function load({ page: { content } }: LoadContext, { count }: Pick<OrganizationJobsProps, 'count'>) {
  if (content?.type !== 'organization') return {};
  const { id } = content;
  return {
    organization: operation(organizationQuery, { id }),
    jobs: operation(organizationJobsQuery, { id, limit: count }),
  };
}
