/** Knows the telephone numbers of all countries; see `phone.ts`. */
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { PhoneLibrary } from './phone.ts';

const shortest = 5;

function find(text: string, country: string | undefined): PhoneNumber | null {
  // In most countries `00` is dialed for a plus, and in the others no number begins with it.
  const dialled = text.trim().replace(/^00\s?(?=[1-9])/, '+');
  const found = parsePhoneNumberFromString(dialled, { ...own(country), extract: false });
  // A valid length is enough: new number ranges appear before a library knows them.
  return found?.isPossible() && !found.ext && found.nationalNumber.length >= shortest ? found : null;
}

function own(country: string | undefined): { defaultCountry?: CountryCode } {
  return country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : {};
}

export const numbersOfTheWorld: PhoneLibrary = {
  read: (text, country) => find(text, country)?.number ?? null,
  write(text, country) {
    const found = find(text, country);
    if (found === null) return text;
    // Countries with the same calling code, such as the US and Canada, share the national format.
    const { defaultCountry: code } = own(country);
    const isOwn = code !== undefined && found.countryCallingCode === getCountryCallingCode(code);
    return isOwn ? found.formatNational() : found.formatInternational();
  },
};
