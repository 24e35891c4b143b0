/** The location of a row. */
import type { Address } from '../modules/places/address.ts';
import type { Position } from './index-types.ts';

/** Codes in uppercase; the region without its country. */
export function readPosition(address: Address | undefined): Position {
  const country = address?.countryCode?.toUpperCase() ?? null;
  const region = address?.administrativeArea?.toUpperCase() ?? null;
  const { lat = null, lon = null } = address ?? {};
  const known = lat !== null && lon !== null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return {
    lat: known ? lat : null,
    lon: known ? lon : null,
    country,
    region:
      region !== null && country !== null && region.startsWith(`${country}-`)
        ? region.slice(country.length + 1)
        : region,
  };
}
