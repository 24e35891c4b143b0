import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it('writes money in the manner of the reader, not of the currency', () => {
  expect(formatMoney(72000, 'USD', 'en')).toBe('$72,000');
  expect(formatMoney(72000, 'EUR', 'de')).toBe('72.000\u00a0€');
});

it('writes francs as people do in Switzerland, in every language of a Swiss site', () => {
  expect(formatMoney(84000, 'CHF', 'de-CH')).toBe('CHF\u00a084’000');
  expect(formatMoney(18.5, 'CHF', 'de-CH')).toBe('CHF\u00a018.50');
  expect(formatMoney(84000, 'CHF', 'fr-CH')).toBe('84’000\u00a0CHF');
  expect(formatMoney(84000, 'CHF', 'de')).toBe('84.000\u00a0CHF');
});

it('shows cents only where there are some', () => {
  expect(formatMoney(18.5, 'USD', 'en')).toBe('$18.50');
  expect(formatMoney(18, 'USD', 'en')).toBe('$18');
});

it('keeps the number when a feed sends a currency that does not exist', () => {
  expect(formatMoney(1500, 'dollars', 'en')).toBe('1,500');
});
