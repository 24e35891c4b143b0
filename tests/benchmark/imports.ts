/** A large feed imported twice by a server with visitors and a publisher: its speed, its memory, and what it costs them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { keyOfRun, runImporterTask } from '../../backend/modules/importers/runs/tasks.ts';
import { indexJobs } from '../../backend/search/index-job.ts';
import { mappingOf } from '../../backend/testing/rows.ts';
import { enqueue } from '../../backend/work/queue-store.ts';
import { startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { treeMegabytes } from './brands.ts';
import { leastRow, median, mostRow, type Row, ratioRow } from './table.ts';
import { pathsOf, type Visited, visit } from './writes.ts';

/** Its pages are visited, and get the jobs. */
const BRAND = 'harbor-ledger';
const SECONDS = 10;
/** One round says little: the machine is not equally fast all the time. */
const STILL_ROUNDS = 3;
/** Jobs per round, of somebody who publishes one every five seconds while visitors come; and with nobody there, to compare with. */
const PUBLISHED_BY_HAND = 2;
const PUBLISHED_ALONE = 20;
const TOWNS = ['Portland', 'Boston', 'Springfield', 'Denver', 'Chicago', 'Austin', 'Seattle', 'Miami'];
const TITLES = ['Night editor', 'Nurse', 'Truck driver', 'Clerk', 'Software engineer', 'Teacher', 'Sales manager'];
const TYPES = ['Full-time', 'Part-time', 'Full-time, Permanent', 'Contract', 'Internship'];
const SENTENCE = 'You will work with a team that cares about its readers, plans ahead and keeps its promises. ';

