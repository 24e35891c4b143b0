import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { salaryOrder } from './salary-order.ts';

it('finds the lowest above the highest', () => {
  expect(findingsOf(salaryOrder, { salary: { min: 50, max: 40, currencyCode: 'USD', range: null } })).toEqual([
    {
      code: 'SALARY_ORDER',
      severity: 'error',
      reader: 'site',
      pointer: '/job_categorization/maxSalary',
      message: 'The minimum salary is above the maximum.',
      fix: 'Check both numbers.',
    },
  ]);
  expect(findingsOf(salaryOrder, { salary: { min: 40, max: 40, currencyCode: 'USD', range: null } })).toEqual([]);
});
