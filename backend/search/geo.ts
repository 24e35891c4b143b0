/** Bounding boxes and distances on the globe. */

export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
  /** Whether the box crosses the 180th meridian: longitudes from `west` up or to `east` down. */
  wraps: boolean;
}

export const EARTH_RADIUS_KM = 6371.0088;
const DEGREE = Math.PI / 180;

/** The smallest latitude/longitude box around a circle. */
export function boxAround(lat: number, lon: number, km: number): Box {
  const angle = km / EARTH_RADIUS_KM;
  // Slightly larger than the circle, so that rounding never loses a point on its edge.
  const height = angle / DEGREE + 1e-6;
  const south = Math.max(-90, lat - height);
  const north = Math.min(90, lat + height);
  if (south <= -90 || north >= 90 || angle >= Math.PI / 2) return { south, north, west: -180, east: 180, wraps: false };
  const width = Math.asin(Math.min(1, Math.sin(angle) / Math.cos(lat * DEGREE))) / DEGREE + 1e-6;
  if (width >= 180) return { south, north, west: -180, east: 180, wraps: false };
  const west = lon - width;
  const east = lon + width;
  if (west < -180) return { south, north, west: west + 360, east, wraps: true };
  if (east > 180) return { south, north, west, east: east - 360, wraps: true };
  return { south, north, west, east, wraps: false };
}
