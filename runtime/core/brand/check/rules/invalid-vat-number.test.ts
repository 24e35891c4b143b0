import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { invalidVatNumber } from './invalid-vat-number.ts';

it('accepts a number with the right checksum, and one of another country', () => {
  expect(report(invalidVatNumber, { prices: { tax: { number: 'CHE-116.281.710 MWST' } } })).toEqual([]);
});

it('reports a wrong digit', () => {
  expect(report(invalidVatNumber, { prices: { tax: { number: 'DE 136 695 977' } } })).toEqual([
    'brands/acme.json:4:17  warning  INVALID_VAT_NUMBER  /prices/tax/number\n  "DE 136 695 977" is no valid VAT number: a digit is wrong or missing.',
  ]);
});

it('reports a number without its country', () => {
  expect(report(invalidVatNumber, { prices: { tax: { number: '136695976' } } })).toEqual([
    'brands/acme.json:4:17  warning  INVALID_VAT_NUMBER  /prices/tax/number\n  "136695976" is no valid VAT number: a VAT number begins with the two letters of its country, such as DE136695976.',
  ]);
});
