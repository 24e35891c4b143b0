/** All SQL of drafts. Every function reads and writes rows of the brand in its scope only. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { draft } from '../../database/schema/drafts.ts';
import type { Scope } from '../../scope.ts';

export type DraftRow = typeof draft.$inferSelect;

/** Whose draft of what. */
export interface DraftPlace {
  accountId: number;
  form: string;
  key: string;
}

const at = ({ frontend }: Scope, { accountId, form, key }: DraftPlace) =>
  and(eq(draft.accountId, accountId), eq(draft.frontend, frontend), eq(draft.form, form), eq(draft.key, key));

export async function findDraft(scope: Scope, place: DraftPlace): Promise<DraftRow | undefined> {
  const [row] = await scope.db.select().from(draft).where(at(scope, place));
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
  { accountId, form, key }: DraftPlace,
  { answers, step, version }: DraftContent,
): Promise<DraftRow | undefined> {
  const { db, frontend } = scope;
  const content = { answers, step, changed: sql`now()` };
  const [row] =
    version === 0
      ? await db
          .insert(draft)
          .values({ accountId, frontend, form, key, ...content, version: 1 })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(draft)
          .set({ ...content, version: version + 1 })
          .where(and(at(scope, { accountId, form, key }), eq(draft.version, version)))
          .returning();
  return row;
}

/** Whether there was one. */
export async function deleteDraft(scope: Scope, place: DraftPlace): Promise<boolean> {
  const rows = await scope.db.delete(draft).where(at(scope, place)).returning({ version: draft.version });
  return rows.length > 0;
}

/** Removes all but the latest `most` drafts of an account on this brand. */
export async function deleteOldest({ db, frontend }: Scope, accountId: number, most: number): Promise<void> {
  await db.execute(sql`
    delete from draft using (
      select form, key from draft where account_id = ${accountId} and frontend = ${frontend}
      order by changed desc, form, key offset ${most}) old
    where draft.account_id = ${accountId} and draft.frontend = ${frontend}
      and draft.form = old.form and draft.key = old.key`);
}

/** Removes the brand's drafts that nobody has touched since; answers how many. */
export async function deleteUntouched({ db, frontend }: Scope, since: Date): Promise<number> {
  const rows = await db
    .delete(draft)
    .where(and(eq(draft.frontend, frontend), lt(draft.changed, since)))
    .returning({ version: draft.version });
  return rows.length;
}

/** Ids of the brands that have drafts. */
export async function brandsWithDrafts(db: Scope['db']): Promise<string[]> {
  const { rows } = await db.execute<{ frontend: string }>(sql`select distinct frontend from draft`);
  return rows.map(({ frontend }) => frontend);
}
