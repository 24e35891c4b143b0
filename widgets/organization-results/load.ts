import { listingOutcome } from '../../runtime/core/search-pages/describe-search.ts';
import type { WidgetLoad, WidgetOutcome } from '../../runtime/page/widget-contract.ts';
import { type OrganizationsFound, organizationsQuery } from '../shared/organizations/organizations-query.ts';
import { listingOf } from '../shared/search/search-links.ts';

export const load: WidgetLoad<unknown> = (context) => ({ organizations: organizationsQuery(context) });

export const outcome: WidgetOutcome<unknown, { organizations: OrganizationsFound }> = (
  { page },
  _props,
  { organizations },
) => listingOutcome(listingOf(page), organizations.search);
