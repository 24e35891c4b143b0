/** Location matching of the reference implementation. */
import type { SearchRequest } from '../graphql.generated.ts';
import { NEAR_KM } from './text/ranking.ts';

export interface ReferencePlace {
  lat: number | null;
  lon: number | null;
  country: string | null;
  region: string | null;
  remote: boolean;
}

type Place = NonNullable<SearchRequest['geoLocation']>;

/** Within the radius, in the country or in the region; or remote and open to the country. */
export function isNear(document: ReferencePlace, place: Place, remoteCounts: boolean): boolean {
  const country = place.country ?? null;
  if (remoteCounts && document.remote && (document.country === null || document.country === country)) return true;
  if (place.locationType === 'administrative_area_level_1') {
    return document.country === country && document.region === (place.administrativeArea ?? null);
  }
  const { lat, lon } = place;
  if (place.locationType === 'country' || typeof lat !== 'number' || typeof lon !== 'number') {
    return country !== null && document.country === country;
  }
  if (document.lat === null || document.lon === null) return false;
  return kilometres([document.lat, document.lon], [lat, lon]) <= (place.radius ?? 100);
}

/** The number of `NEAR_KM` within the radius that the document is farther away than. */
export function bandOf({ lat, lon }: ReferencePlace, place: Place): number {
  const { lat: south, lon: east, locationType, radius } = place;
  const isArea = locationType === 'administrative_area_level_1' || locationType === 'country';
  if (isArea || typeof south !== 'number' || typeof east !== 'number') return 0;
  const bands = NEAR_KM.filter((km) => km < (radius ?? 100));
  const distance = lat === null || lon === null ? Number.POSITIVE_INFINITY : kilometres([lat, lon], [south, east]);
  return bands.filter((km) => distance > km).length;
}

/** Great-circle distance by the angle between two vectors: deliberately another formula than the one under test. */
function kilometres(a: readonly [number, number], b: readonly [number, number]): number {
  const [p, q] = [unitVector(a), unitVector(b)];
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  return 6371.0088 * 2 * Math.asin(Math.min(1, chord / 2));
}

function unitVector([lat, lon]: readonly [number, number]): readonly [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
