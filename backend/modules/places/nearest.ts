/** The town at a point. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { Place } from '../../graphql.generated.ts';
import { boxAround } from '../../search/geo.ts';
import { describePlace } from './service.ts';
import { findNearestPlace } from './store.ts';

const FARTHEST_KM = 100;
/** Nobody looks for work around a hamlet. */
const FEWEST_INHABITANTS = 1_000;

/** The nearest town; null in the middle of nowhere. Throws `UserError`. */
export async function nearestPlace(
  context: ApiContext,
  point: { lat: number; lon: number },
  locale: string,
): Promise<Place | null> {
  const { lat, lon } = point;
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) {
    const message = 'A latitude lies between -90 and 90, a longitude between -180 and 180.';
    throw new UserError('BAD_INPUT', message, { path: Math.abs(lat) > 90 ? 'lat' : 'lon' });
  }
  const box = boxAround(lat, lon, FARTHEST_KM);
  const row = await findNearestPlace(context, { ...point, box, population: FEWEST_INHABITANTS, km: FARTHEST_KM });
  return row === null ? null : describePlace(context, row, locale);
}
