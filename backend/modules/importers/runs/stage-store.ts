/** SQL of the items of a run while it is read: which are new or changed, and which are gone. */
import { eq, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../database/brand-rows.ts';
import type { Connection } from '../../../database/pool.ts';
import { importerItem, importerStaging } from '../../../database/schema/importers.ts';
import type { Scope } from '../../../scope.ts';
import type { ItemKeys } from '../map/keys.ts';

/** An item with its place in the source, counted from 0. */
export interface StagedItem extends ItemKeys {
  ordinal: number;
}

/** A staged item that a run writes: whether it was never there before. */
export interface OpenItem extends StagedItem {
  isNew: boolean;
}

export async function clearStaging(db: Connection, runId: number): Promise<void> {
  await db.delete(importerStaging).where(eq(importerStaging.runId, runId));
}

/** What a run found of staged items. */
export interface Staged<Item> {
  /** Those that it writes: new, changed, or back. */
  open: (Item & OpenItem)[];
  /** How many are as they were, apart from those that this run itself wrote. */
  unchanged: number;
  /** Those that were staged before under the same identity. */
  again: Item[];
}

export interface Run {
  runId: number;
  importerId: number;
}

/** A staged item that is new, was written from something else, or comes back. */
const IS_OPEN = sql`(i.identity is null or i.fingerprint <> s.fingerprint or i.gone is not null)`;

/**
 * Adds items, and compares them with those of the importer. `offset 0` looks each of them up by its key: joined otherwise, all
 * items of the importer would be read for every call where the planner does not know how many there are.
 */
export async function stageItems<Item extends StagedItem>(
  scope: Scope,
  { runId, importerId }: Run,
  items: readonly Item[],
): Promise<Staged<Item>> {
  if (items.length === 0) return { open: [], unchanged: 0, again: [] };
  const column = <Name extends keyof StagedItem>(name: Name) => items.map((item) => item[name]);
  const { rows } = await scope.db.execute<{ ordinal: number; isOpen: boolean; isNew: boolean; isOwn: boolean }>(sql`
    with s as (
      insert into importer_staging (run_id, identity, ordinal, fingerprint, url_key, posting_key)
      select ${runId}, * from unnest(${array(column('identity'), 'text')}, ${array(column('ordinal'), 'int')}, ${array(column('fingerprint'), 'text')},
        ${array(column('urlKey'), 'text')}, ${array(column('postingKey'), 'text')})
      on conflict do nothing returning ordinal, identity, fingerprint)
    select s.ordinal, ${IS_OPEN} as "isOpen", i.identity is null as "isNew", i.run_id is not distinct from ${runId} as "isOwn"
    from s left join lateral (select * from ${rowsOf(scope).all(importerItem)} i
      where i.importer_id = ${importerId} and i.identity = s.identity offset 0) i on true`);
  const found = new Map(rows.map((row) => [row.ordinal, row]));
  return {
    open: items.flatMap((item) => {
      const row = found.get(item.ordinal);
      return row?.isOpen ? [{ ...item, isNew: row.isNew }] : [];
    }),
    unchanged: rows.filter(({ isOpen, isOwn }) => !isOpen && !isOwn).length,
    again: items.filter(({ ordinal }) => !found.has(ordinal)),
  };
}

const array = (values: readonly unknown[], type: 'text' | 'int'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** Those of these identities whose staged item has the same title, company and place. */
export async function findRepeated(db: Connection, runId: number, items: readonly StagedItem[]): Promise<Set<number>> {
  if (items.length === 0) return new Set();
  const { rows } = await db.execute<{ ordinal: number }>(sql`
    select i.ordinal from unnest(${array(
      items.map(({ ordinal }) => ordinal),
      'int',
    )}, ${array(
      items.map(({ identity }) => identity),
      'text',
    )}, ${array(
      items.map(({ postingKey }) => postingKey),
      'text',
    )}) i(ordinal, identity, posting_key)
    join importer_staging s on s.run_id = ${runId} and s.identity = i.identity and s.posting_key = i.posting_key`);
  return new Set(rows.map(({ ordinal }) => ordinal));
}

/** Tells the planner how many items there are: with an old number, it looks through all items of a brand for a few of them. */
export async function renewStatistics(db: Connection): Promise<void> {
  await db.execute(sql`analyze (skip_locked) importer_item`);
}

/** Identities that the source no longer has. `except` takes the same time whatever the planner believes about their number. */
export async function listGone(scope: Scope, { runId, importerId }: Run, limit: number): Promise<string[]> {
  const { rows } = await scope.db.execute<{ identity: string }>(sql`
    select i.identity from ${rowsOf(scope).all(importerItem)} i where i.importer_id = ${importerId} and i.gone is null
    except select s.identity from importer_staging s where s.run_id = ${runId}
    order by identity limit ${limit}`);
  return rows.map(({ identity }) => identity);
}

/** The same of an importer that is being deleted. */
export async function listLeft(scope: Scope, importerId: number, limit: number): Promise<string[]> {
  const { rows } = await scope.db.execute<{ identity: string }>(sql`
    select i.identity from ${rowsOf(scope).all(importerItem)} i
    where i.importer_id = ${importerId} and i.gone is null order by i.identity limit ${limit}`);
  return rows.map(({ identity }) => identity);
}
