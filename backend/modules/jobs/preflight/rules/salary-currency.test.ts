import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { salaryCurrency } from './salary-currency.ts';

it('misses the currency of a number', () => {
  const salary = { min: 40_000, max: null, currencyCode: null, range: null };
  expect(findingsOf(salaryCurrency, { salary })).toEqual([
    {
      code: 'SALARY_CURRENCY',
      severity: 'error',
      reader: 'site',
      pointer: '/job_categorization/currencyCode',
      message: 'The salary has no currency.',
      fix: 'Choose the currency.',
    },
  ]);
  expect(findingsOf(salaryCurrency, {})).toEqual([]);
});
