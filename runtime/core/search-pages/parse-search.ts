/** Address -> search state. Every value is either read, corrected, or removed from the address (docs/urls.md). */

import type { RouteMatch } from '../paths/types.ts';
import type { Href } from '../routing/href.ts';
import { type ListingMatch, readChoices, searchIndex } from '../search/choices.ts';
import {
  longestName,
  longestText,
  type Read,
  readCountry,
  readDegrees,
  readId,
  readOneOf,
  readPage,
  readRadius,
  readRegion,
  readText,
} from '../search/read-values.ts';
import { cleanChoices } from '../search/search-address.ts';
import type { SearchSettings } from '../search/settings.ts';
import type { FacetChoice, LocationFilter, ReadAlias, SearchState } from '../search/types.ts';

export type ParsedSearch =
  | { kind: 'state'; state: SearchState }
  | { kind: 'redirect'; status: 301 | 308; location: string }
  | { kind: 'notFound'; reason: 'UNKNOWN_FACET_VALUE'; value: string };

/** Parses a listing page. `aliases`: the answer of `facetAliases`, the page's language first. Null for other pages. */
export function parseSearch(
  match: ListingMatch & Pick<RouteMatch, 'taxonomy' | 'query'>,
  settings: SearchSettings,
  aliases: readonly ReadAlias[],
  href: Href,
): ParsedSearch | null {
  const index = searchIndex(match);
  if (!index) return null;
  const listing = settings.listings[index];
  const read = readChoices(match, listing, aliases, href.locale);
  if (read.kind === 'unknown') return { kind: 'notFound', reason: 'UNKNOWN_FACET_VALUE', value: read.value };
  const unreadable = new Set<string>();
  const accept = <T>(name: string, value: Read<T>): T | null => {
    if (value === 'unreadable') unreadable.add(name);
    return value === undefined || value === 'unreadable' ? null : value;
  };
  const { query } = match;
  const state: SearchState = {
    index,
    page: accept('page', readPage(query.page)) ?? 1,
    ...readWords(query, accept),
    location: readLocation(query, settings, accept),
    sorting: accept('sorting', readSorting(query.sorting, settings, index)),
    openFacet: accept('facet', readOneOf(query.facet, listing.facets)),
    choices: read.choices,
    // Resumes belong to people.
    organizationName: index === 'RESUMES' ? null : readText(query.job_organization_name, longestName) || null,
    jobId: index === 'JOBS' ? accept('jobId', readId(query.jobId)) : null,
  };
  if (read.isFormer) return { kind: 'redirect', status: 308, location: href.search(state) };
  if (unreadable.size === 0 && isRightPath(match.taxonomy, read.pathChoices, state, settings))
    return { kind: 'state', state };
  return { kind: 'redirect', status: 301, location: href.search(state) };
}

type Accept = <T>(name: string, value: Read<T>) => T | null;

function readLocation(
  query: Readonly<Record<string, string>>,
  settings: SearchSettings,
  accept: Accept,
): LocationFilter | null {
  const label = readText(query.geo_location, longestName);
  const country = accept('country', readCountry(query.country));
  const region = accept('administrative_area_level_1', readRegion(query.administrative_area_level_1));
  const lat = accept('lat', readDegrees(query.lat, 90));
  const lon = accept('lon', readDegrees(query.lon, 180));
  const radius = accept('radius', readRadius(query.radius, settings.radiusOptions));
  // Both coordinates are needed, and a region means nothing without its country.
  if ((lat === null) !== (lon === null)) accept('lat', 'unreadable');
  if (region !== null && country === null) accept('administrative_area_level_1', 'unreadable');
  const hasPoint = lat !== null && lon !== null;
  if (!label && !hasPoint && !country) return null;
  const administrativeArea = country === null ? null : region;
  const place = { label, country, administrativeArea, lat: hasPoint ? lat : null, lon: hasPoint ? lon : null };
  return withRadius({ ...place, radius, locationType: locationType(place) }, settings);
}

function locationType({
  lat,
  administrativeArea,
  country,
}: Pick<LocationFilter, 'lat' | 'administrativeArea' | 'country'>) {
  if (lat !== null) return 'locality';
  if (administrativeArea !== null) return 'administrative_area_level_1';
  return country === null ? null : 'country';
}

/** A place with the radius of its kind: the given one, the brand's default, or none. */
export function withRadius(location: LocationFilter, settings: SearchSettings): LocationFilter {
  const isHidden = location.locationType !== null && settings.hideRadiusFor.includes(location.locationType);
  const hasPoint = location.lat !== null || location.locationType === null;
  return { ...location, radius: isHidden || !hasPoint ? null : (location.radius ?? settings.defaultRadius) };
}

/** `literal` means something only beside words. */
function readWords(query: Readonly<Record<string, string>>, accept: Accept): Pick<SearchState, 'text' | 'literal'> {
  const text = readText(query.search, longestText);
  const literal = accept('literal', readOneOf(query.literal, text === '' ? [] : ['1']));
  return literal === null ? { text } : { text, literal: true };
}

function readSorting(value: string | undefined, settings: SearchSettings, index: SearchState['index']): Read<string> {
  const { sortings, defaultSorting } = settings.listings[index];
  if (!value || value === defaultSorting) return undefined;
  return readOneOf(value, sortings);
}

/** Whether the path contains only what it may, in canonical order and in this language. */
function isRightPath(
  taxonomy: readonly string[],
  choices: readonly FacetChoice[],
  state: SearchState,
  settings: SearchSettings,
): boolean {
  if (taxonomy.length === 0) return true;
  const right = cleanChoices(choices, settings.listings[state.index]);
  return right.length === taxonomy.length && right.every(({ alias }, index) => alias === taxonomy[index]);
}
