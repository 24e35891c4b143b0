import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasFlash, leaveFlash, takeFlash } from './flash.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps a sentence for the next page, once', () => {
  expect(hasFlash()).toBe(false);
  leaveFlash('Sent.');
  expect(hasFlash()).toBe(true);
  expect(takeFlash()).toBe('Sent.');
  expect([hasFlash(), takeFlash()]).toEqual([false, null]);
});

it('forgets what nobody read within a minute', () => {
  vi.useFakeTimers();
  leaveFlash('Sent.');
  vi.advanceTimersByTime(61_000);
  expect(takeFlash()).toBeNull();
});

it.each(['', 'text', 'null', '{}', '{"text":1,"at":2}'])('passes over what it did not write: %s', (text) => {
  kept.set('np-flash', text);
  expect(takeFlash()).toBeNull();
});

it('does without where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  leaveFlash('Sent.');
  expect([hasFlash(), takeFlash()]).toEqual([false, null]);
});
