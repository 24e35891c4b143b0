import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { isPromptDue, notePrompt } from './prompt-turn.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is not due on the first page, and then until it was shown', () => {
  expect([isPromptDue(10, noon), isPromptDue(10, noon), isPromptDue(10, noon)]).toEqual([false, true, true]);
});

it('is due again after the days of the brand, and never where there are none', () => {
  isPromptDue(10, noon);
  notePrompt(noon);
  expect(isPromptDue(10, noon + 10 * DAY_MS - 1)).toBe(false);
  expect(isPromptDue(10, noon + 10 * DAY_MS)).toBe(true);
  expect(isPromptDue(0, noon + 100 * DAY_MS)).toBe(false);
});

it.each(['null', '[]', '7', '{"seen"', '""'])('takes %s in the storage for a first page', (text) => {
  kept.set('np-alert-prompt', text);
  expect(isPromptDue(10, noon)).toBe(false);
});

it('is never due where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(isPromptDue(10, noon)).toBe(false);
});
