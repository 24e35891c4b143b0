/** All SQL of drafts. Every function reads and writes rows of the brand in its scope only. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { draft } from '../../database/schema/drafts.ts';
import type { Scope } from '../../scope.ts';

export type DraftRow = typeof draft.$inferSelect;

/** Whose draft of what. */
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
  /** Version that it was made from; 0 makes a new draft. */
  version: number;
}

/** The row written; undefined when the draft has another version by now. */
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

/** Whether there was one. */
export async function deleteDraft(scope: Scope, which: DraftId): Promise<boolean> {
  const rows = await rowsOf(scope).delete(draft).where(at(which)).returning({ version: draft.version });
  return rows.length > 0;
}

/** Removes all but the latest `most` drafts of an account on this brand. */
export async function deleteOldest(scope: Scope, accountId: number, most: number): Promise<void> {
  const old = sql`(select form, key from ${rowsOf(scope).all(draft)} d where account_id = ${accountId}
    order by changed desc, form, key offset ${most})`;
  await rowsOf(scope)
    .delete(draft)
    .where(and(eq(draft.accountId, accountId), sql`(${draft.form}, ${draft.key}) in ${old}`));
}

/** Removes the brand's drafts that nobody has touched since; answers how many. */
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
