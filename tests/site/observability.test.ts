/** What a running server tells of itself, and to whom. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
const TOKEN = 'a-token-of-the-tests';
const SECRET_WORDS = /hostile|secretword|jane/i;
let server: OwnServer;
let health: number;
const spans: { name: string; traceId: string; text: string }[] = [];

const collector = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => {
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { scopeSpans } of resourceSpans)
      for (const { spans: sent } of scopeSpans)
        for (const span of sent) spans.push({ name: span.name, traceId: span.traceId, text: JSON.stringify(span) });
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  health = await freePort();
  server = await own.start({
    DATABASE_URL: await own.database(),
    HEALTH_PORT: String(health),
    METRICS_TOKEN: TOKEN,
    TRUST_PROXY: 'loopback',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  return () => {
    collector.closeAllConnections();
    collector.close();
  };
});

const scrape = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  fetch(`http://127.0.0.1:${health}/metrics`, { headers });

/** The lines of these metrics by name and labels. */
async function valuesOf(pattern: RegExp): Promise<Record<string, number>> {
  const lines = (await (await scrape()).text()).split('\n').filter((line) => pattern.test(line));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

const brand = { host: 'harbor-ledger.localhost' };

describe('the metrics', () => {
  it('are on the health port alone, for whoever has the token', async () => {
    for (const host of ['harbor-ledger.localhost', 'localhost', '127.0.0.1', 'nobody.example'])
      expect((await server.get('/metrics', { host, headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(404);
    expect((await scrape({})).status).toBe(401);
    const answer = await scrape();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
  });

  it('count a page that is rendered once, and then comes from memory', async () => {
    const kinds = /^nameplate_(requests_total\{kind="(page|cached)"|page_cache_total)/;
    const before = await valuesOf(kinds);
    for (let at = 0; at < 5; at += 1)
      await server.get('/jobs?page=2', { ...brand, headers: { 'accept-encoding': 'gzip' } });
    const after = await valuesOf(kinds);
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(grown('nameplate_page_cache_total{result="miss"}')).toBe(1);
    expect(grown('nameplate_page_cache_total{result="hit"}')).toBe(4);
    const answered = ['cached', 'page'].map((kind) => grown(`nameplate_requests_total{kind="${kind}",status="200"}`));
    expect([answered.reduce((sum, count) => sum + count), (answered[0] ?? 0) > 0]).toEqual([5, true]);
  });

  it('have as many lines whatever is sent', async () => {
    // What clients reach, without background work, which may run for the first time in between.
    const names = async () =>
      Object.keys(await valuesOf(/^nameplate_(requests|request_seconds|unknown|renders|sheds|search)/));
    await server.get('/nope', brand);
    await server.get('/', { host: 'nobody.example' });
    const post = (frontend: string, query: string) =>
      server.get('/graphql', {
        ...brand,
        method: 'POST',
        headers: { 'content-type': 'application/json', frontend },
        body: JSON.stringify({ query }),
      });
    await post('nobody;en', '{ version }');
    await post('harbor-ledger;en', 'query First { version }');
    const report = (code: string) =>
      server.get('/_log', {
        ...brand,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ level: 'warn', code, message: 'hostile' }),
      });
    await report('FIRST');
    const before = await names();
    for (let at = 0; at < 40; at += 1) {
      await server.get(`/hostile-${at}`, { ...brand, headers: { 'x-request-id': `hostile-${at}` } });
      await server.get('/', { host: `hostile-${at}.example` });
      await post(`hostile-${at};en`, '{ version }');
      await post('harbor-ledger;en', `query Hostile${at} { version }`);
      if (at < 20) await report(`HOSTILE_${at}`);
    }
    expect((await names()).filter((name) => !before.includes(name))).toEqual([]);
    expect(await (await scrape()).text()).not.toMatch(SECRET_WORDS);
    expect(await valuesOf(/^nameplate_unknown_frontends_total/)).toEqual({ nameplate_unknown_frontends_total: 41 });
  });
});

describe('a request id', () => {
  it.each(['/', '/jobs', '/nope', '/robots.txt', '/healthz', '/sitemap.xml', '/api/messages/en', '/graphql'])(
    'comes back with the answer to %s, and is made where none is sent',
    async (path) => {
      for (let at = 0; at < 2; at += 1) {
        const sent = await server.get(path, { ...brand, headers: { 'x-request-id': 'from-the-proxy-1' } });
        expect(sent.headers['x-request-id']).toBe('from-the-proxy-1');
        expect((await server.get(path, brand)).headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
      }
    },
  );
});

describe('traces', () => {
  it('lead from the proxy through the page to its statements, and tell nothing that was entered', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    await server.get('/jobs?search=secretword%20jane', { ...brand, headers });
    const ofTrace = () => spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
    await expect.poll(() => ofTrace().includes('GET page')).toBe(true);
    expect(ofTrace()).toEqual(expect.arrayContaining(['GET page', 'graphql query', 'sql select']));
    expect(spans.map(({ text }) => text).filter((text) => /secretword|jane/i.test(text))).toEqual([]);
  });
});
