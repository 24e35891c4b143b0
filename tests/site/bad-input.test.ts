import { afterEach, describe, expect, it } from 'vitest';
import { parseHtml, sendBytes } from './support/http.ts';
import { siteClient, sitePort } from './support/site.ts';

const get = siteClient('harbor-ledger');

afterEach(async () => {
  expect((await get('/healthz')).status, 'the server stays up').toBe(200);
});

/** Status, redirect target and heading: what a person gets to see. */
async function answerOf(path: string) {
  const { status, headers, text } = await get(path);
  if (headers.location) return [status, headers.location];
  return [status, parseHtml(text).querySelector('h1')?.textContent?.trim() ?? null];
}

const missing = [404, 'This page does not exist'];
const unreadable = [400, 'This address is not valid'];

describe('the query of a search', () => {
  it.each([
    ['page=-1', [301, '/jobs']],
    ['page=0', [301, '/jobs']],
    ['page=1', [301, '/jobs']],
    ['page=abc', [301, '/jobs']],
    ['page=2.5', [301, '/jobs']],
    ['lat=abc', [301, '/jobs']],
    ['lat=40', [301, '/jobs']],
    ['lat=91&lon=0', [301, '/jobs']],
    ['lat=NaN&lon=Infinity', [301, '/jobs']],
    ['sorting=evil', [301, '/jobs']],
    ['country=usa', [301, '/jobs']],
    ['jobId=abc', [301, '/jobs']],
    ['sorting=evil&search=nurse', [301, '/jobs?search=nurse']],
    ['employment_type=no-such-value', missing],
    ['search=%00', unreadable],
    ['search=a%00b', unreadable],
    ['search=%ED%A0%80', unreadable],
    ['search=%C3%28', unreadable],
    ['search=%', unreadable],
    ['search=%E2%80', unreadable],
  ])('%s has one answer', async (query, expected) => {
    expect(await answerOf(`/jobs?${query}`)).toEqual(expected);
  });

  it('beyond the last page is a 404 with the way back to page 1', async () => {
    for (const page of ['500', '999999', '9'.repeat(300)]) {
      const { status, text } = await get(`/jobs?search=manager&page=${page}`);
      const ways = [...parseHtml(text).querySelectorAll('main a')].map((link) => link.getAttribute('href'));
      expect([page, status, ways]).toEqual([page, 404, expect.arrayContaining(['/jobs?search=manager'])]);
    }
  });

  it('with a radius that is not offered takes the nearest one', async () => {
    const { status, text } = await get('/jobs?lat=43.6591&lon=-70.2568&geo_location=Portland&radius=1e9');
    const chosen = parseHtml(text).querySelector('select[name=radius] option[selected]')?.getAttribute('value');
    expect([status, chosen]).toEqual([200, '100']);
  });

  it('with a radius and no point shows every job', async () => {
    const { status, text } = await get('/jobs?radius=1e9');
    expect([status, totalOf(text)]).toEqual([200, totalOf((await get('/jobs')).text)]);
  });

  it('is cut where the text is longer than anybody types', async () => {
    const long = await get(`/jobs?search=${'a'.repeat(2000)}`);
    const huge = await get(`/jobs?search=${'nurse+'.repeat(1700)}`);
    const value = parseHtml(long.text).querySelector('input[name=search]')?.getAttribute('value');
    expect([long.status, value, huge.status]).toEqual([200, 'a'.repeat(200), 200]);
  });

  it.each([
    '"nurse',
    'nurse"',
    '"""',
    '-',
    '- - -',
    'or',
    'or or',
    '(',
    '):*',
    "'",
    '\\',
    '&|!<->',
    '%25',
    '*',
    'a & b | !c',
  ])('takes %j for words and never for a program', async (words) => {
    const { status, text } = await get(`/jobs?search=${encodeURIComponent(words)}`);
    expect([status, parseHtml(text).querySelector('[role=alert]')]).toEqual([200, null]);
  });

  it('shows words that look like markup as words', async () => {
    const words = '"><img src=x onerror=alert(1)></title><script>alert(2)</script>';
    const { status, text } = await get(`/jobs?search=${encodeURIComponent(words)}`);
    const page = parseHtml(text);
    expect(status).toBe(200);
    expect(page.querySelector('input[name=search]')?.getAttribute('value')).toBe(words);
    expect(page.querySelector('img[src=x], [onerror]')).toBeNull();
    expect(
      [...page.scripts].filter((script) => /alert\(2\)/.test(script.text) && script.type !== 'application/json'),
    ).toEqual([]);
  });

  it('may repeat and carry what nobody asked for', async () => {
    const { status, text } = await get(
      '/jobs?search=nurse&search=cook&search[]=x&__proto__=1&constructor=2&toString=3',
    );
    expect([status, parseHtml(text).querySelector('input[name=search]')?.getAttribute('value')]).toEqual([
      200,
      'nurse',
    ]);
  });
});

