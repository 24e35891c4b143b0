/** All SQL of drafts. Every function reads and writes rows of the brand in its scope only. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { draft } from '../../database/schema/drafts.ts';
import type { Scope } from '../../scope.ts';

export type DraftRow = typeof draft.$inferSelect;

/** Identifies a draft. */
export interface DraftId {
  accountId: number;
  form: string;
  key: string;
}

const at = ({ accountId, form, key }: DraftId) =>
  and(eq(draft.accountId, accountId), eq(draft.form, form), eq(draft.key, key));

export async function findDraft(scope: Scope, which: DraftId): Promise<DraftRow | undefined> {
  const [row] = await rowsOf(scope).select().from(draft).where(at(which));
  return row;
}

export interface DraftContent {
  answers: Record<string, unknown>;
  step: string | null;
  /** Version that it is based on; 0 creates a new draft. */
  version: number;
}

/** The saved row; undefined if the draft has a newer version. */
export async function writeDraft(
  scope: Scope,
  { accountId, form, key }: DraftId,
  { answers, step, version }: DraftContent,
): Promise<DraftRow | undefined> {
  const content = { answers, step, changed: sql`now()` };
  const [row] =
    version === 0
      ? await rowsOf(scope)
          .insert(draft)
          .values({ accountId, form, key, ...content, version: 1 })
          .onConflictDoNothing()
          .returning()
      : await rowsOf(scope)
          .update(draft)
          .set({ ...content, version: version + 1 })
          .where(and(at({ accountId, form, key }), eq(draft.version, version)))
          .returning();
  return row;
}

/** Returns whether there was one. */
export async function deleteDraft(scope: Scope, which: DraftId): Promise<boolean> {
  const rows = await rowsOf(scope).delete(draft).where(at(which)).returning({ version: draft.version });
  return rows.length > 0;
}

/** Deletes all but the latest `most` drafts of an account on this brand. */
export async function deleteOldest(scope: Scope, accountId: number, most: number): Promise<void> {
  const old = sql`(select form, key from ${rowsOf(scope).all(draft)} d where account_id = ${accountId}
    order by changed desc, form, key offset ${most})`;
  await rowsOf(scope)
    .delete(draft)
    .where(and(eq(draft.accountId, accountId), sql`(${draft.form}, ${draft.key}) in ${old}`));
}

/** Deletes the brand's drafts that were not changed since; returns the number. */
export async function deleteUntouched(scope: Scope, since: Date): Promise<number> {
  const rows = await rowsOf(scope).delete(draft).where(lt(draft.changed, since)).returning({ version: draft.version });
  return rows.length;
}

/** Ids of the brands that have drafts. */
export async function brandsWithDrafts(db: Scope['db']): Promise<string[]> {
  const { rows } = await db.execute<{ frontend: string }>(
    sql`select distinct frontend from ${acrossBrands(draft, 'Finds the brands that have any.')}`,
  );
  return rows.map(({ frontend }) => frontend);
}
