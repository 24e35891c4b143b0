/** SQL of terms and of what was done to them. */
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../database/pool.ts';
import { account } from '../../database/schema/accounts.ts';
import { merge, mergeChange } from '../../database/schema/merges.ts';
import { taxonomyTerm, termChange } from '../../database/schema/taxonomies.ts';
import type { TransactionScope } from '../../database/transact.ts';

/** What an administrator can change of a term. */
export interface TermState extends Record<string, unknown> {
  labels: Readonly<Record<string, string>>;
  /** URL path segments by language. */
  aliases: Readonly<Record<string, string>>;
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Id of the broader term. */
  parent: number | null;
  retired: boolean;
}

const COLUMNS = {
  id: taxonomyTerm.id,
  taxonomy: taxonomyTerm.taxonomy,
  code: taxonomyTerm.code,
  parent: taxonomyTerm.parentId,
  labels: taxonomyTerm.labels,
  aliases: taxonomyTerm.aliases,
  synonyms: taxonomyTerm.synonyms,
  version: taxonomyTerm.version,
  retired: sql<boolean>`${taxonomyTerm.retired} is not null`,
  mergedInto: taxonomyTerm.mergedInto,
};

export interface TermRow extends TermState {
  id: number;
  taxonomy: string;
  code: string;
  version: number;
  mergedInto: number | null;
}

export const stateOf = ({ labels, aliases, synonyms, parent, retired }: TermState): TermState => ({
  ...{ labels, aliases, synonyms, parent, retired },
});

export async function findTermRow(db: Connection, id: number): Promise<TermRow | undefined> {
  const [row] = await db.select(COLUMNS).from(taxonomyTerm).where(eq(taxonomyTerm.id, id));
  return row;
}

export function listTermRows(db: Connection, taxonomy: string): Promise<TermRow[]> {
  return db.select(COLUMNS).from(taxonomyTerm).where(eq(taxonomyTerm.taxonomy, taxonomy)).execute();
}

/** All terms of a taxonomy, which nobody else can change until the end of the transaction. Values may be added to them. */
export async function lockTaxonomy({ db }: TransactionScope, taxonomy: string): Promise<TermRow[]> {
  await db.execute(sql`select pg_advisory_xact_lock(3025028, hashtext(${taxonomy}))`);
  return db
    .select(COLUMNS)
    .from(taxonomyTerm)
    .where(eq(taxonomyTerm.taxonomy, taxonomy))
    .orderBy(asc(taxonomyTerm.id))
    .for('no key update')
    .execute();
}

/** Adds a term behind all others of its taxonomy. Returns its id. */
export async function insertTerm(
  { db }: TransactionScope,
  { taxonomy, code, labels, aliases, synonyms, parent }: Pick<TermRow, 'taxonomy' | 'code'> & TermState,
): Promise<number> {
  const weight = sql`(select coalesce(max(t.weight), 0) + 1 from ${taxonomyTerm} t where t.taxonomy = ${taxonomy})`;
  const [row] = await db
    .insert(taxonomyTerm)
    .values({ ...{ taxonomy, code, labels, aliases, synonyms, weight, version: 1 }, parentId: parent })
    .returning({ id: taxonomyTerm.id });
  if (row === undefined) throw new Error('The term was not written.');
  return row.id;
}

export async function updateTerm(
  { db }: TransactionScope,
  id: number,
  { labels, aliases, synonyms, parent, retired }: TermState,
  now: Date,
): Promise<void> {
  const since: SQL | null = retired ? sql`coalesce(${taxonomyTerm.retired}, ${now})` : null;
  await db
    .update(taxonomyTerm)
    .set({ labels, aliases, synonyms, parentId: parent, retired: since, version: sql`${taxonomyTerm.version} + 1` })
    .where(eq(taxonomyTerm.id, id));
}

export type ChangeRow = typeof termChange.$inferSelect;

export async function insertChange({ db }: TransactionScope, change: typeof termChange.$inferInsert): Promise<void> {
  await db.insert(termChange).values(change);
}

/** Changes of a term, those included that merged another one into it; latest first. */
const concerns = (termId: number): SQL | undefined =>
  or(eq(termChange.termId, termId), sql`(${termChange.after} ->> 'into')::int = ${termId}`);

export function listChanges(db: Connection, termId: number, limit: number) {
  return db
    .select({ change: termChange, author: account.displayName, email: account.email })
    .from(termChange)
    .leftJoin(account, eq(account.id, termChange.authorId))
    .where(concerns(termId))
    .orderBy(desc(termChange.id))
    .limit(limit)
    .execute();
}

export async function findChange(db: Connection, id: number): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(termChange).where(eq(termChange.id, id));
  return row;
}

/** The last change of a term that was not undone. */
export async function findLastChange(db: Connection, termId: number): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(termChange)
    .where(and(concerns(termId), isNull(termChange.undone)))
    .orderBy(desc(termChange.id))
    .limit(1);
  return row;
}

export async function setChangeUndone({ db }: TransactionScope, { id, mergeId }: ChangeRow, now: Date): Promise<void> {
  await db.update(termChange).set({ undone: now }).where(eq(termChange.id, id));
  if (mergeId === null) return;
  await db.update(merge).set({ undone: now }).where(eq(merge.id, mergeId));
  await db.delete(mergeChange).where(eq(mergeChange.mergeId, mergeId));
}

export async function insertTermMerge(
  { db }: TransactionScope,
  { keep, gone, authorId, now }: { keep: number; gone: number; authorId: number; now: Date },
): Promise<number> {
  const [row] = await db
    .insert(merge)
    .values({ kind: 'term', keptId: keep, goneId: gone, authorId, created: now })
    .returning({ id: merge.id });
  if (row === undefined) throw new Error('The merge was not written.');
  return row.id;
}
