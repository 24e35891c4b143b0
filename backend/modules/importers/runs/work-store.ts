/** SQL of runs for the task that does them, on whatever brand. */
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import type { Connection } from '../../../database/pool.ts';
import { importer, importerItem, importerRefusal, importerRun } from '../../../database/schema/importers.ts';
import { organization, organizationProfile } from '../../../database/schema/organizations.ts';
import type { Scope } from '../../../scope.ts';
import type { ImporterValues } from '../importer-store.ts';

export type RunColumns = typeof importerRun.$inferSelect;
export type ImporterColumns = typeof importer.$inferSelect;
type RunValues = Partial<Omit<RunColumns, 'id' | 'frontend' | 'importerId'>>;

/** Runs that are not over yet. */
const OPEN = ['waiting', 'reading', 'applying'];
const IMPORTERS = acrossBrands(importer, 'The clock starts the importers of all brands.');
const RUNS = acrossBrands(importerRun, 'The queue names the run, which names its brand.');

/** Importers whose time has come; drafts wait for their fields. */
export function listDue(db: Connection, now: Date, limit: number): Promise<ImporterColumns[]> {
  return db
    .select()
    .from(IMPORTERS)
    .where(
      and(
        isNotNull(IMPORTERS.due),
        lte(IMPORTERS.due, now),
        IMPORTERS.active,
        isNotNull(IMPORTERS.mapping),
        isNull(IMPORTERS.leaving),
      ),
    )
    .orderBy(asc(IMPORTERS.due))
    .limit(limit);
}

/** Ids of deleted importers whose jobs are still there. */
export async function listLeaving(db: Connection): Promise<number[]> {
  const rows = await db.select({ id: IMPORTERS.id }).from(IMPORTERS).where(isNotNull(IMPORTERS.leaving));
  return rows.map(({ id }) => id);
}

/** Ids of runs that wait, or were interrupted. Those of drafts wait for their fields. */
export async function listOpenRuns(db: Connection): Promise<number[]> {
  const rows = await db
    .select({ id: RUNS.id })
    .from(RUNS)
    .innerJoin(IMPORTERS, eq(IMPORTERS.id, RUNS.importerId))
    .where(and(inArray(RUNS.state, OPEN), isNotNull(IMPORTERS.mapping)))
    .orderBy(asc(RUNS.id))
    .limit(200);
  return rows.map(({ id }) => id);
}

/** A run that is not over, with its importer. None of a draft: nothing is imported before its fields are saved. */
export async function findOpenRun(
  db: Connection,
  id: number,
): Promise<{ run: RunColumns; importer: ImporterColumns } | null> {
  const [row] = await db
    .select({ run: RUNS, importer: IMPORTERS })
    .from(RUNS)
    .innerJoin(IMPORTERS, eq(IMPORTERS.id, RUNS.importerId))
    .where(and(eq(RUNS.id, id), inArray(RUNS.state, OPEN), isNotNull(IMPORTERS.mapping), isNull(IMPORTERS.leaving)));
  return row ?? null;
}

/** Null if the importer has an open run already. */
export async function insertRun(
  scope: Scope,
  values: Pick<RunColumns, 'importerId' | 'cause' | 'created'> & Partial<Pick<RunColumns, 'uploadId' | 'accountId'>>,
): Promise<number | null> {
  const [row] = await rowsOf(scope)
    .insert(importerRun)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: importerRun.id });
  return row?.id ?? null;
}

/** The run of an importer that waits; null without one. */
export async function findWaitingRun(scope: Scope, importerId: number): Promise<number | null> {
  const [row] = await rowsOf(scope)
    .select({ id: importerRun.id })
    .from(importerRun)
    .where(and(eq(importerRun.importerId, importerId), eq(importerRun.state, 'waiting')));
  return row?.id ?? null;
}

/** Changes a run unless it was stopped meanwhile; false then. */
export async function updateRun(scope: Scope, id: number, values: RunValues): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(importerRun)
    .set(values)
    .where(and(eq(importerRun.id, id), ne(importerRun.state, 'stopped')))
    .returning({ id: importerRun.id });
  return rows.length > 0;
}

/** What a batch did. */
export interface RunCounts {
  added: number;
  changed: number;
  removed: number;
  shared: number;
  unknown: number;
}

export async function addCounts(scope: Scope, id: number, counts: Partial<RunCounts>): Promise<void> {
  const { added = 0, changed = 0, removed = 0, shared = 0, unknown = 0 } = counts;
  await rowsOf(scope)
    .update(importerRun)
    .set({
      added: sql`${importerRun.added} + ${added}`,
      changed: sql`${importerRun.changed} + ${changed}`,
      removed: sql`${importerRun.removed} + ${removed}`,
      shared: sql`${importerRun.shared} + ${shared}`,
      unknown: sql`${importerRun.unknown} + ${unknown}`,
    })
    .where(eq(importerRun.id, id));
}

export async function setImporter(scope: Scope, id: number, values: ImporterValues): Promise<void> {
  await rowsOf(scope).update(importer).set(values).where(eq(importer.id, id));
}

/** Items of an importer that its source had last. */
export async function countItems(scope: Scope, importerId: number): Promise<number> {
  const [row] = await rowsOf(scope)
    .select({ count: sql<number>`count(*)::int` })
    .from(importerItem)
    .where(and(eq(importerItem.importerId, importerId), isNull(importerItem.gone)));
  return row?.count ?? 0;
}

export type NewRefusal = Omit<typeof importerRefusal.$inferInsert, 'frontend'>;

export async function insertRefusals(scope: Scope, rows: readonly NewRefusal[]): Promise<void> {
  if (rows.length > 0) await rowsOf(scope).insert(importerRefusal).values(rows);
}

export async function clearRefusals(scope: Scope, runId: number): Promise<void> {
  await rowsOf(scope).delete(importerRefusal).where(eq(importerRefusal.runId, runId));
}

/** Deletes runs that ended before a moment, with what they refused; the uploads of the deleted. */
export async function deleteOldRuns(db: Connection, before: Date): Promise<number> {
  const rows = await db.delete(RUNS).where(lt(RUNS.ended, before)).returning({ id: RUNS.id });
  return rows.length;
}

/** The name of an importer's organization, if it still has one with a profile on the brand. */
export async function findOrganizationName(scope: Scope, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await rowsOf(scope)
    .select({ name: organization.name })
    .from(organizationProfile)
    .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(eq(organization.id, id));
  return row?.name ?? null;
}

/** An importer that somebody deleted. */
export async function findLeaving(db: Connection, id: number): Promise<ImporterColumns | null> {
  const [row] = await db
    .select()
    .from(IMPORTERS)
    .where(and(eq(IMPORTERS.id, id), isNotNull(IMPORTERS.leaving)));
  return row ?? null;
}

export async function removeImporter(scope: Scope, id: number): Promise<void> {
  await rowsOf(scope).delete(importer).where(eq(importer.id, id));
}

/** Ends the open run of an importer. */
export async function stopRuns(scope: Scope, importerId: number, now: Date): Promise<void> {
  await rowsOf(scope)
    .update(importerRun)
    .set({ state: 'stopped', ended: now })
    .where(and(eq(importerRun.importerId, importerId), inArray(importerRun.state, [...OPEN, 'asks'])));
}
