/** SQL of what texts of feeds mean, and of those that nobody has mapped. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { acrossBrands, rowsWithin } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import type { Connection } from '../../database/pool.ts';
import { account } from '../../database/schema/accounts.ts';
import { importer, importerItem, importerValue } from '../../database/schema/importers.ts';
import { job } from '../../database/schema/jobs.ts';
import type { Within } from './importer-store.ts';
import { type KnownValue, TERM_KINDS } from './map/known-values.ts';

export interface UnknownValueRow {
  brand: string;
  kind: string;
  text: string;
  count: number;
  jobId: number | null;
  jobTitle: string | null;
}

/** Values that somebody can map. */
export const VALUE_KINDS = [...TERM_KINDS, 'place', 'salary'] as const;

const MOST_UNKNOWN = 200;
const MOST_VALUES = 500;

/** The most frequent first. */
export async function listUnknown(within: Within, kind: string | null): Promise<UnknownValueRow[]> {
  const rows = rowsWithin(within);
  const { rows: found } = await within.db.execute<UnknownValueRow & Record<string, unknown>>(sql`
    select u.frontend as brand, u.kind, u.text, u.count, u.job_id as "jobId", j.title as "jobTitle" from (
      select i.frontend, split_part(v, ':', 1) as kind, substr(v, strpos(v, ':') + 1) as text, count(*)::int as count, max(i.job_id) as job_id
      from ${rows.all(importerItem)} i cross join lateral unnest(i.unknown) v
      where i.unknown <> '{}' and i.gone is null group by 1, 2, 3) u
    left join ${rows.all(job)} j on j.id = u.job_id
    where ${kind}::text is null or u.kind = ${kind}
    order by u.count desc, u.frontend, u.kind, u.text limit ${MOST_UNKNOWN}`);
  return found;
}

/** Columns of a value. */
export interface ValueRow extends Pick<typeof importerValue.$inferSelect, 'id' | 'kind' | 'text' | 'code' | 'created'> {
  brand: string | null;
  by: string | null;
}

/** Those of these brands and of all brands, newest first. */
export function listValues(within: Within, kind: string | null): Promise<ValueRow[]> {
  const { id, frontend, kind: kinds, text, code, created } = columnsOf(importerValue);
  return rowsWithin(within)
    .select({ id, brand: frontend, kind: kinds, text, code, created, by: account.displayName })
    .from(importerValue)
    .leftJoin(account, eq(account.id, importerValue.accountId))
    .where(kind === null ? undefined : eq(kinds, kind))
    .orderBy(desc(created), desc(id))
    .limit(MOST_VALUES)
    .execute();
}

const VALUES = acrossBrands(importerValue, 'A value may count for every brand; whoever writes it was asked before.');

export async function findValue(db: Connection, id: number) {
  const [row] = await db.select().from(VALUES).where(eq(VALUES.id, id));
  return row ?? null;
}

/** Adds a value, or changes the one with the same text. */
export async function saveValue(db: Connection, values: typeof importerValue.$inferInsert): Promise<number> {
  const { frontend = null, kind, folded } = values;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`importer value ${frontend} ${kind} ${folded}`}))`);
  const [known] = await db
    .select({ id: VALUES.id })
    .from(VALUES)
    .where(
      and(
        frontend === null ? isNull(VALUES.frontend) : eq(VALUES.frontend, frontend),
        eq(VALUES.kind, kind),
        eq(VALUES.folded, folded),
      ),
    );
  const [row] =
    known === undefined
      ? await db.insert(VALUES).values(values).returning({ id: VALUES.id })
      : await db.update(VALUES).set(values).where(eq(VALUES.id, known.id)).returning({ id: VALUES.id });
  if (row === undefined) throw new Error('The value was not written.');
  return row.id;
}

export async function deleteValue(db: Connection, id: number): Promise<void> {
  await db.delete(VALUES).where(eq(VALUES.id, id));
}

/** Whether items of these brands have the text among what nobody has mapped. They are mapped again with their next run. */
export async function reopenItems(within: Within, key: string): Promise<boolean> {
  const rows = await rowsWithin(within)
    .update(importerItem)
    .set({ fingerprint: '' })
    .where(and(sql`${importerItem.unknown} <> '{}'`, sql`${key} = any(${importerItem.unknown})`))
    .returning({ importerId: importerItem.importerId });
  const ids = [...new Set(rows.map(({ importerId }) => importerId))];
  if (ids.length > 0) await forgetVersions(within, ids);
  return ids.length > 0;
}

/** All items of these brands are mapped again with the next run. */
export async function reopenAll(within: Within): Promise<void> {
  await rowsWithin(within)
    .update(importer)
    .set({ revision: sql`${importer.revision} + 1`, etag: null, lastModified: null })
    .where();
}

/** The source is fetched again even if it has not changed. */
async function forgetVersions(within: Within, ids: readonly number[]): Promise<void> {
  await rowsWithin(within)
    .update(importer)
    .set({ etag: null, lastModified: null })
    .where(inArray(importer.id, [...ids]));
}

/** What counts on a brand: its own values, and those of all brands. */
export async function knownValuesOf(within: Within): Promise<KnownValue[]> {
  const { frontend, kind, folded, code } = columnsOf(importerValue);
  const rows = await rowsWithin(within).select({ frontend, kind, folded, code }).from(importerValue).where();
  return rows.flatMap(({ frontend: brand, kind: text, folded: value, code: term }) => {
    const known = VALUE_KINDS.find((one) => one === text);
    return known ? [{ kind: known, folded: value, code: term, scope: brand === null ? 'network' : 'brand' }] : [];
  });
}
