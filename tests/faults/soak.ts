/** An hour at 70 % of what the site can take: memory and handles stay flat, and so does what the slowest wait. */
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { watchMemory } from '../benchmark/soak.ts';
import { median, mostRow, type Row, ratioRow } from '../benchmark/table.ts';
import { employ, openMix, press } from '../benchmark/visitors.ts';
import { openCrew } from './crew.ts';
import type { FaultOptions } from './part.ts';

const SHARE = 0.7;
const MINUTES = 60;
/** The first one of them is for warming up. */
const PERIODS = 13;
const CONNECTIONS = 16;

interface Period {
  perSecond: number;
  p50: number;
  p99: number;
  unserved: number;
  /** Highest of the server and of the worker, in megabytes. */
  memory: { server: number; worker: number };
  /** Open files and connections at its end. */
  handles: { server: number; worker: number };
}

export async function soak(options: FaultOptions): Promise<Row[]> {
  const crew = await openCrew({ from: options.from });
  try {
    const { port } = crew;
    const pids = { server: crew.pidOf('server'), worker: crew.pidOf('worker') };
    const next = await openMix(port);
    const employer = new AbortController();
    const saving = employ(port, 1000, employer.signal);
    await press({ port, seconds: 20, connections: CONNECTIONS, next });
    const most = await press({ port, seconds: 20, connections: CONNECTIONS, next });
    const rate = Math.max(1, Math.round(most.perSecond * SHARE));
    const seconds = Math.max(5, Math.round(((options.minutes ?? MINUTES) * 60) / PERIODS));
    console.warn(
      `Capacity: ${most.perSecond.toFixed(1)} requests/s. ${PERIODS} periods of ${seconds} s at ${rate} requests/s.`,
    );
    const periods: Period[] = [];
    console.warn('| minute | requests/s | p50 ms | p99 ms | not served | server MB | handles | worker MB | handles |');
    for (let at = 0; at < PERIODS; at += 1) {
      const watches = { server: watchMemory(pids.server), worker: watchMemory(pids.worker) };
      const put = await press({ port, seconds, connections: CONNECTIONS, rate, next });
      const memory = { server: watches.server(), worker: watches.worker() };
      // Connections of the load are closed by now.
      await pause(1000);
      const handles = { server: handlesOf(pids.server), worker: handlesOf(pids.worker) };
      const period = { ...put, unserved: put.shed + put.failed, memory, handles };
      periods.push(period);
      console.warn(lineOf(((at + 1) * seconds) / 60, period));
    }
    employer.abort();
    const isSame = crew.pidOf('server') === pids.server && crew.pidOf('worker') === pids.worker;
    return [
      {
        what: 'load',
        measured: `${rate} of ${most.perSecond.toFixed(1)} requests/s for ${((PERIODS * seconds) / 60).toFixed(0)} minutes, ${await saving} saves`,
        reach: '',
        good: null,
      },
      ...verdict(periods.slice(1), rate),
      mostRow('processes that ended', isSame ? 0 : 1, 0, ''),
    ];
  } finally {
    await crew.stop();
  }
}

/** The last third against the first one. */
function verdict(periods: readonly Period[], rate: number): Row[] {
  const third = Math.floor(periods.length / 3);
  const [first, last] = [periods.slice(0, third), periods.slice(-third)];
  const ofBoth = (what: string, figureOf: (period: Period) => number, unit: string, spare: number): Row => {
    const [before, after] = [median(first.map(figureOf)), median(last.map(figureOf))];
    const detail = `${before.toFixed(0)} ${unit} in the first third, ${after.toFixed(0)} in the last`;
    const times = after / before;
    return { what, measured: `${times.toFixed(2)} (${detail})`, reach: `<= ${spare}`, good: times <= spare };
  };
  const total = periods.reduce((sum, { perSecond }) => sum + perSecond, 0) / periods.length;
  return [
    ratioRow('requests answered, against those put', total / rate, 0.98),
    mostRow(
      'requests not served',
      periods.reduce((sum, { unserved }) => sum + unserved, 0),
      0,
      '',
    ),
    mostRow('highest memory of the server', Math.max(...periods.map(({ memory }) => memory.server)), 512, 'MB'),
    ofBoth('memory of the server, afterwards against before', ({ memory }) => memory.server, 'MB', 1.1),
    ofBoth('memory of the worker, afterwards against before', ({ memory }) => memory.worker, 'MB', 1.1),
    ofBoth('handles of the server', ({ handles }) => handles.server, '', 1.1),
    ofBoth('handles of the worker', ({ handles }) => handles.worker, '', 1.1),
    ofBoth('p99', ({ p99 }) => p99, 'ms', 1.5),
  ];
}

const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

function lineOf(minute: number, { perSecond, p50, p99, unserved, memory, handles }: Period): string {
  const cells = [
    minute.toFixed(1),
    perSecond.toFixed(1),
    ...[p50, p99, unserved, memory.server, handles.server, memory.worker, handles.worker].map((n) => n.toFixed(0)),
  ];
  return `| ${cells.join(' | ')} |`;
}
