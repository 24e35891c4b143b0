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
  // `00` is dialled for a plus in most countries, and in those that dial something else no number begins so.
  const dialled = text.trim().replace(/^00\s?(?=[1-9])/, '+');
  const found = parsePhoneNumberFromString(dialled, { ...own(country), extract: false });
  // Numbers of the right length count: new ranges come up before a library knows them.
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
    // Countries that share a code, such as the US and Canada, share the national form.
    const { defaultCountry: code } = own(country);
    const isOwn = code !== undefined && found.countryCallingCode === getCountryCallingCode(code);
    return isOwn ? found.formatNational() : found.formatInternational();
  },
};
