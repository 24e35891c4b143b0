import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { productIncomplete } from './product-incomplete.ts';

it('accepts products that say what the buyer gets', () => {
  expect(
    report(productIncomplete, {
      prices: {
        products: {
          one: { name: 'One', type: 'job_credits', price: 9, credits: 1, days: 30 },
          year: { name: 'Year', type: 'job_flat_rate', price: 9, days: 365 },
        },
      },
    }),
  ).toEqual([]);
});

it('reports what is missing, and what has no effect', () => {
  expect(
    report(productIncomplete, {
      prices: {
        products: {
          one: { name: 'One', type: 'job_credits', price: 9 },
          year: { name: 'Year', type: 'job_flat_rate', price: 9, credits: 5 },
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:4:14  warning  PRODUCT_INCOMPLETE  /prices/products/one\n  The product "one" does not say how many credits it gives, so it gives one. Write "credits".',
    'brands/acme.json:9:15  warning  PRODUCT_INCOMPLETE  /prices/products/year\n  The product "year" does not say how long it lasts. Write "days".',
    'brands/acme.json:13:9  warning  PRODUCT_INCOMPLETE  /prices/products/year/credits\n  "credits" has no effect on a product of the type "job_flat_rate". Remove it.',
  ]);
});
