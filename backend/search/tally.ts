/** Base counts and epochs of brands, updated in the transaction of the counted rows. */
import type { Transaction } from './index-types.ts';
import type { SearchIndex } from './port.ts';

/** What a search row contributes to the counts. */
export interface Counted {
  brands: readonly number[];
  values: readonly number[];
}

/** Increments the epochs of these brands. Must be called first: it serializes writers of a brand, in a fixed order. */
export async function moveEpochs(tx: Transaction, index: SearchIndex, brands: Iterable<number>): Promise<void> {
  const sorted = [...new Set(brands)].sort((a, b) => a - b);
  await tx.query(
    `insert into search_epoch (index, brand, epoch) select $1, brand, 1 from unnest($2::integer[]) brand order by brand
      on conflict (index, brand) do update set epoch = search_epoch.epoch + 1`,
    [index, sorted],
  );
}

/** Updates `facet_count` from the old rows to the new ones; value 0 counts the rows themselves. */
export async function changeCounts(
  tx: Transaction,
  index: SearchIndex,
  before: Iterable<Counted>,
  after: Iterable<Counted>,
): Promise<void> {
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
  const rows = [...changes].flatMap(([brand, counts]) =>
    [...counts].filter(([, change]) => change !== 0).map(([value, change]) => ({ brand, value, change })),
  );
  if (rows.length === 0) return;
  rows.sort((a, b) => a.brand - b.brand || a.value - b.value);
  await tx.query(
    `insert into facet_count (index, brand, value, count)
      select $1, brand, value, change from unnest($2::integer[], $3::integer[], $4::integer[]) with ordinality c(brand, value, change, i) order by i
      on conflict (index, brand, value) do update set count = facet_count.count + excluded.count`,
    [index, rows.map(({ brand }) => brand), rows.map(({ value }) => value), rows.map(({ change }) => change)],
  );
}
