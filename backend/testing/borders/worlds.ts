/** A database to go back to: what operations write is noted, and taken back before the next. */
import type pg from 'pg';
import { mask } from './mask.ts';
import { ADDED_FROM, THERE } from './people.ts';

export interface World {
  readonly pool: pg.Pool;
  /** What was written since it was opened or taken back, and takes it back, numbers of rows to come included. */
  takeBack(): Promise<Written>;
}

export interface Written {
  /** Tables with rows of the other brand that are not as they were. */
  there: string[];
  /** Other rows that are new or changed, and how many went. */
  here: string;
}

/** Where search notes that it wrote a row anew, be it the same. */
const JOURNAL = 'search_change';
/** Written for all brands at once, and by who asks how often. */
const NEVER_ALIKE = [
  ...[JOURNAL, 'search_epoch', 'search_word', 'facet_count', 'facet_change', 'organization_search', 'resume_search'],
  'rate_limit',
];

/** Rows of the other brand: by their brand, or by the number of a twin in any column. */
const isThere = (table: string, brandTables: ReadonlySet<string>): string =>
  brandTables.has(table) ? `t.frontend = '${THERE}'` : `to_jsonb(t)::text ~ '\\m2\\d{6}\\M'`;

/** Of a database with all its rows. Tables of `brandTables` have the column `frontend`. */
export async function openWorld(pool: pg.Pool, brandTables: ReadonlySet<string>): Promise<World> {
  const { rows } = await pool.query<{ name: string; columns: string }>(`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname`);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  await pool.query(`
    create schema kept;
    create table kept_written (name text primary key);
    create function kept.note_write() returns trigger language plpgsql as $$ begin
      insert into public.kept_written values (tg_table_name) on conflict do nothing;
      return null;
    end $$;
    ${[...columnsOf.keys()]
      .map(
        (name) => `create table kept.${name} as table public.${name};
          create trigger is_noted after insert or update or delete on public.${name}
            for each statement execute function kept.note_write();`,
      )
      .join('\n')}`);

  const findThere = async (tables: readonly string[]): Promise<string[]> => {
    const changed: string[] = [];
    for (const name of tables) {
      const rowsOf = (from: string) => `select to_jsonb(t) as row from ${from} t where ${isThere(name, brandTables)}`;
      const [was, is] = [rowsOf(`kept.${name}`), rowsOf(`public.${name}`)];
      const { rowCount } = await pool.query(`(${was} except all ${is}) union all (${is} except all ${was})`);
      if (rowCount !== 0) changed.push(name);
    }
    return changed;
  };

  const findHere = async (tables: readonly string[]): Promise<string> => {
    const lines: string[] = [];
    for (const name of tables.filter((table) => !NEVER_ALIKE.includes(table))) {
      const rowsOf = (from: string) =>
        `select to_jsonb(t)::text as row from ${from} t where not (${isThere(name, brandTables)})`;
      const [was, is] = [rowsOf(`kept.${name}`), rowsOf(`public.${name}`)];
      const { rows: fresh } = await pool.query<{ row: string }>(`${is} except all ${was}`);
      const { rowCount: gone } = await pool.query(`${was} except all ${is}`);
      lines.push(`${name}: ${gone} gone`, ...fresh.map(({ row }) => mask(row)).sort());
    }
    return lines.join('\n');
  };

  return {
    pool,
    async takeBack() {
      const found = await pool.query<{ name: string }>('select name from kept_written order by name');
      const tables = found.rows.map(({ name }) => name);
      if (tables.length === 0) return { there: [], here: '' };
      const rowTables = tables.filter((name) => name !== JOURNAL);
      const [there, here] = await Promise.all([findThere(rowTables), findHere(tables)]);
      // Neither foreign keys nor triggers, the ledger's among them, are asked.
      await pool.query(`begin; set local session_replication_role = replica;
        ${tables
          .map(
            (name) => `delete from public.${name};
              insert into public.${name} (${columnsOf.get(name)}) overriding system value
                select ${columnsOf.get(name)} from kept.${name};`,
          )
          .join('\n')}
        select setval(format('public.%I', sequencename)::regclass, ${ADDED_FROM}, false) from pg_sequences
          where schemaname = 'public' and last_value is not null;
        delete from kept_written; commit`);
      return { there, here };
    },
  };
}
