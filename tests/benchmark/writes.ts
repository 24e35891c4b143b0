/** Pages of a brand while its jobs are written, against the same pages while nothing changes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { indexJobs } from '../../backend/search/index-job.ts';
import { startServerProcess } from '../server-process.ts';
import { client, type Get } from '../site/support/http.ts';
import { anyVisitor } from './browser.ts';
import { leastRow, median, mostRow, type Row, ratioRow } from './table.ts';
import { benchWriters } from './writers.ts';

const BRAND = 'harbor-ledger';
const WRITES_PER_SECOND = 10;
const VISITS_PER_SECOND = 200;
const SECONDS = 10;
/** Still and written alternate, because the machine is not equally fast all the time. */
const ROUNDS = 5;

/** Lists show it, and its address stays the same. */
const CHANGE = `update job set changed = now(), version = version + 1,
  title = case when title like '%!' then rtrim(title, '!') else title || '!' end where id = $1`;

export interface Visited {
  /** Share of visits answered from the cache. */
  hits: number;
  /** 95th percentile of job pages, in milliseconds. */
  jobP95: number;
  visits: number;
}

/** Rows for pages and for the writers themselves. */
export async function benchWrites(): Promise<Row[]> {
  return [...(await pagesWhileWriting()), ...(await benchWriters())];
}

async function pagesWhileWriting(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-writes-'));
  const database = await startEmbeddedPostgres({ dataDir, log: console.warn });
  const server = await startServerProcess({ DATABASE_URL: database.url, TRUST_PROXY: 'loopback' });
  try {
    const get = client(server.port, { brand: BRAND });
    const paths = await pathsOf(get);
    await visit(get, paths, 10);
    const rounds: { still: Visited; written: Visited; writes: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // What the last round changed is rendered anew before anything is measured.
      await visit(get, paths, 3);
      const still = await visit(get, paths, SECONDS);
      const writer = await startWriter(database.url);
      const written = await visit(get, paths, SECONDS);
      rounds.push({ still, written, writes: writer.stop() });
    }
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const hits = (of: 'still' | 'written') => sum(rounds.map((round) => round[of].hits)) / ROUNDS;
    const jobP95 = (of: 'still' | 'written') => median(rounds.map((round) => round[of].jobP95));
    const perSecond = sum(rounds.map(({ writes }) => writes)) / (ROUNDS * SECONDS);
    const visits = sum(rounds.map(({ written }) => written.visits));
    const what = `at ${WRITES_PER_SECOND} writes a second on a brand`;
    return [
      leastRow('writes while visitors come', perSecond, WRITES_PER_SECOND * 0.9, 'jobs/s'),
      ratioRow(
        `share of pages from the cache ${what}, against a still brand`,
        hits('written') / hits('still'),
        0.8,
        `${(hits('written') * 100).toFixed(1)} against ${(hits('still') * 100).toFixed(1)} % of ${visits} visits to ${paths.length} pages`,
      ),
      mostRow(
        `95 % of job pages ${what}, against a still brand`,
        jobP95('written') / jobP95('still'),
        2,
        'times',
        `${jobP95('written').toFixed(1)} against ${jobP95('still').toFixed(1)} ms, medians of ${ROUNDS} rounds`,
      ),
    ];
  } finally {
    await server.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Lists, and all jobs on them. */
export async function pathsOf(get: Get): Promise<string[]> {
  const lists = ['/', '/jobs', '/organizations', ...Array.from({ length: 9 }, (_, at) => `/jobs?page=${at + 2}`)];
  const jobs = new Set<string>();
  for (const list of lists) {
    for (const [, link] of (await get(list)).text.matchAll(/href="(\/job\/[^"?#]+)"/g)) if (link) jobs.add(link);
  }
  return [...lists, ...jobs];
}

/** Visits at a steady rate, in random order; a job page three times out of four. */
export async function visit(get: Get, paths: readonly string[], seconds: number): Promise<Visited> {
  const jobs = paths.filter((path) => path.startsWith('/job/'));
  const lists = paths.filter((path) => !path.startsWith('/job/'));
  const some = (list: readonly string[]) => list[Math.floor(Math.random() * list.length)] ?? '/';
  const taken: number[] = [];
  let hits = 0;
  let visits = 0;
  const one = async (): Promise<void> => {
    const path = Math.random() < 0.75 ? some(jobs) : some(lists);
    const [asked, start] = [Date.now(), performance.now()];
    const { text, status } = await get(path, { headers: { ...anyVisitor(), 'accept-encoding': 'identity' } });
    const time = performance.now() - start;
    if (status !== 200 && status !== 410) throw new Error(`${path} answered ${status}.`);
    visits += 1;
    if (path.startsWith('/job/')) taken.push(time);
    // The page says when it was rendered.
    const rendered = Date.parse(/"now":"([^"]+)"/.exec(text)?.[1] ?? '');
    if (rendered < asked) hits += 1;
  };
  const running: Promise<void>[] = [];
  const begin = performance.now();
  for (let at = 0; at < seconds * VISITS_PER_SECOND; at += 1) {
    const wait = begin + (at * 1000) / VISITS_PER_SECOND - performance.now();
    if (wait > 0) await pause(wait);
    running.push(one());
  }
  await Promise.all(running);
  taken.sort((a, b) => a - b);
  return { hits: hits / visits, jobP95: taken[Math.floor(taken.length * 0.95)] ?? Number.NaN, visits };
}

/** Another process, as for an import: what it computes for a write must not delay the visitors, who are this process. Resolves with its first write. */
async function startWriter(url: string): Promise<{ stop(): number }> {
  const child = spawn(process.execPath, [import.meta.filename, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let count = 0;
  child.stdout.on('data', (marks: Buffer) => {
    count += marks.length;
  });
  await once(child.stdout, 'data');
  return {
    /** The number of jobs that were written. */
    stop() {
      child.kill();
      return count;
    },
  };
}

/** Writes random jobs of the brand, each in a transaction of its own, at a steady rate, until it is killed. Prints a mark for each. */
async function keepWriting(url: string): Promise<void> {
  const writer = new pg.Client(url);
  await writer.connect();
  const { rows } = await writer.query<{ id: number }>(
    "select f.job_id as id from job_frontend f join job j on j.id = f.job_id and j.state = 'published' where f.frontend = $1",
    [BRAND],
  );
  const begin = performance.now();
  for (let count = 1; ; count += 1) {
    const id = rows[Math.floor(Math.random() * rows.length)]?.id ?? 0;
    await writer.query('begin');
    await writer.query(CHANGE, [id]);
    await indexJobs(writer, [id]);
    await writer.query('commit');
    process.stdout.write('.');
    await pause(Math.max(0, begin + (count * 1000) / WRITES_PER_SECOND - performance.now()));
  }
}

if (import.meta.main) await keepWriting(process.argv[2] ?? '');
