import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('grants 50 milliseconds where the browser does not say when it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const seen: number[] = [];
  whenIdle((left) => {
    seen.push(left());
    vi.setSystemTime(Date.now() + 30);
    seen.push(left());
    vi.setSystemTime(Date.now() + 30);
    seen.push(left());
  });
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([50, 20, 0]);
});

it('grants the same on a page that is never idle, after a second at the latest', () => {
  const asked: unknown[] = [];
  vi.stubGlobal('requestIdleCallback', (work: (deadline: object) => void, options: unknown) => {
    asked.push(options);
    work({ didTimeout: true, timeRemaining: () => 0 });
  });
  const left: boolean[] = [];
  whenIdle((rest) => left.push(rest() > 40));
  expect([asked, left]).toEqual([[{ timeout: 1000 }], [true]]);
});
