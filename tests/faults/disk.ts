/** The disk of the data gets full while people write: first what tables and files need, then what the log of the database has left, too. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { anyAddress } from '../benchmark/browser.ts';
import { leastRow, mostRow, type Row } from '../benchmark/table.ts';
import { OWN, signIn } from '../benchmark/visitors.ts';
import { BRAND, type Crew, openCrew } from './crew.ts';
import { awaitSave, putLoad, settle } from './ledger.ts';
import { copyData } from './open-data.ts';
import { type FaultOptions, randomOf } from './part.ts';
import { mountSmallDisk } from './small-disk.ts';

/** Enough for a demo site and for a log of the database that has grown under load. */
const DISK_MB = 4096;
const FULL_MS = 45_000;
/** An embedded database that could not be started is tried again after a minute at most. */
const RECOVERY = { reach: 70, longestMs: 120_000 };

type Seen = Map<string, number>;

export async function disk(options: FaultOptions): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-disk-'));
  const small = mountSmallDisk(folder, DISK_MB);
  try {
    // The embedded database has a user of its own.
    chmodSync(folder, 0o755);
    if (options.from !== undefined) copyData(options.from, folder);
    const crew = await openCrew({ dataDir: folder });
    try {
      const load = await putLoad(crew, randomOf('disk', options));
      await awaitSave(load.ledger);
      const server = crew.pidOf('server');
      const token = await signIn(crew.get);
      await crew.get('/about');
      const rows: Row[] = [];
      for (const isLogFull of [false, true]) {
        const spender = isLogFull ? await crew.connect() : undefined;
        small.fill();
        if (spender) await spendLog(spender);
        const seen = await watch(crew, token);
        small.clear();
        const seconds = await timeOf(() => crew.awaitServer(RECOVERY.longestMs));
        await awaitSave(load.ledger);
        const when = isLogFull ? 'no room for the log of the database either' : 'full';
        rows.push(
          ...rowsOf(when, seen, isLogFull),
          mostRow(`${when}: until healthy again`, seconds, RECOVERY.reach, 's'),
        );
      }
      await pause(2000);
      await load.stop();
      const others = [...load.ledger.refusals].filter(([what]) => !/^(page )?503$/.test(what));
      const ended = crew.pidOf('server') === server ? 0 : 1;
      return [
        ...rows,
        mostRow('requests of the load with another answer than 200 or 503', sumOf(others), 0, ''),
        mostRow('servers that ended', ended, 0, ''),
        ...(await settle(crew, load.ledger, true)),
      ];
    } finally {
      await crew.stop();
    }
  } finally {
    small.remove();
    rmSync(folder, { recursive: true });
  }
}

/** The database has files for its log in reserve; this takes them until it cannot go on. */
async function spendLog(client: pg.Client): Promise<void> {
  try {
    for (;;) await client.query("select pg_logical_emit_message(false, 'faults', 'x'), pg_switch_wal()");
  } catch {
    // The server has ended.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks once a second for a page that was shown before, one that nobody has seen, what an employer reads, and the state. */
async function watch({ get }: Crew, token: string): Promise<Seen> {
  const seen: Seen = new Map();
  const ask = async (name: string, page: string, call = {}) => {
    const what = await get(page, { headers: { 'x-forwarded-for': anyAddress() }, ...call }).then(
      ({ status, headers }) => `${name} ${status}${headers['retry-after'] ? ' with Retry-After' : ''}`,
      (error: NodeJS.ErrnoException) => `${name} ${error.code}`,
    );
    seen.set(what, (seen.get(what) ?? 0) + 1);
  };
  const signedIn = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      frontend: `${BRAND};en-us`,
      authorization: `Bearer ${token}`,
      'x-forwarded-for': anyAddress(),
    },
    body: JSON.stringify({ query: OWN }),
  };
  for (let at = 0, end = Date.now() + FULL_MS; Date.now() < end; at += 1) {
    await Promise.all([
      ask('kept page', '/about'),
      ask('new page', `/jobs?search=full${at}`),
      ask('signed in', '/graphql', signedIn),
      ask('healthz', '/healthz'),
    ]);
    await pause(1000);
  }
  return seen;
}

function rowsOf(when: string, seen: Seen, isDatabaseAway: boolean): Row[] {
  const good = [
    'kept page 200',
    'healthz 503',
    ...['new page', 'signed in'].flatMap((name) => [
      `${name} 200`,
      ...(isDatabaseAway ? [`${name} 503 with Retry-After`] : []),
    ]),
  ];
  const count = (what: string) => seen.get(what) ?? 0;
  const answers = [...seen].map(([what, n]) => `${n} ${what}`).join(', ');
  return [
    { what: `${when}: answers`, measured: answers, reach: '', good: null },
    leastRow(`${when}: pages from memory`, count('kept page 200'), 1, ''),
    mostRow(`${when}: other answers`, sumOf([...seen].filter(([what]) => !good.includes(what))), 0, ''),
  ];
}

const sumOf = (counts: readonly (readonly [string, number])[]) => counts.reduce((sum, [, n]) => sum + n, 0);

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = Date.now();
  await work();
  return (Date.now() - start) / 1000;
}
