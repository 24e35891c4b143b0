import { expect, it } from 'vitest';
import { bandOf, salaryOfBand } from './salary-bands.ts';

it('finds the range of a yearly amount; an upper end belongs to the next one', () => {
  expect([0, 29_999, 30_000, 99_999, 100_000, 2_000_000].map(bandOf)).toEqual([
    ...['under_30', 'under_30', 'from_30_to_45'],
    ...['from_80_to_100', 'over_100', 'over_100'],
  ]);
});

it('knows the amounts of a range, and of no other code', () => {
  const perYear = { currencyCode: 'CHF', unit: 'year' };
  expect(salaryOfBand('from_30_to_45', 'CHF')).toEqual({ min: 30_000, max: 45_000, ...perYear });
  expect(salaryOfBand('under_30', 'CHF')).toEqual({ min: null, max: 30_000, ...perYear });
  expect(salaryOfBand('over_100', null)).toEqual({ min: 100_000, max: null, currencyCode: '', unit: 'year' });
  expect([salaryOfBand('40_60', 'CHF'), salaryOfBand(null, 'CHF')]).toEqual([undefined, undefined]);
});
