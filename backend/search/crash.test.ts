/** The database server and writers that are killed: what was acknowledged is there, and the counts are those of the rows. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { indexJobs } from './index-job.ts';
import { epochSql } from './sql-tally.ts';
import { foldAll } from './tally.ts';
import { insertTerms } from './testing/contract-world.ts';
import { insertJob, keptCounts, trueCounts } from './testing/rows.ts';

const PROGRAM = path.join(import.meta.dirname, 'testing/keep-writing.ts');
const WRITERS = 3;
const JOBS = 12;
/** Acknowledged writes before something is killed: each time in the middle of others. */
const WRITES = 90;

describe('counts', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'np-crash-'));
  chmodSync(home, 0o755);
  const dataDir = path.join(home, 'postgres');
  let server: EmbeddedPostgres;
  let pool: pg.Pool;
  let ids: number[] = [];
  /** The last acknowledged version by job. */
  const acknowledged = new Map<number, number>();

  beforeAll(async () => {
    // With its ordinary settings: what it acknowledges is on the disk.
    server = await startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      pauses: { look: 20, first: 20, longest: 100 },
    });
    await migrateDatabase(server.url);
    pool = createPool(server.url, { max: 4 });
    await insertTerms(pool);
    for (let at = 0; at < JOBS; at += 1) ids.push(await insertJob(pool));
    await inTransaction(pool, (tx) => indexJobs(tx, ids));
    ids = ids.toSorted((a, b) => a - b);
  });
  afterAll(async () => {
    await pool.end();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });

  const start = (own: readonly number[]): ChildProcess =>
    spawn(process.execPath, [PROGRAM, server.url, own.join(',')], { stdio: ['ignore', 'pipe', 'inherit'] });

  /** Writers side by side, until `kill` ends them; resolves when they have ended and the server runs. */
  async function writeUntil(kill: (children: readonly ChildProcess[]) => Promise<unknown>): Promise<void> {
    const children = Array.from({ length: WRITERS }, (_, at) => start(ids.filter((_id, i) => i % WRITERS === at)));
    const ends = children.map((child) => once(child, 'close'));
    let count = 0;
    await new Promise<void>((resolve, reject) => {
      for (const child of children) {
        if (child.stdout === null) throw new Error('A writer has no output.');
        child.once('close', (code) => reject(new Error(`A writer ended by itself, with ${code}.`)));
        createInterface(child.stdout).on('line', (line) => {
          const [id = 0, version = 0] = line.split(' ').map(Number);
          acknowledged.set(id, version);
          count += 1;
          if (count === WRITES) resolve();
        });
      }
    });
    await kill(children);
    await Promise.all(ends);
    await vi.waitFor(() => pool.query('select 1'), 30_000);
  }

  async function numbers(text: string): Promise<number[]> {
    const { rows } = await pool.query<{ n: number }>(text);
    return rows.map(({ n }) => n);
  }

  async function expectWhole(): Promise<void> {
    const { rows } = await pool.query<{ id: number; version: number }>('select id, version from job');
    expect(rows.filter(({ id, version }) => version < (acknowledged.get(id) ?? 0))).toEqual([]);
    const published = await numbers("select id as n from job where state = 'published' order by id");
    expect(await numbers('select job_id as n from job_search order by job_id')).toEqual(published);
    expect(await keptCounts(pool)).toEqual(await trueCounts(pool));
    // The first indexing, and one change for each write.
    const writes = rows.reduce((sum, { version }) => sum + version - 1, 1);
    expect(
      await numbers(`select ${epochSql("'JOBS'", 'id')}::integer as n from frontend where key = 'ledger'`),
    ).toEqual([writes]);
  }

  it.each([
    ['the database server', async () => process.kill(postmaster(dataDir), 'SIGKILL')],
    ['one of its connections, with which it ends all', async () => process.kill(await aWriter(pool), 'SIGKILL')],
    ['every writer', async (children: readonly ChildProcess[]) => children.map((child) => child.kill('SIGKILL'))],
  ])('are exact, and no acknowledged write is lost, after a kill of %s', async (_, kill) => {
    const before = [...acknowledged.values()].reduce((sum, version) => sum + version, 0);
    await writeUntil(kill);
    expect([...acknowledged.values()].reduce((sum, version) => sum + version, 0)).toBeGreaterThan(before);
    await expectWhole();
    await inTransaction(pool, foldAll);
    expect(await numbers('select count(*)::integer as n from facet_change')).toEqual([0]);
    await expectWhole();
  });

  it('stay as they are when a process is killed that folds them, and are folded by the next', async () => {
    await inTransaction(pool, (tx) => indexJobs(tx, ids));
    await pool.query('update job set version = version + 1 where id = $1', [ids[0]]);
    const changes = await numbers('select count(*)::integer as n from facet_change');
    expect(changes).not.toEqual([0]);
    const child = start([]);
    const end = once(child, 'close');
    if (child.stdout) await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await end;
    expect(await numbers('select count(*)::integer as n from facet_change')).toEqual(changes);
    await expectWhole();
    await vi.waitFor(async () => {
      await inTransaction(pool, foldAll);
      expect(await numbers('select count(*)::integer as n from facet_change')).toEqual([0]);
    }, 15_000);
    await expectWhole();
  });
});

function postmaster(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The server process of a connection that is writing. */
async function aWriter(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where state = 'idle in transaction' or (state = 'active' and pid <> pg_backend_pid()) limit 1",
  );
  return rows[0]?.pid ?? Number.NaN;
}
