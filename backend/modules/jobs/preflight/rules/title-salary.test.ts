import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { titleSalary } from './title-salary.ts';

it('finds pay in the title', () => {
  expect(findingsOf(titleSalary, { title: 'Night baker, $24/hr' })).toEqual([
    {
      code: 'TITLE_SALARY',
      severity: 'warning',
      reader: 'google',
      pointer: '/job_info/title',
      message: 'The title names the salary: $24.',
      fix: 'Remove it and use the salary fields instead.',
    },
  ]);
  for (const title of ['Night baker', 'Driver 7.5 t', 'Nurse, ward 12'])
    expect(findingsOf(titleSalary, { title })).toEqual([]);
});
