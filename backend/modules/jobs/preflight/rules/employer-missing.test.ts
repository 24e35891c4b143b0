import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { employerMissing } from './employer-missing.ts';

it('misses the employer', () => {
  expect(findingsOf(employerMissing, { employer: ' ' })).toEqual([
    {
      code: 'EMPLOYER_MISSING',
      severity: 'error',
      reader: 'google',
      pointer: '/company_info/organizationName',
      message: 'The employer is missing.',
      fix: 'Choose your organization, or name the company you are posting for.',
    },
  ]);
  expect(findingsOf(employerMissing, {})).toEqual([]);
});
