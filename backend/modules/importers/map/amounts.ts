/** Reads amounts of money in the ways of writing numbers. Pure. */

/** `13 mois`, `35h`, `100 %`, `24/7`, `E 13`, a year: numbers beside an amount. */
const ASIDE =
  /\b(?:sur|x|à raison de|auf)\s*\d+(?:[.,]\d+)?\s*(?:mois|monate?|months?|pagas)?\b|\b1[2-4](?:[.,]0)?\s*\.?\s*(?:mois|monats?\p{L}*|months?|pagas|salaires|gehälter)\b|\d+(?:[.,]\d+)?\s*(?:%|percent|prozent)|\b\d{1,2}(?:[.,]\d+)?\s*(?:h|hrs?|hours?|heures?|stunden|std|horas|days?|tage|jours?)(?!\p{L})(?:\s*(?:\/|a|per|pro|par|por|la)\s*\p{L}+)?|\b24\/7\b|\b401\s?\(?k\)?|\b(?:tvöd|tv-l|tvl|eg|entgeltgruppe|grade|band|level|gs|bat|avr)[\s-]*(?:e\s?)?\d+\p{L}?\b/giu;
const BRACKETS = /\([^()]*\)/g;
/** Digits with their separators, then what multiplies them. */
const NUMBER = String.raw`(?<![\p{L}\d.,])(\d{1,3}(?:[.,'’\s\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)`;
const AMOUNT = new RegExp(
  String.raw`${NUMBER}\s?(k(?!\p{L})|m(?:io|illion)?(?!\p{L})|tsd\.?(?!\p{L})|lakhs?|lacs?|lpa)?`,
  'giu',
);
const FACTORS: readonly [RegExp, number][] = [
  [/^(?:k|tsd)/, 1_000],
  [/^m/, 1_000_000],
  [/^l/, 100_000],
];
/** `1e12`, as programs write it. */
const EXPONENT = /(?<![\p{L}\d.,])\d+(?:\.\d+)?e\+?\d{1,3}(?![\p{L}\d])/giu;
const MOST_DIGITS = 18;

/** The first two amounts of a text; empty if it names none. */
export function amountsIn(text: string): number[] {
  const bare = text
    .slice(0, 300)
    .replace(EXPONENT, (number) => String(Math.min(Number(number), Number.MAX_SAFE_INTEGER)))
    .replace(BRACKETS, ' ')
    .replace(ASIDE, ' ')
    .replace(/\p{Sc}|\b[A-Z]{3}(?=\d)/gu, ' ');
  const found = [...bare.matchAll(AMOUNT)].slice(0, 2).map(([, digits = '', factor = '']) => ({
    amount: numberOf(digits),
    factor: FACTORS.find(([pattern]) => pattern.test(factor.toLowerCase()))?.[1] ?? 1,
  }));
  const [first, second] = found;
  // 60-80k: the factor stands once.
  if (first && second && first.factor === 1 && second.factor > 1 && first.amount < 1_000) first.factor = second.factor;
  return found.map(({ amount, factor }) => amount * factor);
}

/** `1,234.50`, `1.234,50`, `1 234`, `33000.000`, `1'000`. */
function numberOf(text: string): number {
  const digits = text.replace(/['’\s\u00a0\u202f]/g, '');
  if (digits.length > MOST_DIGITS) return Number.MAX_SAFE_INTEGER;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return Number(digits);
  const separator = digits.charAt(last);
  const isGrouping = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && new Set(digits.replace(/\d/g, '')).size === 1;
  if (isGrouping && !/^0/.test(digits)) return Number(digits.replaceAll(separator, ''));
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}
