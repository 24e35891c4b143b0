import type { WidgetLoad, WidgetOutcome } from '../../runtime/page/widget-contract.ts';
import { type OrganizationsFound, organizationsQuery } from '../shared/organizations-query.ts';
import { listingOf } from '../shared/search-links.ts';

export const load: WidgetLoad<unknown> = (context) => ({ organizations: organizationsQuery(context) });

/** A page behind the last one does not exist. */
export const outcome: WidgetOutcome<unknown, { organizations: OrganizationsFound }> = ({ page }, _props, data) => {
  const { total, hits } = data.organizations.search;
  return listingOf(page).page > 1 && hits.length === 0 ? { status: 404 } : { total };
};
