/** Understands a place among the words of a search text: `nurse portland`. */
import { LRUCache } from 'lru-cache';
import { areClose } from '../../../runtime/core/places/close.ts';
import { foldPlace } from '../../../runtime/core/places/fold.ts';
import { ownPlaces } from '../../../runtime/core/search/own-places.ts';
import type { ApiContext } from '../../context.ts';
import type { Place, SearchRequest } from '../../graphql.generated.ts';
import { foldQuery, wordsOf } from '../../search/fold.ts';
import type { SearchIndex } from '../../search/port.ts';
import { isFiller } from '../../search/vocabulary/filler.ts';
import { isVocabulary } from '../../search/vocabulary/known.ts';
import { isAroundPlaces, type NamedPlace, readAround } from '../../search/vocabulary/place-words.ts';
import { findSynonyms } from '../../search/vocabulary/synonyms.ts';
import { scopeOf } from '../facets/service.ts';
import { searchPlaces } from '../places/service.ts';
import { knownSpellings } from '../places/store.ts';

export interface UnderstoodPlace {
  /** Normalized. */
  words: string;
  /** The name without its region, normalized. */
  name: string;
  place: Place;
}

export interface Understood {
  /** Searches near the place for the other words. */
  request: SearchRequest;
  place: UnderstoodPlace | null;
}

const MOST_WORDS = 8;
/** Words of a place, including its region: `new york ny`. */
const LONGEST_NAME = 4;
const SHORTEST_NAME = 3;
const MOST_COMPARED = 4;

/** Names on a board change as jobs come and go. */
const KEPT_MS = 60_000;
const known = new LRUCache<string, { span: Span | null; place: Place | null }>({ max: 2_000, ttl: KEPT_MS });

interface Span {
  words: readonly string[];
  /** What is said around the name. */
  said: NamedPlace;
}

/**
 * The same request with a place in place of the words that name it. A name of something else on this board stays a
 * word, and so does a text with nothing else in it.
 */
export async function understandPlace(
  context: ApiContext,
  index: SearchIndex,
  request: SearchRequest,
  language: string,
): Promise<Understood> {
  const asTyped = { request, place: null };
  const words = wordsToRead(request);
  if (words.length < 2) return asTyped;
  const key = JSON.stringify([context.frontend, index, language, words]);
  const found = known.get(key) ?? (await findMeaning(context, index, words, language));
  known.set(key, found);
  const { span, place } = found;
  if (span === null || place === null) return asTyped;
  const rest = withoutSpan(words, span);
  const fulltext = rest.every(isFiller) ? null : { keys: rest.join(' ') };
  return {
    request: { ...request, fulltext, geoLocation: near(context, place) },
    place: { words: span.words.join(' '), name: qualified(span, regionNames(context)).split(',', 1).join(), place },
  };
}

/**
 * The same request with a place in place of the whole text, if that is the name of one: for a text that nothing is found by.
 */
export async function understandWhole(
  context: ApiContext,
  index: SearchIndex,
  request: SearchRequest,
  language: string,
): Promise<Understood> {
  const words = wordsToRead(request);
  const regions = regionNames(context);
  const spans = words.length === 0 ? [] : await findNames(context, words, regions, language);
  const whole = spans.find((span) => span.words.length === words.length);
  const place = whole && (await findPlace(context, index, qualified(whole, regions), language));
  if (!whole || !place) return { request, place: null };
  const name = words.join(' ');
  const around = { ...request, fulltext: null, geoLocation: near(context, place) };
  return { request: around, place: { words: name, name: qualified(whole, regions).split(',', 1).join(), place } };
}

