/** Request ids, from the header to the log and to the person; and what requests count as. */
import inject from 'light-my-request';
import { beforeEach, expect, it } from 'vitest';
import { maskError } from '../../backend/guards/mask-error.ts';
import { processMetrics } from '../../backend/observe/metrics.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { createApp } from '../app.ts';
import type { BrandExchange } from '../exchange.ts';
import { createLog } from '../log.ts';
import { OverloadedError } from '../render-gate.ts';
import { compileTrust, createAccept, createIdentify } from '../steps/accept.ts';

beforeEach(() => processMetrics.resetMetrics());

function open(page: (exchange: BrandExchange) => Promise<void>) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ readable: false, write: (line) => void lines.push(JSON.parse(line)) });
  const trusts = compileTrust([]);
  const app = createApp({
    shortcuts: { answer: () => false },
    accept: createAccept(trusts, createIdentify(trusts)),
    probe: () => false,
    health: async () => undefined,
    preview: () => false,
    shared: [],
    findBrand: (exchange) => ({ ...exchange, brand: testBrand('acme'), directory: false }),
    endpoints: [],
    page,
    trusts: () => false,
    turnAway: (_req, res) => void res.writeHead(503).end(),
    log,
  });
  const get = (headers: Record<string, string> = {}, url = '/jobs?search=jane') =>
    inject(app, { method: 'GET', url, headers: { host: 'acme.example', ...headers } });
  return { get, lines, log };
}

const answered = async ({ res }: BrandExchange) => void res.writeHead(200).end('page');

it('takes a well-formed id from the request, and makes one otherwise', async () => {
  const { get } = open(answered);
  for (const id of ['5f2b7c0a9d1e4f63', 'Root=1-67891233-abcdef012345678912345678', 'a.b_c:d-e=f'])
    expect((await get({ 'x-request-id': id })).headers['x-request-id']).toBe(id);
  for (const id of [
    '',
    'short',
    'with space in it',
    'x'.repeat(101),
    'y'.repeat(1_000_000),
    'émile-émile',
    '<script>alert',
  ])
    expect((await get({ 'x-request-id': id })).headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
  const made = await Promise.all(Array.from({ length: 100 }, () => get()));
  expect(new Set(made.map(({ headers }) => headers['x-request-id'])).size).toBe(100);
});

it('writes it into every line of the request, and into what the person is shown', async () => {
  const { get, lines, log } = open(async () => {
    await Promise.resolve();
    log('warn', 'ODD', 'something on the way');
    throw new Error('broken');
  });
  const { body, headers } = await get({ 'x-request-id': 'from-the-proxy-1' });
  expect(body).toContain('tell us this number: from-the-proxy-1');
  expect(headers['x-request-id']).toBe('from-the-proxy-1');
  expect(lines.map(({ code, request, url }) => [code, request, url])).toEqual([
    ['ODD', 'from-the-proxy-1', undefined],
    ['REQUEST_FAILED', 'from-the-proxy-1', '/jobs?search='],
  ]);
});

it('tells it with errors of the API', async () => {
  const { get, lines, log } = open(async ({ res }) => {
    const { message, extensions } = maskError(new Error('no such column'), log, true) as never;
    res.end(JSON.stringify({ message, extensions }));
  });
  const { body } = await get({ 'x-request-id': 'from-the-proxy-2' });
  expect(JSON.parse(body)).toEqual({
    message: 'Something went wrong on our side. Please quote from-the-proxy-2 when you tell us.',
    extensions: { code: 'INTERNAL', id: 'from-the-proxy-2' },
  });
  expect(lines).toMatchObject([{ code: 'GRAPHQL_FAULT', request: 'from-the-proxy-2' }]);
});

it('keeps requests apart that run at the same time', async () => {
  const { get, lines, log } = open(async ({ res, id }) => {
    await new Promise(setImmediate);
    log('info', 'SEEN', id);
    res.end();
  });
  const ids = Array.from({ length: 20 }, (_, at) => `request-number-${at}`);
  await Promise.all(ids.map((id) => get({ 'x-request-id': id })));
  expect(lines.map(({ message, request }) => message === request)).toEqual(ids.map(() => true));
  expect(lines.map(({ request }) => request).sort()).toEqual(ids.sort());
});

it('counts what answered with which status, whatever the address', async () => {
  const { get } = open(async ({ res, path }) => {
    if (path === '/busy') throw new OverloadedError('full');
    res.writeHead(path === '/gone' ? 410 : 200).end();
  });
  for (let at = 0; at < 300; at += 1) await get({ host: `h${at}.example`, 'user-agent': `agent ${at}` }, `/path-${at}`);
  await get({}, '/gone');
  await get({}, '/busy');
  await get({ host: 'no host' });
  const text = await processMetrics.metrics();
  expect(text.split('\n').filter((line) => /^nameplate_(requests|sheds)_total/.test(line))).toEqual([
    'nameplate_requests_total{kind="page",status="200"} 300',
    'nameplate_requests_total{kind="page",status="410"} 1',
    'nameplate_requests_total{kind="page",status="503"} 1',
    'nameplate_requests_total{kind="host",status="400"} 1',
    'nameplate_sheds_total 1',
  ]);
  expect(text).not.toMatch(/path-|agent|h1\.example/);
});
