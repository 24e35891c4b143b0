/** SQL that fills a database in one transaction: until its commit, nothing has changed. */
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations } from '../database/migrate.ts';
import { createWork, WORK_SCHEMA } from '../work/schema-store.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest, SequenceInfo, TableInfo } from './manifest.ts';
import { connectPlainly, listTables, quoted } from './snapshot-store.ts';

/** What must not be there while rows come in: constraints and indexes are made again from them, which also checks them. */
interface SetAside {
  table: string;
  name: string;
  definition: string;
}

/** The rows of one table, in parts. */
export interface Filling {
  take(part: Readable): Promise<void>;
  /** Rejects if there were not as many rows as the manifest says. */
  end(): Promise<void>;
}

export interface Restore {
  fill(table: TableInfo): Promise<Filling>;
  /** Constraints, indexes, sequences, later migrations. */
  complete(): Promise<void>;
  commit(): Promise<void>;
  close(): Promise<void>;
}

export interface Occupation {
  /** Tables of ours. */
  tables: number;
  /** Names of other connections to this database. */
  others: string[];
}

/** What is in a database already. */
export async function occupationOf(url: string): Promise<Occupation> {
  const client = await connectPlainly(url);
  try {
    const { rows } = await client.query<Occupation>(
      `select (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind in ('r', 'p') and n.nspname in ('public', '${WORK_SCHEMA}', 'drizzle')
            and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')) as tables,
        array(select distinct coalesce(nullif(application_name, ''), 'unnamed') from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend')::text[] as others`,
    );
    return rows[0] ?? { tables: 0, others: [] };
  } finally {
    await client.end();
  }
}

/** Removes what is there and makes the tables as they were at the time of the backup. All of it waits for the commit. */
export async function openRestore(url: string, { database }: Manifest): Promise<Restore> {
  const client = await connectPlainly(url);
  try {
    await client.query('begin');
    await removeTables(client);
    const applied = new Set(database.migrations);
    await applyMigrations(client, (when) => applied.has(when));
    await createWork(client);
    await checkColumns(client, database.tables);
    const aside = await setAside(client);
    await client.query(
      `do $$ declare t record; begin for t in select oid::regclass as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        loop execute format('alter table %s disable trigger user', t.name); end loop; end $$`,
    );
    await client.query(database.tables.map(({ name }) => `delete from ${quoted(name)}`).join(';'));
    return {
      fill: (table) => fill(client, table),
      async complete() {
        await client.query(
          `do $$ declare t record; begin for t in select oid::regclass as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
            loop execute format('alter table %s enable trigger user', t.name); end loop; end $$`,
        );
        for (const { definition } of aside.indexes) await client.query(definition);
        for (const { table, name, definition } of aside.keys)
          await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
        await setSequences(client, database.sequences);
        await applyMigrations(client, (when) => !applied.has(when));
      },
      async commit() {
        await client.query('commit');
        await client.query('analyze');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** All tables and functions, also those of others; what belongs to extensions stays. */
async function removeTables(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${WORK_SCHEMA} cascade; drop schema if exists drizzle cascade`);
  await client.query(`do $$ declare o record; begin
    for o in select c.oid::regclass as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      loop execute format('drop table if exists %s cascade', o.name); end loop;
    for o in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop execute format('drop function if exists %s cascade', o.name); end loop;
  end $$`);
}

/** The migrations of this code must make the tables that the rows were read from. */
async function checkColumns(client: pg.Client, tables: readonly TableInfo[]): Promise<void> {
  const made = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) {
    const missing = columns.filter((column) => !made.get(name)?.includes(column));
    if (missing.length === 0 || (made.has(name) && name.startsWith(`${WORK_SCHEMA}.`))) continue;
    throw new BackupError(
      `The backup has ${made.has(name) ? `columns "${missing.join('", "')}" of the table` : 'the table'} "${name}", which this version does not know.`,
    );
  }
}

async function setAside(client: pg.Client): Promise<{ keys: SetAside[]; indexes: SetAside[] }> {
  const { rows: keys } = await client.query<SetAside>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: indexes } = await client.query<SetAside>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return { keys, indexes };
}

async function fill(client: pg.Client, { name, columns, rows }: TableInfo): Promise<Filling> {
  const known = (await listTables(client)).find((table) => table.name === name)?.columns ?? [];
  const isOther = columns.some((column) => !known.includes(column));
  const target = isOther ? await openStaging(client, columns) : quoted(name);
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyFrom(`copy ${target} (${list}) from stdin`));
  return {
    take: (part) => pipeline(part, stream, { end: false }),
    async end() {
      stream.end();
      await finished(stream);
      if (stream.rowCount !== rows)
        throw new BackupError(`The backup is damaged: "${name}" has ${stream.rowCount} of its ${rows} rows.`);
      if (isOther)
        await moveStaged(
          client,
          name,
          columns.filter((column) => known.includes(column)),
        );
    },
  };
}

const STAGING = 'pg_temp.staging';

/** pg-boss' tables exist in the present version alone: rows of an older one are taken over as far as their columns still exist. */
async function openStaging(client: pg.Client, columns: readonly string[]): Promise<string> {
  await client.query(
    `create temp table staging (${columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(', ')})`,
  );
  return STAGING;
}

async function moveStaged(client: pg.Client, name: string, columns: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = to_regclass($1) and attname = any($2)`,
    [quoted(name), columns],
  );
  const names = rows.map(({ column }) => pg.escapeIdentifier(column));
  const values = rows.map(({ column, type }) => `${pg.escapeIdentifier(column)}::${type}`);
  await client.query(`insert into ${quoted(name)} (${names.join(', ')}) select ${values.join(', ')} from ${STAGING}`);
  await client.query(`drop table ${STAGING}`);
}

async function setSequences(client: pg.Client, sequences: readonly SequenceInfo[]): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('select setval(to_regclass($1), $2, $3)', [quoted(name), value, called]);
  }
}
