/** Writers of one brand side by side: none waits for another, and counts, epochs, words and names are right in the end. */
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { indexJobs } from './index-job.ts';
import { createSqlSearch } from './sql-search.ts';
import { epochSql } from './sql-tally.ts';
import { foldAll } from './tally.ts';
import { insertTerms } from './testing/contract-world.ts';
import { answers, insertJob, insertOrganization, keptCounts, trueCounts } from './testing/rows.ts';
import { keepSearch } from './upkeep.ts';

const database = testDatabase();
const languagesOf = () => ['en', 'de'];

/** Whoever waits for a lock fails. */
async function impatiently(work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    await client.query("set local lock_timeout = '1ms'");
    await work(client);
  });
}

/** Begins a transaction that stays open while `meanwhile` runs. */
async function beside(
  end: 'commit' | 'rollback',
  work: (client: pg.PoolClient) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await meanwhile();
  } finally {
    await client.query(end);
    client.release();
  }
}

async function epoch(brand: string): Promise<number> {
  const { rows } = await database.pool.query<{ epoch: number }>(
    `select ${epochSql("'JOBS'", 'f.id')}::integer as epoch from frontend f where key = $1`,
    [brand],
  );
  return rows[0]?.epoch ?? 0;
}

async function lines(text: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(text);
  return rows.map(({ line }) => line);
}

const words = () => lines("select word as line from search_word where langcode = 'en' order by word");
const aliases = () =>
  lines("select alias as line from facet_alias where langcode = 'en' and alias not like 'days-%' order by alias");
const job = (title: string, field: string, organizationId?: number) =>
  insertJob(database.pool, {
    title,
    ...(organizationId !== undefined && { organizationId }),
    data: answers({ occupationalField: [field], employmentType: ['full_time'] }),
  });
const index = (ids: number[]) => (client: pg.PoolClient) => indexJobs(client, ids, languagesOf);

describe('writers of one brand', () => {
  let acme = 0;

  beforeAll(async () => {
    await insertTerms(database.pool);
    acme = await insertOrganization(database.pool, 'Acme');
    await impatiently(index([await job('First', 'nursing', acme)]));
  });

  it.each(['commit', 'rollback'] as const)('do not wait for a transaction that ends in a %s', async (end) => {
    const [open, own] = [await job('Same words', 'pharmacy', acme), await job('Same words', 'pharmacy', acme)];
    const before = await epoch('ledger');
    // The term has a value already: two that create the same one are the exception.
    await impatiently(index([await job('First of its kind', 'pharmacy')]));
    await database.pool.query("delete from facet_alias where alias in ('pharmacy', 'pharmacy-de')");
    await beside(end, index([open]), async () => {
      await impatiently(index([own]));
      expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
      expect(await epoch('ledger')).toBe(before + 2);
    });
    expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
    expect(await epoch('ledger')).toBe(before + (end === 'commit' ? 3 : 2));
    await keepSearch(database.pool);
    expect(await words()).toEqual(['acme', 'first', 'harbor', 'kind', 'words', 'works']);
    expect(await aliases()).toEqual(['acme', 'full-time', 'health', 'nursing', 'pharmacy']);
    expect(await lines('select word as line from search_word_later')).toEqual([]);
    expect(await lines('select langcode as line from facet_alias_later')).toEqual([]);
  });

  it('fold their changes now and then, and change nothing by it', async () => {
    const id = await job('Often', 'nursing');
    const before = await epoch('ledger');
    for (let write = 0; write < 40; write++) await impatiently(index([id]));
    const changes = await lines('select index as line from facet_change');
    expect(changes.length).toBeLessThan(40);
    expect(await epoch('ledger')).toBe(before + 40);
    expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
    await inTransaction(database.pool, foldAll);
    expect(await lines('select index as line from facet_change')).toEqual([]);
    expect(await epoch('ledger')).toBe(before + 40);
    expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
  });

  it('do not wait for one that folds, and neither lose nor repeat a change', async () => {
    const id = await job('Beside a fold', 'nursing');
    for (const end of ['rollback', 'commit'] as const) {
      await impatiently(index([id]));
      const before = await epoch('ledger');
      await beside(end, foldAll, async () => {
        await impatiently(async (client) => {
          await index([id])(client);
          await foldAll(client);
        });
        expect(await epoch('ledger')).toBe(before + 1);
      });
      expect(await epoch('ledger')).toBe(before + 1);
      expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
    }
  });

  it('make kept counts outdated at their commit, not before', async () => {
    const search = createSqlSearch(database.pool);
    const input = {
      index: 'JOBS' as const,
      brand: 'ledger',
      languages: ['en'],
      now: new Date('2026-03-01T12:00:00Z'),
      request: { range: { first: 0, last: 1 }, facets: [{ field: 'occupations' }] },
    };
    const { total } = await search.search(input);
    await beside('commit', index([await job('One more', 'nursing')]), async () => {
      expect((await search.search(input)).total).toBe(total);
    });
    expect((await search.search(input)).total).toBe(total + 1);
    await search.close();
  });
});
