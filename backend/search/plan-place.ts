/** The place of a search request. */
import type { SearchRequest } from '../graphql.generated.ts';
import { InvalidSearchRequest } from './errors.ts';

export type PlaceFilter =
  | { kind: 'point'; lat: number; lon: number; km: number; country: string | null }
  | { kind: 'country'; country: string }
  | { kind: 'region'; country: string; region: string };

/** Default for a point without a radius. */
const USUAL_KM = 100;
const HALF_GLOBE_KM = 20_038;

/** Countries and regions match by code, everything else by distance. Throws `InvalidSearchRequest`. */
export function parsePlace(place: SearchRequest['geoLocation']): PlaceFilter | null {
  if (!place) return null;
  const country = place.country ? code('country', place.country) : null;
  const region = place.administrativeArea ? code('administrativeArea', place.administrativeArea) : null;
  const { lat = null, lon = null, locationType } = place;
  if (locationType === 'administrative_area_level_1') {
    if (country === null || region === null) throw invalid('', 'A region needs its country and its code.');
    return {
      kind: 'region',
      country,
      region: region.startsWith(`${country}-`) ? region.slice(country.length + 1) : region,
    };
  }
  if (locationType === 'country' || (lat === null && lon === null)) {
    if (country === null) throw invalid('', 'A place is a point or a country.');
    return { kind: 'country', country };
  }
  if (!isWithin(lat, 90)) throw invalid('/lat', 'A latitude lies between -90 and 90.');
  if (!isWithin(lon, 180)) throw invalid('/lon', 'A longitude lies between -180 and 180.');
  const km = place.radius ?? USUAL_KM;
  if (!(km >= 0)) throw invalid('/radius', 'A radius is a number of kilometres, 0 or more.');
  return { kind: 'point', lat, lon, km: Math.min(km, HALF_GLOBE_KM), country };
}

function isWithin(value: number | null, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

function code(name: string, value: string): string {
  if (!/^[A-Za-z0-9-]{1,16}$/.test(value))
    throw invalid(`/${name}`, `"${value.slice(0, 40)}" is no code of a country or region.`);
  return value.toUpperCase();
}

function invalid(path: string, message: string): InvalidSearchRequest {
  return new InvalidSearchRequest('SEARCH_PLACE_INVALID', `/geoLocation${path}`, message);
}
