/** How far results are from the place of a saved search. Pure. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import type { Translate } from '../../../runtime/core/texts/translator.ts';
import type { Address } from '../places/address.ts';
import { kilometersBetween, type Point } from '../places/kilometers.ts';
import type { SearchCore } from './saved-search.ts';

type Radius = BrandDocument['search']['radius'];

/** A search around a point; `radius` in kilometers, infinite without one. */
export interface SearchedArea {
  center: Point;
  radius: number;
  shown: Pick<Radius, 'unit' | 'multiplier'>;
}

/** The area of a search; null without a place, or with a whole country or region. */
export function areaOf({ geoLocation }: SearchCore, { unit, multiplier }: Radius): SearchedArea | null {
  const { lat, lon, radius, locationType } = geoLocation ?? {};
  if (lat == null || lon == null) return null;
  if (locationType === 'country' || locationType === 'administrative_area_level_1') return null;
  return { center: { lat, lon }, radius: radius ?? Number.POSITIVE_INFINITY, shown: { unit, multiplier } };
}

/** The location nearest to the area; the first one without an area, or if none has coordinates. */
export function nearestOf(locations: readonly Address[], area: SearchedArea | null): Address | null {
  const [first = null] = locations;
  if (area === null) return first;
  const byDistance = locations.flatMap((address) => {
    const distance = kilometersTo(address, area);
    return distance === null ? [] : [{ address, distance }];
  });
  return byDistance.toSorted((a, b) => a.distance - b.distance)[0]?.address ?? first;
}

/**
 * `12 miles away`; empty without coordinates, for the place itself, and outside the area, where remote jobs are found.
 * `t` is that of `mail`.
 */
export function distanceTo(address: Address | null, area: SearchedArea | null, t: Translate): string {
  const distance = address && area && kilometersTo(address, area);
  if (area === null || distance === null || distance > area.radius) return '';
  const count = Math.round(distance / area.shown.multiplier);
  return count === 0 ? '' : t(`away.${area.shown.unit}`, { count });
}

function kilometersTo({ lat, lon }: Address, { center }: SearchedArea): number | null {
  return lat === null || lon === null ? null : kilometersBetween({ lat, lon }, center);
}
