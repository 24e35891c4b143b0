import { beforeEach, expect, it, vi } from 'vitest';
import { DISMISSED_KEY, keepDismissed, readDismissed } from './dismissed.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('remembers the last twenty notices, each once', () => {
  for (let at = 0; at < 22; at += 1) keepDismissed(`n${at}`);
  keepDismissed('n5');
  expect(readDismissed()).toEqual([
    ...Array.from({ length: 19 }, (_, at) => `n${at + 2}`).filter((n) => n !== 'n5'),
    'n21',
    'n5',
  ]);
});

it.each(['{', '{"a":1}', 'null', '[1,null]'])('takes %s for nothing', (text) => {
  kept.set(DISMISSED_KEY, text);
  expect(readDismissed()).toEqual([]);
});

it('does without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepDismissed('n1');
  expect(readDismissed()).toEqual([]);
});
