/** Tables whose rows belong to a brand: their type keeps them out of queries that do not name one. */
import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm';
import { getTableColumns } from 'drizzle-orm';
import {
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
} from 'drizzle-orm/pg-core';

declare const TABLE: unique symbol;

/** Any brand table. */
export interface BrandTable<T extends PgTable = PgTable> {
  readonly $inferSelect: T['$inferSelect'];
  readonly $inferInsert: T['$inferInsert'];
  readonly [TABLE]: T;
}

/** Columns can be used in conditions and as fields; the table itself is only read and written through `rowsOf` or `acrossBrands`. */
export type BrandTableWithColumns<T extends PgTable> = BrandTable<T> & T['_']['columns'];

/** The underlying drizzle table. */
export type Opened<T> = T extends { readonly [TABLE]: infer P extends PgTable } ? P : T extends PgTable ? T : never;

type Columns = Record<string, PgColumnBuilderBase> & { frontend: PgColumnBuilderBase };

/** An ordinary `pgTable` whose rows carry the id of their brand in `frontend`. */
export function brandTable<N extends string, C extends Columns>(
  name: N,
  columns: C,
  extra?: (self: BuildExtraConfigColumns<N, C, 'pg'>) => PgTableExtraConfigValue[],
): BrandTableWithColumns<
  PgTableWithColumns<{ name: N; schema: undefined; columns: BuildColumns<N, C, 'pg'>; dialect: 'pg' }>
> {
  const table: unknown = pgTable(name, columns, extra);
  return table as never;
}

/** Its columns, for lists of fields. */
export function columnsOf<T extends BrandTable>(table: T): Opened<T>['_']['columns'] {
  const opened: unknown = table;
  return getTableColumns(opened as PgTable);
}
