/** Spans over OTLP, against a collector of the test. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { current, trailHeaders, within } from '../../backend/observe/current.ts';
import { processMetrics } from '../../backend/observe/metrics.ts';
import { inSpan, isTracing, openSpan } from '../../backend/observe/spans.ts';
import { startTracing } from './tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
}

interface Sent {
  resourceSpans: { resource: { attributes: SentSpan['attributes'] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Manner = 'takes' | 'fails' | 'hangs';

/** What arrived, and how it answers. */
async function collector() {
  const collected: { url: string | undefined; sent: Sent }[] = [];
  const state: { manner: Manner } = { manner: 'takes' };
  const server: Server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk) => chunks.push(chunk));
    req.on('end', () => {
      collected.push({ url: req.url, sent: JSON.parse(Buffer.concat(chunks).toString()) });
      if (state.manner === 'hangs') return;
      res.writeHead(state.manner === 'takes' ? 200 : 500, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const spans = () =>
    collected.flatMap(({ sent }) => sent.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((all) => all.spans)));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1/traces`, collected, state, spans };
}

function trace(url: string, patience = 10_000) {
  const log = vi.fn();
  const end = startTracing({ url, service: 'boards', ratio: 1 }, log, { every: 20, patience });
  ends.push(end);
  return { log, end };
}

const span = (name: string) =>
  inSpan(
    () => ({ name, kind: 'internal' }),
    async () => undefined,
  );

it('costs nothing while it is off', async () => {
  const plan = vi.fn();
  expect([await inSpan(plan, async () => 'done'), openSpan(plan), isTracing()]).toEqual(['done', undefined, false]);
  expect(plan).not.toHaveBeenCalled();
});

it('sends spans that know their parents, and goes on with the trace of the caller', async () => {
  const { url, collected, spans } = await collector();
  const { end } = trace(url);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const server = openSpan(() => ({ name: 'GET', kind: 'server', traceparent: `00-${traceId}-b7ad6b7169203331-01` }));
  let headers: Record<string, string> = {};
  await within({ request: 'request-1', span: server }, () =>
    inSpan(
      () => ({ name: 'graphql query', kind: 'internal', attributes: { 'graphql.operation.name': 'Jobs' } }),
      async () => {
        headers = trailHeaders();
        expect(current().request).toBe('request-1');
        openSpan(() => ({ name: 'sql select', kind: 'client' }))?.end();
      },
    ),
  );
  server?.rename('GET page');
  server?.end();
  await end();
  expect(collected[0]?.url).toBe('/v1/traces');
  expect(collected[0]?.sent.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'boards' },
  });
  const byName = new Map(spans().map((one) => [one.name, one]));
  const [page, query, sql] = ['GET page', 'graphql query', 'sql select'].map((name) => byName.get(name));
  expect([page, query, sql].map((one) => [one?.traceId, one?.kind])).toEqual([
    [traceId, 2],
    [traceId, 1],
    [traceId, 3],
  ]);
  expect([page?.parentSpanId, query?.parentSpanId, sql?.parentSpanId]).toEqual([
    'b7ad6b7169203331',
    page?.spanId,
    query?.spanId,
  ]);
  expect(headers).toEqual({ 'x-request-id': 'request-1', traceparent: `00-${traceId}-${query?.spanId}-01` });
});

it.each(['', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, 'x'.repeat(100_000)])(
  'begins a trace of its own for a header that is none',
  async (traceparent) => {
    const { url, spans } = await collector();
    const { end } = trace(url);
    openSpan(() => ({ name: 'GET', kind: 'server', traceparent }))?.end();
    await end();
    expect(spans().map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(['']);
    expect(spans()[0]?.traceId).toMatch(/[1-9a-f]/);
  },
);

it('tells the kind of an error, not its message', async () => {
  const { url, spans } = await collector();
  const { end } = trace(url);
  const failing = inSpan(
    () => ({ name: 'work', kind: 'internal' }),
    () => Promise.reject(Object.assign(new Error('no account jane@example.com'), { code: '23505' })),
  );
  await expect(failing).rejects.toThrow('jane');
  await end();
  expect(spans()).toMatchObject([{ name: 'work', status: { code: 2 } }]);
  expect(spans()[0]?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: '23505' } });
  expect(JSON.stringify(spans())).not.toContain('jane');
});

it('says once that the collector takes nothing, and once that it does again', async () => {
  const { url, state } = await collector();
  const { log } = trace(url, 300);
  const codes = () => log.mock.calls.map(([level, code]) => [level, code]);
  state.manner = 'fails';
  await span('one');
  await expect.poll(codes).toEqual([['warn', 'TRACES_LOST']]);
  state.manner = 'hangs';
  const lost = () => processMetrics.getSingleMetricAsString('nameplate_spans_total');
  const before = await lost();
  await span('two');
  await expect.poll(lost).not.toBe(before);
  state.manner = 'takes';
  await span('three');
  await expect.poll(codes).toEqual([
    ['warn', 'TRACES_LOST'],
    ['info', 'TRACES_BACK'],
  ]);
});

it('keeps a bounded number of spans for a collector that hangs, and ends in time', async () => {
  const { url, state, spans } = await collector();
  state.manner = 'hangs';
  const { end } = trace(url, 60_000);
  for (let at = 0; at < 20_000; at += 1) openSpan(() => ({ name: 'many', kind: 'internal' }))?.end();
  await expect.poll(() => spans().length).toBeGreaterThan(0);
  state.manner = 'takes';
  await end();
  expect(spans().length).toBeLessThanOrEqual(2048 + 512);
});
