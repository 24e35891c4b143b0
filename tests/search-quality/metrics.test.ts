import { expect, it } from 'vitest';
import type { JudgedQuery } from './judged.ts';
import { measure, ndcg, summarize } from './metrics.ts';

const query = (values: Partial<JudgedQuery> = {}): JudgedQuery => ({
  language: 'en',
  board: 'coast',
  query: 'nurse',
  exists: true,
  typos: [],
  grades: { 3: [1], 1: [2] },
  ...values,
});
const answer = (ids: number[], corrections: { word: string; replacement: string }[] = []) => ({
  ids,
  total: ids.length,
  corrections,
  understood: [],
});

it('gives the best order 1, and an order without gain 0', () => {
  expect(ndcg([1, 2, 9], { 3: [1], 1: [2] })).toBe(1);
  expect(ndcg([8, 9], { 3: [1], 1: [2] })).toBe(0);
});

it('discounts a gain of 2^grade - 1 by the logarithm of its rank', () => {
  // (1 / log2(2) + 7 / log2(3)) / (7 / log2(2) + 1 / log2(3))
  expect(ndcg([2, 1], { 3: [1], 1: [2] })).toBeCloseTo(0.7098, 4);
  // 3 / log2(4) of 3 / log2(2)
  expect(ndcg([8, 9, 1], { 2: [1] })).toBeCloseTo(0.5, 10);
});

it('looks at ten hits, and asks for no more than ten', () => {
  const good = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(ndcg(good, { 3: good })).toBe(1);
  expect(ndcg([90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 1], { 3: [1] })).toBe(0);
});

it('has no gain for a query that nothing answers', () => {
  expect(ndcg([1], {})).toBeNull();
});

it('expects the meant job first only where one has that title', () => {
  expect(measure(query(), answer([1, 2])).first).toBe(true);
  expect(measure(query(), answer([2, 1])).first).toBe(false);
  expect(measure(query(), answer([])).first).toBe(false);
  expect(measure(query({ exists: false }), answer([2, 1])).first).toBeNull();
});

it('counts an empty answer as wrong only where there is something to find', () => {
  expect(measure(query(), answer([])).wronglyEmpty).toBe(true);
  expect(measure(query({ exists: false, grades: {} }), answer([])).wronglyEmpty).toBe(false);
  expect(measure(query(), answer([9])).wronglyEmpty).toBe(false);
});

it('counts corrections of words that are no typos, and all of those that find nothing', () => {
  const typo = query({ typos: ['Nurze'] });
  const corrected = [{ word: 'nurze', replacement: 'nurse' }];
  expect(measure(typo, answer([1], corrected)).wrongCorrections).toBe(0);
  expect(measure(typo, answer([], corrected)).wrongCorrections).toBe(1);
  expect(measure(query(), answer([1], [{ word: 'waiter', replacement: 'water' }])).wrongCorrections).toBe(1);
});

it('takes means over the queries that each measure is about', () => {
  const measured = [
    measure(query(), answer([1, 2])),
    measure(query({ exists: false }), answer([])),
    measure(query({ exists: false, grades: {} }), answer([], [{ word: 'imker', replacement: 'anker' }])),
    measure(query({ exists: false, grades: {} }), answer([7])),
  ];
  expect(summarize(measured)).toEqual({
    queries: 4,
    ndcg: 0.5,
    success: 1,
    wronglyEmpty: 0.5,
    wrongCorrections: 1,
    hopeless: 2,
    rightlyEmpty: 1,
  });
});
