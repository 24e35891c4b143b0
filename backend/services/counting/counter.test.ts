/** Counts in memory, on a real database; two counters stand for two processes. */
import { asc } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { job } from '../../database/schema/jobs.ts';
import { jobStatistic, statistic, typedSearch } from '../../database/schema/statistics.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertBasics, insertJob } from '../../testing/rows.ts';
import { type Counter, createCounter, type Searched } from './counter.ts';
import { counted } from './measures.ts';
import { createDayKeys } from './networks.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const logged: string[] = [];
let open: Counter[] = [];
/** Eleven in the morning in New York, five in the afternoon in Berlin. */
const MORNING = Date.parse('2026-07-04T15:00:00Z');
let now = MORNING;

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  now = MORNING;
  for (const table of [statistic, jobStatistic, typedSearch]) await api.db.delete(everyBrand(table));
});
afterEach(async () => {
  for (const one of open) await one.close();
  open = [];
});

const ZONES: Readonly<Record<string, string>> = { acme: 'America/New_York', rhein: 'Europe/Berlin' };
function processOf(pool = api.pool): Counter {
  const keys = createDayKeys('the secret of the installation');
  const log = (message: string) => logged.push(message);
  const made = createCounter({ pool, keys, timeZoneOf: (brand) => ZONES[brand], log, now: () => now });
  open.push(made);
  return made;
}

const HOME = counted('page', 'home');
const search = (given: Partial<Searched>): Searched => ({
  ...{ index: 'JOBS', words: '', place: '', facets: [], byOrganization: false, total: 3 },
  ...given,
});
async function counts(measure?: string) {
  const rows = await api.db
    .select()
    .from(everyBrand(statistic))
    .orderBy(asc(statistic.frontend), asc(statistic.period), asc(statistic.measure), asc(statistic.subject));
  return rows
    .filter((row) => measure === undefined || row.measure.startsWith(measure))
    .map((row) => `${row.frontend} ${row.period} ${row.measure} ${row.subject} ${row.count}`);
}

describe('counts', () => {
  it('are added up by brand and day, from several processes, and none for a brand that is not served', async () => {
    const [one, two] = [processOf(), processOf()];
    one.add('acme', HOME);
    two.add('acme', HOME);
    two.add('rhein', HOME, 3);
    two.add('gone', HOME);
    await Promise.all([one.flush(), two.flush()]);
    two.add('acme', HOME);
    await two.flush();
    expect(await counts()).toEqual(['acme 2026-07-04 page home 3', 'rhein 2026-07-04 page home 3']);
  });

  it('belong to the day of the brand at that moment, also if the clock jumps over midnight and back', async () => {
    const one = processOf();
    one.add('acme', HOME);
    one.add('rhein', HOME);
    now = Date.parse('2026-07-04T22:00:00Z');
    one.add('acme', HOME);
    one.add('rhein', HOME);
    now = Date.parse('2026-07-06T12:00:00Z');
    one.add('acme', HOME);
    now = MORNING;
    one.add('acme', HOME);
    await one.flush();
    expect(await counts()).toEqual([
      'acme 2026-07-04 page home 3',
      'acme 2026-07-06 page home 1',
      'rhein 2026-07-04 page home 1',
      'rhein 2026-07-05 page home 1',
    ]);
  });

  it('are kept while the database refuses them, and bounded', async () => {
    const one = processOf();
    one.add('acme', HOME);
    for (let at = 0; at < 30_000; at += 1) one.add('acme', counted('page', `kind ${at}`));
    await api.pool.query('alter table statistic rename to statistic_away');
    await one.flush();
    await api.pool.query('alter table statistic_away rename to statistic');
    expect(logged.at(-1)).toMatch(/^Counts could not be written: /);
    one.add('acme', HOME);
    await one.flush();
    const all = await counts();
    expect([all.length, all[0]]).toEqual([20_000, 'acme 2026-07-04 page home 2']);
  });

  it('are lost with a process that is killed, but only those since the last write', async () => {
    const one = processOf();
    one.add('acme', HOME);
    await one.flush();
    one.add('acme', HOME);
    expect(await counts()).toEqual(['acme 2026-07-04 page home 1']);
    await one.close();
    expect(await counts()).toEqual(['acme 2026-07-04 page home 2']);
  });
});

