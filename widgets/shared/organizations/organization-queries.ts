import { type Operation, operation } from '../../../runtime/core/operation.ts';
import type { LoadContext } from '../../../runtime/page/widget-contract.ts';
import { perPage } from '../per-page.ts';
import { listingOf } from '../search/listing-links.ts';
import { listingRequest } from '../search/listing-request.ts';
import type { OrganizationsFound } from '../search/search-types.ts';
import {
  organizationCoversQuery,
  organizationSearchNestedQuery,
  organizationSearchQuery,
  organizationTeasersQuery,
  type SearchRequest,
} from './organizations.generated.ts';

/**
 * The page's organization search; identical for every widget that shows part of it, so that it is queried only once.
 */
export const organizationsQuery = perPage(({ brand, page }): Operation<OrganizationsFound> => {
  const search = listingOf(page);
  const request = listingRequest(page, { ...search, index: 'ORGANIZATIONS' }, brand.document);
  return search.choices.length > 0
    ? operation(organizationSearchNestedQuery, { request })
    : operation(organizationSearchQuery, { request });
});

interface ListOptions {
  count: number;
  only?: Readonly<Record<string, string>>;
}

/** The first organizations by name that meet all conditions. */
export function organizationListQuery(context: LoadContext, options: ListOptions) {
  return operation(organizationTeasersQuery, { request: listRequest(context, options) });
}

/** The same with their covers. */
export function organizationCoverQuery(context: LoadContext, options: ListOptions) {
  return operation(organizationCoversQuery, { request: listRequest(context, options) });
}

function listRequest({ page }: LoadContext, { count, only = {} }: ListOptions): SearchRequest {
  const conditions = Object.entries(only).map(([field, value]) => ({ field, value }));
  return {
    language: page.locale,
    ...(conditions.length > 0 && { conditionGroup: { conjunction: 'AND', conditions } }),
    range: { first: 0, last: count },
  };
}
