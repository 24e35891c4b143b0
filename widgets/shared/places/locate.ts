/** The town where the visitor is, found only on request. */
import { run } from '../../../runtime/graphql/run.ts';
import { nearestPlaceQuery, type SuggestedPlace } from './places.generated.ts';

/** Why there is no place: the visitor or the browser refused, or nothing was found. */
export type LocatingFault = 'refused' | 'notFound';

/** Browsers locate only on secure pages. */
export function canLocate(): boolean {
  return window.isSecureContext && 'geolocation' in navigator;
}

const PATIENCE_MS = 15_000;
const FRESH_MS = 600_000;
const PERMISSION_DENIED = 1;

/** Asks the browser, which asks the visitor, and then for the nearest town. */
export async function locate(locale: string): Promise<SuggestedPlace | LocatingFault> {
  try {
    const { coords } = await position();
    // A kilometer is close enough for a town, and nobody needs to know more.
    const [lat, lon] = [rounded(coords.latitude), rounded(coords.longitude)];
    const { nearestPlace } = await run(nearestPlaceQuery, { lat, lon, locale });
    return nearestPlace ?? 'notFound';
  } catch (error) {
    const isRefused = error instanceof GeolocationPositionError && error.code === PERMISSION_DENIED;
    return isRefused ? 'refused' : 'notFound';
  }
}

function position(): Promise<GeolocationPosition> {
  const options = { timeout: PATIENCE_MS, maximumAge: FRESH_MS };
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options));
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
