import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { FeaturedOrganizationsProps } from '../props.generated.ts';
import { organizationListQuery } from '../shared/organizations/organization-queries.ts';
import { featuredOrganizationsQuery } from './featured-organizations.generated.ts';

const TURN_MS = 10 * 60_000;

/** Featured organizations in rotation, and others to top them up unless the brand shows featured ones only. */
export function load(context: LoadContext, props: Pick<FeaturedOrganizationsProps, 'count'>) {
  const { search, features } = context.brand.document;
  const count = props.count ?? search.ranges.featuredOrganizations;
  if (count === 0) return {};
  const turn = Math.floor(Date.parse(context.page.now) / TURN_MS);
  const featured = operation(featuredOrganizationsQuery, { limit: count, turn });
  if (features.showOnlyFeaturedOrganizations) return { featured };
  return { featured, others: organizationListQuery(context, { count }) };
}
