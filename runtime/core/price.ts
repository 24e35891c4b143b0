/** Prices as a brand writes them. Amounts are integers in the smallest unit of their currency. */
import type { BrandDocument } from './document/brand.generated.ts';
import { keep } from './keep.ts';

export type PriceManner = Pick<BrandDocument['prices'], 'placement' | 'spacing'>;

export interface Price {
  /** In minor units: 14900 is 149 dollars. */
  amount: number;
  /** Three letters. */
  currency: string;
}

interface Written {
  digits: number;
  sign: string;
}

const currencies = new Map<string, Written>();
const numbers = new Map<string, Intl.NumberFormat>();

/** What an amount of the brand document is in minor units: 149 dollars are 14900. */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** currencyIn(currency, 'en').digits);
}

/**
 * A price with its sign where the brand has it: `$149`, `149 €`. Cents show when there are some, or always when `exact`. Numbers
 * follow the language; a negative amount has its minus in front.
 */
export function priceText(
  { placement, spacing }: PriceManner,
  locale: string,
  { amount, currency }: Price,
  exact = false,
): string {
  const { digits, sign } = currencyIn(currency, locale);
  const unit = 10 ** digits;
  const shown = exact || amount % unit !== 0 ? digits : 0;
  const number = numberFormat(locale, shown).format(Math.abs(amount) / unit);
  // A code of letters reads as one word with the number.
  const gap = spacing || /\p{L}{2}/u.test(sign) ? '\u00a0' : '';
  const text = placement === 'before' ? `${sign}${gap}${number}` : `${number}${gap}${sign}`;
  return amount < 0 ? `\u2212${text}` : text;
}

function currencyIn(currency: string, locale: string): Written {
  const key = `${locale}|${currency}`;
  return currencies.get(key) ?? keep(currencies, key, describe(currency, locale));
}

function describe(currency: string, locale: string): Written {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return {
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    sign: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
  };
}

function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale}|${digits}`;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numbers.get(key) ?? keep(numbers, key, new Intl.NumberFormat(locale, options));
}
