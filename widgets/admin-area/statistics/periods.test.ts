import { expect, it } from 'vitest';
import { lastDays, stepFor } from './periods.ts';

it('counts days up to yesterday, since today is not over', () => {
  expect(lastDays(7, Date.parse('2026-07-04T10:00:00Z'))).toEqual({ from: '2026-06-27', until: '2026-07-03' });
});

it('chooses steps for some dozens of points', () => {
  expect(stepFor({ from: '2026-06-05', until: '2026-07-04' })).toBe('DAY');
  expect(stepFor({ from: '2026-04-05', until: '2026-07-04' })).toBe('WEEK');
  expect(stepFor({ from: '2024-04-05', until: '2026-07-04' })).toBe('MONTH');
});
