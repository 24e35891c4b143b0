/** The towns at points. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { Place } from '../../graphql.generated.ts';
import { boxAround } from '../../search/geo.ts';
import { describePlace, type PlaceContext } from './service.ts';
import { findNearestPlaces } from './store.ts';

const FARTHEST_KM = 100;
/** Nobody looks for work around a hamlet. */
const FEWEST_INHABITANTS = 1_000;

interface Point {
  lat: number;
  lon: number;
}

/** The nearest town; null in the middle of nowhere. Throws `UserError`. */
export async function nearestPlace(context: ApiContext, point: Point, locale: string): Promise<Place | null> {
  const [place = null] = await nearestPlaces(context, [point], locale);
  return place;
}

/** The nearest town of each point. Throws `UserError`. */
export async function nearestPlaces(
  context: PlaceContext,
  points: readonly Point[],
  locale: string,
): Promise<(Place | null)[]> {
  for (const { lat, lon } of points) {
    if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) continue;
    const message = 'A latitude lies between -90 and 90, a longitude between -180 and 180.';
    throw new UserError('BAD_INPUT', message, { path: Math.abs(lat) > 90 ? 'lat' : 'lon' });
  }
  if (points.length === 0) return [];
  const around = points.map(({ lat, lon }) => ({ lat, lon, box: boxAround(lat, lon, FARTHEST_KM) }));
  const rows = await findNearestPlaces(context, { around, km: FARTHEST_KM, population: FEWEST_INHABITANTS });
  return points.map((_point, at) => {
    const row = rows.get(at);
    return row === undefined ? null : describePlace(context, row, locale);
  });
}
