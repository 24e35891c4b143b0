import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { FeaturedOrganizationsProps } from '../props.generated.ts';
import { organizationCoverQuery, organizationListQuery } from '../shared/organizations/organization-queries.ts';
import { featuredCoversQuery, featuredOrganizationsQuery } from './featured-organizations.generated.ts';

const TURN_MS = 10 * 60_000;

/** Featured organizations in rotation, and others to top them up unless the brand shows featured ones only. */
export function load(
  context: LoadContext,
  { count: wanted, show }: Pick<FeaturedOrganizationsProps, 'count' | 'show'>,
) {
  const { search, features } = context.brand.document;
  const count = wanted ?? search.ranges.featuredOrganizations;
  if (count === 0) return {};
  const turn = Math.floor(Date.parse(context.page.now) / TURN_MS);
  const alone = features.showOnlyFeaturedOrganizations;
  if (show === 'covers') {
    const featuredCovers = operation(featuredCoversQuery, { limit: count, turn });
    return alone ? { featuredCovers } : { featuredCovers, otherCovers: organizationCoverQuery(context, { count }) };
  }
  const featured = operation(featuredOrganizationsQuery, { limit: count, turn });
  return alone ? { featured } : { featured, others: organizationListQuery(context, { count }) };
}
