import { expect, it } from 'vitest';
import { sameAnswers } from './same-answers.ts';

it('knows the same answers in another order of keys', () => {
  const one = { message: { name: 'Ida', people: [{ a: 1, b: null }] }, other: {} };
  expect(sameAnswers(one, { other: {}, message: { people: [{ b: null, a: 1 }], name: 'Ida' } })).toBe(true);
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: [] }, { a: {} }],
  [{ a: undefined }, { b: undefined }],
  [{ a: null }, {}],
])('tells %j from %j', (one, other) => {
  expect(sameAnswers(one, other)).toBe(false);
  expect(sameAnswers(other, one)).toBe(false);
});
