/**
 * What being observed costs a page from memory: CPU time of the same answer with and without its request id and its count, in turns, so
 * that what else the machine does meets both.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { standardHeaders } from '../../server/http.ts';
import { REQUEST_ID, requestIdOf } from '../../server/observe/request-id.ts';
import { countCached } from '../../server/observe/requests.ts';
import { BROWSER } from './browser.ts';
import { cpuOf } from './cpu.ts';
import { mostRow, type Row } from './table.ts';

const ROUNDS = 9;
const REQUESTS = 20_000;
const CONNECTIONS = 16;
/** Percent. */
const MOST = 3;

const body = Buffer.alloc(20_000, 'a page ');
const headers = {
  ...standardHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  ETag: '"a1-b2"',
  Vary: 'Accept-Encoding',
};
const plainHead = Object.entries({ ...headers, 'Content-Length': String(body.length) }).flat();
const observedHead = [...plainHead, REQUEST_ID, ''];

function answerPlain(_req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, plainHead);
  res.end(body);
}

function answerObserved(req: IncomingMessage, res: ServerResponse): void {
  observedHead[observedHead.length - 1] = requestIdOf(req);
  countCached(200);
  res.writeHead(200, observedHead);
  res.end(body);
}

/** CPU microseconds per request of this process, which includes the client: the difference between the two is that of the server. */
async function costOf(answer: typeof answerPlain, amount: number): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const before = cpuOf(process.pid);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    connections: CONNECTIONS,
    amount,
    headers: BROWSER,
  });
  const spent = cpuOf(process.pid) - before;
  server.closeAllConnections();
  server.close();
  if (result['2xx'] !== amount) throw new Error(`Of ${amount} requests, ${result['2xx']} were answered.`);
  return (spent * 1000) / amount;
}

/** `requests` in each of `rounds`, for each of both. */
export async function benchObserved(rounds = ROUNDS, requests = REQUESTS): Promise<Row[]> {
  const costs = { plain: [] as number[], observed: [] as number[] };
  await costOf(answerObserved, requests);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    if (first) costs.plain.push(await costOf(answerPlain, requests));
    costs.observed.push(await costOf(answerObserved, requests));
    if (!first) costs.plain.push(await costOf(answerPlain, requests));
  }
  const [plain, observed] = [medianOf(costs.plain), medianOf(costs.observed)];
  const detail = `${plain.toFixed(1)} and ${observed.toFixed(1)} us of CPU time, client included`;
  return [mostRow('Id and count of a page from memory', (observed / plain - 1) * 100, MOST, '%', detail)];
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

if (import.meta.main) {
  const [rounds, requests] = process.argv.slice(2).map(Number);
  for (const { what, measured, reach } of await benchObserved(rounds, requests))
    process.stdout.write(`${what}: ${measured}, ${reach}\n`);
}
