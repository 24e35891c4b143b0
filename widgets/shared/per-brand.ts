import type { PageInfo } from '../../runtime/page/widget-contract.ts';

type Place = Pick<PageInfo, 'brand' | 'locale'>;

/**
 * Memoizes values that depend only on brand and language, such as menus: on the server all pages of a
 * revision share one brand object.
 */
export function perBrand<T extends object>(make: (place: Place) => T): (place: Place) => T {
  const made = new WeakMap<PageInfo['brand'], Map<string, T>>();
  return (place) => {
    const known = made.get(place.brand) ?? new Map<string, T>();
    made.set(place.brand, known);
    const kept = known.get(place.locale) ?? make(place);
    known.set(place.locale, kept);
    return kept;
  };
}
