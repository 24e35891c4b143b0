/** Finds the places that an item names. */
import { LRUCache } from 'lru-cache';
import { foldPlace } from '../../../../runtime/core/places/fold.ts';
import type { Place } from '../../../graphql.generated.ts';
import { editDistance } from '../../../search/closest.ts';
import { kilometersBetween, type Point } from '../../places/kilometers.ts';
import { readLocationText } from '../../places/location-text.ts';
import type { Regions } from '../../places/regions.ts';
import { readableName } from './capitals.ts';
import { lineOf } from './mend.ts';

/** What an item says about where the work is, as written. */
export interface WrittenPlace {
  /** Free texts, each of one or several places. */
  texts: readonly string[];
  street: string;
  cities: readonly string[];
  postcode: string;
  region: string;
  country: string;
  lat: number | null;
  lon: number | null;
}

/** An address as the form of jobs stores it. */
export interface FoundAddress {
  addressLine1?: string;
  zip?: string;
  locality?: string;
  administrativeArea?: string;
  countryCode?: string;
  lat?: number;
  lon?: number;
}

export interface FoundPlaces {
  addresses: FoundAddress[];
  /** Texts that name a place that is not known. */
  unknown: string[];
  /** Whether a text says that the work is remote. */
  isRemote: boolean;
  isHybrid: boolean;
}

export interface Gazetteer {
  /** Places with the text as their whole name, best first; `countries` are ISO codes, empty for all. `isStrict`: nothing that merely resembles it. */
  find(query: { text: string; countries: readonly string[]; isStrict: boolean }): Promise<readonly Place[]>;
  /** The town nearest to a point; null far from any. */
  near(point: Point): Promise<Place | null>;
  regions: Pick<Regions, 'areas'>;
  /** ISO code of the board's country. */
  home: string;
}

export interface PlaceFinder {
  find(written: WrittenPlace): Promise<FoundPlaces>;
}

/** A list of more is cut. */
const MOST_PLACES = 20;
const KEPT = 20_000;
const FARTHEST_KM = 100;
const SHORTEST_MISSPELT = 5;
const REMOTE =
  /\b(?:remote(?:ly)?|home[ -]?office|work from home|wfh|telecommut\w*|t[ée]l[ée]travail|anywhere|worldwide|bundesweit|deutschlandweit|teletrabajo)\b/i;
const HYBRID = /\b(?:hybrid|hybride|híbrido)\b/i;
/** Words of such texts that are no part of a place. */
const MANNER =
  /\b(?:(?:100 ?% |fully |full )?remote(?:ly)?(?:[ -](?:only|work|first|friendly))?|home[ -]?office|work from home|wfh|hybrid(?:e)?|híbrido|on[ -]?site|in[ -]office|telecommute|t[ée]l[ée]travail|teletrabajo|anywhere|worldwide|flexible|bundesweit|deutschlandweit|multiple locations|various(?: locations)?|\d+ locations?|and more|others?)\b/gi;
/** Parts that are several places; a comma stands inside one. */
const BETWEEN = /[;•·|\n]|\s\/\s|\s+(?:or|oder|ou|o)\s+|(?<=\p{Ll})\/(?=\p{Lu})/u;

