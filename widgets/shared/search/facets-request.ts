import type { SearchRequest } from '../../../runtime/core/search/types.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { facetSize } from './facet-settings.ts';
import { listingOf } from './listing-links.ts';

type FacetRequest = NonNullable<SearchRequest['facets']>[number];

/**
 * The facets of a search as its page shows them. Requesting two extra values tells whether to show one more or to
 * link to the rest. Nested values are only shown around a selected one, so only its facet requests them.
 */
export function facetsRequest(
  { brand, page }: { brand: { document: { search: { facetLimit: number } } }; page: PageInfo },
  { facets = [] }: SearchRequest,
): FacetRequest[] {
  const { facetLimit } = brand.document.search;
  const chosen = new Set(listingOf(page).choices.map(({ field }) => field));
  return facets.map((facet) => {
    const { isOpen, shown, listed } = facetSize(page, facet.field);
    if (chosen.has(facet.field)) return { ...facet, limit: facetLimit };
    return { ...facet, limit: Math.min(facetLimit, isOpen ? listed + 1 : shown + 2), top_only: true };
  });
}
