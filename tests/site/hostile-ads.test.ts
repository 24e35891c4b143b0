import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '../../backend/backend.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { testUploads } from '../../backend/testing/uploads.ts';
import { desktop, hydrated, testBrowser } from './support/browser.ts';
import { type HostileJob, hostileJobs } from './support/hostile-jobs.ts';
import { parseHtml } from './support/http.ts';
import { type ImportedJob, importJobs } from './support/import-jobs.ts';
import { faultsOf, faultsOfPosting, postingOf } from './support/look-at-job.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const open = testBrowser();
const sources = hostileJobs();
const brand = testBrand('harbor-ledger', ({ locales }) => {
  locales.supported = ['en'];
});
let backend: Backend;
let server: OwnServer;
let jobs: (HostileJob & ImportedJob)[] = [];

beforeAll(async () => {
  const databaseUrl = await own.database();
  backend = await createBackend({
    databaseUrl,
    brands: { get: (id) => (id === brand.id ? brand : undefined), list: () => [brand], byHost: () => ({ brand }) },
    log: () => undefined,
    uploads: testUploads(),
    production: true,
  });
  const imported = await importJobs(backend, brand, sources);
  jobs = imported.map((job, at) => ({ ...(sources[at] as HostileJob), ...job }));
  server = await own.start({ DATABASE_URL: databaseUrl });
});
afterAll(() => backend?.close());

const get = (path: string) => server.get(path, { brand: 'harbor-ledger' });

async function jobPage(id: number) {
  const first = await get(`/job/x-${id}`);
  return first.status === 301 ? get(first.headers.location ?? '') : first;
}

describe('sixty hostile advertisements', () => {
  it('are sixty', () => {
    expect(jobs.length).toBe(60);
  });

  it.each(sources.map(({ mark, title }, at) => [at, mark, title.slice(0, 40)]))(
    'number %i (%s) is found, listed and shown without breaking either page: %j',
    async (at, mark) => {
      const job = jobs[at];
      if (!job) throw new Error(`There is no advertisement ${at}.`);
      const list = await get(`/jobs?search=${mark}`);
      const rows = [...parseHtml(list.text).querySelectorAll('main ol article')];
      expect([list.status, faultsOf(list.text), rows.length]).toEqual([200, [], 1]);
      expect(rows[0]?.querySelector('h2')?.textContent?.trim()).toBe(job.title);

      const page = await jobPage(job.id);
      expect([page.status, faultsOf(page.text)]).toEqual([200, []]);
      const document = parseHtml(page.text);
      expect(document.querySelector('h1')?.textContent).toBe(job.title);
      expect([page.text.includes('\u0000'), page.text.isWellFormed()]).toEqual([false, true]);
      const posting = postingOf(page.text);
      if (posting) expect(faultsOfPosting(posting)).toEqual([]);
      else await expect.poll(() => server.output()).toMatch(new RegExp(`job ${job.id}: [A-Z_]+`));
    },
  );

  it('leave a feed and a sitemap that can be read', async () => {
    const { parseXml } = await import('./support/http.ts');
    const feed = await get('/feeds/jobs.rss');
    expect([feed.status, parseXml(feed.text).getElementsByTagName('item').length]).toEqual([200, 50]);
    expect(parseXml((await get('/jobs/sitemap.xml')).text).documentElement.localName).toBe('urlset');
  });

  it('run nothing in a browser, beside the list and on their own pages', async () => {
    const page = await open(`http://harbor-ledger.localhost:${server.port}/jobs?sorting=publish_date_desc`, {
      viewport: desktop,
      // Images in ads may be on other machines, which tests cannot reach.
      expected: /evil\.example|ERR_|status of 404/,
    });
    for (const { id } of jobs.filter((_, at) => at % 2 === 0)) {
      await page.goto(`http://harbor-ledger.localhost:${server.port}/jobs?jobId=${id}`);
      expect([id, await page.evaluate(() => document.getElementById('__next') !== null)]).toEqual([id, true]);
      await hydrated(page);
      const state = await page.evaluate(() => ['pwned' in window, document.documentElement.scrollWidth <= innerWidth]);
      expect([id, ...state]).toEqual([id, false, true]);
    }
  });
});
