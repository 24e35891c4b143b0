import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registryFixture } from '../../runtime/core/brand/testing/registry.ts';
import { readFeed } from '../../server/feeds.ts';
import { openDatabase } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { findNewJobs } from '../modules/alerts/news-store.ts';
import { replaceFrontends } from '../modules/jobs/own/own-store.ts';
import { indexJobs } from '../search/index-job.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { countSamples, removeSamples } from './sample-store.ts';
import { clearSamples, fillSamples } from './samples.ts';

const draft = testBrand('acme', ({ site, locales }) => {
  site.status = 'draft';
  locales.supported = ['en', 'de', 'es'];
});
const live = testBrand('beta');
const site = testBackend([draft, live]);
const now = new Date();
const NONE = { jobs: 0, organizations: 0, pages: 0 };
const { change, log, registry, start, write } = registryFixture();
let dataDir: string;

const fill = (isDraft = true) =>
  fillSamples({ pool: site.pool, brand: draft, dataDir, isDraft: async () => isDraft, now });
const count = () => countSamples(site.pool, 'acme');

interface Found {
  search: { total: number; hits: { job: { langcode: string; sample: boolean } }[] };
}

async function search(brand: string, index: 'JOBS' | 'ORGANIZATIONS'): Promise<Found['search']> {
  const request = { language: 'en', range: { first: 0, last: 50 }, facets: [] };
  const document = `query ($request: SearchRequest!) {
    search(index: ${index}, request: $request) { total hits { job { langcode sample } } } }`;
  const found: unknown = await site.run(brand, document, { request });
  return (found as Found).search;
}

/** A job that an employer posted on the draft, for the sample organization if there is one. */
async function postJob(title: string): Promise<void> {
  await inTransaction(site.pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into job (frontend, organization_id, organization_name, state, title, langcode, data, published)
       values ('acme', (select min(id) from organization where sample), 'Real Ltd', 'published', $1, 'en', '{}', $2) returning id`,
      [title, now],
    );
    const ids = rows.map(({ id }) => id);
    await client.query(`insert into job_frontend (job_id, frontend) select unnest($1::int[]), 'acme'`, [ids]);
    await indexJobs(client, ids);
  });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'np-samples-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('sample content', () => {
  it('fills a draft in its languages, with an article in each', async () => {
    expect(await fill()).toEqual({
      jobs: 24,
      organizations: 8,
      articles: ['/application-tips', '/bewerbungstipps', '/consejos-solicitud'],
    });
    const { total, hits } = await search('acme', 'JOBS');
    expect(total).toBe(24);
    expect(new Set(hits.map(({ job }) => job.langcode))).toEqual(new Set(['en', 'de', 'es']));
    expect(hits.every(({ job }) => job.sample)).toBe(true);
    expect((await search('acme', 'ORGANIZATIONS')).total).toBe(8);
    const { rows } = await site.pool.query(
      `select data #>> '{organization_page,logo,url}' as logo from organization where sample`,
    );
    for (const { logo } of rows) if (logo !== null) expect(existsSync(join(dataDir, logo)), logo).toBe(true);
  });

  it('replaces what was there, so that it never piles up', async () => {
    await fill();
    expect(await count()).toEqual({ jobs: 24, organizations: 8, pages: 3 });
  });

  it('is on no other brand, not even if somebody lists its jobs there', async () => {
    const { rows } = await site.pool.query<{ id: number }>('select min(id) as id from job where sample');
    const id = rows[0]?.id ?? 0;
    await replaceFrontends({ db: openDatabase(site.pool), frontend: 'acme' }, id, ['acme', 'beta']);
    await inTransaction(site.pool, (client) => indexJobs(client, [id]));
    expect((await search('beta', 'JOBS')).total).toBe(0);
    expect((await search('beta', 'ORGANIZATIONS')).total).toBe(0);
  });

  it('is in no sitemap, no feed and no alert, where real jobs are', async () => {
    await postJob('Real editor');
    const listed = async (type: 'jobs' | 'organizations' | 'pages') =>
      site.backend.services.sitemaps.rows({
        brand: 'acme',
        type,
        language: 'en',
        after: 0,
        limit: 100,
        now: new Date(),
      });
    expect((await listed('jobs')).map(({ slug }) => slug)).toEqual(['real-editor']);
    expect([await listed('organizations'), await listed('pages')]).toEqual([[], []]);
    const since = new Date(now.getTime() - 1e11);
    const until = new Date();
    const asked = { frontend: 'acme', since, until, now: until, limit: 100 };
    const news = await findNewJobs(openDatabase(site.pool), asked);
    expect(news.map(({ title }) => title)).toEqual(['Real editor']);
    const feed = await readFeed('/feeds/jobs.rss', {
      brand: draft,
      origin: 'http://acme.localhost',
      query: '',
      run: (locale) => async (query) => JSON.parse(JSON.stringify(await site.backend.execute('acme', locale, query))),
      log: () => undefined,
    });
    expect(
      'text' in feed ? [...feed.text.matchAll(/<item>\s*<title>([^<]*)/g)].map(([, title]) => title) : feed,
    ).toEqual(['Real editor · Real Ltd']);
  });

  it('is never written for a brand that is live', async () => {
    await clearSamples(site.pool, 'acme', dataDir);
    expect(await fill(false)).toBe('live');
    expect(await count()).toEqual(NONE);
    expect(existsSync(join(dataDir, 'files/samples/acme'))).toBe(false);
  });
});

