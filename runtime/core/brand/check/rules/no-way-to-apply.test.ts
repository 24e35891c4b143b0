import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { noWayToApply } from './no-way-to-apply.ts';

it('accepts one way', () => {
  expect(report(noWayToApply, { applications: { ways: ['none', 'email'] } })).toEqual([]);
});

it('reports an empty list', () => {
  expect(report(noWayToApply, { applications: { ways: [] } })).toEqual([
    'brands/acme.json:3:13  error  NO_WAY_TO_APPLY  /applications/ways\n  Nobody could apply for a job: no way of applying is listed. Add one, such as "internal".',
  ]);
});

it('reports that nobody may apply', () => {
  expect(report(noWayToApply, { applications: { ways: ['none'] } })).toEqual([
    'brands/acme.json:3:13  warning  NO_WAY_TO_APPLY  /applications/ways\n  Nobody could apply for a job: "none" is the only way of applying. Add another, such as "internal".',
  ]);
});

it('reports the form on the site where job seekers have no accounts', () => {
  expect(report(noWayToApply, { features: { applicant: false }, applications: { ways: ['internal'] } })).toEqual([
    'brands/acme.json:6:13  warning  NO_WAY_TO_APPLY  /applications/ways\n  Nobody could apply for a job: the form on this site ("internal") needs "features.applicant". Add "email" or "external".',
  ]);
});
