/**
 * Telephone numbers, read alike in browser and backend. The library that knows the numbers of all countries is heavy: the
 * backend always has it (`phone-library.ts`), browsers once somebody types into a field for a number.
 */
export interface PhoneLibrary {
  /** `+12075550148` of `(207) 555-0148`; `country` is that of a number without a country code. Null for what is no number. */
  read(text: string, country: string | undefined): string | null;
  /** `(207) 555-0148` for people of its own country, `+1 207 555 0148` for others; what is no number stays as it is. */
  write(text: string, country: string | undefined): string;
}

let library: PhoneLibrary | null = null;

/** From now on numbers are known for sure. */
export function bringPhoneLibrary(brought: PhoneLibrary): void {
  library = brought;
}

/** Null while it has not been brought. */
export const phoneLibrary = (): PhoneLibrary | null => library;

/** The one form in which numbers are kept, E.164; what is no number, or cannot be read yet, stays as it is. */
export const keptPhone = (text: string, country: string | undefined): string => library?.read(text, country) ?? text;

/** As people write numbers: digits, and what parts them. */
const looksLikeOne = /^[+(]?[0-9][0-9 ()/.\u00a0\u202f-]{4,30}$/;

/** Whether a text, normalised before, is a number; without the library, whether it looks like one. */
export const isPhone = (text: string): boolean =>
  library === null ? looksLikeOne.test(text) : library.read(text, undefined) !== null;
