/** Upkeep of counts on a real database: what happened is added once, days become months, and who typed what is forgotten. */
import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { happening, jobStatistic, statistic, typedSearch } from '../../database/schema/statistics.ts';
import { noteHappening } from '../../services/counting/happening-store.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertBasics, insertJob } from '../../testing/rows.ts';
import { keepStatistics, rollUpStatistics } from './tasks.ts';

const tokyo = testBrand('tokyo', ({ site }) => {
  site.timeZone = 'Asia/Tokyo';
});
const api = testBackend([testBrand('acme'), tokyo]);
const NOW = new Date('2026-07-04T18:00:00Z');

beforeAll(() => insertBasics(api.db, ['acme', 'tokyo']));
beforeEach(async () => {
  for (const table of [statistic, jobStatistic, typedSearch, happening]) await api.db.delete(everyBrand(table));
});

const keep = (now = NOW) =>
  keepStatistics({ ...api.backend.work, now: () => now, signal: new AbortController().signal });
const counts = async () =>
  (
    await api.db
      .select()
      .from(everyBrand(statistic))
      .orderBy(asc(statistic.period), asc(statistic.measure), asc(statistic.subject))
  ).map(({ frontend, grain, period, measure, subject, count }) =>
    [frontend, grain, period, measure, subject, count].join(' '),
  );

it('adds what happened once, whoever adds it, on the day of the brand', async () => {
  const jobId = await insertJob(api.db);
  const [acme, there] = [
    { db: api.db, frontend: 'acme' },
    { db: api.db, frontend: 'tokyo' },
  ];
  for (let at = 0; at < 3; at += 1)
    await noteHappening(
      acme,
      { brand: testBrand('acme'), now: NOW },
      { measure: 'apply-end', subject: 'internal', jobId },
    );
  await noteHappening(
    there,
    { brand: tokyo, now: NOW },
    { measure: 'sale-amount', subject: 'JPY', count: 5_000_000_000 },
  );
  await Promise.all([keep(), keep()]);
  await keep();
  expect(await counts()).toEqual([
    'acme day 2026-07-04 apply-end internal 3',
    'tokyo day 2026-07-05 sale-amount JPY 5000000000',
  ]);
  expect(await api.db.select().from(everyBrand(jobStatistic))).toMatchObject([
    { jobId, frontend: 'acme', period: '2026-07-04', applications: 3, views: 0 },
  ]);
});

it('counts nothing of what was rolled back', async () => {
  const work = api.db.transaction(async (tx) => {
    await noteHappening(
      { db: tx, frontend: 'acme' },
      { brand: testBrand('acme'), now: NOW },
      { measure: 'sale', subject: 'job' },
    );
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await keep();
  expect(await counts()).toEqual([]);
});

it('forgets who typed what once the day is over in every time zone', async () => {
  const row = { frontend: 'acme', measure: 'words', textKey: 'text', networkKey: 'network' };
  await api.db
    .insert(everyBrand(typedSearch))
    .values(['2026-07-02', '2026-07-03', '2026-07-04'].map((period) => ({ ...row, period })));
  const left = async () =>
    (await api.db.select().from(everyBrand(typedSearch)).orderBy(typedSearch.period)).map(({ period }) => period);
  await keep(new Date('2026-07-04T11:59:00Z'));
  expect(await left()).toEqual(['2026-07-03', '2026-07-04']);
  await keep(new Date('2026-07-04T12:00:00Z'));
  expect(await left()).toEqual(['2026-07-04']);
});

it('turns days into months: texts and jobs after three months, the rest after thirteen', async () => {
  const jobId = await insertJob(api.db);
  const rows = (period: string, count: number) => [
    { frontend: 'acme', period, measure: 'page', subject: 'home', count },
    { frontend: 'acme', period, measure: 'words', subject: 'nurse', count },
  ];
  await api.db
    .insert(everyBrand(statistic))
    .values([...rows('2026-04-03', 1), ...rows('2026-03-31', 2), ...rows('2026-03-02', 3), ...rows('2025-04-30', 4)]);
  const ofJob = (period: string, views: number) => ({ jobId, frontend: 'acme', period, views, fromSearch: views });
  await api.db
    .insert(everyBrand(jobStatistic))
    .values([ofJob('2026-04-03', 1), ofJob('2026-03-31', 2), ofJob('2026-03-02', 3)]);
  for (let time = 0; time < 2; time += 1) await rollUpStatistics({ ...api.backend.work, now: () => NOW });
  expect(await counts()).toEqual([
    'acme month 2025-04-01 page home 4',
    'acme month 2025-04-01 words nurse 4',
    'acme month 2026-03-01 words nurse 5',
    'acme day 2026-03-02 page home 3',
    'acme day 2026-03-31 page home 2',
    'acme day 2026-04-03 page home 1',
    'acme day 2026-04-03 words nurse 1',
  ]);
  const jobs = await api.db.select().from(everyBrand(jobStatistic)).orderBy(asc(jobStatistic.period));
  expect(jobs.map(({ grain, period, views, fromSearch }) => [grain, period, views, fromSearch])).toEqual([
    ['month', '2026-03-01', 5, 5],
    ['day', '2026-04-03', 1, 1],
  ]);
});

it('keeps the 500 texts of a month that were typed most', async () => {
  const texts = Array.from({ length: 600 }, (_, at) => `text ${String(at).padStart(3, '0')}`);
  await api.db.insert(everyBrand(statistic)).values(
    texts.map((subject, at) => ({
      frontend: 'acme',
      period: '2026-01-05',
      measure: 'words',
      subject,
      count: 1000 - at,
    })),
  );
  await rollUpStatistics({ ...api.backend.work, now: () => NOW });
  const left = await counts();
  expect([left.length, left.at(-1)]).toEqual([500, 'acme month 2026-01-01 words text 499 501']);
});
