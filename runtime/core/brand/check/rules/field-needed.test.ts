import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { fieldNeeded } from './field-needed.ts';

it('accepts a form that hides what it can do without', () => {
  expect(
    report(fieldNeeded, { forms: { job: { items: { job_info: { fields: { videoUrl: { hidden: true } } } } } } }),
  ).toEqual([]);
});

it('reports a required field that is hidden', () => {
  expect(
    report(fieldNeeded, { forms: { job: { items: { job_info: { fields: { title: { hidden: true } } } } } } }),
  ).toEqual([
    'brands/acme.json:7:22  error  FIELD_NEEDED  /forms/job/items/job_info/fields/title\n  The form "job" cannot do without "title", which the form itself requires. Show it.',
  ]);
});

it('warns of jobs without a text', () => {
  const job = (types: string[]) => ({
    forms: { job: { types, items: { job_info: { fields: { description: { hidden: true } } } } } },
  });
  expect(report(fieldNeeded, job(['job_per_file']))).toEqual([]);
  expect(report(fieldNeeded, job(['job_per_template']))).toEqual([
    expect.stringContaining(
      'warning  FIELD_NEEDED  /forms/job/items/job_info/fields/description\n  The form "job" cannot do without "description", because jobs are written in the form ("forms.job.types"). Show it.',
    ),
  ]);
});

it('reports a group that is left out', () => {
  expect(report(fieldNeeded, { forms: { job: { order: ['job_location'], types: ['job_per_template'] } } })).toEqual([
    'brands/acme.json:4:16  error  FIELD_NEEDED  /forms/job/order\n  The form "job" cannot do without the group "job_info", which asks for "title". Add it to "order".',
  ]);
});

it('reports required files that nobody can attach', () => {
  expect(
    report(fieldNeeded, {
      forms: { application: { order: ['basic_info'] } },
      applications: { requireAttachments: { anonymous: true } },
    }),
  ).toEqual([
    'brands/acme.json:4:16  error  FIELD_NEEDED  /forms/application/order\n  The form "application" cannot do without the group "files", which asks for "attachments", because files are required ("applications.requireAttachments"). Add it to "order".',
  ]);
});

it('reports nothing about a form that is never shown', () => {
  expect(report(fieldNeeded, { features: { recruiter: false }, forms: { job: { order: [] } } })).toEqual([]);
});
