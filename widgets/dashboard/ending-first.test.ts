import { expect, it } from 'vitest';
import { endingFirst } from './ending-first.ts';

const now = Date.parse('2026-07-01T12:00:00Z');

const saved = (id: number, expires: string | null, archived = false) => ({
  ...{ id, title: `Job ${id}`, archived },
  job: { id, slug: 'x', title: `Job ${id}`, organizationName: 'x', location: null, expires },
});

it('begins with what ends within two weeks, the first to end first, and closes with what has ended', () => {
  const list = [
    saved(1, '2026-06-20T00:00:00Z', true),
    saved(2, null),
    saved(3, '2026-07-14T00:00:00Z'),
    saved(4, '2026-08-14T00:00:00Z'),
    saved(5, '2026-07-02T00:00:00Z'),
    { ...saved(6, null, true), job: null },
  ];
  expect(endingFirst(list, now).map(({ id, ends }) => [id, ends])).toEqual([
    [5, '2026-07-02T00:00:00Z'],
    [3, '2026-07-14T00:00:00Z'],
    [2, null],
    [4, null],
    [1, null],
    [6, null],
  ]);
});

it('leaves the order in which they were saved where nothing ends soon', () => {
  expect(endingFirst([saved(9, null), saved(3, null)], now).map(({ id }) => id)).toEqual([9, 3]);
  expect(endingFirst([], now)).toEqual([]);
});
