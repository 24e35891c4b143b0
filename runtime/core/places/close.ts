export interface Coordinates {
  lat?: number | null;
  lon?: number | null;
}

/** Half the size of a large town, in degrees: the coordinates of the gazetteer and those of a brand differ that much. */
const CLOSE = 0.15;

/** Whether both are coordinates of the same town; false if any are missing. */
export function areClose(a: Coordinates, b: Coordinates): boolean {
  if (a.lat == null || a.lon == null || b.lat == null || b.lon == null) return false;
  return Math.abs(a.lat - b.lat) < CLOSE && Math.abs(a.lon - b.lon) < CLOSE;
}
