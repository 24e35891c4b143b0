import { expect, it } from 'vitest';
import { spansSince } from './date-posted.ts';

const now = new Date('2026-05-04T09:40:00Z');

it.each([
  ['2026-05-04T09:39:00Z', ['days_1', 'days_3', 'days_7', 'days_14', 'days_30']],
  ['2026-05-03T09:00:00Z', ['days_1', 'days_3', 'days_7', 'days_14', 'days_30']],
  ['2026-05-03T08:59:59.999Z', ['days_3', 'days_7', 'days_14', 'days_30']],
  ['2026-04-20T09:00:00Z', ['days_14', 'days_30']],
  ['2026-03-01T00:00:00Z', []],
])('puts a job of %s into %j', (published, spans) => {
  expect(spansSince(new Date(published), now)).toEqual(spans);
});
