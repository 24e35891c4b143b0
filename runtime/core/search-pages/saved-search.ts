/** Landing pages show a saved search: one that a document or a row holds as its address (docs/landing-pages.md). */

import { type ListingAt, listingAt } from '../routing/listing-at.ts';
import type { RoutingDocument } from '../routing/table.ts';
import { feedSearch } from '../search/search-address.ts';
import type { PlaceReading, SearchState } from '../search/types.ts';
import { readSearch, type SearchContext } from './read-search.ts';

/** A saved search in the language of the page. */
export interface SavedSearch {
  state: SearchState;
  place?: PlaceReading;
}

type Context = Omit<SearchContext, 'route'> & { readonly brand: { readonly document: RoutingDocument } };

/** A word of another language redirects to the address in this one. */
const MOST_ADDRESSES = 3;

/** The first page of the search at an address; null if there is no listing at it, or a filter of it does not exist. */
export async function readSavedSearch(context: Context, address: string): Promise<SavedSearch | null> {
  let found: ListingAt | null = listingAt(context.brand.document, address);
  for (let read = 0; found !== null && read < MOST_ADDRESSES; read += 1) {
    const search = await readSearch({ ...context, route: found.match });
    if (search?.kind === 'state') {
      const { state, place } = search;
      return { state: feedSearch(state), ...(place && { place }) };
    }
    if (search?.kind !== 'redirect') return null;
    found = listingAt(context.brand.document, search.location);
  }
  return null;
}
