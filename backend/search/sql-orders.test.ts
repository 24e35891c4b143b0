import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { parsePlan } from './parse-plan.ts';
import { createSearchPool } from './search-pool.ts';
import type { Statement } from './sql-builder.ts';
import { hitsStatement } from './sql-statement.ts';
import { TABLES } from './sql-tables.ts';
import { newestStatement } from './sql-unfiltered.ts';
import { Lexemes } from './text/lexemes.ts';
import { readText } from './text/text-query.ts';

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

it.each([
  ['gardener roses', false],
  ['gardener -roses', true],
])(
  'reads the whole vector of a row whose head matches only if it must not contain a word: %s',
  async (keys, isRead) => {
    const plan = parsePlan({
      index: 'JOBS',
      brand: 'acme',
      languages: ['en'],
      now,
      request: { fulltext: { keys }, range: { first: 0, last: 10 } },
    });
    const rules = { index: plan.index, languages: plan.languages, language: 'en', synonyms: [], literal: true };
    const { query } = await readText(new Lexemes(database.pool), async () => [], rules, keys);
    const scope = { table: TABLES.JOBS, brandId: 1, now, filters: plan.filters, text: query };
    const [heads = ''] = hitsStatement(plan, scope).text.split('), hit as');
    expect(heads.includes('all_vector')).toBe(isRead);
  },
);

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

/** Rows that a page of hits reads from tables and indexes. */
async function rowsRead(statement: Statement): Promise<number> {
  const pool = createSearchPool(database.pool);
  try {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, format json) ${statement.text}`,
      statement.values,
    );
    return rows.reduce((sum, row) => sum + scanned(row['QUERY PLAN'][0].Plan), 0);
  } finally {
    await pool.end();
  }
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

function scanned(node: Node): number {
  const own =
    node['Node Type'].endsWith('Scan') && node['Relation Name']?.startsWith('job_search')
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + scanned(child), own);
}

describe('a page of ten that one of twenty jobs matches', () => {
  const [jobs, ownJobs] = [20_000, 1_000];
  const brands = { network: 1, small: 2 };

  beforeAll(async () => {
    await database.pool.query(
      `insert into job (frontend, organization_name, state, title, langcode, data)
        select 'network', '', 'published', '', 'en', '{}' from generate_series(1, $1::integer)`,
      [jobs],
    );
    // The small brand shows one of twenty jobs of the network; on both, each of the properties is as frequent, few jobs are near the place, and one of nine
    // can be done from anywhere in another country.
    await database.pool.query(
      `insert into job_search (job_id, brands, "values", langcode, published, lat, lon, country, remote, featured,
          organization_name, head_vector, all_vector)
        select id, case when id % $1 = 0 then array[2, 1] else array[1] end, array[case when id / $1 % 20 = 0 then 7 else 8 end], 'en',
          $2::timestamptz - id * interval '1 minute', 40 + id % 1000 / 100.0, -100 + id % 997 / 100.0, case when id % 9 = 0 then 'FR' else 'US' end, id % 9 = 0, id / $1 % 20 = 1, '', '', '' from job`,
      [jobs / ownJobs, now],
    );
    await database.pool.query(
      'insert into job_search_brand (job_id, brand, published) select job_id, unnest(brands), published from job_search',
    );
    await database.pool.query('vacuum analyze job_search, job_search_brand');
  });

  const condition = (field: string, value: string) => ({
    conditionGroup: { conjunction: 'AND' as const, conditions: [{ field, value }] },
  });

  it.each([
    ['a flag', condition('featured', '1')],
    ['a facet', condition('industries', '7')],
    ['a place', { geoLocation: { lat: 41, lon: -99, radius: 5, country: 'CA', locationType: 'locality' } }],
  ])('reads a number of rows that does not depend on how many the brand or the network has: %s', async (_, request) => {
    for (const brand of ['network', 'small'] as const) {
      const plan = parsePlan({
        index: 'JOBS',
        brand,
        languages: ['en'],
        now,
        request: { ...request, range: { first: 0, last: 10 } },
      });
      const scope = { table: TABLES.JOBS, brandId: brands[brand], now, filters: plan.filters, text: null };
      // Ten of twenty, in the index of the brand and in the table; more where they are not spread evenly.
      expect(await rowsRead(hitsStatement(plan, scope)), brand).toBeLessThan(10 * 20 * 2 * 1.5);
    }
  });
});
