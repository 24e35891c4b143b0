/** An hour at 70 % of what the site can take: memory, handles and the slowest answers stay as they are. */
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '../benchmark/brands.ts';
import { median, mostRow, type Row } from '../benchmark/table.ts';
import { employ, openMix, press } from '../benchmark/visitors.ts';
import { startServerProcess } from '../server-process.ts';
import { openData } from './open-data.ts';
import type { FaultOptions } from './part.ts';

const SHARE = 0.7;
const CONNECTIONS = 16;
const MINUTES = 60;
/** Caches and the code of the optimizer fill first. */
const WARM_UP = 1 / 6;
const SPANS = 12;

interface Span {
  megabytes: number;
  handles: number;
  p99: number;
  failed: number;
}

export async function soak({ from, minutes = MINUTES }: FaultOptions): Promise<Row[]> {
  const data = await openData(from);
  const server = await startServerProcess({ TRUST_PROXY: 'loopback', DATA_DIR: data.folder });
  const employer = new AbortController();
  try {
    const { port, pid } = server;
    const next = await openMix(port);
    const most = await press({ port, seconds: 20, connections: CONNECTIONS, next });
    const rate = Math.max(1, Math.round(most.perSecond * SHARE));
    const saving = employ(port, 1000, employer.signal);
    const seconds = Math.max(1, Math.round((minutes * 60 * (1 - WARM_UP)) / SPANS));
    await press({
      port,
      seconds: Math.max(1, Math.round(minutes * 60 * WARM_UP)),
      connections: CONNECTIONS,
      rate,
      next,
    });
    const spans: Span[] = [];
    for (let at = 0; at < SPANS; at += 1) {
      const { p99, failed, shed } = await press({ port, seconds, connections: CONNECTIONS, rate, next });
      // What a request in progress holds is not kept.
      await pause(500);
      spans.push({
        megabytes: residentMegabytes(pid),
        handles: readdirSync(`/proc/${pid}/fd`).length,
        p99,
        failed: failed + shed,
      });
    }
    employer.abort();
    const saves = await saving;
    return [
      {
        what: 'load',
        measured: `${rate} of ${most.perSecond.toFixed(0)} requests/s for ${minutes} minutes, ${saves} saves`,
        reach: '',
        good: null,
      },
      mostRow(
        'requests that failed or were shed',
        spans.reduce((sum, { failed }) => sum + failed, 0),
        0,
        '',
      ),
      growth(
        'memory',
        spans.map(({ megabytes }) => megabytes),
        1.1,
        'MB',
      ),
      growth(
        'open handles',
        spans.map(({ handles }) => handles),
        1.1,
        '',
      ),
      growth(
        'p99',
        spans.map(({ p99 }) => p99),
        1.5,
        'ms',
      ),
    ];
  } finally {
    employer.abort();
    await server.stop();
    await data.remove();
  }
}

/** The last third against the first. */
function growth(what: string, values: readonly number[], atMost: number, unit: string): Row {
  const third = Math.floor(values.length / 3);
  const [first, last] = [median(values.slice(0, third)), median(values.slice(-third))];
  return mostRow(
    `${what}, last third against the first`,
    last / first,
    atMost,
    'times',
    `${first.toFixed(0)} to ${last.toFixed(0)} ${unit}`.trim(),
  );
}
