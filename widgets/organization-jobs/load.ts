import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { teaserFields } from '../shared/jobs/jobs-query.ts';
import { organizationQuery } from '../shared/organizations/organization-query.ts';

const document = /* GraphQL */ `
  query OrganizationJobs($id: Int!, $limit: Int!) {
    organization(id: $id) { jobs(limit: $limit) { ...Teaser } }
  }
  ${teaserFields}
`;

export function load({ page: { content } }: LoadContext, { count }: { count: number }): WidgetQueries {
  if (content?.type !== 'organization') return {};
  return {
    organization: organizationQuery(content.id),
    jobs: { document, variables: { id: content.id, limit: count } },
  };
}
