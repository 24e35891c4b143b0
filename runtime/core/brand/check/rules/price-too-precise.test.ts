import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { priceTooPrecise } from './price-too-precise.ts';

it('accepts as many decimals as the currency has', () => {
  expect(
    report(priceTooPrecise, {
      prices: { currency: 'KWD', products: { one: { name: 'One', type: 'job_credits', price: 4.125 } } },
    }),
  ).toEqual([]);
});

it('reports half cents, and a point that separates thousands', () => {
  expect(
    report(
      priceTooPrecise,
      '{ "prices": {\n  "currency": "EUR",\n  "products": {\n    "one": { "name": "One", "type": "job_credits", "price": 9.9999 },\n    "year": { "name": "Year", "type": "job_flat_rate", "price": 3.900 }\n  }\n} }',
    ),
  ).toEqual([
    'brands/acme.json:4:61  error  PRICE_TOO_PRECISE  /prices/products/one/price\n  9.9999 has 4 decimals, but a price in EUR has at most 2. Write 10.',
    'brands/acme.json:5:65  error  PRICE_TOO_PRECISE  /prices/products/year/price\n  3.900 has 3 decimals, but a price in EUR has at most 2. Write 3.9, or 3900 if the point separates thousands.',
  ]);
});

it('reports decimals of a currency that has none', () => {
  expect(
    report(priceTooPrecise, {
      prices: { currency: 'JPY', products: { one: { name: 'One', type: 'job_credits', price: 149.5 } } },
    }),
  ).toEqual([
    'brands/acme.json:8:18  error  PRICE_TOO_PRECISE  /prices/products/one/price\n  149.5 has a decimal, but a price in JPY has none. Write 150.',
  ]);
});
