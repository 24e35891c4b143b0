import { keep } from '../keep.ts';
import { amountParts } from './amount-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A localized amount, without cents unless it has some: `$72,000`, `18,50 €`. Unknown currency codes are shown as they
 * are.
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const key = `${locale}|${currency}|${digits}`;
  const format = formats.get(key) ?? keep(formats, key, createFormat(locale, currency, digits));
  return amountParts(format, amount, locale)
    .map(({ value }) => value)
    .join('');
}

function createFormat(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  try {
    return new Intl.NumberFormat(locale, { ...options, style: 'currency', currency });
  } catch {
    return new Intl.NumberFormat(locale, options);
  }
}
