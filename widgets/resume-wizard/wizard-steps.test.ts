import { expect, it } from 'vitest';
import { canSkip, stepsOf, wizardForm, wizardGroups } from './wizard-steps.ts';

const field = (name: string) => ({ name, control: 'text', width: 'full' });
const group = (name: string, fields: readonly string[]) => ({
  group: name,
  schema: {
    title: name,
    description: `Why ${name}.`,
    properties: Object.fromEntries(fields.map((one) => [one, { type: 'string' }])),
  },
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
  expect(steps.map(({ name, text, groups }) => [name, text, groups])).toEqual([
    ['job-preferences', 'Why job_preferences.', ['job_preferences']],
    ['personal-info', 'Why personal_info.', ['personal_info']],
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

it('can skip to the last step from where nothing more is required', () => {
  const groups = ['job_preferences', 'personal_info', 'skills'].map((name) => group(name, ['title']));
  const asked = {
    ...form,
    groups: groups.map((one) => ({
      ...one,
      schema: { ...one.schema, required: one.group === 'skills' ? [] : ['title'] },
    })),
  };
  const steps = stepsOf(asked, ['job_preferences', 'skills', 'personal_info']);
  expect(['job-preferences', 'skills', 'personal-info', ''].map((name) => canSkip(asked, steps, name))).toEqual([
    ...[false, true, true, false],
  ]);
});
