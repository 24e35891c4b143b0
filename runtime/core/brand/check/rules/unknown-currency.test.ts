import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownCurrency } from './unknown-currency.ts';

it('accepts a currency, and leaves what is no code to the schema', () => {
  expect(report(unknownCurrency, { prices: { currency: 'EUR' } })).toEqual([]);
  expect(report(unknownCurrency, { prices: { currency: 'euro' } })).toEqual([]);
});

it('reports a code that no currency has', () => {
  expect(report(unknownCurrency, { prices: { currency: 'ABC' } })).toEqual([
    'brands/acme.json:3:17  error  UNKNOWN_CURRENCY  /prices/currency\n  There is no currency "ABC". Write the three letters of a currency, such as "USD" or "EUR".',
  ]);
});
