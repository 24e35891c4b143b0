import { expect, it } from 'vitest';
import { emptyVoucher, suggestCode, voucherOf } from './voucher-fields.ts';

const FIELDS = { ...emptyVoucher(), code: ' spring 26 ' };

it('sends a percentage, once per organization, unless told otherwise', () => {
  expect(voucherOf(FIELDS, 'Europe/Berlin')).toEqual({
    input: {
      ...{ code: 'spring26', percent: 10, amount: null, products: null, starts: null, ends: null },
      ...{ most: null, mostEach: 1, minimum: null },
    },
  });
});

it('sends an amount for some products, with times of the brand', () => {
  const fields = {
    ...{ ...FIELDS, isPercent: false, amount: '12,50', isForAll: false, products: ['three_jobs'], most: '100' },
    ...{ mostEach: '', minimum: '99.9', start: '2026-12-01T00:00', end: '2027-01-01T00:00' },
  };
  expect(voucherOf(fields, 'Europe/Berlin')).toEqual({
    input: {
      ...{ code: 'spring26', percent: null, amount: 12.5, products: ['three_jobs'], most: 100, mostEach: null },
      ...{ starts: '2026-11-30T23:00:00.000Z', ends: '2026-12-31T23:00:00.000Z', minimum: 99.9 },
    },
  });
});

it('names every field that cannot be right', () => {
  const fields = {
    ...{ ...FIELDS, code: 'a', percent: '101', isForAll: false, most: '0', mostEach: '1.5', minimum: 'x' },
    ...{ start: '2026-12-02T00:00', end: '2026-12-01T00:00' },
  };
  expect(voucherOf(fields, 'UTC')).toEqual({
    faults: ['code', 'percent', 'products', 'ends', 'most', 'mostEach', 'minimum'],
  });
  expect(voucherOf({ ...FIELDS, isPercent: false, amount: '0' }, 'UTC')).toEqual({ faults: ['amount'] });
});

it('suggests codes of eight letters and digits', () => {
  expect(suggestCode()).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(suggestCode()).not.toBe(suggestCode());
});
