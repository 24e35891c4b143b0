/** Prices as a brand formats them. Amounts are integers in the minor unit of their currency. */
import type { BrandDocument } from './document/brand.generated.ts';
import { keep } from './keep.ts';
import { amountParts } from './texts/amount-locale.ts';

export type PriceManner = Pick<BrandDocument['prices'], 'placement' | 'spacing'>;

export interface Price {
  /** In minor units: 14900 is 149 dollars. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
}

interface Written {
  digits: number;
  sign: string;
  /** How the language itself places the sign. */
  usual: PriceManner;
}

const currencies = new Map<string, Written>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Converts an amount of the brand document to minor units: 149 dollars are 14900. */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimalsOf(currency));
}

/**
 * A price with its currency sign where the brand places it: `$149`, `149 €`. Cents are shown if there are any, or
 * always with `exact`. Numbers
 * follow the locale, that of `amountLocale`; a negative amount starts with the minus sign.
 */
export function priceText(manner: PriceManner, locale: string, { amount, currency }: Price, exact = false): string {
  const { digits, sign, usual } = currencyIn(currency, locale);
  const { placement, spacing } = manner.placement === 'language' ? usual : manner;
  const unit = 10 ** digits;
  const shown = exact || amount % unit !== 0 ? digits : 0;
  const number = numberIn(locale, numberFormat(locale, currency, shown), Math.abs(amount) / unit);
  // Without a space, an alphabetic currency code would run into the number.
  const gap = spacing || /\p{L}{2}/u.test(sign) ? '\u00a0' : '';
  const text = placement === 'before' ? `${sign}${gap}${number}` : `${number}${gap}${sign}`;
  return amount < 0 ? `\u2212${text}` : text;
}

/** Number of decimals that amounts in a currency have: 2 for euros, 0 for yen. */
export function decimalsOf(currency: string): number {
  return currencyIn(currency, 'en').digits;
}

function currencyIn(currency: string, locale: string): Written {
  const key = `${locale}|${currency}`;
  return currencies.get(key) ?? keep(currencies, key, describe(currency, locale));
}

function describe(currency: string, locale: string): Written {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(0);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return {
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    sign: parts[at]?.value ?? currency,
    usual: { placement: at === 0 ? 'before' : 'after', spacing: parts.some(({ type }) => type === 'literal') },
  };
}

const SIGNS_AROUND = new Set(['currency', 'literal']);

/** In Switzerland, amounts may have another decimal sign than numbers: `18.50 CHF`, but `18,50 %`. */
function numberIn(locale: string, format: Intl.NumberFormat, amount: number): string {
  const parts = amountParts(format, amount, locale).filter(({ type }) => !SIGNS_AROUND.has(type));
  return parts.map(({ value }) => value).join('');
}

function numberFormat(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale}|${currency}|${digits}`;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return numbers.get(key) ?? keep(numbers, key, new Intl.NumberFormat(locale, options));
}
