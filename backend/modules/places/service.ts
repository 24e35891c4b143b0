/** Finds places by what people type. */
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { Place } from '../../graphql.generated.ts';
import { allowedMistakes, editDistance } from '../../search/closest.ts';
import { type LocationText, readLocationText } from './location-text.ts';
import type { Area } from './regions.ts';
import { findPlacesByName, findPlacesByPrefix, findPlacesLike, type PlaceRow } from './store.ts';

export interface PlaceQuery {
  text: string;
  /** ISO codes in any case; empty for all. */
  countries: readonly string[];
  locale: string;
  limit: number;
  /** The whole text is a place, not the beginning of one; several places only when it names several. */
  exact: boolean;
}

const MOST_PLACES = 10;
const LONGEST_TEXT = 120;
/** Weights of areas among cities, in inhabitants: `New York` is the city, `Georgia` the state. */
const COUNTRY_WEIGHT = 10_000_000;
const REGION_WEIGHT = 500_000;
/** How much likelier a name means the place in the brand's own country. */
const HOME_WEIGHT = 25;
/** Shorter beginnings have too many matches for anything but a cache. */
const cache = new LRUCache<string, Place[]>({ max: 2000, ttl: 300_000, ttlResolution: 1000 });

/** At most ten places, best first; texts that name no place have none. Throws `UserError`. */
export async function searchPlaces(context: ApiContext, query: PlaceQuery): Promise<Place[]> {
  const { limit, text } = query;
  if (limit < 1 || limit > MOST_PLACES) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_PLACES} are allowed.`, { path: 'limit' });
  }
  // A list of many places is known by its first ones.
  const asked = readLocationText(text.slice(0, LONGEST_TEXT));
  if (asked === null) return [];
  const countries = query.countries.map((code) => code.toUpperCase()).sort();
  const home = context.brand.document.site.country.toUpperCase();
  const key = JSON.stringify([asked, countries, home, query.locale, query.exact]);
  let places = context.regions.areas.length > 0 ? cache.get(key) : undefined;
  if (places === undefined) {
    const found = await findCandidates(context, asked, { ...query, countries, home });
    places = found.slice(0, MOST_PLACES);
    cache.set(key, places);
  }
  return places.slice(0, limit);
}

interface Ranked {
  place: Place;
  /** How well the words fit; inhabitants decide among equals. */
  fit: number;
  score: number;
}

type Wanted = PlaceQuery & { home: string };

async function findCandidates(context: ApiContext, asked: LocationText, wanted: Wanted): Promise<Place[]> {
  const { countries, exact } = wanted;
  const prefix = asked.qualifiers.length > 0 ? (asked.names.at(-1) ?? '') : (asked.names[0] ?? '');
  const named = exact
    ? await findPlacesByName(context, countries, asked.names)
    : await findPlacesByPrefix(context, countries, prefix);
  const ranked = [...rankAreas(context, asked, wanted), ...named.map((row) => rankPlace(context, row, asked, wanted))];
  if (ranked.length === 0) ranked.push(...(await findMisspelt(context, asked, wanted)));
  // A hamlet that the gazetteer lacks is at least in its region.
  if (ranked.length === 0 && exact) {
    ranked.push(...rankAreas(context, { names: asked.qualifiers.toReversed(), qualifiers: asked.qualifiers }, wanted));
  }
  const best = new Map<string, Ranked>();
  for (const entry of ranked) {
    const known = best.get(entry.place.id);
    if (known === undefined || known.score < entry.score) best.set(entry.place.id, entry);
  }
  const sorted = [...best.values()].sort((a, b) => b.score - a.score);
  // `Portland, Maine` names one place, `Portland` several.
  const kept = exact ? sorted.filter(({ fit }) => fit === sorted[0]?.fit) : sorted;
  return kept.map(({ place }) => place);
}

/** Places whose name the text nearly is. */
async function findMisspelt(context: ApiContext, asked: LocationText, wanted: Wanted): Promise<Ranked[]> {
  const name = asked.names.at(-1) ?? '';
  const allowed = allowedMistakes(name.length);
  if (allowed === 0) return [];
  const rows = await findPlacesLike(context, wanted.countries, name);
  return rows.flatMap((row) => {
    const mistakes = editDistance(name, row.folded);
    if (mistakes > allowed) return [];
    return [rankPlace(context, { ...row, similarity: 1 / (1 + mistakes) }, asked, wanted)];
  });
}

function rankPlace(context: ApiContext, row: PlaceRow, asked: LocationText, wanted: Wanted): Ranked {
  const order = asked.names.indexOf(row.folded);
  const confirmed = asked.qualifiers.filter((word) => context.regions.means(word, row.country, row.region)).length;
  const inhabitants = (row.population + 1) * (row.country === wanted.home ? HOME_WEIGHT : 1);
  const rank = confirmed * 4 + (order >= 0 ? 3 - order * 0.25 : row.similarity * 2);
  return { place: describePlace(context, row, wanted.locale), fit: rank, score: rank * 100 + Math.log10(inhabitants) };
}

function rankAreas(context: ApiContext, asked: LocationText, wanted: Wanted): Ranked[] {
  const { countries, home } = wanted;
  return context.regions.areas.flatMap((area) => {
    if (countries.length > 0 && !countries.includes(area.country)) return [];
    const likeness = likenessOf(area, asked, wanted.exact);
    if (likeness === 0) return [];
    const confirmed = asked.qualifiers.filter((word) => context.regions.means(word, area.country, area.region)).length;
    const weight = area.region === null ? COUNTRY_WEIGHT : REGION_WEIGHT;
    const inhabitants = weight * (area.country === home ? HOME_WEIGHT : 1);
    const fit = confirmed * 4 + likeness;
    return [{ place: describeArea(context, area, wanted.locale), fit, score: fit * 100 + Math.log10(inhabitants) }];
  });
}

/** 3 for a whole name, less for a name behind it or the beginning of one, 0 for none. */
function likenessOf({ spellings }: Area, { names }: LocationText, exact: boolean): number {
  const order = names.findIndex((name) => spellings.includes(name));
  if (order >= 0) return 3 - order * 0.25;
  const [name = ''] = names;
  const begins = !exact && name.length > 2 && spellings.some((spelling) => spelling.startsWith(name));
  return begins ? 1.8 : 0;
}

function describePlace({ regions }: ApiContext, row: PlaceRow, locale: string): Place {
  const own = row.names[locale] ?? row.names[locale.split('-')[0] ?? ''] ?? row.name;
  const isCode = row.kind === 2;
  const name = isCode ? row.folded.toUpperCase() : own;
  const regionName = row.region === null ? null : regions.regionName(row.country, row.region, locale);
  const parts = [
    isCode ? `${name} ${own}` : name,
    regionName === own ? null : regionName,
    regions.countryName(row.country, locale),
  ];
  return {
    id: isCode ? `${row.id}-${row.folded}` : String(row.id),
    label: parts.filter((part) => part !== null).join(', '),
    name,
    country: row.country,
    administrativeArea: row.region,
    lat: row.lat,
    lon: row.lon,
    population: row.population,
    locationType: isCode ? 'postal_code' : 'locality',
  };
}

function describeArea({ regions }: ApiContext, { country, region }: Area, locale: string): Place {
  const countryName = regions.countryName(country, locale);
  const name = region === null ? countryName : regions.regionName(country, region, locale);
  return {
    id: region === null ? country : `${country}-${region}`,
    label: region === null ? name : `${name}, ${countryName}`,
    name,
    country,
    administrativeArea: region,
    lat: null,
    lon: null,
    population: 0,
    locationType: region === null ? 'country' : 'administrative_area_level_1',
  };
}
