/** Search compared with the naive approach: `node tests/benchmark/search.ts [10000 100000 1000000]`. */
import type pg from 'pg';
import { createPool } from '../../backend/database/pool.ts';
import type { SearchInput } from '../../backend/search/port.ts';
import { createSearchPool } from '../../backend/search/search-pool.ts';
import { createSqlSearch, type SqlSearch } from '../../backend/search/sql-search.ts';
import { cases, facetPairs } from './search/cases.ts';
import { fillNetwork, keptDatabase, startBenchServer } from './search/database.ts';
import { describeGrowth, type Network } from './search/growth.ts';
import { type NaiveOutcome, searchNaively } from './search/naive.ts';
import { describeRun, type Measured } from './search/report.ts';

interface Measurement extends Measured {
  input: SearchInput;
}

const ROUNDS = 7;
/** From this size, a round takes minutes. */
const LARGE = 1_000_000;
const ROUNDS_OF_LARGE = 3;

const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
const server = await startBenchServer();
try {
  const wanted = sizes.length > 0 ? sizes : [10_000, 100_000];
  for (const size of wanted) console.warn(await benchmark(size));
  if (wanted.includes(LARGE)) console.warn(await growth(LARGE / 10, LARGE));
} finally {
  await server.stop();
}

async function openNetwork(size: number): Promise<{ network: Network; close(): Promise<void> }> {
  const pool = createPool(await keptDatabase(server, `bench_${size}`, (writer) => fillNetwork(writer, size)), {
    max: 4,
  });
  const search = createSqlSearch(pool);
  const close = async () => {
    await search.close();
    await pool.end();
  };
  return { network: { size, search, pairs: await facetPairs(pool) }, close };
}

async function growth(smaller: number, larger: number): Promise<string> {
  const [small, large] = [await openNetwork(smaller), await openNetwork(larger)];
  try {
    return await describeGrowth(small.network, large.network);
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function benchmark(size: number): Promise<string> {
  const url = await keptDatabase(server, `bench_${size}`, (writer) => fillNetwork(writer, size));
  const pool = createPool(url, { max: 4 });
  const naivePool = createSearchPool(pool);
  const search = createSqlSearch(pool);
  try {
    const { rows } = await pool.query<{ id: number; key: string }>('select id, key from frontend');
    const brandIds = new Map(rows.map(({ id, key }) => [key, id]));
    const measured = (await cases(pool)).map(
      (one): Measurement => ({ ...one, total: 0, naive: [], cold: [], kept: [] }),
    );
    for (const one of measured)
      one.total = await warm(search, naivePool, one.input, brandIds.get(one.input.brand) ?? 0);
    const keyReads: number[] = [];
    // Every round runs everything once, in turn, so that noise affects all alike.
    for (let round = 0; round < (size < LARGE ? ROUNDS : ROUNDS_OF_LARGE); round++) {
      keyReads.push(...(await primaryKeyReads(pool)));
      for (const { input, naive, cold, kept } of measured) {
        const brandId = brandIds.get(input.brand) ?? 0;
        naive.push(await milliseconds(() => searchNaively(naivePool, input, brandId)));
        cold.push(await milliseconds(() => search.search(input, { uncached: true })));
        for (let i = 0; i < 10; i++) kept.push(await milliseconds(() => search.search(input)));
      }
    }
    return describeRun(size, measured, keyReads);
  } finally {
    await Promise.all([search.close(), naivePool.end(), pool.end()]);
  }
}

/** Both approaches must agree before either is measured. */
async function warm(search: SqlSearch, naivePool: pg.Pool, input: SearchInput, brandId: number): Promise<number> {
  const naive = await searchNaively(naivePool, input, brandId);
  const once = await search.search(input, { uncached: true });
  if (!isSame(naive, once)) throw new Error(`The naive way and the port disagree: ${JSON.stringify(input.request)}`);
  await search.search(input);
  return once.total;
}

/** Ours returns the steps of a scale in order, the naive approach the most frequent first. */
function isSame(naive: NaiveOutcome, { total, facets }: Awaited<ReturnType<SqlSearch['search']>>): boolean {
  const counted = facets.flatMap(({ field, values }) => values.map(({ id, count }) => `${field} ${id} ${count}`));
  const naively = naive.facets.map((facet) => facet.join(' '));
  return naive.total === total && String(naively.sort()) === String(counted.sort());
}

async function primaryKeyReads(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('select job_id as id from job_search order by random() limit 20');
  const times: number[] = [];
  for (const { id } of rows) {
    times.push(
      await milliseconds(() => pool.query({ name: 'read', text: 'select * from job where id = $1', values: [id] })),
    );
  }
  return times;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
