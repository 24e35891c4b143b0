/** Finds the place that a postal code belongs to. */
import { foldPlace } from '../../../runtime/core/places/fold.ts';
import type { PostalCode } from './sources.ts';

export interface Located {
  id: number;
  name: string;
  /** Normalized names, including exonyms. */
  spellings: readonly string[];
  region: string | null;
  lat: number;
  lon: number;
  population: number;
}

/** Squared distance, accurate enough to find the closest place within one country. */
function squaredDistance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const x = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  const y = a.lat - b.lat;
  return x * x + y * y;
}

function indexByName(places: readonly Located[]): Map<string, Located[]> {
  const index = new Map<string, Located[]>();
  for (const place of places)
    for (const name of place.spellings) {
      const same = index.get(name);
      if (same) same.push(place);
      else index.set(name, [place]);
    }
  return index;
}

/** Places by grid cells of half a degree. */
function indexByCell(places: readonly Located[]): Map<string, Located[]> {
  const index = new Map<string, Located[]>();
  for (const place of places) {
    const key = `${Math.floor(place.lat * 2)}:${Math.floor(place.lon * 2)}`;
    const same = index.get(key);
    if (same) same.push(place);
    else index.set(key, [place]);
  }
  return index;
}

function nearest(places: Iterable<Located>, point: { lat: number; lon: number }): Located | undefined {
  let best: Located | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const distance = squaredDistance(point, place);
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

function* around(cells: Map<string, Located[]>, point: { lat: number; lon: number }): Generator<Located> {
  const row = Math.floor(point.lat * 2);
  const column = Math.floor(point.lon * 2);
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - 1; x <= column + 1; x++) yield* cells.get(`${y}:${x}`) ?? [];
}

/** The place with the code's city name within 60 km of it, otherwise the closest place within about one degree. */
export function locatePostalCodes(
  codes: readonly PostalCode[],
  places: readonly Located[],
): [code: string, placeId: number][] {
  const names = indexByName(places);
  const cells = indexByCell(places);
  const found: [string, number][] = [];
  for (const { zip, city, latitude, longitude } of codes) {
    const point = { lat: latitude, lon: longitude };
    const named = nearest(names.get(foldPlace(city)) ?? [], point);
    const place = named && squaredDistance(point, named) < 0.3 ? named : nearest(around(cells, point), point);
    if (place) found.push([foldPlace(zip), place.id]);
  }
  return found;
}

/** Places of that name; if the full name is unknown, without its qualifier ("am Rhein", "im Breisgau"). */
function namesakes(
  names: ReadonlyMap<string, Located[]>,
  city: string,
): { whole: string; places: Located[]; short: boolean } {
  const [first = ''] = city.split(/\s+(?:im|in|am|an|auf|bei|ob|unter|vor)\s+|[,(/]/);
  const whole = foldPlace(city);
  const places = names.get(whole);
  return places ? { whole, places, short: false } : { whole, places: names.get(foldPlace(first)) ?? [], short: true };
}

export interface GermanNames {
  codes: [code: string, placeId: number][];
  /** Long names that the gazetteer shortens, normalized. */
  longNames: [name: string, placeId: number][];
}

/**
 * German codes come with names but no coordinates. Unique place names determine the location of the codes with
 * the same two leading digits; of several places of one name the closest to that location is chosen.
 */
export function locateGermanPostalCodes(
  codes: readonly [code: string, places: string[]][],
  places: readonly Located[],
): GermanNames {
  const names = indexByName(places);
  const candidates = codes
    .map(([code, cities]) => ({ code, found: cities.map((city) => namesakes(names, city)) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const areas = centersOf(candidates);
  const longNames = new Map<string, number>();
  const located: [string, number][] = [];
  for (const { code, found } of candidates) {
    const area = areas.get(code.slice(0, 2));
    const possible = found.flatMap(({ whole, short, places: same }) => {
      const place = area ? nearest(same, area) : same[0];
      if (place && short) longNames.set(whole, place.id);
      return place ? [place] : [];
    });
    const [largest] = possible.toSorted((a, b) => b.population - a.population);
    // Consecutive codes are close to each other: a code of hamlets only is assigned to the previous one's place.
    const id = largest?.id ?? located.at(-1)?.[1];
    if (id !== undefined) located.push([code, id]);
  }
  return { codes: located, longNames: [...longNames] };
}

/** The center of the unambiguous places, by the two leading digits of their codes. */
function centersOf(
  candidates: readonly { code: string; found: { places: Located[]; short: boolean }[] }[],
): Map<string, { lat: number; lon: number }> {
  const areas = new Map<string, { lat: number; lon: number; count: number }>();
  for (const { code, found } of candidates)
    for (const { places, short } of found) {
      const [place] = places;
      if (!place || short || places.length > 1) continue;
      const area = areas.get(code.slice(0, 2)) ?? { lat: 0, lon: 0, count: 0 };
      const count = area.count + 1;
      areas.set(code.slice(0, 2), {
        lat: (area.lat * area.count + place.lat) / count,
        lon: (area.lon * area.count + place.lon) / count,
        count,
      });
    }
  return areas;
}
