/** Everything in a database that a backup must bring back, in a form that can be compared. */
import pg from 'pg';
import { WORK_TABLES } from '../snapshot-store.ts';

export interface Whole {
  /** Rows and a hash over all of them, by table. */
  tables: Record<string, string>;
  sequences: Record<string, string>;
  /** Definitions of columns, indexes, constraints, triggers and functions. */
  definitions: string[];
}

/** Tables of transaction ids, which mean nothing in another server. */
export const LEFT_OUT = ['public.search_change', 'public.search_reader'];

export async function readWhole(url: string): Promise<Whole> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = any($1)) order by 1`,
      [WORK_TABLES],
    );
    const whole: Whole = { tables: {}, sequences: {}, definitions: [] };
    for (const { name } of tables) {
      const { rows } = await client.query<{ found: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as found from ${name} t`,
      );
      if (!LEFT_OUT.includes(name)) whole.tables[name] = rows[0]?.found ?? '';
    }
    const { rows: sequences } = await client.query<{ name: string }>(
      "select sequencename as name from pg_sequences where schemaname = 'public' and sequencename <> 'search_change_id_seq'",
    );
    for (const { name } of sequences) {
      const { rows } = await client.query<{ is: string }>(
        `select last_value || ' ' || is_called as is from public.${name}`,
      );
      whole.sequences[name] = rows[0]?.is ?? '';
    }
    const { rows: definitions } = await client.query<{ is: string }>(`
      select c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid) as is from pg_constraint c where c.connamespace = 'public'::regnamespace
      union all select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text from pg_trigger t where not t.tgisinternal
      union all select attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull from pg_attribute a
        join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0 and not attisdropped
      union all select p.oid::regprocedure || ' ' || md5(p.prosrc) from pg_proc p where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      order by 1`);
    whole.definitions = definitions.map(({ is }) => is);
    return whole;
  } finally {
    await client.end();
  }
}
