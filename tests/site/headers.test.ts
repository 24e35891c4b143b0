import { describe, expect, it } from 'vitest';
import { parseHtml, sendBytes } from './support/http.ts';
import { siteClient, sitePort } from './support/site.ts';

const get = siteClient('rheinblick');
const { text: home } = await get('/');
const asset = /\/_next\/static\/[^"]+\.js/.exec(home)?.[0] ?? '';
const theme = /\/theme\/[^"]+\.css/.exec(home)?.[0] ?? '';
const font = /\/fonts\/[^"]+\.woff2/.exec(home)?.[0] ?? '';

const everything = [
  '/',
  '/stellen',
  '/jobs',
  '/fr/emploi',
  '/en/jobs?search=a',
  '/404',
  '/nope',
  '/stellen?search=%00',
  '//evil.example',
  '/router?router=x',
  '/robots.txt',
  '/brands/rheinblick/robots.txt',
  '/brands/rheinblick/favicon.svg',
  '/favicon.ico',
  '/sitemap.xml',
  '/feeds/jobs.rss',
  '/feeds/jobs.rss?locale=xx',
  '/api/messages/de',
  '/api/messages/xx',
  '/graphql',
  '/healthz',
  '/_log',
  '/blog',
  '/admin',
  '/_next/data/x/index.json',
  asset,
  theme,
  font,
];

describe('every response', () => {
  it('was asked for with addresses that exist', () => {
    expect([asset, theme, font]).toEqual([
      expect.stringMatching(/^\/_next\/static\//),
      expect.stringMatching(/^\/theme\//),
      expect.stringMatching(/^\/fonts\//),
    ]);
  });

  it.each(everything)('may be framed by its own site only, is what it says and sets no cookie: %s', async (path) => {
    const { headers, headerNames } = await get(path);
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy':
        'camera=(), display-capture=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()',
    });
    // Requested over http, so without HSTS.
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headerNames.filter((name, index) => headerNames.indexOf(name) !== index)).toEqual([]);
  });

  it('has it when the method, the host or the whole request is refused', async () => {
    const method = await get('/stellen', { method: 'DELETE' });
    const host = await get('/', { host: 'nobody.example' });
    const bytes = await sendBytes(sitePort(), 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect([method.headers['x-frame-options'], host.headers['x-frame-options']]).toEqual(['SAMEORIGIN', 'SAMEORIGIN']);
    expect(bytes).toContain('X-Frame-Options: SAMEORIGIN');
  });
});

describe('every page', () => {
  it.each(everything.slice(0, 9))('runs no code that its policy does not name: %s', async (path) => {
    const { headers, text } = await get(path);
    if (!headers['content-type']?.startsWith('text/html')) return;
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*(?!\.)/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    const page = parseHtml(text);
    expect(page.querySelectorAll('[style], style')).toHaveLength(0);
    expect(
      [...page.querySelectorAll('*')].flatMap((one) => [...one.attributes].filter(({ name }) => name.startsWith('on'))),
    ).toEqual([]);
  });

  it('loads nothing from another host', async () => {
    for (const path of ['/', '/stellen', '/arbeitgeber-suchen', '/404']) {
      const page = parseHtml((await get(path)).text);
      const sources = [...page.querySelectorAll('[src], link[rel=stylesheet], link[rel=preload], link[rel=icon]')].map(
        (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
      );
      expect(sources.filter((source) => !/^\/(?!\/)|^data:image/.test(source))).toEqual([]);
    }
  });
});

it('has one stylesheet per page; those it is made of are not loaded', async () => {
  for (const path of ['/', '/stellen', '/404']) {
    const { text } = await get(path);
    const sheets = [...parseHtml(text).querySelectorAll('link[rel=stylesheet]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      isOff: link.getAttribute('type') === 'off',
    }));
    const [joined = '', ...others] = sheets.flatMap(({ href, isOff }) => (isOff ? [] : [href]));
    const parts = sheets.flatMap(({ href, isOff }) => (isOff ? [/([\w-]+)\.css$/.exec(href)?.[1]] : []));
    expect([path, others, joined.split('.').slice(2, -1)]).toEqual([path, [], parts]);
    const texts = await Promise.all(
      [joined, ...sheets.filter(({ isOff }) => isOff).map(({ href }) => href)].map((one) => get(one)),
    );
    const [whole = '', ...each] = texts.map((one) => one.text);
    expect(each.length).toBeGreaterThan(1);
    expect(whole.endsWith(`\n${each.join('\n')}`)).toBe(true);
  }
});

describe('what never changes', () => {
  it('is kept for a year, and brand pictures for minutes', async () => {
    const kept = await Promise.all([asset, theme, font, '/brands/rheinblick/favicon.svg'].map((path) => get(path)));
    expect(kept.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [200, 'public, max-age=31536000, immutable'],
      [200, 'public, max-age=31536000, immutable'],
      [200, 'public, max-age=31536000, immutable'],
      [200, 'public, max-age=300'],
    ]);
  });

  it('is not what stands in for a style sheet of another revision', async () => {
    const other = theme.replace(/\.[0-9a-f]{12}\./, '.0123456789ab.');
    const [ours, standIn] = await Promise.all([get(theme), get(other)]);
    expect([standIn.status, standIn.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(standIn.text).toBe(ours.text);
  });

  it('sends pictures that could run code with a policy that forbids it', async () => {
    const { headers } = await get('/brands/rheinblick/favicon.svg');
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });
});
