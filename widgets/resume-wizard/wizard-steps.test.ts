import { expect, it } from 'vitest';
import { stepsOf, wizardForm, wizardGroups } from './wizard-steps.ts';

const field = (name: string) => ({ name, control: 'text', width: 'full' });
const group = (name: string, fields: readonly string[]) => ({
  group: name,
  schema: { title: name, properties: Object.fromEntries(fields.map((one) => [one, { type: 'string' }])) },
  fields: fields.map(field),
});
const form = {
  form: 'resume' as const,
  check: '/check.js',
  groups: [
    group('personal_info', ['firstName', 'about']),
    group('job_preferences', ['title']),
    group('skills', ['skills']),
  ],
};
const wizard = { ...form, groups: [group('job_preferences', ['title']), group('personal_info', ['firstName'])] };
const initial = { personal_info: {}, job_preferences: {}, skills: {} };

it('asks the short form in its own order', () => {
  const names = wizardGroups({ form, wizard, initial, answers: initial });
  const steps = stepsOf(wizardForm({ form, wizard, answers: initial }), names);
  expect(steps.map(({ name, groups }) => [name, groups])).toEqual([
    ['job-preferences', ['job_preferences']],
    ['personal-info', ['personal_info']],
  ]);
});

it('asks what a file has filled as well: further groups, and fields that are left for later', () => {
  const answers = { ...initial, skills: { skills: 'x' }, personal_info: { about: 'x' } };
  expect(wizardGroups({ form, wizard, initial, answers })).toEqual(['job_preferences', 'personal_info', 'skills']);
  const [person] = wizardForm({ form, wizard, answers }).groups;
  expect(person?.fields.map(({ name }) => name)).toEqual(['firstName', 'about']);
  const [short] = wizardForm({ form, wizard, answers: initial }).groups;
  expect(wizardForm({ form, wizard, answers: initial }).compiled).toBe(form.groups);
  expect([short?.fields.map(({ name }) => name), Object.keys(Object(short?.schema.properties))]).toEqual([
    ['firstName'],
    ['firstName'],
  ]);
});

it('keeps groups that are no step in the form, for their answers go along', () => {
  expect(wizardForm({ form, wizard, answers: initial }).groups.map(({ group: name }) => name)).toEqual([
    'personal_info',
    'job_preferences',
    'skills',
  ]);
});
