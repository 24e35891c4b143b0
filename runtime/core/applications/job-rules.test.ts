import { expect, it } from 'vitest';
import { answersForJob, errorsOfJob, type JobQuestion, type JobRules, readQuestionAnswers } from './job-rules.ts';

const question = (id: number, values: Partial<JobQuestion>): JobQuestion => ({
  id,
  text: `Question ${id}`,
  type: 'text',
  options: [],
  required: false,
  ...values,
});
const rules = (values: Partial<JobRules> = {}): JobRules => ({
  questions: [],
  requiresFile: false,
  requiresCoverLetter: false,
  ...values,
});
const answered = (...answers: [questionId: number, ...values: string[]][]) => ({
  questions: { answers: answers.map(([questionId, ...values]) => ({ questionId, values })) },
});
const found = (own: JobRules, answers: Record<string, unknown>, asks = (_group: string, _field: string) => true) =>
  errorsOfJob(own, answers, asks).map(({ code, pointer }) => `${code} ${pointer}`);

it('asks nothing where the job asks nothing', () => {
  expect(found(rules(), {})).toEqual([]);
});

it.each([
  ['yes_no', ['yes'], []],
  ['yes_no', ['perhaps'], ['enum']],
  ['one', ['Pen'], []],
  ['one', ['Pen', 'Ink'], ['type']],
  ['many', ['Pen', 'Ink'], []],
  ['many', ['Pen', 'Hammer'], ['enum']],
  ['number', ['3.5'], []],
  ['number', ['three'], ['type']],
  ['text', ['Anything'], []],
] as const)('takes for %s the answer %j with %j', (type, values, codes) => {
  const own = rules({ questions: [question(4, { type, options: ['Pen', 'Ink'] })] });
  expect(found(own, answered([4, ...values]))).toEqual(codes.map((code) => `${code} /questions/answers/0/values`));
});

it('misses what must be answered, also where blanks were sent', () => {
  const own = rules({ questions: [question(4, { required: true }), question(5, {})] });
  expect(found(own, {})).toEqual(['required /questions/answers']);
  expect(found(own, answered([5, 'x'], [4, '  ']))).toEqual(['required /questions/answers/1/values']);
});

it('refuses answers to questions that the job does not ask, or that come twice', () => {
  const own = rules({ questions: [question(4, {})] });
  expect(found(own, answered([4, 'x'], [9, 'x']))).toEqual(['additionalProperties /questions/answers/1']);
  expect(found(own, answered([4, 'x'], [4, 'y']))).toEqual(['uniqueItems /questions/answers']);
});

it('wants a letter and a file only where the brand asks for them', () => {
  const own = rules({ requiresFile: true, requiresCoverLetter: true });
  expect(found(own, { files: { attachments: [] } })).toEqual([
    'required /files/coverLetter',
    'required /files/attachments',
  ]);
  expect(found(own, {}, (_group, field) => field !== 'attachments')).toEqual(['required /files/coverLetter']);
  expect(found(own, { files: { attachments: [{ id: '1' }], coverLetter: 'x' } })).toEqual([]);
});

it('reads no answers out of nonsense', () => {
  for (const questions of [null, [], 'x', { answers: 'x' }, { answers: [null, { questionId: '4', values: ['x'] }] }])
    expect(readQuestionAnswers({ questions })).toEqual([]);
});

it('lets go what a job does not ask any more, so that nobody is held by it', () => {
  const asks = (questions: JobQuestion[]) => rules({ questions });
  const [pens, swim] = [question(4, { type: 'many', options: ['Pen', 'Ink'] }), question(9, { type: 'yes_no' })];
  const given = { ...answered([4, 'Pen', 'Ink'], [5, 'Gone'], [9, 'yes']), files: { coverLetter: 'x' } };
  expect(answersForJob(given, asks([pens, swim]))).toEqual({
    ...answered([4, 'Pen', 'Ink'], [9, 'yes']),
    files: { coverLetter: 'x' },
  });
  const fewer = asks([{ ...pens, options: ['Pen'], required: true }]);
  expect(found(fewer, answersForJob(given, fewer))).toEqual([]);
  expect(answersForJob(given, asks([]))).toMatchObject(answered());
  const right = answered([9, 'no']);
  expect(answersForJob(right, asks([swim]))).toBe(right);
});
