import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRecentSearches, MOST_RECENT, noteRecentSearch, recentSearches } from './recent-searches.ts';

const kept = new Map<string, string>();
const here = { index: 'JOBS' as const, locale: 'en' };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const note = (text: string, place = '', changes = {}) =>
  noteRecentSearch({ ...here, text, place, href: `/jobs?search=${text}`, ...changes });
const texts = () => recentSearches(here).map(({ text, place }) => [text, place].filter(Boolean).join(' in '));

it('keeps the last searches, the latest first, each once', () => {
  for (const text of ['nurse', 'driver', 'cook', 'Nurse']) note(text);
  note('nurse', 'Portland');
  expect(texts()).toEqual(['nurse in Portland', 'Nurse', 'cook', 'driver']);
});

it('drops the oldest beyond the limit', () => {
  for (let at = 1; at <= MOST_RECENT + 2; at += 1) note(`search ${at}`);
  expect(texts()).toEqual(['search 8', 'search 7', 'search 6', 'search 5', 'search 4', 'search 3']);
});

it('remembers nothing of a search without words and place', () => {
  note('');
  expect(kept.size).toBe(0);
});

it('tells the searches of listings and languages apart, and forgets all of them', () => {
  note('nurse');
  note('pflege', '', { locale: 'de' });
  note('harbor', '', { index: 'ORGANIZATIONS' });
  expect(texts()).toEqual(['nurse']);
  expect(recentSearches({ index: 'ORGANIZATIONS', locale: 'en' })).toHaveLength(1);
  forgetRecentSearches();
  expect([...kept]).toEqual([]);
});

it.each(['null', '{}', '[7]', '["', '[{"index":"JOBS","locale":"en","text":"x","place":"","href":"//evil.example"}]'])(
  'takes %s in the storage for nothing',
  (text) => {
    kept.set('np-recent-searches', text);
    expect(texts()).toEqual([]);
  },
);

it('does without a storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  note('nurse');
  expect(texts()).toEqual([]);
});
