import { documentIndex } from '../../../runtime/core/search/settings.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { plainText } from '../words/plain-text.ts';
import { listingOf } from './search-links.ts';

export interface FacetLook {
  title: string;
  multiple: boolean;
}

/** How the brand shows a facet of the listing; what it leaves open has our own words. */
export function facetLook(page: PageInfo, field: string, t: Translate): FacetLook {
  const own = settingsOf(page, field);
  return { title: plainText(own?.title) ?? t(`facets.${field}`), multiple: own?.multiple ?? true };
}

/** How many values of a facet stand on the page: the same for the question of the server and the view in the browser. */
export interface FacetSize {
  /** The visitor asked for all of its values. */
  isOpen: boolean;
  /** Values shown while it is not open. */
  shown: number;
  /** Most values shown at all; where there are more, the rest is found by typing. */
  listed: number;
}

/** The limits of a facet of the listing, by what the brand says; six values where it says nothing. */
export function facetSize(page: PageInfo, field: string): FacetSize {
  const listed = page.brand.search.facetAutocompleteThreshold;
  const limit = settingsOf(page, field)?.limit ?? 6;
  return { isOpen: listingOf(page).openFacet === field, shown: Math.min(limit, listed), listed };
}

function settingsOf(page: PageInfo, field: string) {
  return page.brand.facets[documentIndex(listingOf(page).index)].items[field];
}
