import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { client } from '../../tests/site/support/http.ts';
import { compileTrust, createAccept, createIdentify } from './accept.ts';
import { forwardSitemap } from './forward.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listening(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const brand = { id: 'acme', document: { locales: { default: 'de', region: 'eu' } } };
const limits = { patience: 300, bytes: 1000 };

/** A site before an outside backend that answers so, and the headers that came there. */
async function site(outside: RequestListener, below = '') {
  const came: IncomingHttpHeaders[] = [];
  const backend = await listening((req, res) => {
    came.push(req.headers);
    outside(req, res);
  });
  const trusts = compileTrust([]);
  const accept = createAccept(trusts, createIdentify(trusts));
  const port = await listening((req, res) => {
    const exchange = accept(req, res);
    if (exchange) void forwardSitemap({ ...exchange, brand }, `http://127.0.0.1:${backend}${below}`, limits);
  });
  return { get: client(port, { host: 'jobs.acme.example' }), came, backend };
}

const xml = '<?xml version="1.0"?><urlset/>';

it('shows the file with what says how long to keep it, and lets nothing in it run', async () => {
  const { get } = await site((req, res) => {
    res.writeHead(200, { 'content-type': 'text/xml', etag: '"1"', 'cache-control': 'max-age=9', 'set-cookie': 'a=b' });
    res.end(xml + req.url);
  }, '/backend');
  const { status, headers, text } = await get('/sitemap.xml?page=2');
  expect([status, text]).toEqual([200, `${xml}/backend/sitemap.xml?page=2`]);
  expect(headers).toMatchObject({ 'content-type': 'text/xml', etag: '"1"', 'cache-control': 'max-age=9' });
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'self'");
  expect(headers['set-cookie']).toBeUndefined();
});

it('tells that server the site and what the visitor has, and nothing else of the visitor', async () => {
  const { get, came } = await site((_req, res) => res.writeHead(304).end());
  const sent = {
    cookie: 'session=1',
    authorization: 'Bearer x',
    'x-forwarded-for': '192.0.2.1',
    'if-none-match': '"1"',
  };
  expect((await get('/sitemap.xml', { headers: { ...sent, 'user-agent': 'Someone/1' } })).status).toBe(304);
  expect(came[0]).toMatchObject({
    frontend: 'acme;de-eu',
    'x-forwarded-host': 'jobs.acme.example',
    'x-forwarded-proto': 'http',
    'if-none-match': '"1"',
  });
  expect(JSON.stringify(came[0])).not.toMatch(/session|Bearer|192\.0\.2|Someone/);
});

it('answers HEAD by HEAD', async () => {
  const { get } = await site((req, res) => {
    res.writeHead(200, {
      'content-type': 'application/xml',
      'content-length': String(xml.length),
      'x-method': req.method,
    });
    res.end(req.method === 'HEAD' ? undefined : xml);
  });
  const { status, headers, text } = await get('/sitemap.xml', { method: 'HEAD' });
  expect([status, headers['content-length'], text]).toEqual([200, String(xml.length), '']);
});

it.each([
  ['no such file', 404, (_req, res) => res.writeHead(404, { 'content-type': 'text/html' }).end('<script>')],
  ['a fault', 502, (_req, res) => res.writeHead(500, { 'content-type': 'text/html' }).end('<script>')],
  ['a page', 502, (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<script>')],
  [
    'a file of an announced length beyond the bound',
    502,
    (_req, res) => res.writeHead(200, { 'content-type': 'text/xml', 'content-length': '1001' }).end('x'.repeat(1001)),
  ],
  [
    'a way to another host',
    502,
    (_req, res) => res.writeHead(302, { location: 'https://evil.example/sitemap.xml' }).end(),
  ],
  ['no answer in time', 504, () => undefined],
  ['no HTTP', 502, (req) => req.socket.end('nonsense\r\n\r\n')],
] satisfies [string, number, RequestListener][])(
  'says in a sentence that the other server gave %s',
  async (_, expected, outside) => {
    const { get } = await site(outside);
    const { status, headers, text } = await get('/sitemap.xml');
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      expected,
      'no-store',
      'text/plain; charset=utf-8',
    ]);
    expect(text).toMatch(/^(There is no such sitemap|The server behind this address [\w ]+)\.\n$/);
  },
);

it('keeps a redirect of that server on this site', async () => {
  const { get, backend } = await site((_req, res) => {
    res.writeHead(301, { location: `http://127.0.0.1:${backend}/backend//evil.example/sitemap.xml?a` }).end();
  }, '/backend');
  const { status, headers } = await get('/sitemap.xml');
  expect([status, headers.location]).toEqual([302, '/evil.example/sitemap.xml?a']);
});

it('breaks off a file that grows beyond the bound', async () => {
  const { get } = await site((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/xml' });
    res.write('x'.repeat(900));
    setTimeout(() => res.end('x'.repeat(900)), 50);
  });
  await expect(get('/sitemap.xml')).rejects.toThrow();
});

it('says that a server is away', async () => {
  const { get } = await site(() => undefined);
  for (const close of closers.splice(0, 1)) close();
  expect(await get('/sitemap.xml')).toMatchObject({ status: 502, text: 'The server behind this address is away.\n' });
});
