import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { sendBytes } from './support/http.ts';
import { siteClient, sitePort } from './support/site.ts';

const get = siteClient('harbor-ledger');
const host = 'Host: harbor-ledger.localhost\r\n';

afterEach(async () => {
  expect((await get('/healthz')).status, 'the server stays up').toBe(200);
});

/** Status, lower-case headers and body of the first response on a connection. */
async function answerTo(bytes: string | Buffer, options: { isWaiting?: boolean } = {}) {
  const [head = '', ...body] = (await sendBytes(sitePort(), bytes, options)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') };
}

describe('a request as no browser sends it', () => {
  it.each([
    ['asks for a tunnel', 405, `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`],
    ['asks for an echo', 405, `TRACE /jobs HTTP/1.1\r\n${host}Cookie: session=1\r\nConnection: close\r\n\r\n`],
    ['asks for the server as a whole', 400, `OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
    ['names the host of another site in its address', 400, `GET http://evil.example/jobs HTTP/1.1\r\n${host}\r\n`],
    ['names its own host in its address', 400, `GET http://harbor-ledger.localhost/jobs HTTP/1.1\r\n${host}\r\n`],
    ['has another scheme', 400, `GET file:///etc/passwd HTTP/1.1\r\n${host}\r\n`],
    ['names no host, as of old', 400, 'GET /jobs HTTP/1.0\r\n\r\n'],
    ['names no host', 400, 'GET /jobs HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['names two hosts', 400, `GET /jobs HTTP/1.1\r\n${host}Host: evil.example\r\nConnection: close\r\n\r\n`],
    ['names a host with NUL', 400, 'GET /jobs HTTP/1.1\r\nHost: harbor\0ledger\r\n\r\n'],
    ['has 100 KB of headers', 431, `GET /jobs HTTP/1.1\r\n${host}X: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['has 3,000 headers', 431, `GET /jobs HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(3000)}\r\n`],
    ['has two lengths', 400, `GET /jobs HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`],
    [
      'has a length and chunks',
      400,
      `POST /_log HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'has chunks that are none',
      400,
      `POST /_log HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n`,
    ],
    ['speaks another protocol', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['speaks a later protocol', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['expects a miracle', 417, `POST /_log HTTP/1.1\r\n${host}Expect: a miracle\r\nContent-Length: 2\r\n\r\n{}`],
    ['has letters that were not encoded', 400, Buffer.from(`GET /jobs?search=caf\u00e9 HTTP/1.1\r\n${host}\r\n`)],
  ])('and that %s is refused with a sentence', async (_, expected, bytes) => {
    const { status, head, body } = await answerTo(bytes);
    expect([status, head.includes('cache-control: no-store'), head.includes('x-frame-options: sameorigin')]).toEqual([
      expected,
      true,
      true,
    ]);
    expect(body).toMatch(/^[A-Z][^<]+\.\n$/);
  });

  it.each([
    [
      'a web socket',
      'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
    ],
    ['HTTP/2', 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n'],
    ['room for a body in chunks', 'Transfer-Encoding: chunked\r\nConnection: close\r\n'],
  ])('and that wants %s gets the page', async (_, headers) => {
    const chunks = headers.startsWith('Transfer') ? '5\r\nhello\r\n0\r\n\r\n' : '';
    for (let time = 0; time < 2; time += 1) {
      const { status, head } = await answerTo(`GET /about HTTP/1.1\r\n${host}${headers}\r\n${chunks}`, {
        isWaiting: true,
      });
      expect([status, head.includes('content-type: text/html')]).toEqual([200, true]);
    }
  });

  it('and that is stopped halfway leaves the next one alone', async () => {
    const bytes = `POST /graphql HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"que`;
    expect((await answerTo(bytes)).status).not.toBe(200);
    expect((await get('/about')).status).toBe(200);
  });

  it('and that reports a megabyte is told what a report is', async () => {
    const bytes = `POST /_log HTTP/1.1\r\n${host}Content-Length: 1000000\r\n\r\n${'a'.repeat(100_000)}`;
    const { status, body } = await answerTo(bytes);
    expect([status, body]).toEqual([400, expect.stringMatching(/^A report is JSON/)]);
  });
});

describe('an address of the framework', () => {
  it.each([
    '/_next/image?url=http%3A%2F%2F127.0.0.1%3A9%2Fx.png&w=640&q=75',
    '/_next/image',
    '/_next/webpack-hmr',
    '/_next/nothing',
    '/__nextjs_original-stack-frame',
    '/_next/data/development/index.json',
  ])('is nothing that a visitor can reach: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a GraphQL body', () => {
  const query = '{"query":"{ __typename }"}';
  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

  async function post(body: string | Buffer, headers: Record<string, string> = {}) {
    const sent = { frontend: 'harbor-ledger;en-eu', 'content-type': 'application/json', ...headers };
    const { status, text } = await get('/graphql', { method: 'POST', headers: sent, body });
    return { status, answer: JSON.parse(text) };
  }

  it.each([
    ['as text', 415, query, { 'content-type': 'text/plain' }],
    ['as a form', 415, 'query={x}', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['in parts without a name', 400, '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['as nothing', 415, query, { 'content-type': '' }],
    ['packed', 415, gzipSync(query), { 'content-encoding': 'gzip' }],
    ['with a mark of its byte order', 400, `\ufeff${query}`, {}],
    ['with a number for a query', 400, '{"query":1}', {}],
    ['with a list for variables', 400, '{"query":"{ __typename }","variables":[1]}', {}],
    ['of eleven requests', 413, JSON.stringify(Array(11).fill({ query: '{ __typename }' })), {}],
  ])('%s is refused', async (_, expected, body, headers) => {
    const { status, answer } = await post(body, headers);
    expect([status, answer.data, answer.errors?.length]).toEqual([expected, undefined, 1]);
  });

  it.each([
    ['lists in lists', deep('[', ']', 100_000)],
    ['variables in variables', `{"query":"{ __typename }","variables":{"a":${deep('[', ']', 60_000)}}}`],
    [
      'objects in objects',
      `{"query":"{ __typename }","variables":${deep('{"a":', '}', 15_000).replace('{"a":}', '{}')}}`,
    ],
  ])('with %s breaks nothing', async (_, body) => {
    const answer = await get('/graphql', {
      method: 'POST',
      headers: { frontend: 'harbor-ledger;en-eu', 'content-type': 'application/json' },
      body,
    });
    expect(answer.text).toContain('"errors"');
    expect(answer.text).not.toMatch(/Maximum call stack|\.ts:/);
  });

  it('beyond its address is a page that takes no POST', async () => {
    const answer = await get('//graphql', { method: 'POST', body: query });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
