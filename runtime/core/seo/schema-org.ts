/** What several kinds of schema.org data are made of. Pure. */
import type { PostingPlace } from './posting.generated.ts';

export type Address = Record<string, unknown> & { addressCountry: string };

/** Null without a country: search engines reject such a location. */
export function postalAddress(location: PostingPlace): Address | null {
  const country = location.countryCode?.toUpperCase();
  if (!country || !/^[A-Z]{2}$/.test(country)) return null;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: location.addressLine1,
    addressLocality: location.locality,
    addressRegion: location.administrativeArea,
    postalCode: location.zip,
  };
  return { ...withoutEmpty(address), addressCountry: country };
}

/** Undefined for anything but a web address; a path is resolved against `base`. */
export function webAddress(value: string | null | undefined, base?: string): string | undefined {
  if (!value || !URL.canParse(value, base)) return undefined;
  const { protocol, href } = new URL(value, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** schema.org takes a single value in place of a list. */
export function unwrap<T>(values: readonly T[]): T | readonly T[] | undefined {
  return values.length > 1 ? values : values[0];
}

export function withoutEmpty(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== null && one !== ''));
}
