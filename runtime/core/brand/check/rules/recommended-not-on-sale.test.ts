import { expect, it } from 'vitest';
import type { JsonObject } from '../../sources/json.ts';
import { report } from '../../testing/check-one.ts';
import { recommendedNotOnSale } from './recommended-not-on-sale.ts';

const jobs = { name: 'One job', type: 'job_credits', price: 100 };
const contacts = { name: 'Ten contacts', type: 'contact_credits', price: 100 };

const found = (recommended: string | null, products: JsonObject, features: JsonObject = {}) =>
  report(recommendedNotOnSale, { features, prices: { currency: 'USD', recommended, products } }).map((line) =>
    line.replace(/^\S+ {2}/, ''),
  );

it('accepts a product on sale, and none', () => {
  expect(found('jobs', { jobs })).toEqual([]);
  expect(found(null, { jobs })).toEqual([]);
});

it('reports a product that does not exist', () => {
  expect(found('job', { jobs })).toEqual([
    'warning  RECOMMENDED_NOT_ON_SALE  /prices/recommended\n  There is no product "job" to recommend. Did you mean "jobs"?',
  ]);
  expect(found('flat_rate', { jobs, contacts })).toEqual([
    'warning  RECOMMENDED_NOT_ON_SALE  /prices/recommended\n  There is no product "flat_rate" to recommend. Allowed: "jobs", "contacts".',
  ]);
  expect(found('jobs', { jobs: null })).toEqual([
    'warning  RECOMMENDED_NOT_ON_SALE  /prices/recommended\n  There is no product "jobs" to recommend. No product is on sale, so set it to null.',
  ]);
});

it('reports a product that is off, or whose features are', () => {
  expect(found('jobs', { jobs: { ...jobs, active: false }, contacts })).toEqual([
    'warning  RECOMMENDED_NOT_ON_SALE  /prices/recommended\n  The recommended product "jobs" is not on sale. Allowed: "contacts".',
  ]);
  expect(found('contacts', { jobs, contacts }, { resumeContact: false })).toEqual([
    'warning  RECOMMENDED_NOT_ON_SALE  /prices/recommended\n  The recommended product "contacts" is not on sale. Allowed: "jobs".',
  ]);
});
