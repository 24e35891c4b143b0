/** Gazetteer places as parts of an address. */
import { operation } from '../../core/operation.ts';
import type { FormTools } from '../control-contract.ts';
import { type FoundPlace, formPlacesQuery } from '../forms.generated.ts';

/** An address as used in forms; all parts are optional. */
export interface AddressParts {
  countryCode?: string;
  addressLine1?: string;
  addressLine2?: string;
  administrativeArea?: string;
  locality?: string;
  zip?: string;
}

/** Places matching a text, those in the brand's country first. */
export async function askPlaces({ query, country, locale }: FormTools, text: string): Promise<readonly FoundPlace[]> {
  const ask = (countries?: readonly string[]) => query(operation(formPlacesQuery, { text, locale, countries }));
  const [near, far] = await Promise.all([ask([country]), ask()]);
  const all = [...near.places.slice(0, 6), ...far.places];
  return [...new Map(all.map((place) => [place.id, place])).values()].slice(0, 10);
}

/** The address after selecting a place. The street is kept; parts unknown to the place are cleared. */
export function addressAt(place: FoundPlace, before: AddressParts = {}): AddressParts {
  const { country, administrativeArea, locationType, name, label } = place;
  const { addressLine1, addressLine2 } = before;
  const [first = ''] = label.split(', ');
  const isCode = locationType === 'postal_code';
  const locality = isCode ? first.slice(name.length).trim() : locationType === 'locality' ? name : '';
  return {
    ...(addressLine1 !== undefined && { addressLine1 }),
    ...(addressLine2 !== undefined && { addressLine2 }),
    ...(isCode && { zip: name }),
    ...(locality !== '' && { locality }),
    ...(administrativeArea !== null && { administrativeArea }),
    countryCode: country,
  };
}

/** `Portland, ME, United States` for lists of places. */
export function describePlace(address: AddressParts, locale: string): string {
  const { locality, zip, administrativeArea, countryCode } = address;
  const town = [zip, locality].filter((part) => part !== undefined).join(' ');
  const country = countryCode === undefined ? undefined : countryName(countryCode, locale);
  // In most countries region codes are numbers that mean nothing to people.
  const region = administrativeArea !== undefined && !/^\d+$/.test(administrativeArea) ? administrativeArea : undefined;
  return [town, region, country].filter((part) => part !== undefined && part !== '').join(', ');
}

const names = new Map<string, Intl.DisplayNames>();

function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
