import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shippedBoards } from '../../schemas/testing/shipped-brands.ts';
import { testBrowser } from './support/browser.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { deadAddresses, everyAddress, pathsIn, sitemapFile } from './support/sitemaps.ts';

const get = siteClient();
const open = testBrowser();
describe.each(shippedBoards)('the sitemap of %s', (brand) => {
  // Every address is requested in sitemap-walk.test.ts.
  it('names each address once, on its own host, and a few of them answer 200', async () => {
    const addresses = await everyAddress(brand);
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((path) => !path.startsWith('/'))).toEqual([]);
    expect(addresses.length - new Set(addresses).size).toBe(0);
    const few = addresses.filter((_, index) => index % 100 === 0);
    expect(await deadAddresses(brand, few)).toEqual(new Map());
  });
});

describe.each(['/sitemap.xml', '/jobs/sitemap.xml', '/feeds/jobs.rss', '/api/messages/de'])('%s', (path) => {
  const asked = (headers: Record<string, string>, method = 'GET') =>
    get(path, { brand: 'rheinblick', headers, method });

  it('is sent small to whoever can unpack it', async () => {
    const plain = await asked({});
    const small = await asked({ 'accept-encoding': 'br, gzip' });
    const older = await asked({ 'accept-encoding': 'gzip' });
    expect([plain, small, older].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
      [undefined, 'Accept-Encoding'],
      ['br', 'Accept-Encoding'],
      ['gzip', 'Accept-Encoding'],
    ]);
    expect(zlib.brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    expect(zlib.gunzipSync(older.body).equals(plain.body)).toBe(true);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers, text } = await asked({});
    const seconds = path.startsWith('/feeds/') ? 900 : 300;
    expect([headers['cache-control'], text.length > 0]).toEqual([`public, max-age=${seconds}`, true]);
    const again = await asked({ 'if-none-match': headers.etag ?? '' });
    const other = await asked({ 'if-none-match': '"other"' });
    expect([again.status, again.text, again.headers.etag, other.status]).toEqual([304, '', headers.etag, 200]);
  });

  it('tells its headers alone to HEAD', async () => {
    const [whole, head] = [await asked({}), await asked({}, 'HEAD')];
    expect([head.status, head.text, head.headers['content-length'], head.headers.etag]).toEqual([
      200,
      '',
      String(whole.body.length),
      whole.headers.etag,
    ]);
  });
});

describe('a sitemap file', () => {
  it('names every language of its addresses', async () => {
    const file = await sitemapFile('rheinblick', '/fr/pages/sitemap.xml');
    const [first] = [...file.getElementsByTagName('url')];
    const languages = [...(first?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href')?.replace(siteOrigin('rheinblick'), '') || '/',
    ]);
    expect([first?.getElementsByTagName('loc')[0]?.textContent, languages]).toEqual([
      `${siteOrigin('rheinblick')}/fr`,
      [
        ['de', '/'],
        ['fr', '/fr'],
        ['en', '/en'],
      ],
    ]);
  });

  it('is a table to whoever opens it', async () => {
    for (const [path, row] of [
      ['/sitemap.xml', 'sitemap'],
      ['/jobs/sitemap.xml', 'url'],
    ]) {
      const page = await open(`${siteOrigin('harbor-ledger')}${path}`);
      const displays = await page.evaluate(
        (name) =>
          [document.documentElement, document.querySelector(name), document.querySelector('loc')].map(
            (one) => one && getComputedStyle(one).display,
          ),
        row ?? '',
      );
      expect(displays).toEqual(['table', 'table-row', 'table-cell']);
    }
  });

  it('tells true dates only: none in the future', async () => {
    const file = await sitemapFile('harbor-ledger', '/jobs/sitemap.xml');
    const dates = pathsIn('harbor-ledger', file, 'lastmod').map((text) => Date.parse(text));
    expect(dates.length).toBeGreaterThan(100);
    expect(dates.filter((date) => Number.isNaN(date) || date > Date.now())).toEqual([]);
  });

  it.each([
    '/nothing/sitemap.xml',
    '/xx/jobs/sitemap.xml',
    '/sitemap/jobs/99.xml',
    '/sitemap/fr/jobs/0.xml',
    '/sitemap-evil.xml',
  ])('that does not exist is a 404: %s', async (path) => {
    expect((await get(path, { brand: 'rheinblick' })).status).toBe(404);
  });

  it('has no page that search engines are asked not to keep', async () => {
    const addresses = await everyAddress('harbor-ledger');
    expect(addresses.filter((path) => /^\/(404|router|user|checkout)|\?/.test(path))).toEqual([]);
  });
});

describe('robots.txt', () => {
  it('leads to the file of the brand for a while, which names its own sitemap', async () => {
    for (const brand of ['harbor-ledger', 'rheinblick']) {
      const { status, headers } = await get('/robots.txt', { brand });
      expect([status, headers.location]).toEqual([307, `/brands/${brand}/robots.txt`]);
      const { text } = await get(headers.location ?? '', { brand });
      expect(text).toMatch(/^User-agent: \*\n/);
      expect(text).toContain(`Sitemap: ${siteOrigin(brand)}/sitemap.xml`);
    }
  });
});
