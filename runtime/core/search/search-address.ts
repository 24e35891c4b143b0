/** Search state -> address: everything a visitor selected, in one canonical form. */
import { joinQuery, writePairs, writePath } from '../paths/raw-url.ts';
import type { FeedFormat } from '../seo/feeds.ts';
import { ordered } from './order-choices.ts';
import type { ListingSettings, SearchSettings } from './settings.ts';
import type { FacetChoice, LocationFilter, SearchState } from './types.ts';

/** The part of a listing's address after `/jobs` or `/organizations`. */
export interface ListingAddress {
  taxonomy: readonly string[];
  /** Including its `?`; empty if there are no parameters. */
  query: string;
}

/**
 * Builds addresses of searches that differ only in their facet values: a page links dozens of them. Clean values go
 * into the
 * path, everything else into the query, in a fixed order and without defaults.
 */
export function searchAddresses(
  state: SearchState,
  settings: SearchSettings,
): (choices: readonly FacetChoice[]) => ListingAddress {
  const listing = settings.listings[state.index];
  const before = writePairs(pairsBefore(state, settings));
  const after = writePairs(pairsAfter(state));
  const queryOfClean = joinQuery([before, after]);
  return (chosen) => {
    const choices = ordered(chosen, listing);
    const clean = cleanChoices(choices, listing);
    const taxonomy = clean.map(({ alias }) => alias);
    if (clean.length === choices.length) return { taxonomy, query: queryOfClean };
    const rest = choices.filter((choice) => !clean.includes(choice));
    return { taxonomy, query: joinQuery([before, writeChoices(rest), after]) };
  };
}

/** The search of a feed, which has no pages, selected job or expanded facet. */
export function feedSearch(state: SearchState): SearchState {
  return { ...state, page: 1, jobId: null, openFacet: null };
}

/** The same search entirely in the query, as feeds expect it. */
export function feedAddress(
  state: SearchState,
  settings: SearchSettings,
  locale: string,
  format: FeedFormat = 'rss',
): string {
  const plain = feedSearch(state);
  const choices = ordered(state.choices, settings.listings[state.index]);
  const query = joinQuery([
    writePairs([['locale', locale]]),
    writePairs(pairsBefore(plain, settings)),
    writeChoices(choices),
    writePairs(pairsAfter(plain)),
  ]);
  return writePath(['feeds', `${state.index.toLowerCase()}.${format}`]) + query;
}

/** Selected values shown in the path: those of the first eligible fields with a single value each. */
export function cleanChoices(choices: readonly FacetChoice[], { clean, cleanFacets }: ListingSettings): FacetChoice[] {
  const [only] = choices;
  // Pages link dozens of searches with a single value.
  if (choices.length === 1)
    return only && cleanFacets > 0 && only.alias !== '' && clean.includes(only.field) ? [only] : [];
  const found: FacetChoice[] = [];
  for (const field of choices.length > 0 ? clean : []) {
    if (found.length === cleanFacets) break;
    const [choice, second] = choices.filter((one) => one.field === field);
    if (choice && !second && choice.alias !== '') found.push(choice);
  }
  return found;
}

type Pair = [name: string, value: string];

/** Pairs without null or empty values. */
function meant(pairs: readonly (readonly [name: string, value: string | number | null])[]): Pair[] {
  return pairs.flatMap(([name, value]): Pair[] => (value === null || value === '' ? [] : [[name, String(value)]]));
}

function pairsBefore({ text, literal, location }: SearchState, settings: SearchSettings): Pair[] {
  const words = [['search', text] as const, ['literal', text !== '' && literal ? 1 : null] as const];
  return meant([...words, ...(location ? locationPairs(location, settings) : [])]);
}

function pairsAfter({ organizationName, sorting, openFacet, page, jobId }: SearchState): Pair[] {
  return meant([
    ['job_organization_name', organizationName],
    ['sorting', sorting],
    ['facet', openFacet],
    ['page', page > 1 ? page : null],
    ['jobId', jobId],
  ]);
}

/** Ordered choices as `field=1,2&other=3`. */
function writeChoices(choices: readonly FacetChoice[]): string {
  const byField = new Map<string, string>();
  for (const { field, filter } of choices) {
    const before = byField.get(field);
    byField.set(field, before === undefined ? filter : `${before},${filter}`);
  }
  return writePairs(byField);
}

function locationPairs(location: LocationFilter, settings: SearchSettings): [string, string | number | null][] {
  return [
    ['geo_location', location.label],
    ['country', location.country],
    ['administrative_area_level_1', location.administrativeArea],
    ['lat', location.lat],
    ['lon', location.lon],
    ['radius', location.radius === settings.defaultRadius ? null : location.radius],
  ];
}

/** The state of the canonical address: a selected job, an expanded facet, another sorting or another reading of the words is the same page. */
export function canonicalSearch(state: SearchState): SearchState {
  const { literal: _, ...rest } = state;
  return { ...rest, sorting: null, jobId: null, openFacet: null };
}

/** The state with aliases in another language; a value without one moves to the query. */
export function searchInLocale(state: SearchState, locale: string): SearchState {
  return {
    ...state,
    choices: state.choices.map((choice) => ({ ...choice, alias: choice.translations?.[locale] ?? '' })),
  };
}

/** Whether search engines are asked not to index this page (but to follow its links). */
export function isNoindexSearch(state: SearchState, total: number, settings: SearchSettings): boolean {
  if (total === 0 && settings.noindexEmpty) return true;
  const { text, location, organizationName, sorting, openFacet } = state;
  const isPlain = text === '' && !location && !organizationName && !sorting && !openFacet;
  return !isPlain || cleanChoices(state.choices, settings.listings[state.index]).length < state.choices.length;
}
