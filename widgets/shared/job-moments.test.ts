import { expect, it } from 'vitest';
import { describeAge, reasonsOf } from './job-moments.ts';

const now = '2026-11-21T12:00:00Z';
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
const quiet = { top: false, featured: false, published: daysAgo(9), expires: daysAgo(-20) };

it('says an age in the largest unit that still tells jobs apart', () => {
  const ages = [0.2, 1.5, 3, 59, 60, 200].map((days) => describeAge(daysAgo(days), now));
  expect(ages).toEqual([
    { key: 'age.today', count: 0 },
    { key: 'age.yesterday', count: 1 },
    { key: 'age.days', count: 3 },
    { key: 'age.days', count: 59 },
    { key: 'age.months', count: 2 },
    { key: 'age.months', count: 6 },
  ]);
});

it('calls a job published in the future one of today', () => {
  expect(describeAge(daysAgo(-1), now)).toEqual({ key: 'age.today', count: 0 });
});

it('gives no reason to a job that is neither new nor closing nor chosen by anyone', () => {
  expect(reasonsOf(quiet, now)).toEqual([]);
});

it('says top rather than featured, and closing rather than new', () => {
  const job = { top: true, featured: true, published: daysAgo(0.5), expires: daysAgo(-2.5) };
  expect(reasonsOf(job, now)).toEqual([
    { kind: 'top', key: 'top' },
    { kind: 'closes', key: 'closes.days', count: 2 },
  ]);
});

it('does not say that a job closes soon when it has closed', () => {
  expect(reasonsOf({ ...quiet, expires: daysAgo(1) }, now)).toEqual([]);
});

it('calls a job new for two days', () => {
  expect(reasonsOf({ ...quiet, published: daysAgo(1.9) }, now)).toEqual([{ kind: 'new', key: 'new' }]);
  expect(reasonsOf({ ...quiet, published: daysAgo(2) }, now)).toEqual([]);
});
