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
      message: 'The end date is in the past or before the start date.',
      fix: 'Choose a later end date, or leave it empty to use the duration.',
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
      message: 'The end date is too late: a job can be online for at most 90 days.',
      fix: 'Choose an earlier end date; you can publish the job again afterwards.',
    },
  ]);
  expect(
    findingsOf(endDate, {
      schedule: { publishAt: null, expires: new Date('2026-05-01T12:00:00Z'), durationDays: null },
    }),
  ).toEqual([]);
  expect(findingsOf(endDate, {})).toEqual([]);
});