it('is not written while a server shows the brand as live, as after a change of its file', async () => {
  const { revisions } = site.backend.services;
  const stored = (revision: string, status: 'live' | 'draft') =>
    revisions.save({ id: 'acme', revision, document: JSON.stringify({ site: { status } }) });
  await stored('1', 'live');
  expect(await fill()).toBe('shown');
  expect(await count()).toEqual(NONE);
  await stored('2', 'draft');
  expect(await fill()).toMatchObject({ jobs: 24 });
  await clearSamples(site.pool, 'acme', dataDir);
});

describe('a draft that goes live', () => {
  const document = (status: string) => ({ site: { name: 'Acme', hosts: ['acme.example'], status } });

  it('loses its sample content before the first visitor, and keeps what is real', async () => {
    await fill();
    write('acme', document('draft'));
    await start({ beforeLive: async (id) => void (await removeSamples(site.pool, id)) });
    expect(await count()).toEqual({ jobs: 24, organizations: 8, pages: 3 });
    let atFirst: unknown;
    await change(
      () => write('acme', document('live')),
      ({ changed }) => {
        if (changed.length > 0) atFirst = count();
        return changed.length > 0;
      },
    );
    expect(await atFirst).toEqual(NONE);
    const { total, hits } = await search('acme', 'JOBS');
    expect([total, hits.map(({ job }) => job.sample)]).toEqual([1, [false]]);
  });

  it('also if nobody was serving it at that moment', async () => {
    await fill();
    write('acme', document('live'));
    await start({ beforeLive: async (id) => void (await removeSamples(site.pool, id)) });
    expect(await count()).toEqual(NONE);
  });

  it('stays a draft as long as that fails, and the log says so', async () => {
    write('acme', document('draft'));
    await start({
      beforeLive: async (id) => {
        if (id === 'acme') throw new Error('The database is away.');
      },
    });
    write('acme', document('live'));
    write('zeta', { site: { name: 'Zeta', status: 'draft' } });
    await expect.poll(() => registry().get('zeta')?.id).toBe('zeta');
    await expect
      .poll(() => log.filter((line) => line.includes('BRAND_NOT_LIVE')))
      .toEqual([
        'error BRAND_NOT_LIVE "acme" could not be made live; save its file again to repeat it. Error: The database is away.',
      ]);
    expect(registry().get('acme')?.document.site.status).toBe('draft');
  });
});
