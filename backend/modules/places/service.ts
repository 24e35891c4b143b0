/** Finds places by what people type. */
import { LRUCache } from 'lru-cache';
import { foldVariants } from '../../../runtime/core/places/fold.ts';
import { allOwnPlaces } from '../../../runtime/core/search/own-places.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { Place } from '../../graphql.generated.ts';
import { allowedMistakes, editDistance } from '../../search/closest.ts';
import { type LocationText, readLocationText } from './location-text.ts';
import type { Area } from './regions.ts';
import { findPlacesByName, findPlacesByPrefix, findPlacesLike, type PlaceRow } from './store.ts';

export interface PlaceQuery {
  text: string;
  /** ISO codes in any case, most likely first; empty for all. */
  countries: readonly string[];
  locale: string;
  limit: number;
  /** The whole text is a place rather than a prefix; returns several places only if it names several. */
  exact: boolean;
  /** With `exact`: not what merely resembles the text, nor the region of an unknown town. */
  isStrict?: boolean;
}

/** What the search for places reads. */
export type PlaceContext = Pick<ApiContext, 'db' | 'frontend' | 'brand' | 'regions'>;

const MOST_PLACES = 10;
const LONGEST_TEXT = 120;
/** Weights of areas among cities, as population: `New York` is the city, `Georgia` the state. */
const COUNTRY_WEIGHT = 10_000_000;
const REGION_WEIGHT = 500_000;
/** Preference for places in the first country: a domestic town ranks before a foreign one of up to ten times its size. */
const HOME_WEIGHT = 10;
/** Further preference for places in the brand's own regions: Portland, Maine for a newspaper in Maine. */
const OWN_WEIGHT = 50;
/** For suggestions, the weight of a complete name over a prefix of a longer one, as a power of ten: `Baden` may become `Baden-Baden`. */
const WHOLE_NAME = 1.5;
/** Minimum length of a region's prefix. */
const SHORTEST_AREA = 3;
/** Maximum length of a code; abroad, a code is hardly what was typed. */
const LONGEST_CODE = 3;
/** Similarity of a prefix of the displayed name; and of its name in another language, or of a later word: `Westf` in `Nordrhein-Westfalen`. */
const BEGINNING = 1.8;
const OTHERWISE = 1.785;
/** Shorter prefixes have too many matches to be searched without a cache. */
const cache = new LRUCache<string, Place[]>({
  max: 2000,
  // Countries and language are user input, too.
  maxSize: 1_000_000,
  sizeCalculation: (_places, key) => key.length,
  ttl: 300_000,
  ttlResolution: 1000,
});

