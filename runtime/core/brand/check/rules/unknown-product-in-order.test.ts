import { expect, it } from 'vitest';
import type { JsonObject } from '../../sources/json.ts';
import { report } from '../../testing/check-one.ts';
import { unknownProductInOrder } from './unknown-product-in-order.ts';

const jobs = { name: 'One job', type: 'job_credits', price: 100 };
const contacts = { name: 'Ten contacts', type: 'contact_credits', price: 100 };

const found = (order: string[], products: JsonObject) =>
  report(unknownProductInOrder, { prices: { currency: 'USD', order, products } }).map((line) =>
    line.replace(/^\S+ {2}/, ''),
  );

it('accepts products of the brand, on sale or not, and no order', () => {
  expect(found(['contacts', 'jobs'], { jobs, contacts: { ...contacts, active: false } })).toEqual([]);
  expect(found([], { jobs })).toEqual([]);
});

it('reports a product that does not exist, or was removed', () => {
  expect(found(['jobs', 'contact'], { jobs, contacts })).toEqual([
    'warning  UNKNOWN_PRODUCT_IN_ORDER  /prices/order/1\n  There is no product "contact" to put in order. Did you mean "contacts"?',
  ]);
  expect(found(['jobs'], { jobs: null })).toEqual([
    'warning  UNKNOWN_PRODUCT_IN_ORDER  /prices/order/0\n  There is no product "jobs" to put in order. Remove it.',
  ]);
});
