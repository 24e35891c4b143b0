import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownBrand } from './unknown-brand.ts';

it('accepts another brand', () => {
  expect(report(unknownBrand, { forms: { job: { brands: ['zeta'] } } }, { others: { zeta: {} } })).toEqual([]);
});

it('reports a brand that does not exist, and the brand itself', () => {
  expect(report(unknownBrand, { forms: { job: { brands: ['zetta', 'acme'] } } }, { others: { zeta: {} } })).toEqual([
    'brands/acme.json:5:9  warning  UNKNOWN_BRAND  /forms/job/brands/0\n  There is no brand "zetta". Did you mean "zeta"?',
    'brands/acme.json:6:9  warning  UNKNOWN_BRAND  /forms/job/brands/1\n  "acme" is this brand itself: its jobs are shown here anyway. Remove it.',
  ]);
});
