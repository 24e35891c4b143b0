/** The clock was an hour ahead, and has been set back. */
import { expect, it, vi } from 'vitest';
import { testBackend, testBrand } from '../testing/backend.ts';
import { enqueue } from './queue-store.ts';
import { runWork } from './run-work.ts';
import { defineTask } from './work.ts';

const api = testBackend([testBrand('acme')]);

it('schedules and tasks that were noted by that clock do not wait for it', async () => {
  const ran: string[] = [];
  const task = defineTask({ name: 'asked-for', retryLimit: 0, run: async () => void ran.push('asked-for') });
  const start = () => runWork({ tasks: [task], tools: api.backend.work, bus: api.backend.services.bus });
  await (await start())();
  await enqueue(api.db, task, {});
  await api.pool.query(`update pgboss.version set cron_on = now() + interval '1 hour'`);
  await api.pool.query(`update pgboss.job set created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'
    where name = 'asked-for'`);
  const end = await start();
  await vi.waitFor(() => expect(ran).toEqual(['asked-for']), 5000);
  const { rows } = await api.pool.query('select cron_on <= now() as now from pgboss.version');
  expect(rows).toEqual([{ now: true }]);
  await end();
});
