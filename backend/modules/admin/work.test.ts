import { beforeAll, expect, it } from 'vitest';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics } from '../../testing/rows.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend();
let administrator: Person;
let siteAdmin: Person;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  administrator = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  siteAdmin = await insertPerson(api, { roles: ['site_admin'] });
});

const WORK = '{ adminWork { queues { name waiting failed } failures { id queue tries error } } }';
const RETRY = 'mutation ($id: String!) { retryWork(id: $id) }';

interface Work {
  adminWork: { queues: object[]; failures: { id: string; queue: string; tries: number; error: string }[] };
}

it('shows administrators of the network what failed, and runs it again once', async () => {
  await api.pool.query('select pgboss.create_queue(\'send-test\', \'{"policy": "standard"}\'::jsonb)');
  await api.pool.query(`insert into pgboss.job (name, state, data, output, retry_count, completed_on)
    values ('send-test', 'failed', '{"secret": 1}', '{"message": "No route to host"}', 3, now())`);
  const { adminWork } = (await api.ask(administrator, WORK)) as Work;
  const [failure] = adminWork.failures;
  expect(failure).toEqual({ id: expect.any(String), queue: 'send-test', tries: 4, error: 'No route to host' });
  expect(adminWork.queues).toContainEqual({ name: 'send-test', waiting: 0, failed: 1 });
  expect(await api.ask(siteAdmin, RETRY, { id: failure?.id })).toBe('NOT_ALLOWED');
  expect(await api.ask(administrator, RETRY, { id: failure?.id })).toEqual({ retryWork: true });
  expect(await api.ask(administrator, RETRY, { id: failure?.id })).toEqual({ retryWork: false });
  expect(await api.ask(administrator, RETRY, { id: 'x' })).toEqual({ retryWork: false });
  const after = (await api.ask(administrator, WORK)) as Work;
  expect(after.adminWork.failures).toEqual([]);
  expect(after.adminWork.queues).toContainEqual({ name: 'send-test', waiting: 1, failed: 0 });
});

it('is not for administrators of some brands', async () => {
  expect(await api.ask(siteAdmin, WORK)).toBe('NOT_ALLOWED');
});
