import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from '../../backend/testing/backend.ts';
import { heldBytes } from '../../backend/testing/held-bytes.ts';
import { client } from '../../tests/site/support/http.ts';
import { type CachedPage, createPageCache } from '../cache/page-cache.ts';
import type { Shortcut } from '../cache/shortcuts.ts';
import { createRenderGate } from '../render-gate.ts';
import { createVisits } from '../visits.ts';
import { servePage } from './serve-page.ts';

const brand = testBrand('acme');
const none = () => undefined;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Serves every page as the same heading; `/de/jobs` was asked for by https. */
async function serving() {
  const shortcuts: Shortcut[] = [];
  const renders: WeakRef<object>[] = [];
  const services = {
    render: async ({ context }: { context: object }) => {
      renders.push(new WeakRef(context));
      const body = Buffer.from('<h1>Jobs</h1>');
      return {
        status: 200,
        headers: {},
        body,
        etag: '"1"',
        tags: [],
        lists: [],
        cacheable: true,
        encoded: new Map(),
        rendered: Date.now(),
      };
    },
    buildId: 'build',
    dev: false,
    cache: createPageCache({
      maxBytes: 1_000_000,
      freshFor: 60_000,
      liveFor: 60_000,
      outdatedFor: 2000,
      renewAfter: 1000,
    }),
    shortcuts: { note: (_sent: string, shortcut: Shortcut) => shortcuts.push(shortcut) },
    gate: createRenderGate({ concurrency: 1, queue: 1, maxWait: 5000 }),
    sharedCacheSeconds: 0,
    visits: createVisits({ add: none, viewed: none, listed: none, searched: none }),
    addressOf: () => '127.0.0.1',
    log: () => undefined,
    query: () => ({
      query: async () => ({}) as never,
      shown: async () => ({ own: new Set<string>(), listed: new Set<string>() }),
    }),
    brands: () => [],
  };
  const server = createServer((req, res) => {
    const [path = '', query = ''] = (req.url ?? '').split('?');
    const origin = path === '/de/jobs' ? 'https://acme.example' : 'http://acme.example';
    const place = { id: '1', path, query, hostname: 'acme.example', origin, visited: origin, address: '127.0.0.1' };
    void servePage(services, { req, res, ...place, sent: req.url ?? '', brand }, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const get = client((server.address() as AddressInfo).port);
  return { get, shortcuts, renders };
}

it('keeps no render for the sake of its shortcut', async () => {
  const { get, shortcuts, renders } = await serving();
  for (const word of ['nurse', 'cook', 'driver']) expect((await get(`/jobs?search=${word}`)).status).toBe(200);
  // What ends with an answer is let go of in later turns of the event loop.
  const held = () => {
    heldBytes();
    return renders.filter((render) => render.deref() !== undefined).length;
  };
  await expect.poll(held).toBe(0);
  expect([renders.length, shortcuts.map(({ key }) => key.split('\n').at(-1))]).toEqual([
    3,
    ['/jobs?search=nurse', '/jobs?search=cook', '/jobs?search=driver'],
  ]);
});

it('tells those who came by https to stay with it, by the shortcut as well', async () => {
  const { get, shortcuts } = await serving();
  const { headers } = await get('/de/jobs');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await get('/jobs')).headers['strict-transport-security']).toBeUndefined();
  const page = { headers: {}, etag: '"1"', status: 200, cacheable: true } as CachedPage;
  expect(shortcuts.map(({ headersOf }) => headersOf(page, 'identity')['Strict-Transport-Security'])).toEqual([
    'max-age=31536000',
    undefined,
  ]);
});
