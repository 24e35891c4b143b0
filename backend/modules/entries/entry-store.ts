/** SQL of all lists of the administration: one page, one entry, a number. */
import { and, type SQL, sql } from 'drizzle-orm';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import { rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { UserError } from '../../errors.ts';
import type { AdminList } from '../../graphql.generated.ts';
import { anyMatches, planList } from '../rights/list-store.ts';
import type { EntryList, Within } from './entry-list.ts';

export interface Reach {
  db: Connection;
  /** Null for all. */
  brands: readonly string[] | null;
  now: Date;
  /** Of the reader, without a region. */
  language: string;
  say: Translate;
}

/** What a request can reach on these brands. */
export const reachWithin = (
  { db, now, brand, readerLocale }: Pick<ApiContext, 'db' | 'now' | 'brand' | 'readerLocale'>,
  { brands }: Pick<Reach, 'brands'>,
): Reach => ({
  ...{ db, brands, now, language: readerLocale.split('-')[0] ?? readerLocale },
  say: (key) => translatorOf(cutCatalogue(brand, readerLocale, ['entries']), 'entries')(key),
});

export interface FilterValue {
  name: string;
  value: string;
}

export interface EntryRow extends Record<string, unknown> {
  id: number;
  title: string;
  brand: string | null;
}

const withinOf = ({ db, brands, now, language, say }: Reach): Within => ({
  rows: rowsWithin({ db, brands }),
  isEverywhere: brands === null,
  now,
  language,
  say,
});

const column = (name: string): SQL => sql`e.${sql.identifier(name)}`;

/** A moment as raw queries return it. */
export const momentOf = (value: unknown): Date => new Date(String(value));

/** Conditions of a list for its rows `e`. Throws `UserError` BAD_INPUT for an unknown filter or value. */
function conditionOf(list: EntryList, within: Within, filters: readonly FilterValue[]): SQL | undefined {
  return and(
    ...filters.map(({ name, value }) => {
      const filter = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
      const allowed = filter?.values ?? null;
      if (filter === undefined)
        throw new UserError('BAD_INPUT', `There is no filter "${name.slice(0, 40)}".`, { path: 'filters' });
      if (allowed !== null && !allowed.includes(value))
        throw new UserError('BAD_INPUT', `"${name}" is one of ${allowed.join(', ')}.`, { path: 'filters' });
      if (allowed === null && filter.where !== undefined && !/^\d{1,9}$/.test(value))
        throw new UserError('BAD_INPUT', `"${name}" is an id.`, { path: 'filters' });
      return filter.where?.(value, within) ?? sql`${column(name)} = ${value}`;
    }),
  );
}

const all = (condition: SQL | undefined) => condition ?? sql`true`;

interface Asked {
  list?: AdminList | null;
  filters: readonly FilterValue[];
  /** In place of the page that `list` says, also longer ones. */
  span?: { from: number; count: number };
}

/** What a list is sorted by: as asked, or the newest first; by title, from the first to the last, where there is no date. */
export function orderOf(
  { columns, sortedBy }: EntryList,
  asked: AdminList | null | undefined,
): { sort: string; descending: boolean } {
  if (sortedBy !== undefined && (asked?.sort ?? null) === null) return sortedBy;
  const sort = asked?.sort ?? ('created' in columns ? 'created' : null);
  return sort === null ? { sort: 'title', descending: false } : { sort, descending: asked?.descending ?? true };
}

/** A page of a list, and the number of all matches. */
export async function readList(
  reach: Reach,
  list: EntryList,
  { list: part, filters, span }: Asked,
): Promise<{ total: number; rows: EntryRow[] }> {
  const within = withinOf(reach);
  const sortable = Object.entries(list.columns).filter(([, one]) => one.isUnsorted === undefined);
  const columns = Object.fromEntries(sortable.map(([name]) => [name, column(name)]));
  const plan = { ...planList({ ...part, ...orderOf(list, part) }, columns, sql`e.id`), ...span };
  const where = all(
    and(conditionOf(list, within, filters), anyMatches(plan.pattern, ...['title', ...list.search].map(column))),
  );
  const from = sql`from (${list.rows(within)}) e where ${where}`;
  const counted = await reach.db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  const { rows } = await reach.db.execute<EntryRow>(
    sql`select * ${from} order by ${sql.join(plan.order, sql`, `)} offset ${plan.from} limit ${plan.count}`,
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** One entry; null outside of the reach. */
export async function findEntry(reach: Reach, list: EntryList, id: number): Promise<EntryRow | null> {
  const { rows } = await reach.db.execute<EntryRow>(
    sql`select * from (${list.rows(withinOf(reach))}) e where e.id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Titles by id. */
export async function listTitles(
  reach: Reach,
  list: EntryList,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await reach.db.execute<{ id: number; title: string }>(sql`
    select e.id, e.title from (${list.rows(withinOf(reach))}) e where e.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function countEntries(reach: Reach, list: EntryList, filters: readonly FilterValue[]): Promise<number> {
  const within = withinOf(reach);
  const { rows } = await reach.db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${list.rows(within)}) e where ${all(conditionOf(list, within, filters))}`,
  );
  return rows[0]?.total ?? 0;
}
