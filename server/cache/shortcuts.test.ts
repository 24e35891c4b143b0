import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { client, sendBytes } from '../../tests/site/support/http.ts';
import { compileTrust, createIdentify } from '../steps/accept.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { createShortcuts } from './shortcuts.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server whose cache holds one page, which `acme.localhost/jobs` was answered with before. */
async function answered(clock = { now: 0 }) {
  const cache = createPageCache({
    maxBytes: 1_000_000,
    freshFor: 100,
    liveFor: 1000,
    outdatedFor: 20,
    renewAfter: 10,
    now: () => clock.now,
  });
  const html = Buffer.from('<h1>Jobs</h1>');
  const page: CachedPage = {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: html,
    etag: '"1"',
    tags: ['jobs:acme'],
    lists: [],
    cacheable: true,
    encoded: new Map([['gzip', gzipSync(html)]]),
    rendered: 0,
  };
  await cache.get('key', async () => page);
  const long = Buffer.from(Array.from({ length: 3000 }, (_, at) => `<li>Job ${at % 700}</li>`).join(''));
  const quick = new Map([['gzip' as const, gzipSync(long, { level: 1 })]]);
  await cache.get('long', async () => ({ ...page, body: long, encoded: quick }));
  const identify = createIdentify(compileTrust([]));
  const shortcuts = createShortcuts(cache, identify);
  let views = 0;
  const server = createServer((req, res) => {
    if (!shortcuts.answer(req, res, String(req.headers['x-id']))) res.end('the long way');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  for (const [path, key] of [
    ['/jobs', 'key'],
    ['/long', 'long'],
  ] as const) {
    shortcuts.note(`acme.localhost:${port}\n${path}`, {
      key,
      headersOf: ({ headers }, encoding) => ({ ...headers, 'Content-Encoding': encoding }),
      visited: () => {
        views += 1;
      },
    });
  }
  return { get: client(port, { brand: 'acme' }), port, cache, shortcuts, views: () => views };
}

it('answers host and address as they were sent before, in the encoding asked for, and counts the visit', async () => {
  const { get, views } = await answered();
  const reply = await get('/jobs', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(reply.body).toString()).toBe('<h1>Jobs</h1>');
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-frame-options': 'SAMEORIGIN' });
  expect((await get('/jobs')).text).toBe('<h1>Jobs</h1>');
  expect(views()).toBe(2);
});

it.each([
  ['another address', '/jobs?page=2', {}],
  ['another brand', '/jobs', { brand: 'other' }],
  ['another method', '/jobs', { method: 'POST' }],
  ['a copy to compare with', '/jobs', { headers: { 'if-none-match': '"1"' } }],
  ['an encoding that is not made yet', '/jobs', { headers: { 'accept-encoding': 'br' } }],
])('sends %s the long way', async (_, path, call) => {
  const { get } = await answered();
  expect((await get(path, call)).text).toBe('the long way');
});

it('sends a request with two hosts the long way', async () => {
  const { port } = await answered();
  const host = `acme.localhost:${port}`;
  const reply = await sendBytes(
    port,
    `GET /jobs HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  expect(reply).toContain('the long way');
});

it('ends with the page: aged, dropped, or when hosts may mean something else', async () => {
  const clock = { now: 0 };
  const aged = await answered(clock);
  clock.now = 101;
  expect((await aged.get('/jobs')).text).toBe('the long way');
  const dropped = await answered();
  dropped.cache.drop(['jobs:acme']);
  expect((await dropped.get('/jobs')).text).toBe('the long way');
  const cleared = await answered();
  cleared.shortcuts.clear();
  expect((await cleared.get('/jobs')).text).toBe('the long way');
});

it('compresses a page better once it is asked for again', async () => {
  const { get } = await answered();
  const quick = await get('/long', { headers: { 'accept-encoding': 'gzip' } });
  await expect
    .poll(async () => (await get('/long', { headers: { 'accept-encoding': 'gzip' } })).body.length)
    .toBeLessThan(quick.body.length);
  const better = await get('/long', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(better.body)).toEqual(gunzipSync(quick.body));
  expect(better.headers['content-length']).toBe(String(better.body.length));
});

it('sends the form that is there until the one that a client likes best is made', async () => {
  const { get } = await answered();
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  expect((await get('/long', { headers })).headers['content-encoding']).toBe('zstd');
  await expect.poll(async () => (await get('/long', { headers })).headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync((await get('/long', { headers })).body).toString()).toMatch(/^<li>Job 0<\/li>/);
});

it('keeps a bounded number of addresses', async () => {
  const { shortcuts } = await answered();
  const shortcut = { key: 'key', headersOf: () => ({}), visited: () => undefined };
  for (let at = 0; at < 25_000; at += 1) shortcuts.note(`acme.localhost\n/jobs?search=${at}`, shortcut);
  expect(shortcuts.size()).toBeLessThanOrEqual(10_000);
  shortcuts.clear();
  for (let at = 0; at < 5000; at += 1) shortcuts.note(`${at}`.padEnd(1000, 'x'), shortcut);
  expect(shortcuts.size()).toBeLessThanOrEqual(2001);
  shortcuts.note('y'.repeat(1001), shortcut);
  shortcuts.clear();
  expect(shortcuts.size()).toBe(0);
});
