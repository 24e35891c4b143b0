/**
 * Memory of the web process over eleven minutes at 40% of its capacity, and its throughput while shedding an overload.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { residentMegabytes } from './brands.ts';
import { anyVisitor } from './browser.ts';
import { mostRow, type Row, ratioRow } from './table.ts';
import { employ, newSearch, openMix, press } from './visitors.ts';

const SHARE = 0.4;
const CROWD = 256;

/** Two rows for memory and two for the overload; `seconds` for the soak, a minute for the overload. */
export async function benchSoak(seconds = 660): Promise<Row[]> {
  const server = await startServerProcess({ TRUST_PROXY: 'loopback' });
  try {
    return [...(await soak(server, seconds)), ...(await overload(server))];
  } finally {
    await server.stop();
  }
}

async function soak(server: RunningServer, seconds: number): Promise<Row[]> {
  const next = await openMix(server.port);
  const most = await press({ port: server.port, seconds: 20, connections: 16, next });
  const rate = Math.max(1, Math.round(most.perSecond * SHARE));
  const employer = new AbortController();
  const saving = employ(server.port, 1000, employer.signal);
  const watch = watchMemory(server.pid);
  const put = await press({ port: server.port, seconds, connections: 16, rate, next });
  const highest = watch();
  employer.abort();
  const detail = `${put.perSecond.toFixed(0)} of ${most.perSecond.toFixed(0)} requests/s, ${await saving} saves, ${put.failed + put.shed} not answered`;
  return [mostRow(`memory over ${Math.round(seconds / 60)} minutes at 40 % of capacity`, highest, 512, 'MB', detail)];
}

async function overload(server: RunningServer): Promise<Row[]> {
  const { port } = server;
  const alone = await press({ port, seconds: 20, connections: 16, next: newSearch });
  const watch = watchMemory(server.pid);
  const visitors = visit(port, 60);
  const crowd = await press({ port, seconds: 60, connections: CROWD, next: newSearch });
  const through = await visitors;
  const highest = watch();
  const shed = crowd.shed / (crowd.served + crowd.shed);
  const served = crowd.perSecond + through.served / 60;
  return [
    mostRow(`memory under ${CROWD} connections for a minute`, highest, 600, 'MB'),
    ratioRow(
      `pages served under ${CROWD} connections, against 16`,
      served / alone.perSecond,
      0.8,
      `${served.toFixed(0)} of ${alone.perSecond.toFixed(0)} pages/s, ${(shed * 100).toFixed(1)} % shed, ${crowd.failed} failed, ${through.served} of ${through.asked} ordinary visitors served`,
    ),
  ];
}

/** A new visitor every half second, with one request each. */
async function visit(port: number, seconds: number): Promise<{ asked: number; served: number }> {
  const answers: Promise<number>[] = [];
  for (let at = 0; at < seconds * 2 - 2; at += 1) {
    const get = client(port, { brand: 'harbor-ledger', headers: anyVisitor() });
    answers.push(get(newSearch().path).then(({ status }) => status));
    await pause(500);
  }
  const statuses = await Promise.all(answers);
  return { asked: statuses.length, served: statuses.filter((status) => status === 200).length };
}

/** Returns a function that stops watching and returns the peak, in megabytes. */
export function watchMemory(pid: number): () => number {
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid));
  }, 250);
  return () => {
    clearInterval(timer);
    return highest;
  };
}
