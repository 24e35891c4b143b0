import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownForm } from './unknown-form.ts';

it('accepts a form there is', () => {
  expect(
    report(unknownForm, {
      customFields: { x_kind: { label: 'Kind', groups: ['job/job_info'], terms: { a: { label: 'A' } } } },
    }),
  ).toEqual([]);
});

it('reports a form there is not', () => {
  expect(
    report(unknownForm, {
      customFields: { x_kind: { label: 'Kind', groups: ['jobs/job_info'], terms: { a: { label: 'A' } } } },
    }),
  ).toEqual([
    'brands/acme.json:6:9  error  UNKNOWN_FORM  /customFields/x_kind/groups/0\n  There is no form "jobs". Did you mean "job"?',
  ]);
});
