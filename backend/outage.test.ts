import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from './database/transaction.ts';
import { UserError } from './errors.ts';
import { testBackend, testBrand } from './testing/backend.ts';
import { keepBusy } from './testing/keep-busy.ts';
import { insertBasics, insertJob } from './testing/rows.ts';

const api = testBackend([testBrand('acme')], { production: true, behindDoor: { request: 1000, health: 500 } });
const ACME = { frontend: 'acme;en-eu' };
let job: number;

const read = () => ({ query: `{ job(id: ${job}) { title } }` });
const AWAY = 'We cannot reach our data right now. Please try again in a few seconds; nothing you saved is lost.';

async function post(body: unknown, headers: Record<string, string> = ACME) {
  const answer = await api.post('acme.example', body, headers);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
}

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  job = await insertJob(api.db, { title: 'Clerk' });
});

beforeEach(async () => {
  api.door.become('open');
  await vi.waitFor(async () => expect((await post(read())).status).toBe(200), 15_000);
  api.entries.splice(0);
});

describe.each(['shut', 'silent'] as const)('a database that is %s', (manner) => {
  beforeEach(() => api.door.become(manner));

  it('is told to clients as a matter of time, in a batch, too', async () => {
    expect(await post(read())).toMatchObject({
      status: 503,
      retryAfter: '10',
      body: { errors: [{ message: AWAY, extensions: { code: 'UNAVAILABLE' } }] },
    });
    expect(await post([read(), { query: '{ version }' }])).toMatchObject({
      status: 503,
      retryAfter: '10',
    });
  });

  it('is told before any operation is run, too', async () => {
    const claims = { sessionId: 'b0b1f2c0-0000-4000-8000-000000000000', frontend: 'acme', version: 1 };
    const bearer = await api.backend.services.tokens.sign(claims, 60);
    expect(await post(read(), { ...ACME, authorization: `Bearer ${bearer}` })).toMatchObject({
      status: 503,
      retryAfter: '10',
      body: { errors: [{ message: AWAY, extensions: { code: 'UNAVAILABLE' } }] },
    });
  });

  it('is named in the log without a number and without values', async () => {
    const query = 'mutation { requestPasswordReset(email: "person@example.com") { errors { message } } }';
    expect((await post({ query })).status).toBe(503);
    const faults = api.entries.filter(({ level }) => level === 'error');
    expect(faults.map(({ code }) => code)).toEqual(['UNAVAILABLE']);
    expect(JSON.stringify(api.entries)).not.toContain('person@example.com');
  });

  it('does not hold the look at it', async () => {
    expect(await api.backend.databaseAnswers()).toBe(false);
    api.door.become('open');
    await vi.waitFor(async () => expect(await api.backend.databaseAnswers()).toBe(true), 15_000);
  });

  it('gives back the connection of a transaction at once', async () => {
    const { pool } = api.backend;
    api.door.become('open');
    const work = inTransaction(pool, async (client) => {
      api.door.become(manner);
      await client.query('select 1');
    });
    await expect(work).rejects.toThrow();
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});

it('a database that answers while this process is busy is not away', async () => {
  const look = api.backend.databaseAnswers();
  keepBusy(1500);
  expect(await look).toBe(true);
});

it('a full disk takes nobody the connection, so that reading goes on', async () => {
  const { pool } = api.backend;
  const write = "do $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$";
  const connection = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await connection();
  await expect(pool.query(write)).rejects.toThrow('could not extend file');
  expect(await connection()).toBe(before);
  await expect(inTransaction(pool, (client) => client.query(write))).rejects.toThrow('could not extend file');
  expect(await connection()).toBe(before);
});

it('leaves refusals in a transaction as they are', async () => {
  await expect(
    inTransaction(api.backend.pool, async () => {
      throw new UserError('NOT_ALLOWED', 'No.');
    }),
  ).rejects.toThrow('No.');
});

it('gives a statement that somebody waits for a limit, and background work none', async () => {
  const slow = "select pg_sleep(1.2), 'done' as state";
  await expect(api.backend.pool.query(slow)).rejects.toThrow('canceling statement due to statement timeout');
  expect((await api.backend.work.pool.query(slow)).rows).toMatchObject([{ state: 'done' }]);
});
