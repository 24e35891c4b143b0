/** SQL of previews. */
import { and, asc, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { brandPreview } from '../../database/schema/previews.ts';
import type { Scope } from '../../scope.ts';

export type PreviewRow = typeof brandPreview.$inferSelect;

const inUse = (now: Date) => and(isNull(brandPreview.ended), gt(brandPreview.expires, now));

/** Those whose links work, newest first. */
export function listInUse(scope: Scope, now: Date): Promise<PreviewRow[]> {
  return rowsOf(scope).select().from(brandPreview).where(inUse(now)).orderBy(desc(brandPreview.id));
}

/** The preview of an address, of whatever brand. */
export async function findPreview(db: Connection, id: number): Promise<PreviewRow | undefined> {
  const table = acrossBrands(brandPreview, 'An address names the preview, which names the brand.');
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row;
}

export async function insertPreview(
  scope: Scope,
  values: Omit<typeof brandPreview.$inferInsert, 'frontend'>,
): Promise<PreviewRow> {
  const [row] = await rowsOf(scope).insert(brandPreview).values(values).returning();
  if (row === undefined) throw new Error('The preview was not written.');
  return row;
}

/** Whether there was such a preview in use. */
export async function markEnded(scope: Scope, id: number, now: Date): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(brandPreview)
    .set({ ended: now })
    .where(and(eq(brandPreview.id, id), inUse(now)))
    .returning({ id: brandPreview.id });
  return rows.length > 0;
}

/** Ends the oldest previews of the brand that are in use, except for so many. */
export async function endOldest(scope: Scope, kept: number, now: Date): Promise<void> {
  const rows = await rowsOf(scope)
    .select({ id: brandPreview.id })
    .from(brandPreview)
    .where(inUse(now))
    .orderBy(asc(brandPreview.id));
  const old = rows.slice(0, Math.max(0, rows.length - kept)).map(({ id }) => id);
  if (old.length === 0) return;
  await rowsOf(scope).update(brandPreview).set({ ended: now }).where(inArray(brandPreview.id, old));
}

/** Deletes previews that expired before a moment; returns their number. */
export async function deleteExpired(db: Connection, before: Date): Promise<number> {
  const table = acrossBrands(brandPreview, 'Old previews go on every brand.');
  const rows = await db.delete(table).where(lt(table.expires, before)).returning({ id: table.id });
  return rows.length;
}
