import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createBeacon } from './beacon.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function running() {
  const lines: string[] = [];
  const beacon = createBeacon((level, code, message, details) =>
    lines.push(`${level} ${code} ${message} ${JSON.stringify(details)}`),
  );
  const server = createServer((req, res) => {
    void beacon(
      {
        req,
        res,
        id: '1',
        path: '/_log',
        query: '',
        hostname: 'acme.localhost',
        origin: 'http://acme.localhost',
        sent: null,
        address: '127.0.0.1',
      },
      'acme',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_log`;
  return { lines, post: (body: string) => fetch(url, { method: 'POST', body }), get: () => fetch(url) };
}

it('logs a report under the brand with a code that cannot forge another', async () => {
  const { post, lines } = await running();
  const answer = await post(
    JSON.stringify({ level: 'error', code: 'widget fault\n', message: 'undefined is not a function' }),
  );
  expect(answer.status).toBe(204);
  expect(lines).toEqual(['error BROWSER_WIDGET_FAULT_ undefined is not a function {"brand":"acme"}']);
});

it.each([
  ['text that is not JSON', '{'],
  ['null', 'null'],
  ['an unknown level', '{"level":"fatal","code":"X","message":"m"}'],
  ['a message that is no text', '{"level":"info","code":"X","message":{}}'],
  ['more than 8 KB', JSON.stringify({ level: 'info', code: 'X', message: 'm'.repeat(9000) })],
])('answers 400 to %s and logs nothing', async (_, body) => {
  const { post, lines } = await running();
  expect((await post(body)).status).toBe(400);
  expect(lines).toEqual([]);
});

it('answers 405 to a GET and 429 beyond 60 reports a minute', async () => {
  const { post, get } = await running();
  expect((await get()).status).toBe(405);
  const report = JSON.stringify({ level: 'info', code: 'X', message: 'm' });
  const statuses = new Set<number>();
  for (let n = 0; n < 61; n += 1) statuses.add((await post(report)).status);
  expect([...statuses]).toEqual([204, 429]);
});
