import { desc, eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readTaxonomies } from '../data/load-taxonomies.ts';
import { loadTaxonomies } from '../data/taxonomy-store.ts';
import { countCrowd } from '../database/crowd.ts';
import { FULL_POOLS } from '../database/pool-sizes.ts';
import { brandRevision } from '../database/schema/brands.ts';
import { job } from '../database/schema/jobs.ts';
import { landingPage } from '../database/schema/pages.ts';
import { indexJobs } from '../search/index-job.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { openDatabaseProxy } from '../testing/database-proxy.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { days, insertBasics, insertJob, insertOrganization } from '../testing/rows.ts';
import { ALL_TAGS, openBus } from './bus.ts';
import { CLOCK_LOCK, moveDueJobs } from './clock.ts';
import { publishTags } from './tag-store.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const TOTAL = '{ search(index: JOBS, request: { range: { first: 0, last: 1 } }) { total } }';

async function total(brand: string): Promise<number> {
  const { search } = await api.run(brand, TOTAL);
  return (search as { total: number }).total;
}

const DATE_POSTED = `{ search(index: JOBS, request: { facets: [{ field: "date_posted" }], range: { first: 0, last: 1 } }) {
  facets { values { label count } } } }`;

async function datePosted(brand: string): Promise<Record<string, number>> {
  const answer = await api.run(brand, DATE_POSTED);
  const { facets } = answer.search as { facets: { values: { label: string; count: number }[] }[] };
  return Object.fromEntries(facets.flatMap(({ values }) => values).map(({ label, count }) => [label, count]));
}

/** Counts of the periods at another time, in their order. */
async function datePostedAt(brand: string, now: Date): Promise<number[]> {
  const request = { facets: [{ field: 'date_posted' }], range: { first: 0, last: 1 } };
  const { facets } = await api.backend.services.search.search({
    index: 'JOBS',
    brand,
    languages: ['en'],
    now,
    request,
  });
  return facets.flatMap(({ values }) => values.map(({ count }) => count));
}

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
});

describe('the clock', () => {
  it('publishes what is due and archives what has expired, search and tags included', async () => {
    const tags: string[] = [];
    const end = api.backend.services.bus.onTags((more) => tags.push(...more));
    const before = await total('acme');
    const due = days(-0.01);
    const scheduled = await insertJob(api.db, {
      state: 'scheduled',
      publishAt: due,
      published: null,
      on: ['acme', 'rhein'],
    });
    const later = await insertJob(api.db, { state: 'scheduled', publishAt: days(1), published: null });
    const ending = await insertJob(api.db, { expires: days(0.5) });
    expect(await total('acme')).toBe(before + 1);

    expect(await moveDueJobs(api.backend.work, new Date())).toEqual({ published: 1, expired: 0 });
    expect(await total('acme')).toBe(before + 2);
    expect(await total('rhein')).toBe(1);
    expect(await moveDueJobs(api.backend.work, days(0.6))).toEqual({ published: 0, expired: 1 });
    expect(await total('acme')).toBe(before + 1);

    const rows = await api.db.select().from(everyBrand(job));
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(scheduled)).toMatchObject({ state: 'published', published: due });
    expect(byId.get(later)).toMatchObject({ state: 'scheduled', published: null });
    expect(byId.get(ending)).toMatchObject({ state: 'archived', archived: byId.get(ending)?.expires });
    await vi.waitFor(() => expect(tags).toContain(`job:${ending}`));
    expect(tags).toEqual(expect.arrayContaining([`job:${scheduled}`, 'jobs:acme', 'jobs:rhein']));
    end();
  });

  it('counts jobs in the periods of "date posted" that they are in at the time, and writes nothing for it', async () => {
    const spans = readTaxonomies().filter(({ taxonomy }) => taxonomy === 'date_posted');
    await loadTaxonomies(api.pool, spans);
    await insertJob(api.db, { frontend: 'rhein', published: days(-0.5) });
    await insertJob(api.db, { frontend: 'rhein', published: days(-10) });
    // With the one that was published above.
    const fresh = { 'Last 24 hours': 2, 'Last 3 days': 2, 'Last 7 days': 2, 'Last 14 days': 3, 'Last 30 days': 3 };
    expect(await datePosted('rhein')).toEqual(fresh);

    expect(await datePostedAt('rhein', days(5))).toEqual([2, 2, 3]);
    expect(await datePostedAt('rhein', days(25))).toEqual([2]);
    expect(await datePosted('rhein')).toEqual(fresh);
  });

  it('goes on while someone writes another job', async () => {
    const other = await insertJob(api.db, { frontend: 'rhein' });
    await insertJob(api.db, { frontend: 'rhein', expires: days(-0.01) });
    const maker = await api.pool.connect();
    await maker.query('begin');
    await indexJobs(maker, [other]);
    try {
      expect(await moveDueJobs(api.backend.work, new Date())).toEqual({ published: 0, expired: 1 });
    } finally {
      await maker.query('rollback');
      maker.release();
    }
  });

  it('does nothing while another process is at it', async () => {
    const id = await insertJob(api.db, { expires: days(-0.1) });
    const other = await api.pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [CLOCK_LOCK]);
    expect(await moveDueJobs(api.backend.work, new Date())).toEqual({ published: 0, expired: 0 });
    await other.query('rollback');
    other.release();
    expect(await moveDueJobs(api.backend.work, new Date())).toEqual({ published: 0, expired: 1 });
    expect(await api.db.select({ state: job.state }).from(everyBrand(job)).where(eq(job.id, id))).toEqual([
      { state: 'archived' },
    ]);
  });
});

