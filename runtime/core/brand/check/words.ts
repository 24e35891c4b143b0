/** Wording shared by all findings: the value in quotes, what is allowed, how to fix it. */
import { distance } from 'fastest-levenshtein';
import type { Json, Path } from '../sources/json.ts';

const MAX_LISTED = 12;

/** The candidate closest to a word, if it is close enough to be a typo. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const d = distance(wanted, candidate.toLowerCase());
    // Of a code of two letters, another letter makes another code.
    if (d < bestDistance && d < candidate.length && (d === 0 || candidate.length > 2)) {
      best = candidate;
      bestDistance = d;
    }
  }
  return best;
}

/** ` Did you mean "x"?`, or the list of allowed values, or an empty string. Begins with a space. */
export function wayOut(suggestion: string | undefined, allowed: readonly string[]): string {
  if (suggestion !== undefined) return ` Did you mean "${suggestion}"?`;
  return allowed.length === 0 ? '' : ` Allowed: ${listed(allowed)}.`;
}

/** `"a", "b" and 3 more`. */
export function listed(values: readonly string[], most = MAX_LISTED): string {
  const shown = values.slice(0, most).map((value) => `"${value}"`);
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

/** `1st`, `2nd`, `3rd`, `4th`; lists are counted from 1. */
export function ordinal(index: number): string {
  const n = index + 1;
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10;
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

/** `the 2nd entry of "routes.redirects"`, `"pages.about.path"`: a place in the document, for people. */
export function placeName(path: Path): string {
  const last = path.findLastIndex((step) => typeof step === 'number');
  if (last < 0) return `"${path.join('.')}"`;
  const after = path.slice(last + 1).join('.');
  const entry = `the ${ordinal(Number(path[last]))} entry of ${placeName(path.slice(0, last))}`;
  return after === '' ? entry : `"${after}" in ${entry}`;
}

/** A value as messages show it: text in quotes, others as JSON, truncated to 60 characters. */
export function quoted(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}
