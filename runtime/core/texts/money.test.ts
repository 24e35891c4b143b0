import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it('writes money in the manner of the reader, not of the currency', () => {
  expect(formatMoney(72000, 'USD', 'en')).toBe('$72,000');
  expect(formatMoney(72000, 'EUR', 'de')).toBe('72.000\u00a0€');
});

it('shows cents only where there are some', () => {
  expect(formatMoney(18.5, 'USD', 'en')).toBe('$18.50');
  expect(formatMoney(18, 'USD', 'en')).toBe('$18');
});

it('keeps the number when a feed sends a currency that does not exist', () => {
  expect(formatMoney(1500, 'dollars', 'en')).toBe('1,500');
});