describe('jobs', () => {
  it('have their views, starts and places in lists by day, on brands that show them, and in all', async () => {
    const one = processOf();
    const [first, second] = [await insertJob(api.db), await insertJob(api.db)];
    one.viewed('acme', first, 'search');
    one.viewed('acme', first, 'engine');
    one.viewed('acme', second, 'direct');
    one.viewed('rhein', second, 'direct');
    one.viewed('acme', 2_000_000_000, 'direct');
    // No column holds this one; an address may.
    one.viewed('acme', 3_000_000_000, 'direct');
    const list = { jobs: [second, first], first: 11 };
    one.listed('acme', list);
    one.listed('acme', list);
    await one.flush();
    one.viewed('acme', first, 'search');
    one.started('acme', first, 'external');
    await Promise.all([one.flush(), one.flush()]);
    const rows = await api.db
      .select({ id: job.id, views: job.views, starts: job.applicationStarts })
      .from(everyBrand(job));
    const counted = new Map(rows.map((row) => [row.id, [row.views, row.starts]]));
    expect([counted.get(first), counted.get(second)]).toEqual([
      [3, 1],
      [1, 0],
    ]);
    const days = await api.db.select().from(everyBrand(jobStatistic)).orderBy(asc(jobStatistic.jobId));
    const day = { frontend: 'acme', grain: 'day', period: '2026-07-04' };
    expect(days).toMatchObject([
      { ...day, jobId: first, views: 3, starts: 1, listed: 2, places: 24, fromSearch: 2, fromEngine: 1 },
      { ...day, jobId: second, views: 1, starts: 0, listed: 2, places: 22, fromDirect: 1 },
    ]);
    expect(await counts('apply')).toEqual(['acme 2026-07-04 apply-start external 1']);
  });
});

describe('what was typed', () => {
  const from = (network: number) => `203.0.113.${network}`;

  it('is kept once five networks have typed it on that day, with all searches before, over all processes', async () => {
    const processes = [processOf(), processOf()];
    for (const network of [1, 2, 3, 4])
      processes[network % 2]?.searched('acme', search({ words: ' Night  Nurse', total: network % 2 }), from(network));
    for (const one of processes) await one.flush();
    expect(await counts('words')).toEqual([]);
    processes[0]?.searched('acme', search({ words: 'night nurse' }), from(4));
    processes[0]?.searched('rhein', search({ words: 'night nurse' }), from(5));
    await processes[0]?.flush();
    expect(await counts('words')).toEqual([]);
    processes[1]?.searched('acme', search({ words: 'night nurse' }), from(5));
    await processes[1]?.flush();
    processes[0]?.searched('acme', search({ words: 'night nurse' }), from(1));
    await processes[0]?.flush();
    expect(await counts('words')).toEqual([
      'acme 2026-07-04 words night nurse 7',
      'acme 2026-07-04 words-empty night nurse 2',
    ]);
    expect(await counts('search')).toEqual([
      'acme 2026-07-04 search JOBS 7',
      'acme 2026-07-04 search-by words 7',
      'acme 2026-07-04 search-by words-empty 2',
      'acme 2026-07-04 search-empty JOBS 2',
      'rhein 2026-07-04 search JOBS 1',
      'rhein 2026-07-04 search-by words 1',
    ]);
  });

  it('begins anew with each day', async () => {
    const one = processOf();
    for (const network of [1, 2, 3, 4]) one.searched('acme', search({ place: 'Berlin' }), from(network));
    now += 86_400_000;
    one.searched('acme', search({ place: 'Berlin' }), from(5));
    await one.flush();
    expect(await counts('place')).toEqual([]);
  });

  it('counts an IPv6 network as one, however many addresses it has', async () => {
    const one = processOf();
    for (const host of [1, 2, 3, 4, 5, 6]) one.searched('acme', search({ facets: ['a=b'] }), `2001:db8:1:2::${host}`);
    for (const network of [3, 4, 5]) one.searched('acme', search({ facets: ['a=b'] }), `2001:db8:1:${network}::1`);
    await one.flush();
    expect(await counts('facet')).toEqual([]);
    one.searched('acme', search({ facets: ['a=b'] }), '2001:db8:1:6::1');
    await one.flush();
    expect(await counts('facet')).toEqual(['acme 2026-07-04 facet a=b 10']);
  });

  it('is never kept if it looks like an address or a number, or is long', async () => {
    const one = processOf();
    const personal = ['ada@example.com', '+49 (151) 234 56 78', 'x'.repeat(61)];
    for (const words of personal)
      for (const network of [1, 2, 3, 4, 5, 6]) one.searched('acme', search({ words }), from(network));
    await one.flush();
    expect(await counts('words')).toEqual([]);
    expect(await api.db.select().from(everyBrand(typedSearch))).toEqual([]);
    expect(await counts('search-by')).toEqual(['acme 2026-07-04 search-by words 18']);
  });

  it('is stored as hashes that tell neither what nor who, and differ from day to day', async () => {
    const one = processOf();
    one.searched('acme', search({ words: 'nurse' }), from(1));
    now += 86_400_000;
    one.searched('acme', search({ words: 'nurse' }), from(1));
    await one.flush();
    const rows = await api.db.select().from(everyBrand(typedSearch));
    expect(new Set(rows.map(({ textKey }) => textKey)).size).toBe(2);
    expect(new Set(rows.map(({ networkKey }) => networkKey)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toMatch(/nurse|203\.0/);
  });
});
