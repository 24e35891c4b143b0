import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { taxAsFraction } from './tax-as-fraction.ts';

it('accepts a percentage', () => {
  expect(report(taxAsFraction, { prices: { tax: { rate: 2.1 } } })).toEqual([]);
});

it('reports a fraction', () => {
  expect(report(taxAsFraction, { prices: { tax: { rate: 0.077 } } })).toEqual([
    'brands/acme.json:4:15  warning  TAX_AS_FRACTION  /prices/tax/rate\n  0.077 means 0.077 percent. Write 7.7 if you mean 7.7 percent.',
  ]);
});
