import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../../backend/testing/database-proxy.ts';
import { parseHtml, parseXml } from './support/http.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { siteClient, sitePort } from './support/site.ts';

const own = ownServers();
const inside = siteClient('harbor-ledger');
let site: OwnServer;
/** The way to the other server. */
let way: DatabaseProxy;

beforeAll(async () => {
  way = await openDatabaseProxy(`http://127.0.0.1:${sitePort()}`);
  // Has no jobs of its own: whatever it shows comes from the other server.
  const database = await own.database();
  site = await own.start({
    DATABASE_URL: database,
    DEMO: '0',
    GRAPHQL_ENDPOINT: new URL('/graphql', way.url).href,
    BACKEND_URL: new URL(way.url).origin,
  });
  await own.empty(database);
});
afterAll(() => way?.close());

const outside: typeof inside = (path, call) => site.get(path, { brand: 'harbor-ledger', ...call });

/** Titles in a list, in order. */
const titles = (html: string) =>
  [...parseHtml(html).querySelectorAll('main ol article h2')].map((one) => one.textContent);

describe('a site whose backend is another server', () => {
  it('shows the same list, facets and order', async () => {
    for (const path of ['/jobs', '/jobs/health-care', '/jobs?search=nurse&sorting=publish_date_desc', '/jobs?page=2']) {
      const [here, there] = await Promise.all([outside(path), inside(path)]);
      expect([path, here.status, titles(here.text)]).toEqual([path, 200, titles(there.text)]);
      expect(titles(here.text).length).toBe(10);
    }
  });

  it('shows the same job and organization', async () => {
    const { text } = await inside('/jobs');
    const job = /href="(\/job\/[^"]+)"/.exec(text)?.[1] ?? '';
    const organization = /href="(\/organization\/[^"]+)"/.exec((await inside(job)).text)?.[1] ?? '/organizations';
    for (const path of [job, organization]) {
      const [here, there] = await Promise.all([outside(path), inside(path)]);
      const heading = (html: string) => parseHtml(html).querySelector('h1')?.textContent;
      expect([path, here.status, heading(here.text)]).toEqual([path, 200, heading(there.text)]);
    }
    expect((await outside('/job/wrong-1')).status).toBe((await inside('/job/wrong-1')).status);
  });

  it('passes sitemaps on', async () => {
    const { status, headers, text } = await outside('/sitemap.xml');
    expect([
      status,
      headers['content-type'],
      headers['x-frame-options'],
      parseXml(text).documentElement.localName,
    ]).toEqual([200, 'application/xml; charset=utf-8', 'SAMEORIGIN', 'sitemapindex']);
  });

  it.each([
    '/sitemap/../graphql',
    '/sitemap/%2e%2e/graphql',
    '/sitemap//x.xml',
    '/sitemap-evil.xml',
    '/a/b/c/sitemap.xml',
  ])('passes on nothing but the family: %s', async (path) => {
    const { status, headers } = await outside(path);
    expect([308, 400, 404]).toContain(status);
    expect(headers['content-type']).toMatch(/^text\/(html|plain)/);
  });

  it('keeps its own robots.txt, which names its own sitemap', async () => {
    const { text } = await outside('/brands/harbor-ledger/robots.txt');
    expect(text).toContain(`Sitemap: ${site.origin('harbor-ledger')}/sitemap.xml`);
  });

  it('says so when that server does not answer, and keeps no such page', async () => {
    way.become('shut');
    const pages = [
      ['/jobs?search=away', 'We could not load this part of the page.'],
      ['/jobs/full-time', 'Temporarily unavailable'],
      ['/job/x-1', 'Temporarily unavailable'],
      ['/organization/x', 'Temporarily unavailable'],
    ] as const;
    for (const [path, words] of pages) {
      const { status, headers, text } = await outside(path);
      expect([path, status, headers['cache-control'], headers['retry-after']]).toEqual([path, 503, 'no-store', '30']);
      const document = parseHtml(text);
      expect(document.querySelector('main')?.textContent).toContain(words);
      expect(document.querySelector('footer')?.textContent).toContain('Harbor Ledger');
    }
    expect((await outside('/')).status).toBe(200);
    expect(await outside('/sitemap.xml')).toMatchObject({
      status: 502,
      text: 'The server behind this address is away.\n',
    });
    const feed = await outside('/feeds/jobs.rss');
    expect([feed.status, feed.headers['retry-after'], feed.text]).toEqual([
      503,
      '60',
      'This feed cannot be read at the moment. Please try again in a minute.\n',
    ]);
    expect((await outside('/robots.txt')).status).toBe(307);

    way.become('open');
    expect([(await outside('/jobs?search=away')).status, (await outside('/sitemap.xml')).status]).toEqual([200, 200]);
  });
});
