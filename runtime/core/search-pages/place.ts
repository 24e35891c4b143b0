/** Places that were typed rather than selected: `find-place.ts` looks them up. */

import type { SearchSettings } from '../search/settings.ts';
import type { LocationFilter, SearchState } from '../search/types.ts';
import { withRadius } from './parse-search.ts';

export interface ResolvedPlace {
  label: string;
  country: string;
  administrativeArea: string | null;
  lat: number | null;
  lon: number | null;
  locationType: string;
}

/** A place that a brand names itself: a town where nothing else is said. */
export type OwnPlace = Omit<ResolvedPlace, 'locationType'> & Partial<Pick<ResolvedPlace, 'locationType'>>;

export const withKind = <P extends OwnPlace>(place: P) => ({
  ...place,
  locationType: place.locationType ?? 'locality',
});

/** The text to look up; null when there is none or the place is already known. */
export function placeToResolve(state: SearchState): string | null {
  const { location } = state;
  return location && location.label !== '' && location.locationType === null ? location.label : null;
}

/** The state at the resolved place. The visitor's own wording is kept; without a place the state is unchanged. */
export function applyPlace(
  state: SearchState,
  place: ResolvedPlace | undefined,
  settings: SearchSettings,
): SearchState {
  if (!state.location || !place) return state;
  return {
    ...state,
    location: placeLocation({ ...place, label: state.location.label }, state.location.radius, settings),
  };
}

/** A place as a filter. Countries and regions are filtered by code, never by coordinates. */
export function placeLocation(place: ResolvedPlace, radius: number | null, settings: SearchSettings): LocationFilter {
  const { label, country, administrativeArea } = place;
  const type = place.locationType;
  const area = { label, country, radius, lat: null, lon: null };
  if (type === 'country') return withRadius({ ...area, administrativeArea: null, locationType: type }, settings);
  const isRegion = type === 'administrative_area_level_1' && administrativeArea !== null;
  if (isRegion || place.lat === null || place.lon === null) {
    const locationType = administrativeArea === null ? 'country' : 'administrative_area_level_1';
    return withRadius({ ...area, administrativeArea, locationType }, settings);
  }
  const point = { lat: round(place.lat), lon: round(place.lon) };
  return withRadius({ ...area, ...point, administrativeArea, locationType: 'locality' }, settings);
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000 || 0;
}
