/**
 * Base counts and epochs of brands, changed in the transaction of the counted rows. Each write adds rows of its own, so that
 * writers of a brand never wait for each other; now and then a writer folds those that are committed into the counts.
 */
import type { Transaction } from './index-types.ts';
import { isFree } from './locks.ts';
import type { SearchIndex } from './port.ts';
import { hourSql } from './sql-tally.ts';

/** What a search row contributes to the counts. */
export interface Counted {
  brands: readonly number[];
  values: readonly number[];
}

/** The rows of a write before and after it. */
export interface Replaced {
  before: readonly Counted[];
  after: readonly Counted[];
}

/** Readers add up this many changes without noticing. */
const MOST_CHANGES = 32;
const INDEXES: readonly SearchIndex[] = ['JOBS', 'ORGANIZATIONS', 'RESUMES'];

/** Changes the counts and the epoch of every brand with a row before or after; value 0 counts the rows themselves. */
export async function changeCounts(tx: Transaction, index: SearchIndex, replaced: Replaced): Promise<void> {
  const rows = stepsOf(replaced);
  if (rows.length === 0) return;
  const brands = rows.map(({ brand }) => brand);
  // A row without any values moves the epoch alone.
  await tx.query(
    `insert into facet_change (index, brand, "values", steps)
      select $1, brand, v::integer[], s::integer[] from unnest($2::integer[], $3::text[], $4::text[]) c(brand, v, s)`,
    [
      index,
      brands,
      rows.map(({ counts }) => `{${counts.map(([value]) => value)}}`),
      rows.map(({ counts }) => `{${counts.map(([, step]) => step)}}`),
    ],
  );
  const { rows: full } = await tx.query<{ brand: number }>(
    'select brand from facet_change where index = $1 and brand = any($2::integer[]) group by brand having count(*) > $3',
    [index, brands, MOST_CHANGES],
  );
  for (const { brand } of full) await fold(tx, index, brand);
}

/** What a write adds to the counts of each brand with a row before or after; values whose count stays are left out. */
export function stepsOf({ before, after }: Replaced): { brand: number; counts: [value: number, step: number][] }[] {
  const changes = new Map<number, Map<number, number>>();
  const add = ({ brands, values }: Counted, step: number) => {
    for (const brand of brands) {
      const counts = changes.get(brand) ?? new Map<number, number>();
      changes.set(brand, counts);
      for (const value of [0, ...values]) counts.set(value, (counts.get(value) ?? 0) + step);
    }
  };
  for (const row of before) add(row, -1);
  for (const row of after) add(row, 1);
  return [...changes].map(([brand, counts]) => ({ brand, counts: [...counts].filter(([, step]) => step !== 0) }));
}

/** Folds the changes of all brands, each in the given transaction. */
export async function foldAll(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ index: SearchIndex; brand: number }>(
    'select index, brand from facet_change group by index, brand',
  );
  for (const { index, brand } of rows) await fold(tx, index, brand);
}

/** Only whoever has the lock touches these rows of the counts, so nobody waits; readers see all of it at the commit, or nothing. */
async function fold(tx: Transaction, index: SearchIndex, brand: number): Promise<void> {
  if (!(await isFree(tx, 'COUNTS', brand * INDEXES.length + INDEXES.indexOf(index)))) return;
  await tx.query(
    `with folded as (delete from facet_change where index = $1 and brand = $2 returning "values", steps),
    counted as (
      insert into facet_count (index, brand, value, count)
        select $1, $2, value, sum(step) from (select unnest("values") as value, unnest(steps) as step from folded) c
        group by value having sum(step) <> 0
      on conflict (index, brand, value) do update set count = facet_count.count + excluded.count)
    insert into search_epoch (index, brand, epoch) select $1, $2, count(*) from folded having count(*) > 0
      on conflict (index, brand) do update set epoch = search_epoch.epoch + excluded.epoch`,
    [index, brand],
  );
}

/** Adds what the counts lack against the rows themselves: one statement, so that writers may go on meanwhile. */
export async function recount(tx: Transaction): Promise<void> {
  await tx.query(
    `with counted as (
      select 'JOBS' as index, b as brand, v as value, count(*) as n from job_search, unnest(brands) b, unnest(0 || "values" || ${hourSql('published')}) v group by b, v
      union all select 'ORGANIZATIONS', brand, v, count(*) from organization_search, unnest(0 || "values") v group by brand, v
      union all select 'RESUMES', brand, v, count(*) from resume_search, unnest(0 || "values") v group by brand, v
      union all select index, brand, value, -count from facet_count
      union all select index, brand, unnest("values"), -unnest(steps) from facet_change
    )
    insert into facet_change (index, brand, "values", steps)
      select index, brand, array_agg(value), array_agg(step)
      from (select index, brand, value, sum(n)::integer as step from counted group by index, brand, value having sum(n) <> 0) c
      group by index, brand`,
  );
  await foldAll(tx);
}
