/** Visits as they arrive at the server, and the replay of a day: the figures agree with the log of what happened, and with each other. */
import type { IncomingMessage } from 'node:http';
import { asc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { job } from '../backend/database/schema/jobs.ts';
import { jobStatistic, statistic } from '../backend/database/schema/statistics.ts';
import { keepStatistics } from '../backend/modules/statistics/tasks.ts';
import { createCounter } from '../backend/services/counting/counter.ts';
import { noteHappening } from '../backend/services/counting/happening-store.ts';
import { createDayKeys } from '../backend/services/counting/networks.ts';
import { testBackend, testBrand } from '../backend/testing/backend.ts';
import { everyBrand } from '../backend/testing/every-brand.ts';
import { insertBasics, insertJob } from '../backend/testing/rows.ts';
import { resolveRoute } from '../runtime/core/routing/resolve.ts';
import type { SearchState } from '../runtime/core/search/types.ts';
import { cameFrom } from '../runtime/core/seo/came-from.ts';
import { anyVisitor } from '../tests/benchmark/browser.ts';
import { createVisitLimit, createVisits } from './visits.ts';

const acme = testBrand('acme', ({ site }) => {
  site.timeZone = 'America/New_York';
});
const rhein = testBrand('rhein', ({ site }) => {
  site.timeZone = 'Europe/Berlin';
});
const brands = [acme, rhein];
const api = testBackend(brands);
beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface Sent {
  method?: string;
  agent?: string;
  language?: string;
  referrer?: string;
  purpose?: string;
}

function request(url: string, { method = 'GET', agent = FIREFOX, language = 'en', ...rest }: Sent): IncomingMessage {
  const headers = {
    'User-Agent': agent,
    'accept-language': language,
    Referer: rest.referrer,
    'sec-purpose': rest.purpose,
  };
  const rawHeaders = Object.entries(headers).flatMap(([name, value]) => (value ? [name, value] : []));
  const message: unknown = { method, url, rawHeaders };
  return message as IncomingMessage;
}

/** What the counter is told of one visit. */
function heard(url: string, sent: Sent = {}, { status = 200, address = '203.0.113.1' } = {}): string[] {
  const told: string[] = [];
  const tell = (what: string) => (brand: string, one: unknown, more?: unknown) =>
    void told.push([what, brand, JSON.stringify(one), more].join(' '));
  const visits = createVisits({
    add: tell('add'),
    viewed: tell('viewed'),
    listed: tell('listed'),
    searched: tell('searched'),
  });
  visit(visits, url, sent, { status, address });
  return told;
}

function visit(
  visits: ReturnType<typeof createVisits>,
  url: string,
  sent: Sent,
  {
    status = 200,
    address = '203.0.113.1',
    brand = acme,
    found = null as null | Parameters<typeof visits.count>[3]['found'],
  },
): void {
  const decision = resolveRoute(brand, 'GET', url);
  if (decision.kind !== 'page') throw new Error(`${url} is no page.`);
  const planned = visits.plan({ brand, visited: 'https://acme.example' }, decision.match);
  visits.count(planned, request(url, sent), address, { status, found });
}

it('counts people on pages that exist, by kind of page', () => {
  expect(heard('/')).toEqual(['add acme "page\\thome" ']);
  expect(heard('/jobs')).toEqual(['add acme "page\\tjobs" ']);
  expect(heard('/job/reporter-5', {}, { status: 410 })).toEqual(['add acme "page\\tmissing" ']);
  expect(heard('/', {}, { status: 503 })).toEqual([]);
  expect(heard('/job/5', {}, { status: 301 })).toEqual([]);
  expect(heard('/', { method: 'HEAD' })).toEqual([]);
});

it('leaves out programs: those that say so, those that name no language, and pages fetched ahead', () => {
  expect(heard('/', { agent: GOOGLEBOT })).toEqual([]);
  expect(heard('/', { agent: 'curl/8.5.0' })).toEqual([]);
  expect(heard('/', { agent: '' })).toEqual([]);
  expect(heard('/', { agent: 'x'.repeat(401) })).toEqual([]);
  expect(heard('/', { language: '' })).toEqual([]);
  expect(heard('/', { purpose: 'prefetch;prerender' })).toEqual([]);
});

it('counts the visitors of the benchmarks, so that these measure what a person costs', () => {
  const { 'user-agent': agent = '', 'accept-language': language = '' } = anyVisitor();
  expect(heard('/', { agent, language })).toEqual(['add acme "page\\thome" ']);
});

it('counts a thousand visits an hour of one network, so that a bot that hides makes up no audience', () => {
  let now = 0;
  const may = createVisitLimit(() => now);
  const allowed = (address: string) => Array.from({ length: 1500 }, () => may(address)).filter(Boolean).length;
  expect([allowed('203.0.113.1'), allowed('2001:db8:1:2::1'), allowed('2001:db8:1:2::2')]).toEqual([1000, 1000, 0]);
  now += 3_600_000;
  expect(allowed('203.0.113.1')).toBe(1000);
});

it('says where a visitor of a job came from', () => {
  const from = (referrer?: string, url = '/job/reporter-5') =>
    heard(url, referrer === undefined ? {} : { referrer })[1]
      ?.split(' ')
      .at(-1);
  const own = 'https://acme.example';
  expect([
    ...[from(), from(undefined, cameFrom('/job/reporter-5', { medium: 'email', source: 'x' }))],
    ...[from(`${own}/`, cameFrom('/jobs?jobId=5', { medium: 'feed', source: 'x' })), from('no address')],
    ...[
      from(`${own}/jobs?search=nurse`),
      from(`${own}/job/cook-7`),
      from(`${own}/organization/works`),
      from(`${own}/`),
    ],
    ...[
      from('https://www.google.de/'),
      from('https://duckduckgo.com/'),
      from('https://acme.example.evil.example/jobs'),
    ],
  ]).toEqual([
    'direct',
    'mail',
    'feed',
    'direct',
    'search',
    'job',
    'employer',
    'site',
    'engine',
    'engine',
    'elsewhere',
  ]);
});

it('is the same page, with the same address in the cache, whatever it came from', () => {
  const at = (url: string) => {
    const decision = resolveRoute(acme, 'GET', url);
    return decision.kind === 'page' ? { ...decision.match } : decision;
  };
  for (const path of ['/jobs?search=nurse', '/job/reporter-5', '/', '/blog'])
    for (const medium of ['email', 'feed'] as const)
      expect(at(cameFrom(path, { medium, source: 'x' }))).toEqual(at(path));
});

/** The same numbers every time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

it('agrees with the log of a day that is replayed on two processes, over midnight', async () => {
  const jobs = [await insertJob(api.db), await insertJob(api.db)];
  let now = Date.parse('2026-07-04T03:00:00Z');
  const processes = [1, 2].map(() => {
    const counter = createCounter({
      pool: api.pool,
      keys: createDayKeys('secret'),
      timeZoneOf: (id) => brands.find((brand) => brand.id === id)?.document.site.timeZone,
      log: (message) => expect.fail(message),
      now: () => now,
    });
    return {
      counter,
      visits: createVisits(
        counter,
        createVisitLimit(() => now),
      ),
    };
  });
  const roll = dice(19);
  const words = ['nurse', 'cook', 'welder', 'my own name'];
  /** What happened, in plain lines: brand, day, and what. */
  const log: string[] = [];
  const typed = new Map<string, Set<number>>();
  for (let step = 0; step < 3000; step += 1) {
    now += 30_000;
    const brand = brands[roll(2)] ?? acme;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: brand.document.site.timeZone }).format(now);
    const note = (...lines: string[]) => log.push(...lines.map((line) => `${brand.id} ${day} ${line}`));
    const one = processes[roll(2)];
    if (one === undefined) throw new Error('There are two.');
    const network = roll(9);
    const isBot = roll(5) === 0;
    const sent = isBot ? { agent: GOOGLEBOT } : {};
    const where = { brand, address: `198.51.100.${network}` };
    const kind = roll(4);
    if (kind === 0) {
      visit(one.visits, '/', sent, where);
      if (!isBot) note('page home');
    } else if (kind === 1) {
      const id = jobs[roll(2)] ?? 0;
      visit(one.visits, `/job/x-${id}`, { ...sent, referrer: 'https://www.bing.com/' }, where);
      if (!isBot) note('page job', 'job-view engine');
    } else if (kind === 2) {
      // The last of the words is typed by few networks.
      const at = network > 3 ? roll(3) : roll(4);
      const text = words[at] ?? '';
      const total = roll(3);
      const search: SearchState = {
        ...{ index: 'JOBS', page: 1, text, location: null, sorting: null, choices: [], organizationName: null },
        ...{ jobId: null, openFacet: null },
      };
      visit(one.visits, '/jobs', sent, { ...where, found: { search, total, jobs: total > 0 ? jobs : [] } });
      if (isBot) continue;
      note('page jobs', 'search JOBS', 'search-by words', `words ${text}`);
      if (total === 0) note('search-empty JOBS', 'search-by words-empty', `words-empty ${text}`);
      const key = `${brand.id} ${day} ${text}`;
      typed.set(key, (typed.get(key) ?? new Set()).add(network));
    } else {
      await noteHappening(
        { db: api.db, frontend: brand.id },
        { brand, now: new Date(now) },
        { measure: 'sale', subject: 'job', count: 2 },
      );
      note('sale job', 'sale job');
    }
    if (step % 200 === 0) await one.counter.flush();
  }
  await Promise.all(processes.map(({ counter }) => counter.close()));
  const { work } = api.backend;
  await keepStatistics({ ...work, signal: new AbortController().signal, now: () => new Date('2026-07-04T20:00:00Z') });

  const known = (line: string) => {
    const [brand, day, measure, ...text] = line.split(' ');
    return !measure?.startsWith('words') || (typed.get([brand, day, ...text].join(' '))?.size ?? 0) >= 5;
  };
  const expected = [...Map.groupBy(log.filter(known), (line) => line)].map(([line, all]) => `${line} ${all.length}`);
  const rows = await api.db.select().from(everyBrand(statistic)).orderBy(asc(statistic.period));
  const found = rows.map(({ frontend, period, measure, subject, count }) =>
    [frontend, period, measure, subject, count].join(' '),
  );
  expect(found.sort()).toEqual(expected.sort());
  expect(log.some((line) => line.includes('my own name'))).toBe(true);
  expect(new Set(rows.map(({ period }) => period)).size).toBeGreaterThan(1);

  const sum = (measure: string, subject?: string) =>
    rows
      .filter((row) => row.measure === measure && (subject === undefined || row.subject === subject))
      .reduce((all, { count }) => all + count, 0);
  expect(sum('job-view')).toBe(sum('page', 'job'));
  expect(sum('search')).toBe(sum('page', 'jobs'));
  const ofJobs = await api.db.select().from(everyBrand(jobStatistic));
  const inAll = await api.db.select({ views: job.views }).from(everyBrand(job));
  const total = (list: readonly { views: number }[]) => list.reduce((all, { views }) => all + views, 0);
  // The second brand does not show these jobs.
  const here = rows.filter(({ frontend, measure }) => frontend === 'acme' && measure === 'job-view');
  expect([total(ofJobs), total(inAll)]).toEqual(
    [here, here].map((list) => list.reduce((all, { count }) => all + count, 0)),
  );
});
