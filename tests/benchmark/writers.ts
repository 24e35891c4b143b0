/** Writers of one brand side by side, on an embedded database with its ordinary settings. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { migrateDatabase } from '../../backend/database/migrate.ts';
import { indexJobs } from '../../backend/search/index-job.ts';
import { fillCorpus, LANGUAGES, LARGE_BRAND } from './search/corpus.ts';
import { median, mostRow, type Row, ratioRow } from './table.ts';

const JOBS = 4_000;
const HELD_MS = 1_500;
const SECONDS = 10;
const BATCH = 500;

export async function benchWriters(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-writers-'));
  const server = await startEmbeddedPostgres({ dataDir, log: console.warn });
  try {
    await migrateDatabase(server.url);
    const client = await connect(server.url);
    await fillCorpus(client, JOBS, console.warn, new Date());
    // The corpus has search rows alone: the jobs get what these are made from.
    await client.query(
      `update job set title = 'Job ' || id, published = now(), data = '{"job_categorization": {"employmentType": ["employment_type_1"]}}'`,
    );
    await client.query('insert into job_frontend (job_id, frontend) select id, $1 from job', [LARGE_BRAND]);
    const ids = (await client.query<{ id: number }>('select id from job order by id')).rows.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += BATCH) await write(client, ids.slice(from, from + BATCH));
    await client.end();
    return [await behindOne(server.url, ids), await sideBySide(server.url, ids), await besideBatches(server.url, ids)];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

async function write(client: pg.Client, ids: readonly number[]): Promise<void> {
  await client.query('begin');
  await indexJobs(client, ids, () => LANGUAGES);
  await client.query('commit');
}

/** How long a writer of another job takes while a transaction is held open, at most. */
async function behindOne(url: string, [first = 0, second = 0]: readonly number[]): Promise<Row> {
  const [holder, other] = [await connect(url), await connect(url)];
  await write(other, [second]);
  let longest = 0;
  for (let round = 0; round < 3; round += 1) {
    await holder.query('begin');
    await indexJobs(holder, [first], () => LANGUAGES);
    const end = pause(HELD_MS).then(() => holder.query('commit'));
    const start = performance.now();
    await write(other, [second]);
    longest = Math.max(longest, performance.now() - start);
    await end;
  }
  await Promise.all([holder.end(), other.end()]);
  return mostRow(`writer behind a transaction held open for ${HELD_MS} ms`, longest, 50, 'ms');
}

/** Jobs written per second by so many writers, each in a transaction of its own. */
async function rate(url: string, ids: readonly number[], writers: number): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const counts = await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const client = await connect(url);
      let count = 0;
      for (; performance.now() < until; count += 1) {
        await write(client, [ids[(count * writers + writer) % ids.length] ?? 0]);
      }
      await client.end();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
}

async function sideBySide(url: string, ids: readonly number[]): Promise<Row> {
  const [one, four] = [[] as number[], [] as number[]];
  for (let round = 0; round < 3; round += 1) {
    one.push(await rate(url, ids, 1));
    four.push(await rate(url, ids, 4));
  }
  const detail = `${median(four).toFixed(0)} against ${median(one).toFixed(0)} jobs/s`;
  return ratioRow('four writers of a brand, against one', median(four) / median(one), 1.6, detail);
}

/** Median time of writing one job, alone and beside another process that writes batches. */
async function besideBatches(url: string, ids: readonly number[]): Promise<Row> {
  const alone = await times(url, ids);
  const child = spawn(process.execPath, [import.meta.filename, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const beside = await times(url, ids);
  child.kill();
  const detail = `${beside.toFixed(1)} against ${alone.toFixed(1)} ms`;
  return mostRow(
    `writing a job beside a writer of ${BATCH}-job batches, against alone`,
    beside / alone,
    2,
    'times',
    detail,
  );
}

async function times(url: string, ids: readonly number[]): Promise<number> {
  const client = await connect(url);
  const taken: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  for (let at = 0; performance.now() < until; at += 1) {
    const start = performance.now();
    await write(client, [ids[ids.length - 1 - (at % BATCH)] ?? 0]);
    taken.push(performance.now() - start);
    await pause(20);
  }
  await client.end();
  return median(taken);
}

/** Writes batches of the first jobs until it is killed. */
if (import.meta.main) {
  const client = await connect(process.argv[2] ?? '');
  const { rows } = await client.query<{ id: number }>('select id from job order by id limit $1', [JOBS - BATCH]);
  for (let from = 0; ; from = (from + BATCH) % rows.length) {
    await write(
      client,
      rows.slice(from, from + BATCH).map(({ id }) => id),
    );
    process.stdout.write('.');
  }
}
