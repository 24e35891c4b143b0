import { beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { readChanges, type SearchChange } from './changes.ts';
import { indexJob, indexOrganization, removeJob } from './index-job.ts';
import { insertTerms } from './testing/contract-world.ts';
import { insertJob, insertOrganization } from './testing/rows.ts';
import { keepSearch } from './upkeep.ts';

const database = testDatabase();
const read = (reader: string) => inTransaction(database.pool, (tx) => readChanges(tx, reader));
const index = (id: number) => inTransaction(database.pool, (tx) => indexJob(tx, id));
const job = (subject: number): SearchChange => ({ index: 'JOBS', subject });

/** Reads until all of this was told: transactions of other databases on the same server, too, may be older. */
async function hears(reader: string, wanted: SearchChange[]): Promise<void> {
  const heard: SearchChange[] = [];
  await vi.waitFor(
    async () => {
      heard.push(...((await read(reader)) ?? []));
      expect(heard).toEqual(expect.arrayContaining(wanted));
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function kept(id: number): Promise<number> {
  await keepSearch(database.pool);
  const query = 'select count(*)::int as n from search_change where subject = $1';
  const { rows } = await database.pool.query<{ n: number }>(query, [id]);
  return rows[0]?.n ?? 0;
}

beforeAll(() => insertTerms(database.pool));

it('tells each reader what changed since it last asked', async () => {
  const id = await insertJob(database.pool);
  expect([await read('one'), await read('two')]).toEqual([null, null]);
  await index(id);
  await index(id);
  const organizationId = await insertOrganization(database.pool, 'Acme');
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into organization_profile (organization_id, frontend, slug, published) values ($1, 'ledger', 'acme', true) returning id",
    [organizationId],
  );
  const profile: SearchChange = { index: 'ORGANIZATIONS', subject: rows[0]?.id ?? 0 };
  await inTransaction(database.pool, (tx) => indexOrganization(tx, profile.subject));
  await hears('one', [job(id), profile]);
  expect(await read('one')).toEqual([]);
  await inTransaction(database.pool, (tx) => removeJob(tx, id));
  await hears('one', [job(id)]);
  await hears('two', [job(id), profile]);
});

it('misses nothing of a transaction that commits after a later one', async () => {
  const [early, late] = [await insertJob(database.pool), await insertJob(database.pool)];
  await read('patient');
  const client = await database.pool.connect();
  await client.query('begin');
  await indexJob(client, early);
  await index(late);
  expect(await read('patient')).not.toContainEqual(job(late));
  await client.query('commit');
  client.release();
  await hears('patient', [job(early), job(late)]);
});

it('keeps what a reader has not read yet, for a week', async () => {
  const id = await insertJob(database.pool);
  await database.pool.query('delete from search_reader');
  expect([await read('fast'), await read('slow')]).toEqual([null, null]);
  await index(id);
  await hears('fast', [job(id)]);
  expect(await kept(id)).toBe(1);
  await hears('slow', [job(id)]);
  await expect.poll(() => kept(id)).toBe(0);

  await index(id);
  await hears('fast', [job(id)]);
  await database.pool.query("update search_reader set read = read - interval '8 days' where name = 'slow'");
  await expect.poll(() => kept(id)).toBe(0);
  expect(await read('slow')).toBeNull();
});
