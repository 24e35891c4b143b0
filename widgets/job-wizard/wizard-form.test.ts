import { expect, it } from 'vitest';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import { answersFor, formFor, placeName, sendingOf, sentAnswers, stepsFor } from './wizard-form.ts';

const field = (name: string) => ({ name, control: 'text', width: 'full' });

function form(types: readonly string[] = ['job_per_template', 'job_per_link']): AskedForm {
  return {
    form: 'job',
    groups: [
      {
        group: 'job_info',
        schema: {
          title: 'The job',
          properties: {
            type: { enum: types, default: types[0] },
            title: { type: 'string', title: 'Job title' },
            linkUrl: { type: 'string' },
          },
          allOf: [
            {
              if: { properties: { type: { const: 'job_per_link' } }, required: ['type'] },
              // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
              then: { required: ['linkUrl'] },
            },
          ],
        },
        fields: ['type', 'title', 'linkUrl'].map(field),
      },
      { group: 'company_info', schema: { title: 'The employer' }, fields: ['organization', 'logo'].map(field) },
    ],
  };
}

const one = { employers: [{ id: 3, name: 'Works' }] };
const two = {
  employers: [...one.employers, { id: 4, name: 'Other works' }],
  defaultDuration: 42,
  usualAddress: null,
  usualEmploymentTypes: [],
};
const namesIn = ({ groups }: AskedForm) => groups.flatMap(({ fields }) => fields.map(({ name }) => name));

it('asks only what has more than one answer', () => {
  expect(namesIn(formFor(form(), two, null))).toEqual(['type', 'title', 'linkUrl', 'organization', 'logo']);
  expect(namesIn(formFor(form(['job_per_template']), one, null))).toEqual(['title', 'linkUrl', 'logo']);
  expect(namesIn(formFor(form(), one, { titleFixed: true }))).toEqual(['type', 'linkUrl', 'logo']);
});

it('ends with the page to look at', () => {
  expect(stepsFor(form(), 'Preview').map(({ name, title }) => [name, title])).toEqual([
    ['job_info', 'The job'],
    ['company_info', 'The employer'],
    ['preview', 'Preview'],
  ]);
});

it('begins a new job with what is usual, and leaves open what a job has left open', () => {
  expect(answersFor(form(), two, null)).toEqual({
    job_info: { type: 'job_per_template' },
    company_info: { organization: 3 },
  });
  const job = { answers: { job_info: { title: 'Baker' } }, employer: { id: 4, name: 'Other works' } };
  expect(answersFor(form(), two, job)).toEqual({ job_info: { title: 'Baker' }, company_info: { organization: 4 } });
  const own = { answers: { company_info: { organization: 9 } }, employer: null };
  expect(answersFor(form(), two, own).company_info).toEqual({ organization: 9 });
});

it('begins with the days that are paid for, and leaves those of a job', () => {
  const schema = { properties: { duration: { type: 'integer', default: 30 } } };
  const asked = { ...form(), groups: [{ group: 'job_schedule', schema, fields: [field('duration')] }] };
  expect(answersFor(asked, two, null)).toEqual({ job_schedule: { duration: 42 } });
  const job = { answers: { job_schedule: { duration: 7 } }, employer: null };
  expect(answersFor(asked, two, job)).toEqual({ job_schedule: { duration: 7 } });
});

it('begins where the other jobs are, if the form asks for a place', () => {
  const usualAddress = { locality: 'Portland', countryCode: 'US' };
  const location = { group: 'job_location', schema: {}, fields: [field('address')] };
  const asked = { ...form(), groups: [location] };
  expect(answersFor(asked, { ...two, usualAddress }, null)).toEqual({ job_location: { address: usualAddress } });
  const job = { answers: {}, employer: null };
  expect(answersFor(asked, { ...two, usualAddress }, job)).toEqual({ job_location: {} });
  const without = { ...form(), groups: [{ ...location, fields: [] }] };
  expect(answersFor(without, { ...two, usualAddress }, null)).toEqual({ job_location: {} });
});

it('begins with the employment types of the ads before, if the form asks for them', () => {
  const usual = { ...two, usualEmploymentTypes: ['part_time'] };
  const categories = { group: 'job_categorization', schema: {}, fields: [field('employmentType')] };
  const asked = { ...form(), groups: [categories] };
  expect(answersFor(asked, usual, null)).toEqual({ job_categorization: { employmentType: ['part_time'] } });
  expect(answersFor(asked, two, null)).toEqual({ job_categorization: {} });
  const without = { ...form(), groups: [{ ...categories, fields: [] }] };
  expect(answersFor(without, usual, null)).toEqual({ job_categorization: {} });
});

it('sends nothing that belongs to another kind of job', () => {
  const answers = { job_info: { type: 'job_per_template', title: 'Baker', linkUrl: 'https://old.example' } };
  expect(sentAnswers(form(), answers)).toEqual({
    job_info: { type: 'job_per_template', title: 'Baker' },
    company_info: {},
  });
  const link = { ...answers, job_info: { ...answers.job_info, type: 'job_per_link' } };
  expect(sentAnswers(form(), link).job_info).toEqual(link.job_info);
});

it('says what sending will do', () => {
  const free = { waits: false, editsWait: false };
  const now = Date.parse('2026-03-01T12:00:00Z');
  const later = { job_schedule: { published: '2026-03-02T12:00:00Z' } };
  const draft = { publishOption: true, refusal: null, published: null };
  expect(sendingOf(null, free, {}, now)).toBe('publish');
  expect(sendingOf(null, free, later, now)).toBe('schedule');
  expect(sendingOf(null, free, { job_schedule: { published: '2026-02-01T00:00:00Z' } }, now)).toBe('publish');
  expect(sendingOf(null, { ...free, waits: true }, later, now)).toBe('review');
  expect(sendingOf({ ...draft, refusal: 'Who pays?' }, free, {}, now)).toBe('review');
  expect(sendingOf({ ...draft, published: '2026-01-01T00:00:00Z' }, { waits: true, editsWait: false }, {}, now)).toBe(
    'publish',
  );
  expect(sendingOf({ ...draft, publishOption: false }, { waits: true, editsWait: true }, {}, now)).toBe('save');
});

it('names a field with its step', () => {
  expect(placeName(form(), '/job_info/title', 'en')).toBe('The job: Job title');
  expect(placeName(form(), '/job_info/title', 'fr')).toBe('The job\u00a0: Job title');
  expect(placeName(form(), '/company_info/organizationName', 'en')).toBe('The employer');
  expect(placeName(form(), '/other/field', 'en')).toBe('');
});
