import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { titleCode } from './title-code.ts';

it('finds a reference number, and leaves numbers that belong to the job', () => {
  expect(findingsOf(titleCode, { title: 'Night baker (Ref. 4711)' })).toEqual([
    {
      code: 'TITLE_CODE',
      severity: 'warning',
      reader: 'google',
      pointer: '/job_info/title',
      message: 'The title contains a reference number.',
      fix: 'Remove the number; job seekers do not search for it. The page shows its own job ID.',
    },
  ]);
  for (const title of ['Night baker', '1st line support', 'Level 3 technician', 'Baker (m/w/d)'])
    expect(findingsOf(titleCode, { title })).toEqual([]);
});
