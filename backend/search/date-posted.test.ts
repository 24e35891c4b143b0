import { expect, it } from 'vitest';
import { fullHour, hourValue } from './date-posted.ts';

it('counts a publication in the hour in which it falls', () => {
  const hour = hourValue(new Date('2026-05-04T09:00:00Z'));
  expect(hourValue(new Date('2026-05-04T09:59:59.999Z'))).toBe(hour);
  expect(hourValue(new Date('2026-05-04T10:00:00Z'))).toBe(hour - 1);
  expect(fullHour(new Date('2026-05-04T09:40:00Z'))).toBe(Date.parse('2026-05-04T09:00:00Z'));
});
