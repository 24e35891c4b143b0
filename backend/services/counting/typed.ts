/** What a visitor typed, as it is counted. */

const LONGEST = 60;
/** A name of a person cannot be told from a job title; addresses and numbers can. */
const PERSONAL = /@|(?:\d[\s./()-]*){7}/;

/** Lowercase with single spaces; null for what is never kept: too long, or looking like an address or a number. */
export function readTyped(typed: string): string | null {
  const text = typed
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return text === '' || text.length > LONGEST || PERSONAL.test(text) ? null : text;
}