/** The words of a request whose text may name a place; empty for any other. */
function wordsToRead({ fulltext, geoLocation }: SearchRequest): string[] {
  if (!fulltext || fulltext.literal || geoLocation || /["]|(^|\s)(-|or(\s|$))/i.test(fulltext.keys)) return [];
  const words = foldQuery(fulltext.keys).split(' ').flatMap(wordsOf);
  return words.length > MOST_WORDS ? [] : words;
}

async function findMeaning(context: ApiContext, index: SearchIndex, words: readonly string[], language: string) {
  const regions = regionNames(context);
  for (const span of await findNames(context, words, regions, language)) {
    const name = qualified(span, regions);
    // A town alone is a word; with its region, or after a preposition, it can be nothing else.
    const isAlone = withoutSpan(words, span).length === 0 && span.said.sign === 'none';
    const isTaken = isAlone && !name.includes(',');
    if (isTaken && span.words.length === 1) continue;
    const place = await findPlace(context, index, name, language);
    // New York is not something new in York.
    if (isTaken && place !== null) break;
    if (place !== null && !(await isOtherName(context, index, span, language))) return { span, place };
  }
  return { span: null, place: null };
}

/** Spans that may name a place, the longest first, the last of equals first. */
async function findNames(
  context: ApiContext,
  words: readonly string[],
  regions: ReadonlySet<string>,
  language: string,
): Promise<Span[]> {
  const spans: Span[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const to = from + length;
      spans.push({ words: words.slice(from, to), said: readAround(words, from, to, language) });
    }
  }
  const towns = new Set(
    await knownSpellings(
      context,
      countriesOf(context),
      spans.map(({ words: own }) => foldPlace(own.join(' '))),
    ),
  );
  const isTown = (own: readonly string[]) => towns.has(foldPlace(own.join(' ')));
  return spans.filter(({ words: own }) => {
    if (own.every((word) => isFiller(word) || isAroundPlaces(word))) return false;
    if (isTown(own) || isRegion(own, regions)) return own.join('').length >= SHORTEST_NAME;
    // A town with its region: `portland me`.
    return own.some((_, at) => at > 0 && isTown(own.slice(0, at)) && isRegion(own.slice(at), regions));
  });
}

/** Normalized names and codes of the regions of the brand's countries. */
function regionNames(context: ApiContext): Set<string> {
  const countries = countriesOf(context);
  const own = context.regions.areas.filter(({ country, region }) => region !== null && countries.includes(country));
  return new Set(own.flatMap(({ spellings }) => spellings));
}

function isRegion(words: readonly string[], regions: ReadonlySet<string>): boolean {
  return regions.has(foldPlace(words.join(' ')));
}

function withoutSpan(words: readonly string[], { said }: Span): string[] {
  return [...words.slice(0, said.from), ...words.slice(said.to)];
}

/** Of several places with that name the brand's own one, or the one in its regions, or the one with most of its rows. */
async function findPlace(context: ApiContext, index: SearchIndex, text: string, locale: string): Promise<Place | null> {
  const asked = { countries: countriesOf(context), locale, limit: 10, exact: true, isStrict: true };
  const [first, ...others] = await searchPlaces(context, { ...asked, text });
  if (first === undefined) return null;
  const home = ownPlaces(context.brand.document.search.geoInfo, index);
  const isHome = ({ country, administrativeArea }: Place) =>
    home.some((own) => own.country.toUpperCase() === country && own.administrativeArea === administrativeArea);
  const isOwn = (town: Place) => home.some((own) => areClose(own, town));
  const towns = [first, ...others];
  const preferred = towns.find(isOwn) ?? towns.find((town) => town.locationType === 'locality' && isHome(town));
  return preferred ?? mostUsed(context, index, towns);
}

async function mostUsed(context: ApiContext, index: SearchIndex, places: readonly Place[]): Promise<Place | null> {
  const [first = null] = places;
  if (places.length < 2) return first;
  const scope = await scopeOf(context, index);
  const counted = await Promise.all(
    places.slice(0, MOST_COMPARED).map(async (place) => {
      const request = { geoLocation: near(context, place), range: { first: 0, last: 0 } };
      const { total } = await context.search.search({ ...scope, request });
      return { place, total };
    }),
  );
  return counted.reduce((best, other) => (other.total > best.total ? other : best)).place;
}

/** The name of a place, with its region after a comma: `portland, me`. */
function qualified({ words }: Span, regions: ReadonlySet<string>): string {
  const at = words.findIndex((_, from) => from > 0 && isRegion(words.slice(from), regions));
  return at < 0 ? words.join(' ') : `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`;
}

/** Whether the words may mean something else: after a preposition, only another name of a line of work does. */
async function isOtherName(
  context: ApiContext,
  index: SearchIndex,
  { words, said }: Span,
  language: string,
): Promise<boolean> {
  const scope = await scopeOf(context, index);
  const name = { ...scope, words: words.join(' '), language };
  if (said.sign !== 'none') {
    const [named] = findSynonyms(words, { languages: scope.languages, own: scope.synonyms ?? [] });
    if (named?.from === 0 && named.to === words.length) return true;
    return said.sign === 'place or employer' && context.search.isName({ ...name, ofEmployer: true });
  }
  const [word = ''] = words;
  if (words.length === 1 && isVocabulary(word, scope.languages)) return true;
  return context.search.isName(name);
}

function near(context: ApiContext, place: Place): NonNullable<SearchRequest['geoLocation']> {
  const { country, administrativeArea, lat, lon, locationType } = place;
  if (lat === null || lon === null || lat === undefined || lon === undefined)
    return { country, administrativeArea, locationType };
  const { radius } = context.brand.document.search;
  return { lat, lon, country, locationType, radius: radius.default * radius.multiplier };
}

function countriesOf({ brand }: ApiContext): string[] {
  const { autocomplete } = brand.document.search;
  const listed = autocomplete.countries.length > 0 ? autocomplete.countries : [brand.document.site.country];
  return listed.map((code) => code.toUpperCase());
}
