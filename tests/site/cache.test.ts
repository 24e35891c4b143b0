import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Call } from './support/http.ts';
import { siteClient, sitePort } from './support/site.ts';

const get = siteClient('harbor-ledger');

describe('a cached page', () => {
  it.each<[string, string, Call]>([
    ['utm parameters', '/jobs?utm_source=evil&utm_campaign=%3Cscript%3E', {}],
    ['parameters nobody asked for', '/jobs?evil=1&callback=x&np=a', {}],
    ['cookies', '/jobs', { headers: { cookie: 'session=1; locale=de; theme=dark' } }],
    ['a bearer', '/jobs', { headers: { authorization: 'Bearer x' } }],
    [
      'forwarded headers',
      '/jobs',
      { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' } },
    ],
    [
      'other address headers',
      '/jobs',
      { headers: { 'x-original-url': '/admin', 'x-rewrite-url': '/admin', 'x-host': 'evil.example' } },
    ],
    ['Accept-Language', '/jobs', { headers: { 'accept-language': 'de' } }],
    [
      'headers of Next',
      '/jobs',
      {
        headers: {
          'x-nextjs-data': '1',
          rsc: '1',
          'next-router-prefetch': '1',
          'x-middleware-subrequest': 'a',
          'x-invoke-path': '/404',
          'x-matched-path': '/404',
        },
      },
    ],
    ['a draft mode cookie', '/jobs', { headers: { cookie: '__prerender_bypass=1; __next_preview_data=x' } }],
    ['an odd User-Agent', '/jobs', { headers: { 'user-agent': '"><script>alert(1)</script>' } }],
  ])('is the same for a visitor who sends %s', async (_, path, call) => {
    const before = await get('/jobs');
    const poison = await get(path, call);
    const after = await get('/jobs');
    expect(poison.status).toBe(200);
    expect(poison.text).toBe(before.text);
    expect(poison.headers.etag).toBe(before.headers.etag);
    expect(after.text).toBe(before.text);
  });

  it('says the address of the host that was asked, and never that of another visitor', async () => {
    const own = await get('/organizations');
    const secondPort = await get('/organizations', { host: 'harbor-ledger.localhost:1' });
    const again = await get('/organizations');
    expect(secondPort.text).toContain('http://harbor-ledger.localhost:1/organizations');
    expect(again.text).toBe(own.text);
    expect(again.text).not.toContain('harbor-ledger.localhost:1/');
  });

  it('is never that of another brand, whatever the spelling of the host', async () => {
    const pages = await Promise.all(
      ['harbor-ledger', 'on-air-careers', 'stacks-and-shelves', 'demo', 'default'].map(
        async (brand) => (await get('/', { brand })).text,
      ),
    );
    expect(new Set(pages).size).toBe(5);
    const odd = { host: `ON-AIR-CAREERS.localhost.:${sitePort()}` };
    // A page that somebody's change drops in between is another one the next time.
    await expect
      .poll(async () => (await get('/', odd)).text === (await get('/', { brand: 'on-air-careers' })).text)
      .toBe(true);
  });

  it('is one entry for the same words in another order', async () => {
    const one = await get('/jobs?search=nurse&sorting=publish_date_desc');
    const two = await get('/jobs?sorting=publish_date_desc&utm_source=a&search=nurse');
    expect(two.headers.etag).toBe(one.headers.etag);
  });

  it('is told apart from the fault of the same path', async () => {
    const fault = await get('/organizations?search=%00');
    const page = await get('/organizations');
    expect([fault.status, page.status, (await get('/organizations?search=%00')).status]).toEqual([400, 200, 400]);
  });

  it('keeps the data of a soft transition apart from the page', async () => {
    const { text } = await get('/about');
    const build = /\/_next\/static\/([^/"]+)\/_buildManifest\.js/.exec(text)?.[1];
    const data = await get(`/_next/data/${build}/about.json?np=about`, { headers: { 'x-nextjs-data': '1' } });
    expect([data.status, data.headers['content-type'], data.headers['x-robots-tag']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'noindex',
    ]);
    expect((await get('/about')).text).toBe(text);
    expect((await get('/_next/data/other-build/about.json')).status).toBe(404);
  });
});

describe('an answer', () => {
  it('comes in the encoding that is asked for, and only then', async () => {
    const plain = await get('/jobs');
    const gzip = await get('/jobs', { headers: { 'accept-encoding': 'gzip' } });
    const br = await get('/jobs', { headers: { 'accept-encoding': 'gzip;q=0, br' } });
    const none = await get('/jobs', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect([plain, gzip, br, none].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
      undefined,
    ]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect([plain, gzip, br].map(({ headers }) => headers.vary)).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
      'Accept-Encoding',
    ]);
  });

  it('to HEAD has the headers of GET and no body', async () => {
    const full = await get('/jobs');
    const head = await get('/jobs', { method: 'HEAD' });
    const { date: _, 'x-request-id': __, ...expected } = full.headers;
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject(expected);
  });

  it('with the tag that the visitor has is a 304 without body', async () => {
    const { headers } = await get('/jobs');
    const same = await get('/jobs', { headers: { 'if-none-match': headers.etag ?? '' } });
    const weak = await get('/jobs', { headers: { 'if-none-match': `"x", W/${headers.etag}` } });
    const other = await get('/jobs', { headers: { 'if-none-match': '"other"' } });
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, headers.etag]);
    expect([weak.status, other.status]).toEqual([304, 200]);
    expect(same.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-frame-options': 'SAMEORIGIN' });
  });

  it('has one tag in every encoding, so that the encodings must not be mixed up by a cache', async () => {
    const gzip = await get('/jobs', { headers: { 'accept-encoding': 'gzip' } });
    const again = await get('/jobs', {
      headers: { 'accept-encoding': 'br', 'if-none-match': gzip.headers.etag ?? '' },
    });
    expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding']);
  });

  it('may be kept by shared caches only when it says so', async () => {
    const kinds = await Promise.all(
      ['/jobs', '/nope', '/jobs?search=%00'].map(async (path) => (await get(path)).headers['cache-control']),
    );
    expect(kinds).toEqual(['public, max-age=0, must-revalidate', 'public, max-age=0, must-revalidate', 'no-store']);
  });
});
