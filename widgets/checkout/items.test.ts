import { expect, it } from 'vitest';
import type { Product } from '../shared/billing/on-sale.generated.ts';
import { checkoutStepOf, itemsIn, itemsText, netOf, voucherIn } from './items.ts';

const product = (key: string, amount: number, credits: number | null): Product => ({
  ...{ key, name: key, description: null, type: 'job_credits', credits, slots: null, days: null, recommended: false },
  price: { amount, currency: 'EUR', text: '' },
});
const products = [product('jobs', 14900, 3), product('year', 240000, null)];

it('reads what is chosen from the address, and writes it there', () => {
  const items = itemsIn('/checkout/summary?items=jobs:2,year:1@2026-12-01#x', products);
  expect(items).toEqual([
    { product: 'jobs', quantity: 2, start: null },
    { product: 'year', quantity: 1, start: '2026-12-01' },
  ]);
  expect(itemsText(items)).toBe('jobs:2,year:1@2026-12-01');
  expect(netOf(items, products)).toBe(269800);
});

it.each(['', '?items=', '?items=moon:1', '?items=jobs:0', '?items=jobs:-1', '?items=jobs:999', '?items=__proto__:1'])(
  'leaves out what cannot be: %s',
  (query) => expect(itemsIn(`/checkout${query}`, products)).toEqual([]),
);

it('takes a product once, and what runs for a time singly', () => {
  expect(itemsIn('/checkout?items=jobs:1@2026-12-01,jobs:5,year:7', products)).toEqual([
    { product: 'jobs', quantity: 1, start: null },
    { product: 'year', quantity: 1, start: null },
  ]);
});

it('reads the voucher from the address', () => {
  expect(['/checkout?items=jobs:2&voucher=SPRING%2010#x', '/checkout?voucher=', '/checkout'].map(voucherIn)).toEqual([
    'SPRING 10',
    null,
    null,
  ]);
});

it('knows its steps', () => {
  expect(
    ['/checkout', '/de/checkout/customer?x=1', '/checkout/summary', '/checkout/done?order=3', '/checkout/x'].map(
      checkoutStepOf,
    ),
  ).toEqual(['products', 'customer', 'summary', 'done', 'products']);
});
