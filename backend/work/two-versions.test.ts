/** Workers of two versions of the code on one database, started in either order. */
import { afterEach, expect, it, vi } from 'vitest';
import { testBackend, testBrand } from '../testing/backend.ts';
import { enqueue } from './queue-store.ts';
import { runWork } from './run-work.ts';
import { defineTask, type Task } from './work.ts';

const api = testBackend([testBrand('acme')]);
const ends: (() => Promise<void>)[] = [];

const task = (name: string, schedule?: string, run: Task['run'] = async () => undefined): Task =>
  defineTask({ name, retryLimit: 0, run, ...(schedule !== undefined && { schedule }) });

const OLD = [task('stays', '0 1 1 1 *'), task('moves', '0 2 1 1 *'), task('goes', '0 3 1 1 *')];
const NEW = [task('stays', '0 1 1 1 *'), task('moves', '0 22 1 1 *'), task('comes', '0 4 1 1 *')];
const OLD_SCHEDULES = ['goes 0 3 1 1 *', 'moves 0 2 1 1 *', 'stays 0 1 1 1 *'];
const NEW_SCHEDULES = ['comes 0 4 1 1 *', 'moves 0 22 1 1 *', 'stays 0 1 1 1 *'];

async function start(tasks: readonly Task[]): Promise<() => Promise<void>> {
  const end = await runWork({ tasks, tools: api.backend.work, bus: api.backend.services.bus });
  ends.push(end);
  return end;
}

async function schedules(): Promise<string[]> {
  const { rows } = await api.pool.query<{ name: string; cron: string }>('select name, cron from pgboss.schedule');
  return rows.map(({ name, cron }) => `${name} ${cron}`).sort();
}

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await api.pool.query('delete from pgboss.schedule');
  await api.pool.query('delete from work_plan');
});

it('keep the schedules of the new one when the old one starts again', async () => {
  await start(OLD);
  expect(await schedules()).toEqual(OLD_SCHEDULES);
  await start(NEW);
  expect(await schedules()).toEqual(NEW_SCHEDULES);
  await start(OLD);
  expect(await schedules()).toEqual([...NEW_SCHEDULES, 'goes 0 3 1 1 *'].sort());
  await start(NEW);
  expect(await schedules()).toEqual(NEW_SCHEDULES);
});

it('return to the schedules of the old one once no new one has been heard of for three minutes', async () => {
  await start(OLD);
  await start(NEW);
  await api.pool.query(`update work_plan set last = now() - interval '2 minutes'`);
  await start(OLD);
  expect(await schedules()).toContain('comes 0 4 1 1 *');
  await api.pool.query(`update work_plan set last = now() - interval '4 minutes'`);
  await start(OLD);
  expect(await schedules()).toEqual(OLD_SCHEDULES);
});

it('follow a version that returns after days as a new one', async () => {
  await start(NEW);
  await api.pool.query(`update work_plan set first = now() - interval '3 days', last = now() - interval '2 days'`);
  await start(OLD);
  await start(NEW);
  expect(await schedules()).toEqual(NEW_SCHEDULES);
});

it('leave tasks that they do not know to those who do', async () => {
  const ran: string[] = [];
  const added = task('added', undefined, async () => void ran.push('added'));
  const known = task('known', undefined, async () => void ran.push('known'));
  await start([known]);
  await enqueue(api.db, added, {});
  await enqueue(api.db, known, {});
  await vi.waitFor(() => expect(ran).toEqual(['known']), 5000);
  const { rows } = await api.pool.query(`select state from pgboss.job where name = 'added'`);
  expect(rows).toEqual([{ state: 'created' }]);
  await start([known, added]);
  await vi.waitFor(() => expect(ran).toEqual(['known', 'added']), 5000);
});
