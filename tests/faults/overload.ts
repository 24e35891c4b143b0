/** Many times the load that the site can take: it sheds what is too much, goes on serving, and is itself again at once. */
import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { anyVisitor } from '../benchmark/browser.ts';
import { missingLoadTool, putCrowd } from '../benchmark/load.ts';
import { leastRow, mostRow, type Row, ratioRow } from '../benchmark/table.ts';
import { newSearch } from '../benchmark/visitors.ts';
import { BRAND, type Crew, openCrew } from './crew.ts';
import type { FaultOptions } from './part.ts';

const TIMES = 16;
const ALONE = { connections: 16, seconds: 20 };
/** A new process draws slower. */
const WARM_SECONDS = 60;
const CROWD_SECONDS = 40;
/** A visitor of the crowd asks again after a second. One that is turned away is held for another, if no more than a thousand are. */
const PAUSE_MS = 1000;
const HELD = 1000;
/** On a machine that has to put the load as well, everything takes longer. */
const SPARE = 1.15;
/** How many pages may wait (`RENDER_QUEUE`), each with a connection. */
const QUEUE = 128;
/** So many pages in a row, each served as fast as usual, show that it has recovered. */
const IN_A_ROW = 10;

/**
 * Pages that nobody has seen, which have to be drawn: those in memory cost next to nothing. The site has one core, and the crowd another: to
 * put so many requests takes as much of a machine as to turn them away.
 */
export async function overload(options: FaultOptions): Promise<Row[]> {
  const missing = missingLoadTool();
  if (missing !== null) throw new Error(missing);
  const cores = availableParallelism();
  if (cores < 2) throw new Error('not measured: it needs two cores, one for the site and one for the crowd');
  moveTo('0');
  const crew = await openCrew({ from: options.from });
  moveTo('1');
  try {
    const place = { url: `http://127.0.0.1:${crew.port}/`, host: `${BRAND}.localhost:${crew.port}` };
    await putCrowd({ ...place, ...ALONE, seconds: WARM_SECONDS });
    const before = await besideWork(() => putCrowd({ ...place, ...ALONE }));
    const capacity = before.served / before.seconds;
    const rate = capacity * TIMES;
    const connections = Math.ceil((rate + Math.min(rate, HELD)) * SPARE) + QUEUE;
    const crowd = await putCrowd({ ...place, connections, seconds: CROWD_SECONDS, pauseMs: PAUSE_MS });
    const seconds = await recovery(crew, (ALONE.connections / capacity) * 2);
    const after = await besideWork(() => putCrowd({ ...place, ...ALONE }));
    const offered = (crowd.served + crowd.shed + crowd.failed) / crowd.seconds;
    return [
      { what: 'capacity', measured: `${capacity.toFixed(1)} pages/s`, reach: '', good: null },
      ratioRow(
        'load against capacity',
        offered / capacity,
        TIMES,
        `${offered.toFixed(0)} requests/s on ${connections} connections`,
      ),
      leastRow('shed with 503', crowd.shed, 1, ''),
      mostRow('shed without Retry-After', crowd.unsaid, 0, ''),
      mostRow('failed', crowd.failed, 0, ''),
      ratioRow(
        'pages served meanwhile, against capacity',
        crowd.served / crowd.seconds / capacity,
        0.8,
        `${(crowd.served / crowd.seconds).toFixed(1)} pages/s`,
      ),
      mostRow('until it serves everybody again', seconds, 1, 's'),
      ratioRow('pages served afterwards, against before', after.served / before.served, 0.8, `${after.shed} shed`),
    ];
  } finally {
    await crew.stop();
    moveTo(`0-${cores - 1}`);
  }
}

/** Moves this process to a core; what it starts afterwards runs there, too. */
function moveTo(cores: string): void {
  execFileSync('taskset', ['-a', '-p', '-c', cores, String(process.pid)]);
}

/**
 * Keeps the other core as busy as the crowd will: where both are threads of one core, a core is slower then, and what it can do alone is no
 * measure of what it does beside the crowd.
 */
async function besideWork<T>(work: () => Promise<T>): Promise<T> {
  const neighbor = spawn('nice', [process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' });
  try {
    return await work();
  } finally {
    neighbor.kill('SIGKILL');
  }
}

/** Seconds until the first of ten pages in a row came, each within `patience` seconds. */
async function recovery({ get }: Crew, patience: number): Promise<number> {
  const begin = performance.now();
  let first = 0;
  for (let served = 0; served < IN_A_ROW; ) {
    const asked = performance.now();
    const answer = await get(newSearch().path, { headers: anyVisitor() }).catch(() => undefined);
    const now = performance.now();
    if (answer?.status !== 200 || now - asked > patience * 1000) {
      served = 0;
      await pause(10);
      continue;
    }
    if (served === 0) first = now;
    served += 1;
  }
  return (first - begin) / 1000;
}
