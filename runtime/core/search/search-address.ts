/** Search state -> address: everything a visitor chose, in one spelling. */
import { writePath, writeQuery } from '../routing/raw-url.ts';
import { ordered } from './choices.ts';
import type { ListingSettings, SearchSettings } from './settings.ts';
import type { FacetChoice, LocationFilter, SearchState } from './types.ts';

/** The part of a listing's address that follows `/jobs` or `/organizations`. */
export interface ListingAddress {
  taxonomy: string[];
  query: [name: string, value: string][];
}

/** Clean facet values go to the path, everything else to the query, in a fixed order and without defaults. */
export function searchAddress(state: SearchState, settings: SearchSettings): ListingAddress {
  const listing = settings.listings[state.index];
  const choices = ordered(state.choices, listing);
  const clean = cleanChoices(choices, listing);
  const rest = choices.filter((choice) => !clean.includes(choice));
  return { taxonomy: clean.map(({ alias }) => alias), query: searchQuery(state, rest, settings) };
}

/** The same search with all of it in the query, as feeds take it. */
export function feedAddress(state: SearchState, settings: SearchSettings, locale: string): string {
  const query = searchQuery({ ...state, page: 1, jobId: null, openFacet: null }, state.choices, settings);
  return writePath(['feeds', `${state.index.toLowerCase()}.rss`]) + writeQuery([['locale', locale], ...query]);
}

/** Choices that stand in the path: of the first fields that may, each with one value. */
export function cleanChoices(choices: readonly FacetChoice[], { clean, cleanFacets }: ListingSettings): FacetChoice[] {
  if (choices.length === 0) return [];
  const single = clean.flatMap((field) => {
    const values = choices.filter((choice) => choice.field === field);
    return values.length === 1 ? values.filter(({ alias }) => alias !== '') : [];
  });
  return single.slice(0, cleanFacets);
}

function searchQuery(
  state: SearchState,
  choices: readonly FacetChoice[],
  settings: SearchSettings,
): [string, string][] {
  const pairs: [string, string][] = [];
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') pairs.push([name, String(value)]);
  };
  add('search', state.text);
  if (state.location) for (const [name, value] of locationQuery(state.location, settings)) add(name, value);
  if (choices.length > 0) {
    for (const field of settings.listings[state.index].facets) {
      const values = choices.filter((choice) => choice.field === field);
      add(field, values.map(({ filter }) => filter).join(','));
    }
  }
  add('job_organization_name', state.organizationName);
  add('sorting', state.sorting);
  add('facet', state.openFacet);
  add('page', state.page > 1 ? state.page : null);
  add('jobId', state.jobId);
  return pairs;
}

function locationQuery(location: LocationFilter, settings: SearchSettings): [string, string | number | null][] {
  return [
    ['geo_location', location.label],
    ['country', location.country],
    ['administrative_area_level_1', location.administrativeArea],
    ['lat', location.lat],
    ['lon', location.lon],
    ['radius', location.radius === settings.defaultRadius ? null : location.radius],
  ];
}

/** The state that names the canonical address: an open job, an open facet or another order is the same page. */
export function canonicalSearch(state: SearchState): SearchState {
  return { ...state, sorting: null, jobId: null, openFacet: null };
}

/** The state with its aliases in another language; a value without one goes to the query. */
export function searchInLocale(state: SearchState, locale: string): SearchState {
  return {
    ...state,
    choices: state.choices.map((choice) => ({ ...choice, alias: choice.translations?.[locale] ?? '' })),
  };
}

/** Whether search engines are asked to leave this page out (and to follow its links). */
export function isNoindexSearch(state: SearchState, total: number, settings: SearchSettings): boolean {
  if (total === 0 && settings.noindexEmpty) return true;
  const { text, location, organizationName, sorting, openFacet } = state;
  const isPlain = text === '' && !location && !organizationName && !sorting && !openFacet;
  return !isPlain || cleanChoices(state.choices, settings.listings[state.index]).length < state.choices.length;
}
