import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownField } from './unknown-field.ts';

it('accepts fields of the group and custom ones', () => {
  expect(
    report(unknownField, {
      customFields: { x_kind: { label: 'Kind', groups: ['job/job_info'], terms: { a: { label: 'A' } } } },
      forms: { job: { items: { job_info: { order: ['x_kind'], fields: { title: { required: true } } } } } },
    }),
  ).toEqual([]);
});

it('suggests the field that was meant', () => {
  expect(
    report(unknownField, { forms: { job: { items: { job_info: { fields: { titel: { hidden: true } } } } } } }),
  ).toEqual([
    'brands/acme.json:7:13  error  UNKNOWN_FIELD  /forms/job/items/job_info/fields/titel\n  The group "job_info" of the form "job" has no field "titel". Did you mean "title"?',
  ]);
});
