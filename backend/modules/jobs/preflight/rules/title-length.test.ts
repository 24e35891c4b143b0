import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { titleLength } from './title-length.ts';

it('finds what lists would cut', () => {
  expect(findingsOf(titleLength, { title: 'b'.repeat(71) })).toEqual([
    {
      code: 'TITLE_LENGTH',
      severity: 'advice',
      reader: 'google',
      pointer: '/job_info/title',
      message: 'The title has 71 characters; lists cut it off after about 70.',
      fix: 'Keep the job title and move everything else to the description.',
    },
  ]);
  expect(findingsOf(titleLength, { title: 'b'.repeat(70) })).toEqual([]);
});
