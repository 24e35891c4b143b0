import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { priceWithoutCurrency } from './price-without-currency.ts';

it('accepts prices in a currency', () => {
  expect(
    report(priceWithoutCurrency, {
      prices: { currency: 'USD', products: { one: { name: 'One job', type: 'job_credits', price: 100 } } },
    }),
  ).toEqual([]);
});

it('reports a price in nothing', () => {
  expect(
    report(priceWithoutCurrency, {
      prices: { products: { one: { name: 'One job', type: 'job_credits', price: 100 } } },
    }),
  ).toEqual([
    'brands/acme.json:7:18  error  PRICE_WITHOUT_CURRENCY  /prices/products/one/price\n  The product "one" has a price, but "prices.currency" is not set. Set it, for example to "USD".',
  ]);
});
