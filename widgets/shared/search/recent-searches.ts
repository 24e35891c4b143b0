/** The last searches of this browser: kept here alone, never sent anywhere. */
import { keptInBrowser } from '../../../runtime/core/browser-storage.ts';
import type { SearchState } from '../../../runtime/core/search/types.ts';

export interface RecentSearch {
  index: SearchState['index'];
  /** Addresses differ between languages. */
  locale: string;
  text: string;
  /** Name of the place, empty for none. */
  place: string;
  /** Path and query on this site. */
  href: string;
}

export const MOST_RECENT = 6;
const searches = keptInBrowser('np-recent-searches');

/** The searches of one listing and language, latest first. */
export function recentSearches({ index, locale }: Pick<RecentSearch, 'index' | 'locale'>): RecentSearch[] {
  return read().filter((search) => search.index === index && search.locale === locale);
}

/** Puts a search in front; one for the same words and place moves there. */
export function noteRecentSearch(search: RecentSearch): void {
  if (search.text === '' && search.place === '') return;
  const key = keyOf(search);
  write([search, ...read().filter((other) => keyOf(other) !== key)]);
}

/** Forgets those of all listings and languages. */
export function forgetRecentSearches(): void {
  write([]);
}

const keyOf = ({ index, locale, text, place }: RecentSearch): string =>
  JSON.stringify([index, locale, text.toLowerCase(), place.toLowerCase()]);

function write(list: readonly RecentSearch[]): void {
  if (list.length === 0) searches.write(null);
  else searches.writeJson(list.slice(0, MOST_RECENT));
}

function read(): RecentSearch[] {
  const kept = searches.readJson();
  return Array.isArray(kept) ? kept.filter(isRecentSearch) : [];
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { index, locale, text, place, href }: Partial<Record<keyof RecentSearch, unknown>> = value;
  const isText = [index, locale, text, place].every((part) => typeof part === 'string');
  return isText && typeof href === 'string' && href.startsWith('/') && !href.startsWith('//');
}
