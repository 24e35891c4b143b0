/** Workers that are killed at random moments of a run: the next one goes on, and ends with the jobs of an undisturbed run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importer, importerItem, importerRun } from '../../../database/schema/importers.ts';
import { transact } from '../../../database/transact.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics, insertImporter, insertPlaces } from '../../../testing/rows.ts';
import { isSweep } from '../../../testing/sweep.ts';
import { enqueue } from '../../../work/queue-store.ts';
import { keyOfRun, runImporterTask } from './tasks.ts';

const [ITEMS, KILLS] = isSweep() ? [900, 5] : [400, 1];
const feed = (revision: number) =>
  `<source>${Array.from({ length: ITEMS }, (_, at) => {
    const text = at % 3 === 0 ? `Revision ${revision}.` : 'Always the same.';
    return revision === 2 && at % 10 === 1
      ? ''
      : `<job><title>Clerk ${at}</title><referencenumber>${at}</referencenumber><company>Works ${at % 40}</company>
        <city>Portland</city><state>ME</state><country>US</country><description>${text}</description></job>`;
  }).join('\n')}</source>`;
let revision = 1;
const server = createServer((_req, res) => void res.writeHead(200, { 'content-type': 'text/xml' }).end(feed(revision)));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const hostAndPort = `127.0.0.1:${(server.address() as AddressInfo).port}`;
/** The brand of the workers: places and languages depend on it. */
const defaults = new URL('../../../../brands/default.json', import.meta.url);
const brand = { ...testBrand('acme'), document: JSON.parse(readFileSync(defaults, 'utf8')) };
const api = testBackend([brand], { outboundAllow: [hostAndPort] });
const files = mkdtempSync(path.join(tmpdir(), 'nameplate-worker-'));
const workers: ChildProcess[] = [];

afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
  rmSync(files, { recursive: true });
  server.close();
});
beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  await insertPlaces(api.db);
});

async function newImporter(): Promise<number> {
  const made = await insertImporter(api.db, 'acme', { url: `http://${hostAndPort}/jobs.xml` });
  return made.importer;
}

async function newRun(importerId: number): Promise<number> {
  const [row] = await api.db
    .insert(everyBrand(importerRun))
    .values({ frontend: 'acme', importerId, cause: 'person', created: days(0) })
    .returning({ id: importerRun.id });
  return row?.id ?? 0;
}

const runOf = async (id: number) =>
  (await api.db.select().from(everyBrand(importerRun)).where(eq(importerRun.id, id)))[0];

async function importConnections(): Promise<number> {
  const { rows } = await api.pool.query(
    `select 1 from pg_stat_activity where application_name = 'nameplate import' and datname = current_database()`,
  );
  return rows.length;
}

/** A worker that does the run, until it is killed after some progress. */
async function killedWorker(run: number, isFar: (written: number) => boolean): Promise<void> {
  await transact({ pool: api.pool, frontend: 'acme' }, ({ db }) =>
    enqueue(db, runImporterTask, { run }, keyOfRun(run)),
  );
  const file = fileURLToPath(new URL('../../../work/testing/worker.ts', import.meta.url));
  const worker = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: api.url,
      UPLOADS_FOLDER: files,
      OUTBOUND_ALLOW: hostAndPort,
    },
    stdio: 'ignore',
  });
  workers.push(worker);
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  for (;;) {
    const row = await runOf(run);
    if (row === undefined || row.state === 'done' || row.state === 'failed') break;
    if (row.state === 'applying' && isFar(row.added + row.changed + row.removed)) break;
    await setTimeout(10);
  }
  worker.kill('SIGKILL');
  await ended;
  // The process that did the run for it ends with it.
  await expect.poll(importConnections).toBe(0);
  await api.pool.query(`delete from pgboss.job where name = 'run-importer'`);
}

/** What the jobs are, apart from their numbers and times. */
async function jobsOf(importerId: number) {
  const { rows } = await api.pool.query(
    `select i.identity, i.owns, i.gone is null as here, j.state, j.title, j.data, j.organization_name,
      (select count(*)::int from job_search s where s.job_id = j.id) as found
    from importer_item i join job j on j.id = i.job_id where i.importer_id = $1 order by i.identity`,
    [importerId],
  );
  return rows;
}

const finish = async (run: number) => {
  const { runInOwnProcess } = await import('./in-own-process.ts');
  const tools = { ...api.backend.work, signal: new AbortController().signal };
  // The lock of a killed process ends with its connection.
  await expect
    .poll(
      async () => {
        await runInOwnProcess(tools, run);
        return (await runOf(run))?.state;
      },
      { timeout: 60_000 },
    )
    .toBe('done');
};

it('ends with the same jobs', { timeout: 900_000 }, async () => {
  const killed = await newImporter();
  for (revision = 1; revision <= 2; revision += 1) {
    const run = await newRun(killed);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = (await runOf(run))?.added ?? 0;
      const more = 20 + Math.floor((Math.random() * ITEMS) / 10);
      await killedWorker(run, (written) => written >= before + more);
      // Only the fifth attempt is the last one.
      await api.db.update(everyBrand(importerRun)).set({ attempts: 0 }).where(eq(importerRun.id, run));
    }
    await finish(run);
    const { items, added, changed, unchanged, removed, refused } = (await runOf(run)) ?? {};
    const present = revision === 1 ? ITEMS : ITEMS - ITEMS / 10;
    expect({ items, refused, sum: (added ?? 0) + (changed ?? 0) + (unchanged ?? 0) }).toEqual({
      ...{ items: present, refused: 0, sum: present },
    });
    expect(removed).toBe(revision === 1 ? 0 : ITEMS / 10);
  }
  const disturbed = await jobsOf(killed);
  await api.db.delete(everyBrand(importer)).where(eq(importer.id, killed));
  await api.pool.query('delete from job');
  const still = await newImporter();
  for (revision = 1; revision <= 2; revision += 1) await finish(await newRun(still));
  expect(disturbed).toHaveLength(ITEMS);
  expect(disturbed).toEqual(await jobsOf(still));
  expect(await api.db.select().from(everyBrand(importerItem)).where(eq(importerItem.importerId, killed))).toEqual([]);
});
