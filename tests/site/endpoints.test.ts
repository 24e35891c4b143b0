import { describe, expect, it } from 'vitest';
import { parseHtml, parseXml } from './support/http.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const get = siteClient();

describe('a feed', () => {
  /** Title and address of each item. */
  async function itemsOf(brand: string, path: string) {
    const { status, headers, text } = await get(path, { brand });
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    return [...parseXml(text).getElementsByTagName('item')].map((item) => ({
      title: item.getElementsByTagName('title')[0]?.textContent ?? '',
      link: (item.getElementsByTagName('link')[0]?.textContent ?? '').replace(siteOrigin(brand), ''),
    }));
  }

  it('has the newest jobs of a search, each with the address of its page', async () => {
    const items = await itemsOf('harbor-ledger', '/feeds/jobs.rss?search=nurse');
    expect(items.length).toBeGreaterThan(3);
    expect(items.length).toBeLessThanOrEqual(50);
    for (const { link } of items.slice(0, 5)) expect((await get(link, { brand: 'harbor-ledger' })).status).toBe(200);
  });

  it('finds what the page of the same search finds', async () => {
    const page = parseHtml(
      (await get('/jobs?search=nurse&sorting=publish_date_desc', { brand: 'harbor-ledger' })).text,
    );
    const first = page.querySelector('main ol a[href^="/job/"]')?.getAttribute('href');
    const items = await itemsOf('harbor-ledger', '/feeds/jobs.rss?search=nurse&sorting=publish_date_desc');
    expect(items.map(({ link }) => link)).toContain(`${first}?utm_source=rss&utm_medium=feed`);
  });

  it('names the search it is of, without what belongs to a page alone', async () => {
    const query = 'search=nurse&sorting=publish_date_desc&facet=company&page=2&jobId=7';
    const { text } = await get(`/feeds/jobs.rss?${query}`, { brand: 'harbor-ledger' });
    const [link] = parseXml(text).getElementsByTagName('link');
    expect(link?.textContent).toBe(`${siteOrigin('harbor-ledger')}/jobs?search=nurse&sorting=publish_date_desc`);
    expect(text).not.toContain('facet=');
  });

  it('speaks the language that is asked for', async () => {
    const [item] = await itemsOf('rheinblick', '/feeds/jobs.rss?locale=fr');
    expect(item?.link).toMatch(/^\/fr\/job\//);
  });

  it('of an empty search is an empty feed', async () => {
    expect(await itemsOf('harbor-ledger', '/feeds/jobs.rss?search=qqqqzzzzxxxx')).toEqual([]);
  });

  it.each([
    ['?locale=xx', 'This site has no language "xx"; it has de, fr, en.'],
    ['?search=%00', 'The query of this feed cannot be read.'],
    ['?sorting=evil', 'This feed has a parameter that cannot be read.'],
    ['?employment_type=no-such', 'There is no filter value "no-such".'],
  ])('with %s says what is wrong', async (query, sentence) => {
    const { status, text } = await get(`/feeds/jobs.rss${query}`, { brand: 'rheinblick' });
    expect([status, text]).toEqual([400, `${sentence}\n`]);
  });
});

describe('/api/messages', () => {
  it('gives the catalogue of a language as a JSON text inside JSON', async () => {
    for (const locale of ['de', 'fr', 'en']) {
      const { status, text } = await get(`/api/messages/${locale}`, { brand: 'rheinblick' });
      const { messages } = JSON.parse(text);
      expect([status, typeof messages, Object.keys(JSON.parse(messages))]).toEqual([
        200,
        'string',
        expect.arrayContaining(['common', 'errors', 'job', 'organization', 'search']),
      ]);
    }
  });

  it('has no language that the brand does not speak', async () => {
    const { status, text } = await get('/api/messages/fr', { brand: 'harbor-ledger' });
    expect([status, text]).toEqual([404, expect.stringMatching(/^This site has no texts in that language; it has en/)]);
    for (const path of ['/api/messages/../de', '/api/messages/%2e%2e', '/api/messages/constructor', '/api/messages'])
      expect((await get(path, { brand: 'harbor-ledger' })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('/_log', () => {
  const report = (body: string) => get('/_log', { brand: 'stacks-and-shelves', method: 'POST', body });

  it('takes a report and keeps silent about it', async () => {
    const { status, text, headers } = await report('{"level":"error","code":"X","message":"line\\nbreak"}');
    expect([status, text, headers['cache-control']]).toEqual([204, '', 'no-store']);
  });

  it.each([
    '',
    'nope',
    '[]',
    'null',
    '{"level":"fatal","code":"x","message":"y"}',
    '{"level":"info","code":1,"message":"y"}',
    `{"level":"info","code":"x","message":"${'y'.repeat(9000)}"}`,
  ])('refuses what is no report: %s', async (body) => {
    expect((await report(body)).status).toBe(400);
  });
});

describe('a brand picture', () => {
  it.each([
    ['harbor-ledger', '/brands/harbor-ledger/favicon.svg', /^image\/svg/],
    ['on-air-careers', '/brands/on-air-careers/social.png', /^image\/png/],
    ['rheinblick', '/brands/rheinblick/apple-touch-icon.png', /^image\/png/],
    ['rheinblick', '/brands/rheinblick/manifest.json', /^application\/manifest\+json/],
  ])('of %s exists: %s', async (brand, path, type) => {
    const { status, headers, body } = await get(path, { brand });
    expect([status, headers['content-type'], body.length > 100]).toEqual([200, expect.stringMatching(type), true]);
  });

  it.each([
    '/brands/harbor-ledger',
    '/brands/nobody/logo.svg',
    '/brands/harbor-ledger/.git/config',
    '/brands/harbor-ledger/nothing.png',
    '/files/nothing',
    '/files/../postgres/password',
    '/files/%2e%2e/postgres/password',
    '/theme/nobody.abc.css',
    '/fonts/evil/../../package.json',
  ])('that does not exist is no file: %s', async (path) => {
    expect((await get(path, { brand: 'harbor-ledger' })).status).toBeGreaterThanOrEqual(400);
  });
});
