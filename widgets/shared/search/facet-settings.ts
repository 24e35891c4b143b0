import { documentIndex } from '../../../runtime/core/search/settings.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { plainText } from '../words/plain-text.ts';
import { listingOf } from './listing-links.ts';

export interface FacetLook {
  title: string;
  multiple: boolean;
}

/** How the brand displays a facet of the listing, with our defaults. */
export function facetLook(page: PageInfo, field: string, t: Translate): FacetLook {
  const own = settingsOf(page, field);
  return { title: plainText(own?.title) ?? t(`facets.${field}`), multiple: own?.multiple ?? true };
}

/** Limits for the values of a facet, the same for the server's query and the view in the browser. */
export interface FacetSize {
  /** The visitor asked for all values. */
  isOpen: boolean;
  /** Number of values shown while it is collapsed. */
  shown: number;
  /** Maximum number of values ever shown; any others are found by searching. */
  listed: number;
}

/** The limits of a facet of the listing, from the brand's settings; six values by default. */
export function facetSize(page: PageInfo, field: string): FacetSize {
  const listed = page.brand.search.facetAutocompleteThreshold;
  const limit = settingsOf(page, field)?.limit ?? 6;
  return { isOpen: listingOf(page).openFacet === field, shown: Math.min(limit, listed), listed };
}

function settingsOf(page: PageInfo, field: string) {
  return page.brand.facets[documentIndex(listingOf(page).index)].items[field];
}
