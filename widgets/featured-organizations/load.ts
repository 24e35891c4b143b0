import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { organizationFields } from '../shared/organizations/organization-query.ts';
import { organizationListQuery } from '../shared/organizations/organizations-query.ts';

const TURN_MS = 10 * 60_000;

const document = /* GraphQL */ `
  query FeaturedOrganizations($limit: Int!, $turn: Int!) {
    featuredOrganizations(limit: $limit, turn: $turn) { ...OrganizationTeaser }
  }
  ${organizationFields}
`;

/** Featured organizations in turns, and others to fill up with unless the brand shows featured ones only. */
export function load(context: LoadContext, props: { count?: number }): WidgetQueries {
  const { search, features } = context.brand.document;
  const count = props.count ?? search.ranges.featuredOrganizations;
  if (count === 0) return {};
  const turn = Math.floor(Date.parse(context.page.now) / TURN_MS);
  const featured = { document, variables: { limit: count, turn } };
  if (features.showOnlyFeaturedOrganizations) return { featured };
  return { featured, others: organizationListQuery(context, { count }) };
}
