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
      message: 'The title has a reference number in it.',
      fix: 'Take the number out; job seekers do not search for it. The page shows a number of its own.',
    },
  ]);
  for (const title of ['Night baker', '1st line support', 'Level 3 technician', 'Baker (m/w/d)'])
    expect(findingsOf(titleCode, { title })).toEqual([]);
});
