/** Distances between places. */

export interface Point {
  lat: number;
  lon: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const DEGREE = Math.PI / 180;

/** The great-circle distance between two points given in degrees. */
export function kilometersBetween(a: Point, b: Point): number {
  const [north, east] = [(b.lat - a.lat) * DEGREE, (b.lon - a.lon) * DEGREE];
  const half = Math.sin(north / 2) ** 2 + Math.cos(a.lat * DEGREE) * Math.cos(b.lat * DEGREE) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
