/** Tasks on a real queue: enqueued in transactions, run once, retried after a failure. */
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testBackend, testBrand } from '../testing/backend.ts';
import { enqueue } from './queue-store.ts';
import { runWork } from './run-work.ts';
import { tasks } from './tasks.ts';
import { defineTask, type Task } from './work.ts';

const api = testBackend([testBrand('acme')]);
const ends: (() => Promise<void>)[] = [];

async function work(...some: readonly Task[]): Promise<void> {
  ends.push(await runWork({ tasks: some, tools: api.backend.work, bus: api.backend.services.bus }));
}

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function task(name: string, run: (data: Record<string, unknown>) => Promise<void>, more: Partial<Task> = {}): Task {
  return defineTask({ name, retryLimit: 2, run: (_tools, data) => run(data), ...more });
}

async function rowsOf(name: string): Promise<unknown[]> {
  const { rows } = await api.pool.query(
    'select state, retry_count as tries from pgboss.job where name = $1 order by created_on',
    [name],
  );
  return rows;
}

describe('a task', () => {
  it('runs after the commit of what asked for it, once for each time, and not after a rollback', async () => {
    const seen: unknown[] = [];
    const note = task('note', async (data) => void seen.push(data));
    await work(note);
    await api.db.transaction(async (tx) => {
      await enqueue(tx, note, { job: 1 });
      await enqueue(tx, note, { job: 2 });
    });
    const undone = api.db.transaction(async (tx) => {
      await enqueue(tx, note, { job: 3 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await vi.waitFor(() => expect(rowsOf('note')).resolves.toHaveLength(2));
    await vi.waitFor(() => expect(seen).toEqual([{ job: 1 }, { job: 2 }]), 5000);
  });

  it('waits for somebody to do it, and is the same as another one with its key that waits', async () => {
    const seen: unknown[] = [];
    const count = task('count', async (data) => void seen.push(data));
    for (const n of [1, 2, 3]) await enqueue(api.db, count, { n }, { singletonKey: 'one' });
    await enqueue(api.db, count, { n: 4 }, { singletonKey: 'another' });
    await enqueue(api.db, count, { n: 5 }, { startAfter: new Date(Date.now() + 3_600_000) });
    await work(count);
    await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }, { n: 4 }]), 5000);
    expect(await rowsOf('count')).toHaveLength(3);
  });

  it('is put back when it fails, and logged', async () => {
    const fail = task('fail', async () => Promise.reject(new Error('not today')));
    await work(fail);
    await enqueue(api.db, fail, {});
    await vi.waitFor(() => expect(rowsOf('fail')).resolves.toEqual([{ state: 'retry', tries: 0 }]), 5000);
    expect(api.entries.at(-1)).toMatchObject({ level: 'error', code: 'WORK_FAILED' });
    expect(api.entries.at(-1)?.message).toMatch(/^fail failed: Error: not today/);
  });

  it('with a schedule waits and runs once at a time, however often it is asked for', async () => {
    const gates: (() => void)[] = [];
    const slow = task('slow', () => new Promise((resolve) => void gates.push(resolve)), { schedule: '0 0 1 1 *' });
    await work(slow);
    await enqueue(api.db, slow, {});
    await vi.waitFor(() => expect(gates).toHaveLength(1), 5000);
    await enqueue(api.db, slow, {});
    expect(await rowsOf('slow')).toEqual([{ state: 'active', tries: 0 }]);
    gates[0]?.();
    await vi.waitFor(() => expect(rowsOf('slow')).resolves.toEqual([{ state: 'completed', tries: 0 }]), 5000);
  });
});

it('writes the schedules of all tasks down once', async () => {
  await work(...tasks);
  const { rows } = await api.pool.query<{ name: string }>('select name, cron from pgboss.schedule order by name');
  const wanted = tasks.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [{ name, cron: schedule }]));
  expect(rows).toEqual(wanted.sort((a, b) => (a.name < b.name ? -1 : 1)));
  const stamp = sql`select max(updated_on)::text as at from pgboss.schedule`;
  const before = await api.db.execute(stamp);
  await work(...tasks);
  expect((await api.db.execute(stamp)).rows).toEqual(before.rows);
});

it('names each task once, in the alphabet of queues', () => {
  const names = tasks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
