import { expect, it } from 'vitest';
import { formForJob } from '../../runtime/core/applications/apply-steps.ts';
import { jobIdIn } from '../../runtime/core/applications/job-in.ts';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import { eventOf, stepIn, stepsOf } from './apply-steps.ts';
import { describeErrors } from './describe-errors.ts';

const field = (name: string) => ({ name, control: 'text', width: 'full' });
const asked: AskedForm = {
  form: 'application',
  groups: [
    {
      group: 'basic_info',
      schema: { title: 'About you', properties: { firstName: {} } },
      fields: [field('firstName')],
    },
    { group: 'questions', schema: { title: 'Questions', properties: { answers: {} } }, fields: [field('answers')] },
    {
      group: 'files',
      schema: { title: 'Files', properties: { coverLetter: {}, attachments: {} } },
      fields: [field('coverLetter'), field('attachments')],
    },
  ],
};
const question = { id: 4, text: 'Do you drive?', type: 'yes_no', options: [], required: true } as const;
const rules = { questions: [question], requiresFile: true, requiresCoverLetter: false };
const names = (form: AskedForm) => stepsOf(form, 'Check').map(({ name }) => name);

it('has a step for what is asked, and a look at all of it', () => {
  expect(names(formForJob(asked, rules))).toEqual(['basic-info', 'questions', 'files', 'review']);
  expect(names(formForJob(asked, { ...rules, questions: [] }))).toEqual(['basic-info', 'files', 'review']);
  const without = { ...asked, groups: asked.groups.map((group) => ({ ...group, fields: [] })) };
  expect(names(formForJob(without, rules))).toEqual(['review']);
});

it('demands what the job demands of the fields that there are', () => {
  const required = formForJob(asked, { ...rules, requiresCoverLetter: true }).groups.map(
    ({ schema }) => schema.required,
  );
  expect(required).toEqual([undefined, ['answers'], ['coverLetter', 'attachments']]);
});

it('measures each step by its name', () => {
  expect(['basic-info', 'questions', 'files', 'review', 'success', 'other'].map(eventOf)).toEqual([
    'quick_apply_basic_info',
    'quick_apply_questions',
    'quick_apply_file_upload',
    'quick_apply_review_info',
    'quick_apply_success',
    null,
  ]);
});

it('finds job and step in an address of any language', () => {
  expect(['42', '42/files', '', '0', 'x', '42x'].map(jobIdIn)).toEqual([42, 42, null, null, null, null]);
  expect(stepIn('/de/stelle/bewerben/42/files?x=1#y', 42)).toBe('files');
  expect(stepIn('/job/apply/42', 42)).toBeNull();
  expect(stepIn('/job/apply/7/files', 42)).toBeNull();
});

it('names the questions that are open in one sentence', () => {
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) => [key, values.questions].join(' ');
  const errors = [
    { code: 'required', pointer: '/questions/answers' },
    { code: 'required', pointer: '/files/attachments' },
  ];
  const offer = { ...rules, questions: [question, { ...question, id: 5, text: 'Since when?' }] };
  const answers = { questions: { answers: [{ questionId: 4, values: ['yes'] }] } };
  expect(describeErrors(errors, { offer, answers, t, tf: t }).map(({ message }) => message.trim())).toEqual([
    'fault.required',
    'missing “Since when?”',
  ]);
});
