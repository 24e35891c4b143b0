/** Numeric ids of brands. */
import type { Transaction } from './index-types.ts';

/** New brands are assigned an id. */
export async function loadBrandIds(tx: Transaction, brands: readonly string[]): Promise<Map<string, number>> {
  const keys = [...new Set(brands)].sort();
  const read = async () => {
    const { rows } = await tx.query<{ id: number; key: string }>(
      'select id, key from frontend where key = any($1::text[])',
      [keys],
    );
    return new Map(rows.map(({ id, key }) => [key, id]));
  };
  const found = await read();
  if (found.size === keys.length) return found;
  const missing = keys.filter((key) => !found.has(key));
  await tx.query('insert into frontend (key) select unnest($1::text[]) on conflict do nothing', [missing]);
  return read();
}
