/** Benchmark of alerts that are all due at once: throughput and memory of a worker. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { migrateDatabase } from '../../backend/database/migrate.ts';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { days, insertBasics, insertJob } from '../../backend/testing/rows.ts';
import { nodeFlagsOf } from '../../scripts/processes/place.ts';
import { residentMegabytes } from './brands.ts';
import { leastRow, mostRow, type Row } from './table.ts';

const SEARCHES = 5_000;
const JOBS = 600;
const words = [
  'nurse',
  'driver',
  'clerk',
  'engineer',
  'teacher',
  'sales',
  'night',
  'harbor',
  'senior',
  'junior',
  'lead',
  'remote',
];

export async function benchAlerts(alerts = 100_000): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nameplate-alerts-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: console.warn });
  const pool = createPool(postgres.url);
  try {
    await migrateDatabase(postgres.url);
    await fill(pool, alerts);
    return await measure(pool, { DATABASE_URL: postgres.url, UPLOADS_FOLDER: path.join(dataDir, 'files') }, alerts);
  } finally {
    await pool.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Half of the jobs are newer than the last run of the alerts; a tenth of the searches has a third of the alerts. */
async function fill(pool: pg.Pool, alerts: number): Promise<void> {
  const db = openDatabase(pool);
  await insertBasics(db, ['acme']);
  const wordAt = (at: number) => words[at % words.length] ?? '';
  for (let at = 0; at < JOBS; at++)
    await insertJob(db, {
      title: `${wordAt(at)} ${wordAt(Math.floor(at / words.length))} ${at}`,
      organizationName: `Company ${at % 90}`,
      published: at % 2 === 0 ? days(-0.5) : days(-5),
    });
  await pool.query(
    `insert into search_alert (frontend, email, locale, title, href, request, search_key, interval, nonce, created, confirmed, since, due)
     select 'acme', 'seeker' || at || '@example.com', 'en', 'A search', '/jobs', jsonb_build_object('language', 'en', 'fulltext',
         jsonb_build_object('keys', ($2::text[])[1 + search % 12] || case when search >= 12 then ' or "' || search || '"' else '' end)),
       'search ' || search, 86400, 'nonce', now() - interval '9 days', now(), now() - interval '1 day', now()
     from (select at, case when at % 3 = 0 then at % ($3::int / 10) else at % $3::int end as search
       from generate_series(1, $1::int) at) a`,
    [alerts, words, SEARCHES],
  );
  await pool.query('analyze');
}

async function measure(pool: pg.Pool, settings: Record<string, string>, alerts: number): Promise<Row[]> {
  const file = path.join(import.meta.dirname, '../../backend/work/testing/worker.ts');
  const worker = spawn(process.execPath, [...nodeFlagsOf('worker'), file], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(worker.pid ?? 0));
  }, 200);
  try {
    await once(worker.stdout, 'data');
    const atRest = residentMegabytes(worker.pid ?? 0);
    const began = performance.now();
    const count = async (text: string) => Number((await pool.query<{ n: string }>(text)).rows[0]?.n);
    while ((await count('select count(*) as n from search_alert where due <= now()')) > 0)
      await new Promise((resolve) => setTimeout(resolve, 250));
    const seconds = (performance.now() - began) / 1000;
    const mails = await count('select count(*) as n from outbox');
    return [
      leastRow(
        `alerts worked off in a second, ${alerts} due at once`,
        alerts / seconds,
        200,
        'alerts/s',
        `${mails} mails in ${seconds.toFixed(0)} s`,
      ),
      mostRow('memory of the worker meanwhile', highest, 512, 'MB', `${atRest.toFixed(0)} MB when it began`),
    ];
  } finally {
    clearInterval(watch);
    worker.kill();
    await once(worker, 'exit');
  }
}
