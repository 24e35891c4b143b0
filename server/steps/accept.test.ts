import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { client } from '../../tests/site/support/http.ts';
import { compileTrust, createAccept, createIdentify } from './accept.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that answers with what it accepted. */
async function accepting(trustProxy: readonly string[]) {
  const trusts = compileTrust(trustProxy);
  const accept = createAccept(trusts, createIdentify(trusts));
  const server = createServer((req, res) => {
    const exchange = accept(req, res);
    if (!exchange) return;
    const { hostname, origin, path, query, address } = exchange;
    const forwarded = Object.keys(req.headers).filter((name) => name.includes('forwarded'));
    res.end(JSON.stringify({ hostname, origin, path, query, address, forwarded }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return client((server.address() as AddressInfo).port);
}

const forged = {
  'x-forwarded-host': 'bank.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
  forwarded: 'host=bank.example',
};

it('believes no forwarded header of a stranger, and lets none pass on', async () => {
  const get = await accepting([]);
  const { text } = await get('/jobs?page=2', { host: 'Acme.LOCALHOST:3025', headers: forged });
  expect(JSON.parse(text)).toEqual({
    hostname: 'acme.localhost',
    origin: 'http://acme.localhost:3025',
    path: '/jobs',
    query: 'page=2',
    address: '127.0.0.1',
    forwarded: [],
  });
});

it('believes a configured proxy', async () => {
  const get = await accepting(['loopback']);
  const { text } = await get('/', { host: 'inside:3025', headers: forged });
  expect(JSON.parse(text)).toMatchObject({
    hostname: 'bank.example',
    origin: 'https://bank.example',
    address: '203.0.113.9',
    forwarded: [],
  });
});

it.each([
  ['https', 'max-age=31536000'],
  ['http', undefined],
])('tells browsers to stay with https where a proxy says that they came by it: %s', async (scheme, expected) => {
  const get = await accepting(['loopback']);
  const { headers } = await get('/', { host: 'acme.example', headers: { 'x-forwarded-proto': scheme } });
  expect(headers['strict-transport-security']).toBe(expected);
  const stranger = await accepting([]);
  const answer = await stranger('/', { host: 'acme.example', headers: { 'x-forwarded-proto': scheme } });
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

it.each([
  'evil.example/path',
  'a b',
  'evil.example@host',
  '[::1',
  '[:::]',
  'x:99999',
  '1.2.3.999',
  `${'a'.repeat(300)}.example`,
])('answers 400 to the host "%s"', async (host) => {
  const get = await accepting([]);
  const { status, text } = await get('/', { host });
  expect([status, text]).toEqual([400, 'The Host header names no host.\n']);
});
