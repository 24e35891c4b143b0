import { expect, it } from 'vitest';
import { adSite, findingsOf, testAd } from '../testing.ts';
import { salaryMissing } from './salary-missing.ts';

it('misses the salary, where the form asks for one', () => {
  const salary = { min: null, max: null, currencyCode: null, range: null };
  expect(findingsOf(salaryMissing, { salary })).toEqual([
    {
      code: 'SALARY_MISSING',
      severity: 'advice',
      reader: 'google',
      pointer: '/job_categorization/minSalary',
      message: 'The salary is missing.',
      fix: 'Jobs with a salary are shown more often and get more applications. In some places it is required by law.',
    },
  ]);
  expect(findingsOf(salaryMissing, { salary: { ...salary, range: '40_50' } })).toEqual([]);
  expect(salaryMissing(testAd({ salary }), { ...adSite, salaryField: null })).toEqual([]);
});