/** Looks each text up once. */
export function createPlaceFinder(gazetteer: Gazetteer): PlaceFinder {
  const kept = new LRUCache<string, Promise<readonly Place[]>>({ max: KEPT });
  const near = new LRUCache<string, Promise<Place | null>>({ max: KEPT });
  const countries = countriesOf(gazetteer.regions);

  function look(text: string, country: string): Promise<readonly Place[]> {
    const key = `${country}\0${text}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = search(text, country);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  }

  async function search(text: string, country: string): Promise<readonly Place[]> {
    return gazetteer.find({ text, countries: country === '' ? [] : [country], isStrict: true });
  }

  /** A town in the country whose name differs in one letter. */
  async function misspelt(town: string, text: string, country: string): Promise<FoundAddress | null> {
    const name = foldPlace(town.replace(/\d+/g, ' '));
    if (name.length < SHORTEST_MISSPELT) return null;
    const found = await gazetteer.find({ text, countries: [country], isStrict: false });
    const [place] = found.filter((one) => one.lat !== null && editDistance(name, foldPlace(one.name)) === 1);
    return place === undefined ? null : addressOf(place);
  }

  async function structured(written: WrittenPlace, city: string, country: string): Promise<FoundAddress | null> {
    const { postcode, street } = written;
    const [town = ''] = city.split(/,|\s\(/);
    const region = written.region.split(/[;,]/).at(-1)?.trim() ?? '';
    const qualified = [city, region].filter(Boolean).join(', ');
    // A postal code without a country is one of the board's own.
    const within = country || gazetteer.home;
    const tries: [string, string][] = [
      [postcode && town && `${postcode} ${town}`, within],
      [town && qualified, country],
      [town, country],
      [postcode, within],
      [region, country],
    ];
    let found: FoundAddress | null = null;
    for (const [text, where] of tries) {
      // A region is better than nothing, but not than the town with a slip of the pen.
      if (text === region && town) found ??= await misspelt(town, qualified, within);
      if (text) found ??= chosen(await look(text, where), written);
    }
    found ??= country === '' ? null : { countryCode: country };
    if (found === null) return null;
    return {
      ...(street && { addressLine1: street.slice(0, 150) }),
      ...(postcode && { zip: postcode.slice(0, 12) }),
      ...(town && { locality: town.slice(0, 100) }),
      ...found,
    };
  }

  async function free(text: string, written: WrittenPlace, country: string): Promise<FoundAddress | null> {
    const parts = [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);
    const [zip, town] = parts;
    // 86609, Donauwörth, BAYERN, DEUTSCHLAND
    const ordered = zip && town && /^\d{4,5}$/.test(zip) ? [`${zip} ${town}`, ...parts.slice(2)] : parts;
    // A code of two letters may be that of a state: Portland, ME.
    const last = foldPlace(parts.at(-1) ?? '');
    const named = last.length > 2 ? countries.get(last) : undefined;
    const whole = chosen(await look(ordered.join(', '), named ?? country), written);
    if (whole !== null) return whole;
    const [name = '', ...rest] = ordered;
    const area = rest.length > 0 ? await areaOf(rest.join(', '), written, named ?? country) : null;
    const slip = await misspelt(name, ordered.join(', '), area?.countryCode ?? named ?? (country || gazetteer.home));
    if (slip !== null && (area?.administrativeArea ?? slip.administrativeArea) === slip.administrativeArea) return slip;
    const known = area ?? (named === undefined ? countryIn(text) : { countryCode: named });
    if (known === null) return null;
    // The gazetteer does not know the town: it stays as written, in its region.
    return known.locality === undefined && rest.length > 0
      ? { locality: readableName(name).slice(0, 100), ...known }
      : known;
  }

  /** What follows the name of a town; a code of two letters is a state of the board's own country first. */
  async function areaOf(text: string, written: WrittenPlace, country: string): Promise<FoundAddress | null> {
    const own = /^\p{L}{2}$/u.test(text) && country === '' ? chosen(await look(text, gazetteer.home), written) : null;
    return own ?? chosen(await look(text, country), written);
  }

  /** A country among the words: `Various locations within India`. */
  function countryIn(text: string): FoundAddress | null {
    const words = foldPlace(text).split(' ');
    for (let length = 3; length > 0; length--)
      for (let at = words.length - length; at >= 0; at--) {
        const name = words.slice(at, at + length).join(' ');
        const code = name.length > 3 ? countries.get(name) : undefined;
        if (code !== undefined) return { countryCode: code };
      }
    return null;
  }

  /** A town is where the feed says, unless that is far from every town of this name. */
  async function withPoint(found: FoundPlaces, written: WrittenPlace, country: string): Promise<FoundPlaces> {
    const point = pointOf(written);
    if (point === null || found.addresses.length + found.unknown.length > 1) return found;
    const [address] = found.addresses;
    if (address !== undefined && distance(address, point) <= FARTHEST_KM) return found;
    const [text = ''] = [...written.cities, ...written.texts].map((one) => placeTextOf(lineOf(one)));
    // 07 - AUBENAS: the number of a French department.
    const name = readableName(text.replace(/^\d+\s*-\s*/, '')).slice(0, 100);
    // Of a town elsewhere, nothing is true here.
    const kept = address?.lat === undefined ? address : {};
    const around = await areaAround(point, country);
    const locality = around?.locality !== undefined && isSameName(around.locality, name) ? around.locality : name;
    const { countryCode = country, administrativeArea } = { ...around, ...kept };
    const area = { ...(administrativeArea && { administrativeArea }), ...(countryCode && { countryCode }) };
    return { ...found, addresses: [{ ...(locality && { locality }), ...kept, ...area, ...point }], unknown: [] };
  }

  /** The nearest town, with its region; null if it is in another country than the item says. */
  async function areaAround(point: Point, country: string): Promise<FoundAddress | null> {
    const key = `${point.lat.toFixed(2)},${point.lon.toFixed(2)}`;
    const known = near.get(key) ?? gazetteer.near(point);
    near.set(key, known);
    known.catch(() => near.delete(key));
    const place = await known;
    return place === null || (country !== '' && place.country !== country) ? null : addressOf(place);
  }

  return {
    async find(written) {
      const country = countries.get(foldPlace(written.country)) ?? '';
      const texts = [...written.texts, ...written.cities];
      const result: FoundPlaces = {
        addresses: [],
        unknown: [],
        isRemote: texts.some((text) => REMOTE.test(text)),
        isHybrid: texts.some((text) => HYBRID.test(text)),
      };
      const add = (found: FoundAddress | null, text: string) => {
        if (found !== null) result.addresses.push(found);
        else if (text !== '') result.unknown.push(text);
      };
      const cities = written.cities.map(lineOf).filter(namesPlace).slice(0, MOST_PLACES);
      const lines = written.texts
        .flatMap((text) => linesOf(text).split(BETWEEN))
        .filter(namesPlace)
        .slice(0, MOST_PLACES);
      for (const city of cities) add(await structured(written, city, country), city);
      if (cities.length === 0)
        for (const line of lines) add(await free(placeTextOf(line), written, country), line.trim());
      const rest = [written.postcode, written.region, country].find((text) => text !== '');
      if (cities.length + lines.length === 0 && rest !== undefined) add(await structured(written, '', country), rest);
      return withPoint({ ...result, addresses: distinct(result.addresses) }, written, country);
    },
  };
}

/** Addresses without repetitions. */
export function distinct(addresses: readonly FoundAddress[]): FoundAddress[] {
  return [...new Map(addresses.map((address) => [JSON.stringify(address), address])).values()];
}

/** The first, or the one nearest to the feed's coordinates. */
function chosen(places: readonly Place[], written: WrittenPlace): FoundAddress | null {
  const point = pointOf(written);
  const [first] = point === null ? places : places.toSorted((a, b) => distance(a, point) - distance(b, point));
  return first === undefined ? null : addressOf(first);
}

interface Spot {
  lat?: number | null | undefined;
  lon?: number | null | undefined;
}

/** In kilometers; farther than anything without coordinates. */
function distance({ lat, lon }: Spot, point: Point): number {
  return typeof lat === 'number' && typeof lon === 'number' ? kilometersBetween({ lat, lon }, point) : Number.MAX_VALUE;
}

function pointOf({ lat, lon }: WrittenPlace): Point | null {
  const isPoint =
    lat !== null && lon !== null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0);
  return isPoint ? { lat, lon } : null;
}

/** Keeps the separators of lines. */
const linesOf = (text: string): string => text.split('\n').map(lineOf).join('\n');

/** The text without words for the way of working; empty if nothing remains. */
function placeTextOf(text: string): string {
  const rest = text
    .replace(MANNER, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:–—-]+|[\s,:–—-]+$/g, '');
  return /\p{L}{2}|\d{4}/u.test(rest) ? rest : '';
}

/** Not `Remote`, nor what is wider than a country: `Latin America`. */
function namesPlace(text: string): boolean {
  const place = placeTextOf(text);
  return place !== '' && readLocationText(place) !== null;
}

/** Whether they differ in blanks and marks alone. */
const isSameName = (one: string, other: string): boolean =>
  foldPlace(one).replace(/[^\p{L}\p{N}]/gu, '') === foldPlace(other).replace(/[^\p{L}\p{N}]/gu, '');

function addressOf({ name, country, administrativeArea, lat, lon, locationType, label }: Place): FoundAddress {
  const isTown = locationType === 'locality' || locationType === 'postal_code';
  // `04101 Portland, Maine`: the name of a postal code is the code.
  const town = locationType === 'postal_code' ? (label.split(',')[0] ?? '').replace(name, '').trim() : name;
  return {
    ...(locationType === 'postal_code' && { zip: name }),
    ...(isTown && town !== '' && { locality: town }),
    ...(administrativeArea && { administrativeArea }),
    ...(country && { countryCode: country }),
    ...(typeof lat === 'number' && typeof lon === 'number' && { lat, lon }),
  };
}

const byRegions = new WeakMap<object, Map<string, string>>();

/** ISO codes by normalized names and codes of countries. */
export function countriesOf(regions: Pick<Regions, 'areas'>): ReadonlyMap<string, string> {
  const known = byRegions.get(regions.areas);
  if (known !== undefined) return known;
  const made = new Map<string, string>();
  for (const { country, region, spellings } of regions.areas)
    if (region === null) for (const spelling of spellings) if (!made.has(spelling)) made.set(spelling, country);
  byRegions.set(regions.areas, made);
  return made;
}
