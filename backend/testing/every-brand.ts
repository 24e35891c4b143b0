import type { PgTable } from 'drizzle-orm/pg-core';
import { acrossBrands } from '../database/brand-rows.ts';
import type { BrandTable, Opened } from '../database/brand-table.ts';

/** A table with the rows of all brands: tests prepare them and look at them from outside. One without brands stays as it is. */
export function everyBrand<T extends BrandTable | PgTable>(table: T): Opened<T> {
  const one: unknown = table;
  const opened: unknown = acrossBrands(one as BrandTable, 'Tests stand outside of brands.');
  return opened as Opened<T>;
}