/** At most ten places, best first; empty for texts that name no place. Throws `UserError`. */
export async function searchPlaces(context: PlaceContext, query: PlaceQuery): Promise<Place[]> {
  const { limit, text } = query;
  if (limit < 1 || limit > MOST_PLACES) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_PLACES} are allowed.`, { path: 'limit' });
  }
  // For a list of many places, the first ones are enough.
  const asked = readLocationText(text.slice(0, LONGEST_TEXT));
  if (asked === null) return [];
  const listed = query.countries.map((code) => code.toUpperCase());
  const home = listed[0] ?? context.brand.document.site.country.toUpperCase();
  const countries = listed.sort();
  const own = ownRegions(context);
  const key = JSON.stringify([asked, countries, home, own, query.locale, query.exact, query.isStrict]);
  let places = context.regions.areas.length > 0 ? cache.get(key) : undefined;
  if (places === undefined) {
    const found = await findCandidates(context, asked, { ...query, countries, home, own });
    places = found.slice(0, MOST_PLACES);
    cache.set(key, places);
  }
  return places.slice(0, limit);
}

interface Ranked {
  place: Place;
  /** How well the words match; population breaks ties. */
  fit: number;
  score: number;
}

/** `own` regions as `US-ME`. */
type Wanted = PlaceQuery & { home: string; own: readonly string[] };

/** The regions of the brand's own places: those that it suggests before anything is typed. */
function ownRegions({ brand }: PlaceContext): string[] {
  const places = allOwnPlaces(brand.document.search.geoInfo);
  return [...new Set(places.map(({ country, administrativeArea }) => `${country}-${administrativeArea ?? ''}`))].sort();
}

/** By how much a place counts as larger than it is. */
function nearness(country: string, region: string | null, { home, own }: Wanted): number {
  return (country === home ? HOME_WEIGHT : 1) * (own.includes(`${country}-${region ?? ''}`) ? OWN_WEIGHT : 1);
}

async function findCandidates(context: PlaceContext, asked: LocationText, wanted: Wanted): Promise<Place[]> {
  const named = wanted.exact
    ? await findPlacesByName(context, wanted.countries, asked.names)
    : await findBeginning(context, asked, wanted);
  const ranked = [...rankAreas(context, asked, wanted), ...named.map((row) => rankPlace(context, row, asked, wanted))];
  if (wanted.isStrict) return bestOf(ranked, wanted);
  if (ranked.length === 0) ranked.push(...(await findMisspelt(context, asked, wanted)));
  // A hamlet missing from the gazetteer is at least located in its region.
  if (ranked.length === 0 && wanted.exact) {
    ranked.push(...rankAreas(context, { names: asked.qualifiers.toReversed(), qualifiers: asked.qualifiers }, wanted));
  }
  return bestOf(ranked, wanted);
}

function bestOf(ranked: readonly Ranked[], wanted: Wanted): Place[] {
  const best = new Map<string, Ranked>();
  for (const entry of ranked) {
    const known = best.get(entry.place.id);
    if (known === undefined || known.score < entry.score) best.set(entry.place.id, entry);
  }
  const sorted = [...best.values()].sort((a, b) => b.score - a.score);
  // `Portland, Maine` is one place, `Portland` several.
  const kept = wanted.exact ? sorted.filter(({ fit }) => fit === sorted[0]?.fit) : sorted;
  return kept.map(({ place }) => place);
}

/** Places whose name starts with the text; if there are none, with the text without a possible region: `Portland ME`. */
async function findBeginning(context: PlaceContext, { names }: LocationText, wanted: Wanted): Promise<PlaceRow[]> {
  const home = { code: wanted.home, weight: HOME_WEIGHT, own: wanted.own, ownWeight: OWN_WEIGHT };
  const [text = ''] = names;
  const rest = names.at(-1) ?? text;
  const found = await findPlacesByPrefix(context, wanted.countries, text, home);
  return found.length > 0 || rest === text ? found : findPlacesByPrefix(context, wanted.countries, rest, home);
}

/** Places whose name resembles the text. */
async function findMisspelt(context: PlaceContext, asked: LocationText, wanted: Wanted): Promise<Ranked[]> {
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

function rankPlace(context: PlaceContext, row: PlaceRow, asked: LocationText, wanted: Wanted): Ranked {
  const order = asked.names.indexOf(row.folded);
  const confirmed = asked.qualifiers.filter((word) => context.regions.means(word, row.country, row.region)).length;
  const inhabitants = (row.population + 1) * nearness(row.country, row.region, wanted);
  const likeness = order >= 0 ? 3 - order * 0.25 : row.similarity * 2;
  return { place: describePlace(context, row, wanted.locale), ...rank(confirmed, likeness, inhabitants, wanted) };
}

function rankAreas(context: PlaceContext, asked: LocationText, wanted: Wanted): Ranked[] {
  const { countries } = wanted;
  return context.regions.areas.flatMap((area) => {
    if (countries.length > 0 && !countries.includes(area.country)) return [];
    const likeness = likenessOf(area, () => describeArea(context, area, wanted.locale).name, asked, wanted);
    if (likeness === 0) return [];
    const confirmed = asked.qualifiers.filter((word) => context.regions.means(word, area.country, area.region)).length;
    const weight = area.region === null ? COUNTRY_WEIGHT : REGION_WEIGHT;
    const inhabitants = weight * nearness(area.country, area.region, wanted);
    return [{ place: describeArea(context, area, wanted.locale), ...rank(confirmed, likeness, inhabitants, wanted) }];
  });
}

/** For a place, complete names come first; for suggestions, population decides between complete names and prefixes. */
function rank(confirmed: number, likeness: number, inhabitants: number, { exact }: Wanted): Omit<Ranked, 'place'> {
  const fit = confirmed * 4 + likeness;
  const size = Math.log10(inhabitants);
  if (exact || likeness <= BEGINNING) return { fit, score: fit * 100 + size };
  return { fit, score: (fit - likeness + BEGINNING) * 100 + size + WHOLE_NAME };
}

/** 3 for a complete name, less for a later name, a prefix of the name or of a word in it, 0 for no match. */
function likenessOf(
  { country, spellings }: Area,
  shown: () => string,
  { names }: LocationText,
  { exact, home }: Wanted,
): number {
  const order = names.findIndex((name) => spellings.includes(name));
  const [name = ''] = names;
  const isCode = !exact && country !== home && name.length <= LONGEST_CODE;
  if (order >= 0) return isCode ? BEGINNING : 3 - order * 0.25;
  if (exact || name.length < SHORTEST_AREA) return 0;
  const isInside = (spelling: string) => name.length > LONGEST_CODE && spelling.includes(` ${name}`);
  if (!spellings.some((spelling) => spelling.startsWith(name) || isInside(spelling))) return 0;
  return foldVariants(shown()).some((spelling) => spelling.startsWith(name)) ? BEGINNING : OTHERWISE;
}

/** A town as the API shows it. */
export function describePlace({ regions }: PlaceContext, row: PlaceRow, locale: string): Place {
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

function describeArea({ regions }: PlaceContext, { country, region }: Area, locale: string): Place {
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
