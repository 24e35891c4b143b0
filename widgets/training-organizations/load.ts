import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { organizationListQuery } from '../shared/organizations/organizations-query.ts';

/** Organizations that train. */
export function load(context: LoadContext, props: { count?: number }): WidgetQueries {
  const count = props.count ?? context.brand.document.search.ranges.trainingOrganizations;
  return count === 0 ? {} : { training: organizationListQuery(context, { count, only: { training: 'true' } }) };
}
