/** What the values of a field look like. Pure. */
export type ContentKind =
  | 'url'
  | 'email'
  | 'date'
  | 'html'
  | 'text'
  | 'money'
  | 'number'
  | 'flag'
  | 'country'
  | 'code'
  | 'name';

const COUNTRY =
  /^(?:[A-Z]{2}|[A-Z]{3}|deutschland|germany|france|united states(?: of america)?|usa|spain|españa|österreich|austria|switzerland|schweiz|suisse|canada|united kingdom|uk|belgique|belgium|ireland|nederland|netherlands)$/i;
const DATE =
  /^(?:\w{3}, )?(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\.? \p{L}{3,10} \d{4}|\p{L}{3,10} \d{1,2}, \d{4}|1[0-9]{9}(?:\d{3})?$)/u;
const MONEY =
  /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|k\b|EUR|USD|GBP|CHF)|\b(?:EUR|USD|GBP|CHF)\s?\d|\d+(?:[.,]\d+)?\s?euros?|(?:salary|per (?:hour|year|month)|brut)/iu;
const LONG = 160;
const READ = 2_000;

/** The kind that most values are of; null without values. */
export function kindOf(values: readonly string[]): ContentKind | null {
  const counts = new Map<ContentKind, number>();
  for (const value of values) {
    const kind = kindOfOne(value.slice(0, READ).trim());
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function kindOfOne(value: string): ContentKind {
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(value)) return 'url';
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return 'email';
  if (/<\/?(?:p|br|ul|li|div|strong|h\d)\b[^<>]*>|&lt;p/i.test(value)) return 'html';
  if (value.length > LONG) return 'text';
  if (DATE.test(value)) return 'date';
  if (/^(?:true|false|yes|no|oui|non|ja|nein|si|sí)$/i.test(value)) return 'flag';
  if (/^-?\d+(?:[.,]\d+)*$/.test(value)) return 'number';
  if (COUNTRY.test(value)) return 'country';
  if (MONEY.test(value)) return 'money';
  return /^\S*\d\S*$/.test(value) ? 'code' : 'name';
}
