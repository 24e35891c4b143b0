/** SQL of changes of several brands. */
import { and, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { brandPatch, fleetEdit } from '../../database/schema/brands.ts';
import type { Scope } from '../../scope.ts';

type Reach = Parameters<typeof rowsWithin>[0];

export async function insertFleetEdit(db: Connection, values: typeof fleetEdit.$inferInsert): Promise<number> {
  const [row] = await db.insert(fleetEdit).values(values).returning({ id: fleetEdit.id });
  if (row === undefined) throw new Error('The change of several brands was not written.');
  return row.id;
}

/** Changes that concern any of these brands, newest first. */
export async function listFleets(within: Reach, { from, size }: { from: number; size: number }) {
  const ids = rowsWithin(within)
    .select({ id: brandPatch.fleetId })
    .from(brandPatch)
    .where(isNotNull(brandPatch.fleetId));
  const where = inArray(fleetEdit.id, ids);
  const [counted] = await within.db.select({ total: count() }).from(fleetEdit).where(where);
  const rows = await within.db
    .select()
    .from(fleetEdit)
    .where(where)
    .orderBy(desc(fleetEdit.id))
    .offset(from)
    .limit(size);
  return { total: counted?.total ?? 0, rows };
}

export interface FleetMember {
  fleetId: number | null;
  brand: string;
  undone: boolean;
}

const MEMBER = {
  fleetId: brandPatch.fleetId,
  brand: brandPatch.frontend,
  undone: sql<boolean>`bool_or(${brandPatch.kind} = 'fleet_undo')`,
};

/** These of the brands that the changes were made on, by id. */
export function listFleetMembers(within: Reach, fleets: readonly number[]): Promise<FleetMember[]> {
  return rowsWithin(within)
    .select(MEMBER)
    .from(brandPatch)
    .where(inArray(brandPatch.fleetId, [...fleets]))
    .groupBy(brandPatch.fleetId, brandPatch.frontend)
    .orderBy(brandPatch.frontend);
}

/** All of the brands that a change was made on, by id. */
export function listAllMembers(db: Connection, fleetId: number): Promise<FleetMember[]> {
  const patches = acrossBrands(brandPatch, 'A change of several brands is undone on all of them.');
  return db
    .select(MEMBER)
    .from(patches)
    .where(eq(brandPatch.fleetId, fleetId))
    .groupBy(brandPatch.fleetId, brandPatch.frontend)
    .orderBy(brandPatch.frontend);
}

/** What the change did to the brand: its patch with it, and the one before. */
export async function findFleetStep(scope: Scope, fleetId: number) {
  const [row] = await rowsOf(scope)
    .select()
    .from(brandPatch)
    .where(and(eq(brandPatch.fleetId, fleetId), eq(brandPatch.kind, 'fleet')));
  if (row === undefined) return undefined;
  const [older] = await rowsOf(scope)
    .select()
    .from(brandPatch)
    .where(lt(brandPatch.id, row.id))
    .orderBy(desc(brandPatch.id))
    .limit(1);
  return { before: older, after: row };
}
