/** Links within a listing of jobs or organizations: the same search with something changed. */
import { createHref } from '../../../runtime/core/routing/href.ts';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import type { FacetChoice, SearchState } from '../../../runtime/core/search/types.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

/** The search of any listing, of jobs or of organizations. */
export function listingOf(page: PageInfo): SearchState {
  return page.search ?? emptySearch;
}

/**
 * Path of the current listing with a changed search; goes back to its first page, and closes the pane and the expanded
 * facet unless told otherwise.
 */
export function refineHref(page: PageInfo, changes: Partial<SearchState>): string {
  const search = { ...listingOf(page), page: 1, jobId: null, openFacet: null, ...changes };
  return createHref(page.brand.routes, page.locale).search(search);
}

/** Path of the current listing without criteria. */
export function wholeListingHref(page: PageInfo): string {
  return createHref(page.brand.routes, page.locale).search({ ...emptySearch, index: listingOf(page).index });
}

/** The page as if nothing had been searched: for facets of everything, which lead to a search of their own. */
export function wholeListing(page: PageInfo): PageInfo {
  return { ...page, search: { ...emptySearch, index: listingOf(page).index } };
}

/** Builds paths of the current listing with a facet value added or removed; the expanded facet stays expanded. */
export function choiceHref(page: PageInfo, multiple: boolean): (choice: FacetChoice) => string {
  const search = { ...listingOf(page), page: 1, jobId: null };
  const hrefOf = createHref(page.brand.routes, page.locale).searchWith(search);
  return (choice) => hrefOf(toggleChoice(search.choices, choice, multiple));
}

/** Path of the same page of the listing with this facet expanded, or none. */
export function openFacetHref(page: PageInfo, openFacet: string | null): string {
  return createHref(page.brand.routes, page.locale).search({ ...listingOf(page), openFacet });
}

/** The selected values with one added, or removed if already selected. A single-value facet replaces it. */
export function toggleChoice(choices: readonly FacetChoice[], choice: FacetChoice, multiple: boolean): FacetChoice[] {
  const same = (other: FacetChoice) => other.field === choice.field && other.filter === choice.filter;
  if (choices.length === 0) return [choice];
  if (choices.some(same)) return choices.filter((other) => !same(other));
  return [...choices.filter((other) => multiple || other.field !== choice.field), choice];
}

/** A path and its query as form fields, for a GET form that keeps the parameters of the address. */
export function asFormTarget(href: string): { action: string; fields: [string, string][] } {
  const [action = '', query = ''] = href.split('?');
  return { action, fields: [...new URLSearchParams(query)] };
}
