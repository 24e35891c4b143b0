/** What administrators wait for: a change that another process shows, and two large organizations that become one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { indexJobs } from '../../backend/search/index-job.ts';
import { createSessionTokens } from '../../backend/session-token.ts';
import { insertPerson, type Person } from '../../backend/testing/people.ts';
import { type RunningServer, startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { median, mostRow, type Row } from './table.ts';

const BRAND = 'harbor-ledger';
const SECRET = 'a secret that two processes share, long enough';
const CHANGES = 10;
const JOBS = 5_000;

const SAVE = `mutation ($expected: Int!, $patch: JSON!) {
  saveBrandPatch(brand: "${BRAND}", expected: $expected, patch: $patch, note: "x") { version } }`;
const MERGE = `mutation ($keep: Int!, $merge: Int!) {
  mergeEntries(kind: organization, keep: $keep, merge: $merge) { id } }`;
const UNDO = 'mutation ($id: Int!) { undoMerge(id: $id) { undone } }';

export async function benchAdministration(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-administration-'));
  const database = await startEmbeddedPostgres({ dataDir, log: console.warn });
  const pool = createPool(database.url);
  const servers: RunningServer[] = [];
  try {
    const env = { DATABASE_URL: database.url, SECRET, WORKER: 'separate' };
    servers.push(await startServerProcess(env));
    servers.push(await startServerProcess({ ...env, BUILD: '0' }));
    const [here, there] = servers as [RunningServer, RunningServer];
    const backend = { services: { tokens: createSessionTokens(SECRET) } };
    const boss = await insertPerson(
      { db: openDatabase(pool), backend },
      { on: BRAND, roles: ['administrator'], everywhere: true },
    );
    return [await changes(here, there, boss), ...(await merges(pool, here, boss))];
  } finally {
    for (const server of servers) await server.stop();
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Answer {
  saveBrandPatch: { version: number };
  mergeEntries: { id: number };
}

/** The data of an answer: what was asked for. */
async function ask(server: RunningServer, boss: Person, query: string, variables: object): Promise<Answer> {
  const { text } = await client(server.port, { brand: BRAND })('/graphql', {
    ...{ method: 'POST', body: JSON.stringify({ query, variables }) },
    headers: { 'content-type': 'application/json', frontend: `${BRAND};en`, ...boss.headers },
  });
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** From the moment at which a change is sent to one process until the cached home page of the other shows it. */
async function changes(here: RunningServer, there: RunningServer, boss: Person): Promise<Row> {
  const get = client(there.port, { brand: BRAND });
  const taken: number[] = [];
  let expected = 0;
  for (let at = 0; at < CHANGES; at += 1) {
    const name = `Renamed ${at}`;
    await get('/');
    const started = performance.now();
    const { saveBrandPatch } = await ask(here, boss, SAVE, { expected, patch: { site: { name } } });
    expected = saveBrandPatch.version;
    while (!(await get('/')).text.includes(name)) {
      if (performance.now() - started > 20_000) throw new Error(`The change ${at} did not arrive.`);
      await pause(5);
    }
    taken.push((performance.now() - started) / 1000);
  }
  return mostRow(
    'a saved switch until another process shows it, the slowest of ten',
    Math.max(...taken),
    1,
    's',
    `median ${median(taken).toFixed(2)} s`,
  );
}

async function merges(pool: pg.Pool, server: RunningServer, boss: Person): Promise<Row[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select organization_id as id from job where frontend = $1 and state = 'published' and organization_id is not null
     group by 1 order by count(*) desc, 1 limit 2`,
    [BRAND],
  );
  const [keep, merge] = rows.map(({ id }) => id) as [number, number];
  await fill(pool, merge);
  const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const started = performance.now();
    const done = await work();
    return [done, (performance.now() - started) / 1000];
  };
  const before = await jobsOf(pool, keep);
  const [merged, forward] = await timed(() => ask(server, boss, MERGE, { keep, merge }));
  const moved = (await jobsOf(pool, keep)) - before;
  if (moved < JOBS) throw new Error(`Only ${moved} jobs were moved.`);
  const [, back] = await timed(() => ask(server, boss, UNDO, { id: merged.mergeEntries.id }));
  if ((await jobsOf(pool, keep)) !== before) throw new Error('Not all jobs were moved back.');
  const measured = `${forward.toFixed(1)} s, undone in ${back.toFixed(1)} s`;
  return [{ what: 'merging an organization with 5,000 jobs', measured, reach: '', good: null }];
}

async function jobsOf(pool: pg.Pool, organization: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from job where organization_id = $1',
    [organization],
  );
  return rows[0]?.count ?? 0;
}

/** Gives an organization copies of one of its jobs. */
async function fill(pool: pg.Pool, organization: number): Promise<void> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = 'job' and column_name <> 'id' and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  const { rows } = await pool.query<{ id: number }>(
    `insert into job (${names}) select ${names} from
       (select * from job where organization_id = $1 and state = 'published' order by id limit 1) one,
       generate_series(1, $2::int) returning id`,
    [organization, JOBS],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query('insert into job_frontend (job_id, frontend) select unnest($1::int[]), $2', [ids, BRAND]);
  const connection = await pool.connect();
  try {
    for (let at = 0; at < ids.length; at += 500) {
      await connection.query('begin');
      await indexJobs(connection, ids.slice(at, at + 500));
      await connection.query('commit');
    }
  } finally {
    connection.release();
  }
}