describe('a path', () => {
  it.each([
    ['//evil.example', [308, '/evil.example']],
    ['///evil.example//x', [308, '/evil.example/x']],
    ['/\\evil.example', [308, '/evil.example']],
    ['/\\/evil.example', [308, '/evil.example']],
    ['/jobs/', [308, '/jobs']],
    ['/jobs//', [308, '/jobs']],
    ['/%6Aobs', [308, '/jobs']],
    ['/jobs%2Fremote', unreadable],
    ['/jobs%5Cremote', unreadable],
    ['/%2F%2Fevil.example', unreadable],
    ['/jobs/../admin', unreadable],
    ['/jobs/%2e%2e/admin', unreadable],
    ['/jobs/%00', unreadable],
    ['/%ED%A0%80', unreadable],
    ['/%C0%AF', unreadable],
    ['/%', unreadable],
    [`/${'a'.repeat(3000)}`, unreadable],
    ['/jobs/no-such-value', missing],
    ['/jobs/a/b/c/d/e/f/g/h/i/j/k/l/m', missing],
    ['/job/nothing', missing],
    ['/job/x-99999999999999999999', missing],
    ['/job/x-0', missing],
    ['/job/x-2147483648', missing],
    ['/organization/nobody', missing],
    ['/brands/../brands/harbor-ledger.json', unreadable],
    ['/brands/%2e%2e/%2e%2e/package.json', unreadable],
    ['/files/..%2f..%2fpackage.json', unreadable],
    ['/_next/static/nothing.js', missing],
    ['/.env', missing],
    ['/router', unreadable],
    ['/router?router=//evil.example', unreadable],
    ['/router?router=https://evil.example', unreadable],
    ['/router?router=/%5Cevil.example', unreadable],
    ['/router?router=/router?router=/jobs', unreadable],
  ])('%s has one answer', async (path, expected) => {
    expect(await answerOf(path)).toEqual(expected);
  });

  it('with raw bytes is refused before anything reads it', async () => {
    const bytes = Buffer.concat([
      Buffer.from('GET /jobs?search='),
      Buffer.from([0, 1, 0xff]),
      Buffer.from(' HTTP/1.1\r\n\r\n'),
    ]);
    expect(await sendBytes(sitePort(), bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('never leads to another host', async () => {
    for (const path of [
      '//evil.example/%2e',
      '/\\evil.example',
      '/en//evil.example',
      '/EN//evil.example',
      '/jobs//evil.example/',
    ]) {
      const { headers } = await get(path);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('a method', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s on a page is answered with those that are allowed',
    async (method) => {
      const { status, headers, text } = await get('/jobs', { method });
      expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', 'This address answers GET, HEAD only.\n']);
    },
  );

  it.each([
    ['/robots.txt', 'POST', 'GET, HEAD'],
    ['/sitemap.xml', 'DELETE', 'GET, HEAD'],
    ['/feeds/jobs.rss', 'POST', 'GET, HEAD'],
    ['/api/messages/en', 'POST', 'GET, HEAD'],
    ['/healthz', 'POST', 'GET, HEAD'],
    ['/favicon.ico', 'PUT', 'GET, HEAD'],
    ['/_log', 'GET', 'POST'],
    ['/graphql', 'GET', 'POST'],
    ['/graphql', 'PUT', 'POST'],
  ])('other than expected on %s (%s) is a 405', async (path, method, allowed) => {
    const { status, headers } = await get(path, { method });
    expect([status, headers.allow]).toEqual([405, allowed]);
  });

  it('that is no method ends the connection with 400', async () => {
    expect(await sendBytes(sitePort(), 'EVIL / HTTP/1.1\r\nHost: a.example\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

function totalOf(html: string): string | undefined {
  return /([\d,]+) open positions/.exec(
    parseHtml(html).querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  )?.[1];
}
