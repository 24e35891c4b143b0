/**
 * One reader per kind of query value. `undefined`: missing, or empty like an untouched form field. `'unreadable'`:
 * given but invalid.
 */

export type Read<T> = T | 'unreadable' | undefined;

export const longestText = 200;
export const longestName = 100;
/** Beyond every last page, yet within the backend's integer range. */
const lastPage = 1_000_000;
const largestId = 2 ** 31 - 1;

/** Text without control characters, on one line, truncated to `limit` UTF-16 units but never inside a character. */
export function readText(value: string | undefined, limit: number): string {
  if (!value) return '';
  // Truncated before cleaning as well, so that a huge text costs nothing.
  const words = value
    .slice(0, limit * 8)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd\s]+/gu, ' ')
    .trim();
  if (words.length <= limit) return words;
  const cut = words.slice(0, limit);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
}

/** Integers from 1; a huge one becomes a page that no search has. */
export function readPage(value: string | undefined): Read<number> {
  if (!value) return undefined;
  return /^[1-9]\d*$/.test(value) ? Math.min(Number(value), lastPage) : 'unreadable';
}

/** A database id: an integer from 1 to 2,147,483,647. */
export function readId(value: string | undefined): Read<number> {
  if (!value) return undefined;
  return /^[1-9]\d{0,9}$/.test(value) && Number(value) <= largestId ? Number(value) : 'unreadable';
}

/** One of the known words. */
export function readOneOf(value: string | undefined, known: readonly string[]): Read<string> {
  if (!value) return undefined;
  return known.includes(value) ? value : 'unreadable';
}

/** Degrees between `-limit` and `limit`, rounded to four decimal places (eleven meters). */
export function readDegrees(value: string | undefined, limit: 90 | 180): Read<number> {
  if (!value) return undefined;
  if (!/^-?\d{1,3}(?:\.\d{1,20})?$/.test(value) || Math.abs(Number(value)) > limit) return 'unreadable';
  return Math.round(Number(value) * 10_000) / 10_000 || 0;
}

/** The available radius closest to the requested one; in a tie, the smaller. */
export function readRadius(value: string | undefined, options: readonly number[]): Read<number> {
  if (!value) return undefined;
  const asked = /^\d+(?:\.\d+)?(?:e\d+)?$/i.test(value) ? Math.min(Number(value), Number.MAX_SAFE_INTEGER) : 0;
  if (asked <= 0) return 'unreadable';
  return options.reduce((best, option) => (Math.abs(option - asked) < Math.abs(best - asked) ? option : best));
}

/** A two-letter country code in upper case. */
export function readCountry(value: string | undefined): Read<string> {
  if (!value) return undefined;
  return /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : 'unreadable';
}

/** A region's code or name: letters, digits, spaces and the punctuation found in names. */
export function readRegion(value: string | undefined): Read<string> {
  if (!value) return undefined;
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]{0,63}$/u.test(value) ? value : 'unreadable';
}
