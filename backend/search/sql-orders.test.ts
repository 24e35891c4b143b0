import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { parsePlan } from './parse-plan.ts';
import type { Statement } from './sql-builder.ts';
import { hitsStatement } from './sql-statement.ts';
import { TABLES } from './sql-tables.ts';
import { newestStatement } from './sql-unfiltered.ts';

const database = testDatabase();
const now = new Date('2026-03-01T12:00:00Z');

/** The nodes of a plan that sort, if the planner avoids them wherever an index has the order. */
async function sorts({ text, values }: Statement): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query(
      'begin; set local enable_sort = off; set local enable_incremental_sort = off; set local enable_seqscan = off',
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN'].trim()).filter((line) => line.includes('Sort'));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it.each([
  ['newest first', {}],
  ['oldest first', { sorts: [{ field: 'published', value: 'asc' }] }],
  ['featured', { conditionGroup: { conjunction: 'AND' as const, conditions: [{ field: 'featured', value: '1' }] } }],
  ['a facet', { conditionGroup: { conjunction: 'AND' as const, conditions: [{ field: 'industries', value: '7' }] } }],
])('reads jobs in the order of an index: %s', async (_, request) => {
  const plan = parsePlan({
    index: 'JOBS',
    brand: 'acme',
    languages: ['en'],
    now,
    request: { ...request, range: { first: 0, last: 10 } },
  });
  const scope = { table: TABLES.JOBS, brandId: 1, now, filters: plan.filters, text: null };
  expect(await sorts(hitsStatement(plan, scope))).toEqual([]);
});

it('reads a page without filters in the order of the index of its brand', async () => {
  const plan = parsePlan({
    index: 'JOBS',
    brand: 'acme',
    languages: ['en'],
    now,
    request: { range: { first: 0, last: 10 } },
  });
  const scope = { table: TABLES.JOBS, brandId: 1, now, filters: plan.filters, text: null };
  expect(await sorts(newestStatement(plan, scope))).toEqual([]);
});
