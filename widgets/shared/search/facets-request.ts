import type { SearchRequest } from '../../../runtime/core/search/types.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { facetSize } from './facet-settings.ts';
import { listingOf } from './search-links.ts';

type FacetRequest = NonNullable<SearchRequest['facets']>[number];

/**
 * The facets of a search as its page shows them. Two values more than are shown tell whether to list one more or to
 * link to the rest. Values below others are shown around a chosen one only, so only its facet asks for them.
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
