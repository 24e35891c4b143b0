import { expect, it } from 'vitest';
import type { AskedField } from './ask.ts';
import { fileFields, readPlainAnswers, readPlainQuestions, repeatable } from './plain-answers.ts';

const file = { type: 'object', 'x-part': 'file', 'x-purpose': 'attachment' };
const properties = {
  id: { type: 'integer', readOnly: true },
  name: { type: 'string' },
  age: { type: 'integer' },
  copy: { type: 'boolean' },
  secret: { type: 'string', writeOnly: true },
  size: { type: 'integer', enum: [1, 2] },
  topics: { type: 'array', items: { type: 'string', oneOf: [{ const: 'a' }, { const: 'b' }] } },
  place: { type: 'object', properties: { locality: { type: 'string' }, zip: { type: 'string' } } },
  people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  plan: file,
  plans: { type: 'array', items: file },
  unasked: { type: 'string' },
};
const fields = Object.keys(properties)
  .filter((name) => name !== 'unasked')
  .map((name): AskedField => ({ name, control: 'text', width: 'full' }));
const asked = { groups: [{ group: 'a', schema: { properties }, fields }] };
const read = (pairs: Record<string, string[]>) => readPlainAnswers(asked, new Map(Object.entries(pairs)));

it('reads texts as the schema means them', () => {
  const { answers, unknown } = read({
    '/a/name': ['Ida\r\nBerg'],
    '/a/age': ['42'],
    '/a/copy': ['on'],
    '/a/size': ['2'],
    '/a/topics': ['b', 'a'],
    '/a/place/locality': ['Bath'],
    '/a/place/zip': [''],
  });
  const place = { locality: 'Bath' };
  expect(answers).toEqual({ a: { name: 'Ida\nBerg', age: 42, copy: true, size: 2, topics: ['b', 'a'], place } });
  expect(unknown).toEqual([]);
});

it('takes what is empty for no answer, a box without a tick for no, and leaves what means nothing to the check', () => {
  expect(read({ '/a/name': [''], '/a/age': ['old'], '/a/size': ['3'], '/a/topics': ['', 'x'] }).answers).toEqual({
    a: { age: 'old', copy: false, size: 3, topics: ['x'] },
  });
});

it('names what it does not ask for', () => {
  const strange = ['/a/id', '/a/unasked', '/a/__proto__', '/b/name', 'name', '/a/people/0/name', '/a/place/street'];
  const { answers, unknown } = read(Object.fromEntries(strange.map((name) => [name, ['x']])));
  expect([answers, unknown]).toEqual([{ a: { copy: false } }, strange]);
});

it('knows where files belong', () => {
  expect([...fileFields(asked)]).toEqual([
    ['/a/plan', { purpose: 'ATTACHMENT', isMany: false }],
    ['/a/plans', { purpose: 'ATTACHMENT', isMany: true }],
  ]);
});

it('repeats neither passwords nor files', () => {
  const given = { a: { name: 'Ida', secret: 'x', plan: { name: 'a.pdf' }, plans: [{ name: 'b.pdf' }], unasked: 'y' } };
  expect(repeatable(asked, given)).toEqual({ a: { name: 'Ida' } });
});

it('reads the answers to the questions of a job, each by its number', () => {
  const fields = new Map([
    ['/questions/answers/4', ['yes']],
    ['/questions/answers/7', ['Pen', 'Camera']],
    ['/questions/answers/9', ['']],
    ['/questions/answers/x', ['1']],
    ['/files/coverLetter', ['Hello']],
  ]);
  expect(readPlainQuestions(fields)).toEqual({
    answers: [
      { questionId: 4, values: ['yes'] },
      { questionId: 7, values: ['Pen', 'Camera'] },
    ],
    names: ['/questions/answers/4', '/questions/answers/7', '/questions/answers/9'],
  });
});
