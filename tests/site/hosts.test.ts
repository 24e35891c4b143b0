import { describe, expect, it } from 'vitest';
import { shippedBoards } from '../../schemas/testing/shipped-brands.ts';
import { parseHtml, sendBytes } from './support/http.ts';
import { siteClient, siteOrigin, sitePort } from './support/site.ts';

const get = siteClient();

/** What an unlisted host may learn: nothing about any brand. */
const noSite = { status: 404, type: 'text/plain; charset=utf-8', text: 'There is no site at this address.\n' };

describe('a host', () => {
  it.each([
    'nobody.example',
    'harbor-ledger.example.evil.example',
    'evil.localhost',
    'harbor-ledger.localhost.evil.example',
    '192.0.2.1',
    'us-newspaper.localhost',
  ])('that no brand claims gets a plain 404 that names no brand: %s', async (host) => {
    const { status, headers, text } = await get('/jobs?search=x', { host });
    expect({ status, type: headers['content-type'], text }).toEqual(noSite);
  });

  it.each(['harbor ledger.localhost', 'a/b', '"x"', '<script>', 'a@b', ''])(
    'that is no host name is refused with a sentence: %j',
    async (host) => {
      const answer = await sendBytes(sitePort(), `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('The Host header names no host.');
    },
  );

  it('is needed once: HTTP refuses none and two', async () => {
    const none = await sendBytes(sitePort(), 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
    const two = await sendBytes(sitePort(), 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
    expect([none.split('\r\n')[0], two.split('\r\n')[0]]).toEqual([
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 400 Bad Request',
    ]);
  });

  it.each([
    ['jobs.harbor-ledger.example', 8080, 'http://jobs.harbor-ledger.example'],
    ['harbor-ledger.localhost', 8080, 'http://harbor-ledger.localhost:8080'],
  ])('says where its pages stand: %s', async (name, port, origin) => {
    const at = { host: `${name}:${port}` };
    const page = parseHtml((await get('/jobs', at)).text);
    const told = ['link[rel=canonical]', 'link[rel=alternate][type$=rss\\+xml]'].map((one) =>
      page.querySelector(one)?.getAttribute('href'),
    );
    expect(told).toEqual([`${origin}/jobs`, expect.stringContaining(`${origin}/feeds/jobs.rss`)]);
    expect(page.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(`${origin}/jobs`);
    for (const path of ['/sitemap.xml', '/feeds/jobs.rss', '/brands/harbor-ledger/robots.txt']) {
      const { text } = await get(path, at);
      expect([path, text.includes(`${origin}/`), text.includes(':8080') === origin.endsWith(':8080')]).toEqual([
        path,
        true,
        true,
      ]);
    }
  });

  it('may be written in capitals, with a dot at the end and with any port', async () => {
    const plain = await get('/about', { brand: 'harbor-ledger' });
    const odd = await get('/about', { host: `HARBOR-Ledger.LOCALHOST.:${sitePort()}` });
    expect([plain.status, odd.status]).toEqual([200, 200]);
    const read = (text: string) => {
      const page = parseHtml(text);
      return ['title', 'header', 'main', 'footer'].map((part) => page.querySelector(part)?.textContent);
    };
    expect(read(odd.text)).toEqual(read(plain.text));
  });

  it('that is not the first of a brand leads to the first with path and query', async () => {
    const { status, headers } = await get('//evil.example/a?search=b%20c', { host: 'emplois.rheinblick.example' });
    expect([status, headers.location]).toEqual([301, 'http://jobs.rheinblick.example/evil.example/a?search=b%20c']);
  });

  it('is not believed from forwarded headers of strangers', async () => {
    const { status, text } = await get('/', {
      host: 'nobody.example',
      headers: { 'x-forwarded-host': 'harbor-ledger.localhost', forwarded: 'host=harbor-ledger.localhost' },
    });
    expect([status, text]).toEqual([404, noSite.text]);
  });

  it('in the request line is refused', async () => {
    const answer = await sendBytes(
      sitePort(),
      `GET http://evil.example/ HTTP/1.1\r\nHost: harbor-ledger.localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*The request names no path\.\n$/);
  });
});

describe('the directory', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('lists every live brand with its address at %s', async (name) => {
    const { status, text } = await get('/', { host: `${name}:${sitePort()}` });
    const links = [...parseHtml(text).querySelectorAll('main a[href^="http"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(status).toBe(200);
    for (const brand of shippedBoards.filter((id) => id !== 'default'))
      expect(links.some((link) => link?.replace(/\/$/, '') === siteOrigin(brand))).toBe(true);
    expect(links.filter((link) => /us-newspaper|trade-board/.test(link ?? ''))).toEqual([]);
  });

  it('is told to search engines as nothing to keep', async () => {
    const { text } = await get('/');
    expect(parseHtml(text).querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });
});

describe('/healthz', () => {
  it('answers on any host whether the process can serve', async () => {
    const { status, headers, text } = await get('/healthz', { host: 'nobody.example' });
    const { brands, ...rest } = JSON.parse(text);
    expect([status, headers['cache-control'], rest]).toEqual([200, 'no-store', { status: 'ok', faults: 0 }]);
    expect(brands).toBeGreaterThanOrEqual(6);
  });
});
