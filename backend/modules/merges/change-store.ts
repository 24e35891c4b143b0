/** SQL that changes rows of any table and records how, so that exactly these changes can be undone. */
import { type SQL, sql } from 'drizzle-orm';
import { acrossBrandsByName } from '../../database/brand-rows.ts';
import { mergeChange } from '../../database/schema/merges.ts';
import type { TransactionScope } from '../../database/transact.ts';

/** The changes of one merge, in their order. */
export interface Recording {
  tx: TransactionScope;
  mergeId: number;
  steps: number;
}

interface Change {
  table: string;
  /** New values by column; expressions may read the row as `t`. */
  set: Readonly<Record<string, SQL>>;
  /** Which rows `t`. */
  where: SQL;
}

export const placeOf = (table: string): SQL =>
  acrossBrandsByName(table, 'What belongs to one entry moves to the other on every brand.');

const column = (name: string) => sql.identifier(name);
const comma = sql`, `;

/** An object of JSON with one field per column. */
function objectOf(columns: readonly string[], value: (name: string) => SQL): SQL {
  const fields = columns.map((name) => sql`${sql.param(name)}::text, ${value(name)}`);
  return sql`jsonb_build_object(${sql.join(fields, comma)})`;
}

const whole = (table: string, fields: SQL): SQL => sql`jsonb_populate_record(null::${placeOf(table)}, ${fields})`;

const isRow = (keys: readonly string[], other: string): SQL =>
  sql.join(
    keys.map((name) => sql`t.${column(name)} = ${sql.raw(other)}.${column(name)}`),
    sql` and `,
  );

/** Columns of a table's primary key. */
async function keysOf({ db }: TransactionScope, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = to_regclass(${`public.${table}`}) and i.indisprimary order by a.attnum`);
  return rows.map(({ name }) => name);
}

/** Changes rows; returns how many. */
export async function changeRows(recording: Recording, { table, set, where }: Change): Promise<number> {
  const { tx, mergeId } = recording;
  const keys = await keysOf(tx, table);
  const names = Object.keys(set);
  const now = (name: string) => sql`t.${column(name)}`;
  const then = (name: string) => set[name] ?? now(name);
  recording.steps += 1;
  const { rowCount } = await tx.db.execute(sql`
    insert into ${mergeChange} (merge_id, step, place, kind, key, before, after)
    select ${mergeId}::int, ${recording.steps}::int, ${table}::text, 'update', ${objectOf(keys, then)}, ${objectOf(names, now)},
      ${objectOf(names, then)}
    from ${placeOf(table)} t where ${where} for update of t`);
  if (!rowCount) return 0;
  const values = names.map((name) => sql`${column(name)} = a.${column(name)}`);
  await tx.db.execute(sql`
    update ${placeOf(table)} t set ${sql.join(values, comma)}
    from ${mergeChange} c, ${whole(table, sql`c.after`)} a, ${whole(table, sql`c.key || c.before`)} o
    where c.merge_id = ${mergeId} and c.step = ${recording.steps} and ${isRow(keys, 'o')}`);
  return rowCount;
}

/** Deletes rows `t`. */
export async function removeRows(recording: Recording, table: string, where: SQL): Promise<void> {
  const { tx, mergeId } = recording;
  const keys = await keysOf(tx, table);
  recording.steps += 1;
  await tx.db.execute(sql`
    with gone as (delete from ${placeOf(table)} t where ${where} returning *)
    insert into ${mergeChange} (merge_id, step, place, kind, key, before)
    select ${mergeId}::int, ${recording.steps}::int, ${table}::text, 'delete', ${objectOf(keys, (name) => sql`t.${column(name)}`)}, to_jsonb(t)
    from gone t`);
}

/** Adds the rows of a query with these columns; those that exist already are left alone. */
export async function addRows(
  recording: Recording,
  { table, columns, from }: { table: string; columns: readonly string[]; from: SQL },
): Promise<void> {
  const { tx, mergeId } = recording;
  const keys = await keysOf(tx, table);
  recording.steps += 1;
  await tx.db.execute(sql`
    with added as (
      insert into ${placeOf(table)} (${sql.join(columns.map(column), comma)}) ${from} on conflict do nothing returning *)
    insert into ${mergeChange} (merge_id, step, place, kind, key)
    select ${mergeId}::int, ${recording.steps}::int, ${table}::text, 'insert', ${objectOf(keys, (name) => sql`t.${column(name)}`)}
    from added t`);
}

/** Reverts what the merge changed, the last change first. What was changed again since, or deleted, is left as it is. */
export async function revertRows(tx: TransactionScope, mergeId: number): Promise<void> {
  const { rows } = await tx.db.execute<{ step: number; place: string; kind: string; columns: string[] }>(sql`
    select distinct step, place, kind, array(select jsonb_object_keys(coalesce(after, '{}'))) as columns
    from ${mergeChange} where merge_id = ${mergeId} order by step desc`);
  for (const one of rows) await tx.db.execute(await reversalOf(tx, mergeId, one));
}

async function reversalOf(
  tx: TransactionScope,
  mergeId: number,
  { step, place, kind, columns }: { step: number; place: string; kind: string; columns: string[] },
): Promise<SQL> {
  const keys = await keysOf(tx, place);
  const table = placeOf(place);
  const isStep = sql`c.merge_id = ${mergeId} and c.step = ${step}`;
  if (kind === 'delete')
    return sql`insert into ${table} overriding system value
      select o.* from ${mergeChange} c, ${whole(place, sql`c.before`)} o where ${isStep} on conflict do nothing`;
  if (kind === 'insert')
    return sql`delete from ${table} t using ${mergeChange} c, ${whole(place, sql`c.key`)} n where ${isStep} and ${isRow(keys, 'n')}`;
  const values = columns.map((name) => sql`${column(name)} = o.${column(name)}`);
  const isUnchanged = columns.map((name) => sql`t.${column(name)} is not distinct from n.${column(name)}`);
  return sql`
    update ${table} t set ${sql.join(values, comma)}
    from ${mergeChange} c, ${whole(place, sql`c.before`)} o, ${whole(place, sql`c.key || c.after`)} n
    where ${isStep} and ${isRow(keys, 'n')} and ${sql.join(isUnchanged, sql` and `)}`;
}
