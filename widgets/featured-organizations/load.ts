import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { organizationListQuery } from '../shared/organizations-query.ts';

/** Featured organizations, and others to fill up with unless the brand shows featured ones only. */
export function load(context: LoadContext, props: { count?: number }): WidgetQueries {
  const { search, features } = context.brand.document;
  const count = props.count ?? search.ranges.featuredOrganizations;
  if (count === 0) return {};
  const featured = organizationListQuery(context, { count, only: { featured: 'true' } });
  if (features.showOnlyFeaturedOrganizations) return { featured };
  return { featured, others: organizationListQuery(context, { count }) };
}
