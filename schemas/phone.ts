/**
 * Telephone numbers, parsed alike in browser and backend. The library that knows the numbers of all countries is large:
 * the
 * backend always has it (`phone-library.ts`), browsers once somebody types into a phone field.
 */
export interface PhoneLibrary {
  /**
   * `(207) 555-0148` becomes `+12075550148`; `country` applies to numbers without a country code. Null for anything
   * that is not a number.
   */
  read(text: string, country: string | undefined): string | null;
  /**
   * `(207) 555-0148` within its own country, `+1 207 555 0148` elsewhere; anything that is not a number is unchanged.
   */
  write(text: string, country: string | undefined): string;
}

let library: PhoneLibrary | null = null;

/** Provides the library; from now on numbers are validated exactly. */
export function bringPhoneLibrary(brought: PhoneLibrary): void {
  library = brought;
}

/** Null until it is provided. */
export const phoneLibrary = (): PhoneLibrary | null => library;

/** The stored format, E.164; anything that is not a number, or cannot be parsed yet, is unchanged. */
export const keptPhone = (text: string, country: string | undefined): string => library?.read(text, country) ?? text;

/** Digits and the separators people use. */
const looksLikeOne = /^[+(]?[0-9][0-9 ()/.\u00a0\u202f-]{4,30}$/;

/** Whether a normalized text is a phone number; without the library, whether it looks like one. */
export const isPhone = (text: string): boolean =>
  library === null ? looksLikeOne.test(text) : library.read(text, undefined) !== null;
