/** Location matching of the reference implementation. */
import type { SearchRequest } from '../graphql.generated.ts';

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
