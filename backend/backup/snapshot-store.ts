/** SQL that reads a whole database as of one moment, beside servers that write: it takes no lock that they wait for. */
import type { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { SWEEP_LOCK } from '../uploads/sweep.ts';
import { holdObjects, nextObjects, type ObjectOfUpload } from '../uploads/upload-store.ts';
import { WORK_SCHEMA } from '../work/schema-store.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest, SequenceInfo } from './manifest.ts';

/** Of pg-boss' tables, those that hold work; the others describe its processes. In the order of their references. */
export const WORK_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** Same text on every server and in every time zone. */
const SESSION = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

export interface ReadTable {
  name: string;
  columns: string[];
}

export interface Snapshot {
  server: string;
  migrations: number[];
  work: number;
  tables: ReadTable[];
  /** Rows of a table in PostgreSQL's text format; `rows` resolves with their number once they are read. */
  read(table: ReadTable): { content: Readable; rows(): Promise<number> };
  sequences(): Promise<SequenceInfo[]>;
  /** Ends the snapshot; files of uploads in it stay in storage until `letGo`. */
  release(): Promise<void>;
  /** The next of the stored files that it has; none at their end. */
  nextObjects(): Promise<ObjectOfUpload[]>;
  /** Files may be deleted again. Rejects if the connection was lost meanwhile, with which they might have been. */
  letGo(): Promise<void>;
  close(): Promise<void>;
}

/** A connection on which rows are text that any PostgreSQL reads. */
export async function connectPlainly(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'nameplate backup' });
  // Statements in progress fail by themselves; an idle connection that breaks must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(SESSION);
  return client;
}

/** Throws a `BackupError` where there are no tables of ours. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await connectPlainly(url);
  try {
    // Stored files are deleted under this lock, so none is deleted meanwhile. Backups may run side by side.
    await client.query('select pg_advisory_lock_shared($1)', [SWEEP_LOCK]);
    await client.query('begin isolation level repeatable read');
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('${WORK_SCHEMA}.version') is not null as there`,
    );
    if (rows[0]?.there !== true)
      throw new BackupError('There is nothing to back up: this database has no tables of Nameplate.');
    await holdObjects(drizzle(client));
    const tables = await listTables(client);
    return {
      ...(await versions(client)),
      tables,
      read(table) {
        const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
        const stream = client.query(copyTo(`copy (select ${columns} from ${quoted(table.name)}) to stdout`));
        const rows = async () => {
          // The server says the number after the last row, perhaps in a packet of its own: the answer to another statement comes later.
          await client.query('select');
          return stream.rowCount;
        };
        return { content: stream, rows };
      },
      sequences: () => readSequences(client),
      release: async () => void (await client.query('commit')),
      nextObjects: () => nextObjects(drizzle(client)),
      async letGo() {
        await client.query('select pg_advisory_unlock_shared($1)', [SWEEP_LOCK]);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** `public.job` as SQL. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.');

async function versions(client: pg.Client): Promise<Pick<Manifest['database'], 'server' | 'migrations' | 'work'>> {
  const { rows } = await client.query<{ server: string; migrations: string[]; work: number }>(
    `select current_setting('server_version') as server, (select version from ${WORK_SCHEMA}.version) as work,
      array(select created_at from drizzle.__drizzle_migrations order by id)::text[] as migrations`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no row back.');
  return { ...row, migrations: row.migrations.map(Number) };
}

/**
 * Tables and the columns that are written. Tables of transaction ids are left out: those of another server mean nothing, and who reads such
 * a journal begins anew. So is what extensions own.
 */
export async function listTables(client: pg.Client): Promise<ReadTable[]> {
  const { rows } = await client.query<ReadTable & { work: string | null }>(
    `select n.nspname || '.' || c.relname as name, case when n.nspname = '${WORK_SCHEMA}' then c.relname end as work,
        array(select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum)::text[] as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' or n.nspname = '${WORK_SCHEMA}' and c.relname = any($1))
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'xid8'::regtype and not a.attisdropped)
      order by 1`,
    [WORK_TABLES],
  );
  const place = ({ work }: { work: string | null }) => (work === null ? -1 : WORK_TABLES.indexOf(work));
  return rows.toSorted((a, b) => place(a) - place(b)).map(({ name, columns }) => ({ name, columns }));
}

/** They are not part of a snapshot: read after the rows, their values are at least those in the rows. */
async function readSequences(client: pg.Client): Promise<SequenceInfo[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and n.nspname = 'public' order by 1`,
  );
  const found: SequenceInfo[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<Omit<SequenceInfo, 'name'>>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    );
    const [value] = values;
    if (value !== undefined) found.push({ name, ...value });
  }
  return found;
}
