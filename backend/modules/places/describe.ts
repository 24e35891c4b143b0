/** Formats places for lists. */
import type { Address } from './address.ts';
import type { Regions } from './regions.ts';

/** Countries whose addresses include the region: `Portland, Maine`. */
const NAMED_BY_REGION = new Set(['US', 'CA', 'AU', 'BR', 'IN', 'MX']);

/** `Portland, Maine`, with the country if it is not the brand's own; empty if nothing is known. */
export function describeAddress(address: Address, regions: Regions, view: { locale: string; country: string }): string {
  const { locality, administrativeArea, countryCode } = address;
  const regionName =
    administrativeArea === null ? null : regions.regionName(countryCode ?? '', administrativeArea, view.locale);
  const names = countryCode !== null && NAMED_BY_REGION.has(countryCode);
  const parts = locality === null ? [regionName] : [locality, names && regionName !== locality ? regionName : null];
  const known = parts.filter((part) => part !== null);
  const foreign = countryCode !== null && countryCode.toUpperCase() !== view.country.toUpperCase();
  if (countryCode !== null && (foreign || known.length === 0))
    known.push(regions.countryName(countryCode, view.locale));
  return known.join(', ');
}
