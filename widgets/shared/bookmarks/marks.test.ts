import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mark } from './marks.ts';
import { MOST_MARKS, readMarks } from './marks-store.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('puts the latest first, keeps one of each and no more than there can be', () => {
  for (const id of [1, 2, 3, 1]) mark(id, true);
  expect(readMarks()).toEqual({ of: 0, ids: [1, 3, 2] });
  mark(3, false);
  expect(readMarks().ids).toEqual([1, 2]);
  expect(readMarks()).toBe(readMarks());
  for (let id = 1; id <= MOST_MARKS + 5; id++) mark(id, true);
  expect(readMarks().ids).toHaveLength(MOST_MARKS);
  expect(readMarks().ids[0]).toBe(MOST_MARKS + 5);
});

it.each(['', 'null', '7', '[1]', '{"of":"x","ids":"y"}', '{"of":1,"ids":[null,"1",1.5]}'])(
  'reads %j in the storage as no marks',
  (text) => {
    kept.set('np-bookmarks', text);
    expect(readMarks().ids).toEqual([]);
  },
);
