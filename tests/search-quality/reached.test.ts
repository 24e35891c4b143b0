import { expect, it } from 'vitest';
import { describeDrops } from './reached.ts';

const reached = { ndcg: 0.9, success: 0.95, wronglyEmpty: 0.01, wrongCorrections: 1 };

it('is content with scores as they were, or better', () => {
  expect(describeDrops('tuning', reached, reached)).toEqual([]);
  const better = { ndcg: 0.93, success: 1, wronglyEmpty: 0, wrongCorrections: 0 };
  expect(describeDrops('tuning', better, reached)).toEqual([]);
  expect(describeDrops('tuning', { ...reached, ndcg: 0.8975, wronglyEmpty: 0.012 }, reached)).toEqual([]);
});

it('names each measure that dropped, with what it was', () => {
  const worse = { ndcg: 0.896, success: 0.94, wronglyEmpty: 0.02, wrongCorrections: 2 };
  expect(describeDrops('held-out', worse, reached)).toEqual([
    'nDCG@10 of the held-out set is 0.896; it was 0.9.',
    'success@1 of the held-out set is 0.94; it was 0.95.',
    'The wrongly empty share of the held-out set is 0.02; it was 0.01.',
    'The number of wrong corrections of the held-out set is 2; it was 1.',
  ]);
});
