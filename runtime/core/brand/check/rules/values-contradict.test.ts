import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { valuesContradict } from './values-contradict.ts';

it('accepts numbers that leave room for each other', () => {
  expect(
    report(valuesContradict, { forms: { job: { defaultDuration: 90, maximumDuration: 90, expiryNoticeDays: 0 } } }),
  ).toEqual([]);
});

it('reports a number that is larger than another allows', () => {
  expect(
    report(valuesContradict, {
      forms: { job: { defaultDuration: 20, maximumDuration: 10, expiryNoticeDays: 20 } },
      retention: { applicationDays: 14 },
      alerts: { jobsPerMail: 1 },
    }),
  ).toEqual([
    'brands/acme.json:4:26  error  VALUES_CONTRADICT  /forms/job/defaultDuration\n  "forms.job.defaultDuration" is 20, but "forms.job.maximumDuration" is 10, so no job could be online for the usual time. It may not be larger.',
    'brands/acme.json:6:27  warning  VALUES_CONTRADICT  /forms/job/expiryNoticeDays\n  "forms.job.expiryNoticeDays" is 20, but "forms.job.defaultDuration" is 20, so employers would be told that a job ends before it begins. It has to be smaller.',
    'brands/acme.json:10:24  error  VALUES_CONTRADICT  /retention/applicationNoticeDays\n  "retention.applicationNoticeDays" is 14, but "retention.applicationDays" is 14, so nobody could be told in time. It has to be smaller.',
    'brands/acme.json:13:20  warning  VALUES_CONTRADICT  /alerts/jobsPerCompany\n  "alerts.jobsPerCompany" is 2, but "alerts.jobsPerMail" is 1, so it has no effect. It may not be larger.',
  ]);
});
