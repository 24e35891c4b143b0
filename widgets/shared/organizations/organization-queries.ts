import { type Operation, operation } from '../../../runtime/core/operation.ts';
import { searchRequest } from '../../../runtime/core/search/search-request.ts';
import type { LoadContext } from '../../../runtime/page/widget-contract.ts';
import { facetsRequest } from '../search/facets-request.ts';
import { listingOf } from '../search/search-links.ts';
import type { OrganizationsFound } from '../search/search-types.ts';
import {
  organizationSearchNestedQuery,
  organizationSearchQuery,
  organizationTeasersQuery,
} from './organizations.generated.ts';

/**
 * The page's organization search; identical for every widget that shows part of it, so that it is queried only once.
 */
export function organizationsQuery(context: LoadContext): Operation<OrganizationsFound> {
  const { brand, page } = context;
  const search = listingOf(page);
  const asked = searchRequest({ ...search, index: 'ORGANIZATIONS' }, brand.document, page.locale);
  const request = { ...asked, facets: facetsRequest(context, asked) };
  return search.choices.length > 0
    ? operation(organizationSearchNestedQuery, { request })
    : operation(organizationSearchQuery, { request });
}

/** The first organizations by name that meet all conditions. */
export function organizationListQuery(
  { page }: LoadContext,
  { count, only = {} }: { count: number; only?: Readonly<Record<string, string>> },
) {
  const conditions = Object.entries(only).map(([field, value]) => ({ field, value }));
  return operation(organizationTeasersQuery, {
    request: {
      language: page.locale,
      ...(conditions.length > 0 && { conditionGroup: { conjunction: 'AND', conditions } }),
      range: { first: 0, last: count },
    },
  });
}
