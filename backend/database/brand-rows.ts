/** The only access to tables of brands: `rowsOf(scope)` reads and writes the rows of its brand, `acrossBrands` opens a table for all brands. */
import { and, eq, getTableColumns, inArray, is, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { type PgColumn, type PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { PgDeleteBase } from 'drizzle-orm/pg-core/query-builders/delete';
import type { PgInsertBase, PgInsertValue } from 'drizzle-orm/pg-core/query-builders/insert';
import type {
  AnyPgSelectQueryBuilder,
  CreatePgSelectFromBuilderMode,
  PgSelectJoin,
  SelectedFields,
} from 'drizzle-orm/pg-core/query-builders/select.types';
import type { PgUpdateBase, PgUpdateSetSource } from 'drizzle-orm/pg-core/query-builders/update';
import type { GetSelectTableName, GetSelectTableSelection, JoinType } from 'drizzle-orm/query-builders/select.types';
import type { BrandTable, Opened } from './brand-table.ts';
import type { Connection } from './pool.ts';

type Source = BrandTable | PgTable;
/** One brand, or several; null for all. */
type Brand = string | Placeholder | SQL | readonly string[] | null;
type Joins = 'leftJoin' | 'rightJoin' | 'innerJoin' | 'fullJoin' | 'crossJoin' | 'from';
type From<T extends Source, F> = CreatePgSelectFromBuilderMode<
  'db',
  GetSelectTableName<Opened<T>>,
  F extends SelectedFields ? F : GetSelectTableSelection<Opened<T>>,
  F extends SelectedFields ? 'partial' : 'single'
>;
type Joined<Q, J extends JoinType, T extends Source> = Q extends AnyPgSelectQueryBuilder
  ? PgSelectJoin<Q, true, J, Opened<T>>
  : never;

/** A query before its conditions: `where` adds the brand's condition, even when called without arguments. */
export interface Selecting<Q> {
  /** A joined brand table is limited to the rows of this brand. */
  innerJoin<T extends Source>(table: T, on: SQL | undefined): Selecting<Joined<Q, 'inner', T>>;
  leftJoin<T extends Source>(table: T, on: SQL | undefined): Selecting<Joined<Q, 'left', T>>;
  where(condition?: SQL): Omit<Q, 'where' | Joins>;
}

type NewRow<T extends BrandTable> = Omit<PgInsertValue<Opened<T>>, 'frontend'>;
type Change<T extends BrandTable> = Omit<PgUpdateSetSource<Opened<T>>, 'frontend'>;
type Inserted<T extends BrandTable> = PgInsertBase<Opened<T>, NodePgQueryResultHKT>;
type Updated<T extends BrandTable> = Omit<PgUpdateBase<Opened<T>, NodePgQueryResultHKT>, 'where' | Joins>;
type Deleted<T extends BrandTable> = Omit<PgDeleteBase<Opened<T>, NodePgQueryResultHKT>, 'where'>;

interface Changing<T extends BrandTable> {
  where(condition?: SQL): Updated<T>;
}

/** Queries on the rows of one brand, to be finished with drizzle's own methods (`orderBy`, `limit`, `for`, `returning`, `prepare`). */
export interface BrandRows {
  select(): { from<T extends Source>(table: T): Selecting<From<T, undefined>> };
  select<F extends SelectedFields>(fields: F): { from<T extends Source>(table: T): Selecting<From<T, F>> };
  insert<T extends BrandTable>(table: T): { values(rows: NewRow<T> | readonly NewRow<T>[]): Inserted<T> };
  /** `from` takes further tables that the update reads. */
  update<T extends BrandTable>(table: T): { set(change: Change<T>): Changing<T> & { from(source: SQL): Changing<T> } };
  delete<T extends BrandTable>(table: T): { where(condition?: SQL): Deleted<T> };
  /** Its rows for `from` or `join` in raw SQL; write an alias after it: `from ${rowsOf(scope).all(job)} j`. */
  all(table: BrandTable): SQL;
}

/** Rows of the scope's brand. In a prepared statement the brand is a placeholder. */
export function rowsOf({ db, frontend }: { db: Connection; frontend: string | Placeholder }): BrandRows {
  return rowsOn(db, frontend);
}

/** Rows of the brands that an administrator manages; null means all. */
export function rowsWithin(reach: { db: Connection; brands: readonly string[] | null }): Omit<BrandRows, 'insert'> {
  return rowsOn(reach.db, reach.brands);
}

function rowsOn(db: Connection, frontend: Brand): BrandRows {
  const written = (table: Source) => writtenOn(frontend, table);
  const read = (table: Source) => readOn(frontend, table);
  const rows = {
    select: (fields?: SelectedFields) => ({
      from(table: Source) {
        const query: unknown =
          fields === undefined ? db.select().from(real(table)) : db.select(fields).from(real(table));
        return selecting((query as PgSelect).$dynamic(), read, read(table));
      },
    }),
    insert: (table: Source) => ({
      values(given: object | readonly object[]) {
        const list = Array.isArray(given) ? given : [given];
        const query = db.insert(real(table)).values(list.map((row: object) => ({ ...row, frontend })));
        const save = query.onConflictDoUpdate.bind(query);
        query.onConflictDoUpdate = (config) => save({ ...config, setWhere: within(written(table), config.setWhere) });
        return query;
      },
    }),
    update: (table: Source) => ({
      set(change: object) {
        const query = db.update(real(table)).set({ ...change, frontend: undefined });
        const where = (condition?: SQL) => query.where(within(written(table), condition));
        return {
          where,
          from(source: SQL) {
            query.from(source);
            return { where };
          },
        };
      },
    }),
    delete: (table: Source) => ({
      where: (condition?: SQL) => db.delete(real(table)).where(within(written(table), condition)),
    }),
    all: (table: BrandTable) => tableOf(frontend, table),
  };
  const typed: unknown = rows;
  return typed as BrandRows;
}

/** Like `all`, for a brand that a column names, as in a query over several brands. */
export function tableOf(brand: Brand, table: BrandTable): SQL {
  return sql`(select * from ${real(table)} where ${readOn(brand, table) ?? sql`true`})`;
}

function writtenOn(brand: Brand, table: Source): SQL | undefined {
  const column = brandOf(table);
  if (column === undefined || brand === null) return undefined;
  return Array.isArray(brand) ? inArray(column, brand) : eq(column, brand);
}

/** A row without a brand, such as a network-wide role, counts for every brand. */
function readOn(brand: Brand, table: Source): SQL | undefined {
  const column = brandOf(table);
  const isHere = writtenOn(brand, table);
  return isHere === undefined || column?.notNull !== false ? isHere : or(isNull(column), isHere);
}

type Condition = (table: Source) => SQL | undefined;

/** In parentheses: an "or" in raw SQL must not escape the brand's condition. */
function within(brand: SQL | undefined, own: SQL | undefined): SQL | undefined {
  return own === undefined ? brand : and(brand, sql`(${own})`);
}

function selecting(query: PgSelect, read: Condition, condition: SQL | undefined): unknown {
  const joined = (next: unknown) => selecting(next as PgSelect, read, condition);
  return {
    innerJoin: (table: Source, on: SQL | undefined) => joined(query.innerJoin(real(table), within(read(table), on))),
    leftJoin: (table: Source, on: SQL | undefined) => joined(query.leftJoin(real(table), within(read(table), on))),
    where: (own?: SQL) => query.where(within(condition, own)),
  };
}

const opened = new WeakMap<object, object>();
const isOpened = new WeakSet<object>();
/** Where drizzle keeps the schema of a table. */
const SCHEMA = Symbol.for('drizzle:Schema');

/**
 * A table with the rows of all brands, for work that concerns no single brand; the second argument says why. Statements
 * name it as `"public"."job"`, which shows in the SQL which tables are opened.
 */
export function acrossBrands<T extends BrandTable>(table: T, _why: string): Opened<T> {
  const one: unknown = opened.get(table) ?? Object.create(table, { [SCHEMA]: { value: 'public' } });
  const made = one as Opened<T>;
  opened.set(table, made);
  isOpened.add(made);
  return made;
}

/** The same for raw SQL that knows a table by name only, whether or not it belongs to brands. */
export function acrossBrandsByName(table: string, _why: string): SQL {
  return sql`${sql.identifier('public')}.${sql.identifier(table)}`;
}

function real(table: Source): PgTable {
  const one: unknown = table;
  if (!is(one, PgTable)) throw new Error('This is no table.');
  return one;
}

/** The column with the brand; undefined for tables without brands, and for those opened across brands. */
function brandOf(table: Source): PgColumn | undefined {
  return isOpened.has(table) ? undefined : getTableColumns(real(table)).frontend;
}