/** So many items: `IMPORT_ITEMS`. */
export async function benchImports(items = Number(process.env.IMPORT_ITEMS ?? 100_000)): Promise<Row[]> {
  const feed = await serveFeed(items);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-imports-'));
  const database = await startEmbeddedPostgres({ dataDir, log: console.warn });
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    OUTBOUND_ALLOW: feed.hostAndPort,
    TRUST_PROXY: 'loopback',
  });
  const pool = createPool(database.url, { max: 3 });
  try {
    const get = client(server.port, { brand: BRAND });
    const paths = await pathsOf(get);
    await visit(get, paths, SECONDS);
    const stills: Visited[] = [];
    const stillPublished: number[] = [];
    for (let round = 0; round < STILL_ROUNDS; round += 1) {
      stills.push(await visit(get, paths, SECONDS));
      stillPublished.push(...(await publishByHand(pool, SECONDS, PUBLISHED_ALONE)));
    }
    const still = { hits: median(stills.map(({ hits }) => hits)), jobP95: median(stills.map(({ jobP95 }) => jobP95)) };
    const idle = treeMegabytes(server.pid);
    let peak = idle;
    const watch = setInterval(() => {
      peak = Math.max(peak, treeMegabytes(server.pid));
    }, 250);
    const importer = await insertImporter(pool, feed.url);
    const visited: Visited[] = [];
    const published: number[] = [];
    const first = await importOnce(pool, importer, async () => {
      const [visits, times] = await Promise.all([
        visit(get, paths, SECONDS),
        publishByHand(pool, SECONDS, PUBLISHED_BY_HAND),
      ]);
      visited.push(visits);
      published.push(...times);
      await pause(SECONDS * 1000);
    });
    feed.next();
    const second = await importOnce(pool, importer, () => pause(500));
    clearInterval(watch);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const hits = mean(visited.map((one) => one.hits)) / still.hits;
    const p95 = median(visited.map((one) => one.jobP95)) / still.jobP95;
    const byHand = median(published) / median(stillPublished);
    const report = ({ seconds, row }: Imported) => `${seconds.toFixed(0)} s: ${JSON.stringify(row)}`;
    return [
      leastRow(`first import of ${items} items`, items / first.seconds, 150, 'items/s', report(first)),
      leastRow('second import, 1 % changed', items / second.seconds, 2000, 'items/s', report(second)),
      mostRow(
        'memory above idle, with the processes of the import',
        peak - idle,
        256,
        'MB',
        `${idle.toFixed(0)} MB idle`,
      ),
      mostRow(
        '95 % of job pages meanwhile, against a still brand',
        p95,
        2,
        'times',
        `${median(visited.map((one) => one.jobP95)).toFixed(1)} against ${still.jobP95.toFixed(1)} ms`,
      ),
      ratioRow('share of pages from the cache meanwhile, against a still brand', hits, 0.8),
      mostRow('publishing by hand meanwhile', byHand, 2, 'times', `${median(stillPublished).toFixed(1)} ms`),
    ];
  } finally {
    await pool.end();
    await server.stop();
    await database.stop();
    await feed.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same items again; one in a hundred is another after `next`. */
async function serveFeed(items: number) {
  let revision = 1;
  const server = createServer((_req, res) => void writeFeed(res, items, revision));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hostAndPort = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    hostAndPort,
    url: `http://${hostAndPort}/jobs.xml`,
    next: () => {
      revision += 1;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function writeFeed(res: ServerResponse, items: number, revision: number): Promise<void> {
  res.writeHead(200, { 'content-type': 'application/xml' });
  res.write('<?xml version="1.0" encoding="utf-8"?><source><publisher>Bench</publisher>');
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  for (let at = 0; at < items; at += 1) {
    const news = at % 100 === 0 ? ` Revision ${revision}.` : '';
    const text = `<p>${SENTENCE.repeat(4 + (at % 7))}${news}</p><ul><li>Task ${at}</li><li>Another</li></ul>`;
    const isTaken =
      res.write(`<job><title><![CDATA[${pick(TITLES, at)} ${at}]]></title><referencenumber>R${at}</referencenumber>
<url>https://jobs.example/ads/${at}</url><company>Company ${at % 900}</company><city>${pick(TOWNS, at)}</city><country>US</country>
<jobtype>${pick(TYPES, at)}</jobtype><salary>$${40 + (at % 60)},000 - $${110 + (at % 40)},000 a year</salary>
<date>Mon, 02 Nov 2026 08:00:00 GMT</date><description><![CDATA[${text}]]></description></job>\n`);
    if (!isTaken) await new Promise((resolve) => res.once('drain', resolve));
  }
  res.end('</source>');
}

const FIELDS = {
  ...{ title: 'title', reference: 'referencenumber', url: 'url', company: 'company', city: 'city', country: 'country' },
  ...{ employmentType: 'jobtype', salary: 'salary', posted: 'date', description: 'description' },
};

async function insertImporter(pool: pg.Pool, url: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into importer (frontend, name, url, mapping, created, changed) values ($1, 'Bench', $2, $3, now(), now()) returning id`,
    [BRAND, url, JSON.stringify(mappingOf(FIELDS))],
  );
  return rows[0]?.id ?? 0;
}

interface Imported {
  seconds: number;
  row: Record<string, unknown>;
}

/** One run; `meanwhile` again and again until it is over. */
async function importOnce(pool: pg.Pool, importer: number, meanwhile: () => Promise<void>): Promise<Imported> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into importer_run (frontend, importer_id, cause, created) values ($1, $2, 'person', now()) returning id`,
    [BRAND, importer],
  );
  const run = rows[0]?.id ?? 0;
  await enqueue(openDatabase(pool), runImporterTask, { run }, keyOfRun(run));
  for (;;) {
    await meanwhile();
    const found = await pool.query<{ state: string; seconds: number; row: Record<string, unknown> }>(
      `select state, extract(epoch from ended - started)::float8 as seconds, json_build_object('added', added, 'changed', changed,
        'unchanged', unchanged, 'refused', refused, 'unknown', unknown) as row, fault_code from importer_run where id = $1`,
      [run],
    );
    const [row] = found.rows;
    if (row?.state === 'done') return { seconds: row.seconds, row: row.row };
    if (row?.state === 'failed' || row?.state === 'asks')
      throw new Error(`The run ${row.state}: ${JSON.stringify(row)}`);
  }
}

/** Milliseconds that it takes to write one job of the brand, so many times, evenly spread. */
async function publishByHand(pool: pg.Pool, seconds: number, most: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from job where frontend = $1 and state = 'published' and not external order by id limit 100`,
    [BRAND],
  );
  const times: number[] = [];
  const writer = await pool.connect();
  try {
    for (let count = 0; count < most; count += 1) {
      const id = rows[count % rows.length]?.id ?? 0;
      const start = performance.now();
      await writer.query('begin');
      await writer.query('update job set changed = now(), version = version + 1 where id = $1', [id]);
      await indexJobs(writer, [id]);
      await writer.query('commit');
      times.push(performance.now() - start);
      await pause((seconds * 1000) / most);
    }
  } finally {
    writer.release();
  }
  return times;
}
