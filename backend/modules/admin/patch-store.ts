/** SQL of changed settings. Rows are only added; the newest of a brand applies. */
import { asc, count, desc, eq, inArray, lt, max, sql } from 'drizzle-orm';
import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { brandPatch } from '../../database/schema/brands.ts';
import type { Scope } from '../../scope.ts';
import { isPatchKind, type PatchStep } from './steps.ts';

export type PatchRow = typeof brandPatch.$inferSelect;

/** The patch of a row; empty without one. */
export function patchOf(row: Pick<PatchRow, 'patch'> | undefined): JsonObject {
  return isObject(row?.patch) ? row.patch : {};
}

/** Serializes changes to the settings of the same brand, until the end of the transaction. */
export async function lockPatches(scope: Scope): Promise<void> {
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtext('brand_patch'), hashtext(${scope.frontend}))`);
}

export async function newestPatch(scope: Scope): Promise<PatchRow | undefined> {
  const [row] = await rowsOf(scope).select().from(brandPatch).where().orderBy(desc(brandPatch.id)).limit(1);
  return row;
}

/** The newest row of each of these brands, by brand. */
export async function newestPatches(db: Connection, brands: readonly string[]): Promise<Map<string, PatchRow>> {
  if (brands.length === 0) return new Map();
  const newest = rowsWithin({ db, brands })
    .select({ id: max(brandPatch.id) })
    .from(brandPatch)
    .where()
    .groupBy(brandPatch.frontend);
  const rows = await rowsWithin({ db, brands }).select().from(brandPatch).where(inArray(brandPatch.id, newest));
  return new Map(rows.map((row) => [row.frontend, row]));
}

export async function findPatch(scope: Scope, id: number): Promise<PatchRow | undefined> {
  const [row] = await rowsOf(scope).select().from(brandPatch).where(eq(brandPatch.id, id));
  return row;
}

/** The newest first. */
export function listPatches(scope: Scope, from: number, size: number): Promise<PatchRow[]> {
  return rowsOf(scope).select().from(brandPatch).where().orderBy(desc(brandPatch.id)).offset(from).limit(size);
}

/** The patch that applied before. */
export async function patchBefore(scope: Scope, id: number): Promise<PatchRow | undefined> {
  const [row] = await rowsOf(scope)
    .select()
    .from(brandPatch)
    .where(lt(brandPatch.id, id))
    .orderBy(desc(brandPatch.id))
    .limit(1);
  return row;
}

export async function countPatches(scope: Scope): Promise<number> {
  const [row] = await rowsOf(scope).select({ total: count() }).from(brandPatch).where();
  return row?.total ?? 0;
}

/** All changes, oldest first. */
export async function patchSteps(scope: Scope): Promise<PatchStep[]> {
  const rows = await rowsOf(scope)
    .select({ id: brandPatch.id, kind: brandPatch.kind })
    .from(brandPatch)
    .where()
    .orderBy(asc(brandPatch.id));
  return rows.flatMap(({ id, kind }) => (isPatchKind(kind) ? [{ id, kind }] : []));
}

/** Returns the id of the row, which is the new version. */
export async function insertPatch(
  scope: Scope,
  values: Omit<typeof brandPatch.$inferInsert, 'frontend'>,
): Promise<number> {
  const [row] = await rowsOf(scope).insert(brandPatch).values(values).returning({ id: brandPatch.id });
  if (row === undefined) throw new Error('The switch was not written.');
  return row.id;
}
