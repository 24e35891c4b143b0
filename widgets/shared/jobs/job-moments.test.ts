import { expect, it } from 'vitest';
import german from '../../../locales/de/job.json' with { type: 'json' };
import english from '../../../locales/en/job.json' with { type: 'json' };
import french from '../../../locales/fr/job.json' with { type: 'json' };
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { daysSince, describeAge, newJobsOf, reasonsOf } from './job-moments.ts';

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
  expect(reasonsOf(quiet, false, now)).toEqual([]);
});

it('says top rather than featured, and closing rather than new', () => {
  const job = { top: true, featured: true, expires: daysAgo(-2.5) };
  expect(reasonsOf(job, true, now)).toEqual([
    { kind: 'top', key: 'top' },
    { kind: 'closes', key: 'closes.days', count: 2 },
  ]);
});

it('does not say that a job closes soon when it has closed', () => {
  expect(reasonsOf({ ...quiet, expires: daysAgo(1) }, false, now)).toEqual([]);
});

it('calls a job new if nothing else matters more', () => {
  expect(reasonsOf(quiet, true, now)).toEqual([{ kind: 'new', key: 'new' }]);
});

const jobsOf = (...ages: (number | null)[]) =>
  ages.map((age, id) => ({ id, published: age === null ? null : daysAgo(age) }));

it('calls the jobs of the last day new while they are fewer than a third of the list', () => {
  expect([...newJobsOf(jobsOf(0.2, 1.1, 4, 9), now)]).toEqual([0]);
  expect([...newJobsOf(jobsOf(0.2, 0.9, 1, 2, 3, 4, null), now)]).toEqual([0, 1]);
});

it('calls no job new where a third of the list would be, or all of it', () => {
  expect([...newJobsOf(jobsOf(0.2, 1.1, 4), now)]).toEqual([]);
  expect([...newJobsOf(jobsOf(0.1, 0.2, 0.3, 0.4), now)]).toEqual([]);
  expect([...newJobsOf(jobsOf(0.1), now)]).toEqual([]);
  expect([...newJobsOf([], now)]).toEqual([]);
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