describe('sitemaps', () => {
  const query = { brand: 'site', language: 'en', after: 0, limit: 2, now: new Date() };

  it('list published jobs of the owner brand in pages by key', async () => {
    const ids = [];
    for (const title of ['One', 'Two', 'Three']) ids.push(await insertJob(api.db, { frontend: 'site', title }));
    await insertJob(api.db, { frontend: 'site', expires: days(-1) });
    await insertJob(api.db, { frontend: 'site', state: 'draft' });
    await insertJob(api.db, { frontend: 'acme', on: ['acme', 'site'] });
    const { sitemaps } = api.backend.services;
    const first = await sitemaps.rows({ ...query, type: 'jobs' });
    expect(first.map(({ id, slug }) => [id, slug])).toEqual([
      [ids[0], 'one'],
      [ids[1], 'two'],
    ]);
    const rest = await sitemaps.rows({ ...query, type: 'jobs', after: ids[1] ?? 0 });
    expect(rest.map(({ id }) => id)).toEqual([ids[2]]);
    const [row] = await api.db
      .select({ changed: job.changed })
      .from(everyBrand(job))
      .where(eq(job.id, ids[2] ?? 0));
    expect(await sitemaps.summary({ ...query, type: 'jobs' })).toEqual({ count: 3, lastmod: row?.changed });
  });

  it('list published organizations and the landing pages of a language', async () => {
    await insertOrganization(api.db, { name: 'Shown', profiles: [{ frontend: 'site' }] });
    await insertOrganization(api.db, { name: 'Hidden', profiles: [{ frontend: 'site', published: false }] });
    const page = { frontend: 'site', title: 'Fair', body: '', publishAt: new Date(0) };
    await api.db.insert(everyBrand(landingPage)).values([
      { ...page, langcode: 'en', path: '/fair' },
      { ...page, langcode: 'de', path: '/messe' },
    ]);
    const { sitemaps } = api.backend.services;
    expect((await sitemaps.rows({ ...query, type: 'organizations' })).map(({ slug }) => slug)).toEqual(['shown']);
    expect((await sitemaps.rows({ ...query, type: 'pages', language: 'de' })).map(({ slug }) => slug)).toEqual([
      '/messe',
    ]);
    expect(await sitemaps.summary({ ...query, brand: 'none', type: 'pages' })).toEqual({ count: 0, lastmod: null });
  });
});

