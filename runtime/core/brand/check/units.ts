/** What a number of a setting counts: words from its description, and texts such as "6 months" brought into its unit. */
import type { JsonObject } from '../sources/json.ts';

/** ` (days until an invoice is due)`: what the setting is, in the first words of its description; begins with a space. */
export function meaningOf({ description }: JsonObject): string {
  if (typeof description !== 'string') return '';
  const [words = ''] = description.split(/[.;:](?:\s|$)| \(/);
  return ` (${words.charAt(0).toLowerCase()}${words.slice(1)})`;
}

/** Units by the words that people write, with how many of the smallest of their kind they hold. */
const UNITS: readonly { words: RegExp; kind: 'time' | 'size'; size: number; plural: string }[] = [
  { words: /^(ms|milliseconds?)$/, kind: 'time', size: 1, plural: 'milliseconds' },
  { words: /^(s|secs?|seconds?|sekunden?|secondes?)$/, kind: 'time', size: 1000, plural: 'seconds' },
  { words: /^(m|mins?|minutes?|minuten?)$/, kind: 'time', size: 60_000, plural: 'minutes' },
  { words: /^(h|hours?|stunden?|heures?)$/, kind: 'time', size: 3_600_000, plural: 'hours' },
  { words: /^(d|days?|tage?n?|jours?)$/, kind: 'time', size: 86_400_000, plural: 'days' },
  { words: /^(w|weeks?|wochen?|semaines?)$/, kind: 'time', size: 7 * 86_400_000, plural: 'weeks' },
  { words: /^(months?|monate?n?|mois)$/, kind: 'time', size: 30 * 86_400_000, plural: 'months' },
  { words: /^(y|years?|jahre?n?|ans?|années?)$/, kind: 'time', size: 365 * 86_400_000, plural: 'years' },
  { words: /^(kb|kilobytes?)$/, kind: 'size', size: 1, plural: 'kilobytes' },
  { words: /^(mb|megabytes?)$/, kind: 'size', size: 1000, plural: 'megabytes' },
  { words: /^(gb|gigabytes?)$/, kind: 'size', size: 1_000_000, plural: 'gigabytes' },
];

const unitOf = (word: string) => UNITS.find(({ words }) => words.test(word.toLowerCase()));

/**
 * A number with a unit as the number that the setting counts, such as 180 for 6 months where it counts days. The number
 * itself where the setting counts nothing of that kind.
 */
export function inUnitOf(value: number, unit: string, { description }: JsonObject): { value: number; unit?: string } {
  const written = unitOf(unit);
  const counted = Array.from(String(description ?? '').matchAll(/\p{L}+/gu), ([word]) =>
    word.length > 1 ? unitOf(word) : undefined,
  );
  const meant = counted.find((one) => one !== undefined && one.kind === written?.kind);
  if (written === undefined || meant === undefined) return { value };
  return { value: Number(((value * written.size) / meant.size).toPrecision(12)), unit: meant.plural };
}
