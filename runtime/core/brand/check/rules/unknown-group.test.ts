import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownGroup } from './unknown-group.ts';

it('accepts a group of the form', () => {
  expect(report(unknownGroup, { forms: { job: { order: ['job_info'] } } })).toEqual([]);
});

it('suggests the group that was meant', () => {
  expect(report(unknownGroup, { forms: { job: { order: ['job_infos'] } } })).toEqual([
    'brands/acme.json:5:9  error  UNKNOWN_GROUP  /forms/job/order/0\n  The form "job" has no group "job_infos". Did you mean "job_info"?',
  ]);
});
