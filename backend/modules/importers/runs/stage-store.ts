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

export async function clearStaging(db: Connection, runId: number): Promise<void> {
  await db.delete(importerStaging).where(eq(importerStaging.runId, runId));
}

/** Adds items; returns those that were there before under the same identity. */
export async function stageItems(db: Connection, runId: number, items: readonly StagedItem[]): Promise<StagedItem[]> {
  const column = <Name extends keyof StagedItem>(name: Name) => items.map((item) => item[name]);
  const { rows } = await db.execute<{ ordinal: number }>(sql`
    insert into importer_staging (run_id, identity, ordinal, fingerprint, url_key, posting_key)
    select ${runId}, * from unnest(${array(column('identity'), 'text')}, ${array(column('ordinal'), 'int')}, ${array(column('fingerprint'), 'text')},
      ${array(column('urlKey'), 'text')}, ${array(column('postingKey'), 'text')})
    on conflict do nothing returning ordinal`);
  if (rows.length === items.length) return [];
  const staged = new Set(rows.map(({ ordinal }) => ordinal));
  return items.filter(({ ordinal }) => !staged.has(ordinal));
}

const array = (values: readonly unknown[], type: 'text' | 'int'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** Those of these identities whose staged item has the same title, company and place. */
export async function findRepeated(db: Connection, runId: number, items: readonly StagedItem[]): Promise<Set<number>> {
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

export interface Differences {
  /** Staged in all. */
  staged: number;
  /** New, changed, or back. */
  open: number;
  /** As they were, apart from those that this run itself wrote. */
  unchanged: number;
}

interface Run {
  runId: number;
  importerId: number;
}

/** A staged item that is new, was written from something else, or comes back. */
const IS_OPEN = sql`(i.identity is null or i.fingerprint <> s.fingerprint or i.gone is not null)`;

function joined(scope: Scope, { runId, importerId }: Run): SQL {
  return sql`importer_staging s left join ${rowsOf(scope).all(importerItem)} i
    on i.importer_id = ${importerId} and i.identity = s.identity where s.run_id = ${runId}`;
}

/** Tells the planner how many items there are: with an old number, it looks through all items of an importer for each one that is staged. */
export async function renewStatistics(db: Connection): Promise<void> {
  await db.execute(sql`analyze (skip_locked) importer_staging, importer_item`);
}

export async function compare(scope: Scope, run: Run): Promise<Differences> {
  await renewStatistics(scope.db);
  const { rows } = await scope.db.execute<Differences & Record<string, unknown>>(sql`
    select count(*)::int as staged, (count(*) filter (where ${IS_OPEN}))::int as open,
      (count(*) filter (where not ${IS_OPEN} and i.run_id is distinct from ${run.runId}))::int as unchanged
    from ${joined(scope, run)}`);
  const [row] = rows;
  if (row === undefined) throw new Error('A count gives a row.');
  return row;
}

/** An open item: whether it was never there before. */
export interface OpenItem extends StagedItem {
  isNew: boolean;
}

/** The next staged items that are open, in the order of the source. */
export async function listOpen(scope: Scope, run: Run, after: number, limit: number): Promise<OpenItem[]> {
  const { rows } = await scope.db.execute<OpenItem & Record<string, unknown>>(sql`
    select s.ordinal, s.identity, s.fingerprint, s.url_key as "urlKey", s.posting_key as "postingKey", i.identity is null as "isNew"
    from ${joined(scope, run)} and s.ordinal > ${after} and ${IS_OPEN} order by s.ordinal limit ${limit}`);
  return rows;
}

/** Identities that the source no longer has. */
export async function listGone(scope: Scope, { runId, importerId }: Run, limit: number): Promise<string[]> {
  const { rows } = await scope.db.execute<{ identity: string }>(sql`
    select i.identity from ${rowsOf(scope).all(importerItem)} i
    where i.importer_id = ${importerId} and i.gone is null
      and not exists (select from importer_staging s where s.run_id = ${runId} and s.identity = i.identity)
    order by i.identity limit ${limit}`);
  return rows.map(({ identity }) => identity);
}

/** The same of an importer that is being deleted. */
export async function listLeft(scope: Scope, importerId: number, limit: number): Promise<string[]> {
  const { rows } = await scope.db.execute<{ identity: string }>(sql`
    select i.identity from ${rowsOf(scope).all(importerItem)} i
    where i.importer_id = ${importerId} and i.gone is null order by i.identity limit ${limit}`);
  return rows.map(({ identity }) => identity);
}
