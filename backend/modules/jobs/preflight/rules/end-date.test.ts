import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { endDate } from './end-date.ts';

it('finds an end that is over, and one that is too far off', () => {
  expect(
    findingsOf(endDate, {
      schedule: { publishAt: null, expires: new Date('2026-02-28T12:00:00Z'), durationDays: null },
    }),
  ).toEqual([
    {
      code: 'END_PAST',
      severity: 'error',
      reader: 'site',
      pointer: '/job_schedule/expiration',
      message: 'The end lies in the past, or before the start.',
      fix: 'Choose a later end, or leave it empty: then the duration counts.',
    },
  ]);
  expect(
    findingsOf(endDate, {
      schedule: { publishAt: null, expires: new Date('2026-06-01T12:00:00Z'), durationDays: null },
    }),
  ).toEqual([
    {
      code: 'END_TOO_FAR',
      severity: 'error',
      reader: 'site',
      pointer: '/job_schedule/expiration',
      message: 'The end is too far off: a job runs 90 days at most.',
      fix: 'Choose an earlier end; you can post the job again afterwards.',
    },
  ]);
  expect(
    findingsOf(endDate, {
      schedule: { publishAt: null, expires: new Date('2026-05-01T12:00:00Z'), durationDays: null },
    }),
  ).toEqual([]);
  expect(findingsOf(endDate, {})).toEqual([]);
});
