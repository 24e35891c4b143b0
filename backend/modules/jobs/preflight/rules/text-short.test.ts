import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { textShort } from './text-short.ts';

it('finds what feeds drop, and what says too little', () => {
  expect(findingsOf(textShort, { text: 'Baker wanted.' })).toEqual([
    {
      code: 'TEXT_TOO_SHORT',
      severity: 'error',
      reader: 'feed',
      pointer: '/job_info/description',
      message: 'The description has fewer than 30 characters.',
      fix: 'Describe the tasks, the requirements and what you offer. Job feeds reject jobs with so little text.',
    },
  ]);
  expect(findingsOf(textShort, { text: 'b'.repeat(399) })).toEqual([
    {
      code: 'TEXT_SHORT',
      severity: 'warning',
      reader: 'google',
      pointer: '/job_info/description',
      message: 'The description is short: 399 characters.',
      fix: 'Say more about tasks, requirements, hours and benefits. With 400 characters or more, people can tell whether the job suits them.',
    },
  ]);
  expect(findingsOf(textShort, { text: '' })).toEqual([]);
  expect(findingsOf(textShort, { text: 'Short.', type: 'job_per_link' })).toEqual([]);
  expect(findingsOf(textShort, {})).toEqual([]);
});
