/** A worker that is killed while sending alerts: what it had committed stands, the rest is done by the next run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { searchAlert } from '../database/schema/alerts.ts';
import { sendAlerts } from '../modules/alerts/send.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { days, insertBasics, insertJob } from '../testing/rows.ts';

const SEARCHES = 6;
const EACH = 250;
const api = testBackend([testBrand('acme')]);
const files = mkdtempSync(path.join(tmpdir(), 'nameplate-worker-'));
let worker: ChildProcess | undefined;

async function mails(): Promise<{ all: number; recipients: number }> {
  const { rows } = await api.pool.query<{ all: number; recipients: number }>(
    `select count(*)::int as all, count(distinct recipient)::int as recipients from outbox where template = 'job_alert'`,
  );
  return rows[0] ?? { all: 0, recipients: 0 };
}

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  await insertJob(api.db, { title: 'Reporter', published: days(-0.1) });
  const row = {
    frontend: 'acme',
    locale: 'en',
    title: 'x',
    href: '/jobs',
    interval: 86400,
    nonce: 'n',
    created: days(-1),
  };
  for (let search = 0; search < SEARCHES; search++)
    await api.db.insert(everyBrand(searchAlert)).values(
      Array.from({ length: EACH }, (_, at) => ({
        ...row,
        email: `seeker${search}-${at}@example.com`,
        searchKey: `search ${String(search).padStart(2, '0')}`,
        request: { fulltext: { keys: 'reporter' } },
        confirmed: days(-1),
        since: days(-1),
        due: days(-0.01),
      })),
    );
});
afterAll(() => {
  worker?.kill('SIGKILL');
  rmSync(files, { recursive: true });
});

it('mails everybody once', async () => {
  const file = fileURLToPath(new URL('./testing/worker.ts', import.meta.url));
  worker = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: api.url, UPLOADS_FOLDER: files },
    stdio: 'ignore',
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    worker?.once('exit', (_code, signal) => resolve(signal)),
  );
  await vi.waitFor(async () => expect((await mails()).all).toBeGreaterThan(EACH), { timeout: 60_000, interval: 10 });
  worker.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');

  const before = await mails();
  expect(before.all).toBeLessThan(SEARCHES * EACH);
  const { rows } = await api.pool.query('select count(*)::int as n from search_alert where last_sent is not null');
  expect(rows[0]?.n).toBe(before.all);
  const report = await sendAlerts({ ...api.backend.work, signal: new AbortController().signal });
  expect(report).toEqual({ looked: SEARCHES * EACH - before.all, mailed: SEARCHES * EACH - before.all });
  expect(await mails()).toEqual({ all: SEARCHES * EACH, recipients: SEARCHES * EACH });
});
