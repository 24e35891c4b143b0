import { expect, it } from 'vitest';
import german from '../../../locales/de/job.json' with { type: 'json' };
import english from '../../../locales/en/job.json' with { type: 'json' };
import french from '../../../locales/fr/job.json' with { type: 'json' };
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { daysSince, describeAge, reasonsOf } from './job-moments.ts';

const now = '2026-11-21T12:00:00Z';
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
const quiet = { top: false, featured: false, expires: daysAgo(-20) };

it('counts whole days, and none for what lies ahead', () => {
  expect([0.2, 1.5, 3, 59.9, -1].map((days) => daysSince(daysAgo(days), now))).toEqual([0, 1, 3, 59, 0]);
});

it('counts from the moment it is given, not from the one before', () => {
  expect([now, '2026-11-25T12:00:00Z', now].map((moment) => daysSince(daysAgo(1), moment))).toEqual([1, 5, 1]);
});

it('says an age in the largest unit that still tells jobs apart', () => {
  expect([0, 1, 3, 59, 60, 200].map(describeAge)).toEqual([
    { key: 'age.today' },
    { key: 'age.yesterday' },
    { key: 'age.days', count: 3 },
    { key: 'age.days', count: 59 },
    { key: 'age.months', count: 2 },
    { key: 'age.months', count: 6 },
  ]);
});

it('gives no reason to a job that is neither new nor closing nor chosen by anyone', () => {
  expect(reasonsOf(quiet, 9, now)).toEqual([]);
  expect(reasonsOf(quiet, null, now)).toEqual([]);
});

it('says top rather than featured, and closing rather than new', () => {
  const job = { top: true, featured: true, expires: daysAgo(-2.5) };
  expect(reasonsOf(job, 0, now)).toEqual([
    { kind: 'top', key: 'top' },
    { kind: 'closes', key: 'closes.days', count: 2 },
  ]);
});

it('does not say that a job closes soon when it has closed', () => {
  expect(reasonsOf({ ...quiet, expires: daysAgo(1) }, 9, now)).toEqual([]);
});

it('calls a job new for two days', () => {
  expect(reasonsOf(quiet, 1, now)).toEqual([{ kind: 'new', key: 'new' }]);
  expect(reasonsOf(quiet, 2, now)).toEqual([]);
});

it.each([
  ['en', english, ['Today', 'Yesterday', '2 days ago', '33 days ago', '2 months ago', '6 months ago']],
  ['de', german, ['Heute', 'Gestern', 'Vor 2 Tagen', 'Vor 33 Tagen', 'Vor 2 Monaten', 'Vor 6 Monaten']],
  ['fr', french, ['Aujourd’hui', 'Hier', 'Il y a 2 jours', 'Il y a 33 jours', 'Il y a 2 mois', 'Il y a 6 mois']],
] as const)('says in %s that an age lies behind, never how many days are left', (locale, job, said) => {
  const t = translatorOf({ locale, namespaces: { job } }, 'job');
  const say = (days: number) => {
    const { key, count } = describeAge(days);
    return count === undefined ? t(key) : t(key, { count });
  };
  expect([0, 1, 2, 33, 60, 200].map(say)).toEqual(said);
});