describe('the bus', () => {
  it('carries tags to every listener, at commit and not before', async () => {
    const heard: string[] = [];
    const other = await openBus(api.url, () => undefined);
    other.onTags((tags) => heard.push(...tags));
    const client = await api.pool.connect();
    await client.query('begin');
    await publishTags(client, ['job:1', 'job:1', 'jobs:acme']);
    await publishTags(api.pool, ['first']);
    await vi.waitFor(() => expect(heard).toEqual(['first']));
    await client.query('commit');
    client.release();
    await vi.waitFor(() => expect(heard).toEqual(['first', 'job:1', 'jobs:acme']));
    await publishTags(
      api.pool,
      Array.from({ length: 2500 }, (_, at) => `job:${at}`),
    );
    await vi.waitFor(() => expect(heard).toHaveLength(2503));
    await other.close();
  });

  it('comes back after a broken connection and says that everything may have changed', async () => {
    const heard: string[] = [];
    const bus = await openBus(api.url, () => undefined);
    bus.onTags((tags) => heard.push(...tags));
    const { processes } = await countCrowd(api.pool, FULL_POOLS);
    const admin = new pg.Client(api.url);
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nameplate bus' and datname = current_database()",
    );
    await admin.end();
    await vi.waitFor(() => expect(heard).toContain(ALL_TAGS), 15_000);
    await publishTags(api.pool, ['after']);
    await vi.waitFor(() => expect(heard).toContain('after'));
    await vi.waitFor(async () => expect((await countCrowd(api.pool, FULL_POOLS)).processes).toBe(processes), 15_000);
    await bus.close();
  });

  it('tells how many processes there are, and whether the database has connections for them', async () => {
    const before = await countCrowd(api.pool, FULL_POOLS);
    const other = await openBus(api.url, () => undefined);
    const { processes, allowed, wanted } = await countCrowd(api.pool, FULL_POOLS);
    expect([processes, wanted]).toEqual([before.processes + 1, 36 * processes]);
    await api.pool.query(`alter database ${new URL(api.url).pathname.slice(1)} connection limit 20`);
    expect([allowed > 20, (await countCrowd(api.pool, FULL_POOLS)).allowed]).toEqual([true, 20]);
    await api.pool.query(`alter database ${new URL(api.url).pathname.slice(1)} connection limit -1`);
    await other.close();
    await vi.waitFor(async () => expect((await countCrowd(api.pool, FULL_POOLS)).processes).toBe(before.processes));
  });

  /** Through a proxy, and with shorter timeouts than a server has. */
  async function busBehindDoor() {
    const door = await openDatabaseProxy(api.url);
    const [heard, said]: [string[], string[]] = [[], []];
    const patience = { firstRetry: 1, longestRetry: 20, checkEvery: 20, answerWithin: 500 };
    const bus = await openBus(door.url, (message) => said.push(message), patience);
    bus.onTags((tags) => heard.push(...tags));
    onTestFinished(async () => {
      await bus.close();
      await door.close();
    });
    return { door, heard, said };
  }

  it('tries once at a time while the database is away, and stands once when it is back', async () => {
    const { door, heard, said } = await busBehindDoor();
    door.become('shut');
    await vi.waitFor(() => expect(door.tries()).toBeGreaterThan(12));
    door.become('open');
    await vi.waitFor(() => expect(heard).toEqual([ALL_TAGS]));
    const tries = door.tries();
    await publishTags(api.pool, ['after']);
    await vi.waitFor(() => expect(heard).toEqual([ALL_TAGS, 'after']));
    expect([door.standing(), door.tries()]).toEqual([1, tries]);
    expect(said).toEqual([
      'The bus lost its connection: Connection terminated unexpectedly',
      'The bus could not connect: Connection terminated unexpectedly',
      'The bus is connected again.',
    ]);
  });

  it('notices a connection that swallows everything, and says that everything may have changed', async () => {
    const { door, heard, said } = await busBehindDoor();
    door.become('silent');
    await vi.waitFor(
      () => expect(said).toEqual(['The bus lost its connection: it did not answer within 500 ms']),
      5_000,
    );
    door.become('open');
    await vi.waitFor(() => expect(heard).toEqual([ALL_TAGS]), 15_000);
    await publishTags(api.pool, ['after']);
    await vi.waitFor(() => expect(heard).toEqual([ALL_TAGS, 'after']));
    expect(door.standing()).toBe(1);
  });
});

describe('revisions', () => {
  it('keep the newest good document of each brand as it was written, once, and no more than twenty', async () => {
    const { revisions } = api.backend.services;
    const of = (id: string, revision: string) => ({ id, revision, document: `{"site": "${revision}", "a": 1}` });
    expect(await revisions.lastGood('acme')).toBeUndefined();
    for (let n = 1; n <= 25; n++) await revisions.save(of('acme', `r${n}`));
    const [row] = await api.db.select().from(everyBrand(brandRevision)).orderBy(desc(brandRevision.id)).limit(1);
    // What was stored already keeps its time.
    expect(await revisions.save(of('acme', 'r25'))).toEqual(row?.created);
    await revisions.save(of('rhein', 'x'));
    expect(await revisions.lastGood('acme')).toEqual({ ...of('acme', 'r25'), created: row?.created });
    expect(await api.db.$count(everyBrand(brandRevision), eq(brandRevision.frontend, 'acme'))).toBe(20);
  });

  it('bring back what was saved last, however quickly changes follow each other', async () => {
    const { revisions } = api.backend.services;
    const [good, draft] = ['good', 'draft'].map((revision) => ({ id: 'acme', revision, document: '{}' }));
    if (!good || !draft) throw new Error('There are two.');
    await revisions.save(good);
    const [, created] = await Promise.all([revisions.save(draft), revisions.save(good)]);
    expect(await revisions.lastGood('acme')).toEqual({ ...good, created });
  });
});
