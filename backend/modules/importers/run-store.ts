/** SQL of the runs of importers and of what they refused. */
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { account } from '../../database/schema/accounts.ts';
import { importer, importerRefusal, importerRun } from '../../database/schema/importers.ts';
import type { Scope } from '../../scope.ts';
import type { Within } from './importer-store.ts';

type Columns = typeof importerRun.$inferSelect;

export interface RunRow extends Columns {
  importerName: string;
  by: string | null;
}

const FIELDS = { ...columnsOf(importerRun), importerName: importer.name, by: account.displayName };

interface Span {
  from: number;
  count: number;
}

/** Which refusals of a run are asked for. */
export interface AskedRefusals {
  run: RunRow;
  span: Span;
}

export type RefusalRow = typeof importerRefusal.$inferSelect;

/** Newest first. */
export function listRuns(within: Within, importerId: number, span: Span): Promise<RunRow[]> {
  return rowsWithin(within)
    .select(FIELDS)
    .from(importerRun)
    .innerJoin(importer, eq(importer.id, importerRun.importerId))
    .leftJoin(account, eq(account.id, importerRun.accountId))
    .where(eq(importerRun.importerId, importerId))
    .orderBy(desc(importerRun.id))
    .offset(span.from)
    .limit(span.count)
    .execute();
}

export async function findRun(within: Within, id: number): Promise<RunRow | null> {
  const [row] = await rowsWithin(within)
    .select(FIELDS)
    .from(importerRun)
    .innerJoin(importer, eq(importer.id, importerRun.importerId))
    .leftJoin(account, eq(account.id, importerRun.accountId))
    .where(eq(importerRun.id, id));
  return row ?? null;
}

/** The newest run of each. */
export function findLastRuns(within: Within, importerIds: readonly number[]): Promise<RunRow[]> {
  const newest = sql`${importerRun.id} in (select max(r.id) from ${rowsWithin(within).all(importerRun)} r group by r.importer_id)`;
  return rowsWithin(within)
    .select(FIELDS)
    .from(importerRun)
    .innerJoin(importer, eq(importer.id, importerRun.importerId))
    .leftJoin(account, eq(account.id, importerRun.accountId))
    .where(and(inArray(importerRun.importerId, [...importerIds]), newest))
    .execute();
}

export function listRefusals(within: Within, runId: number, span: Span) {
  return rowsWithin(within)
    .select()
    .from(importerRefusal)
    .where(eq(importerRefusal.runId, runId))
    .orderBy(asc(importerRefusal.id))
    .offset(span.from)
    .limit(span.count)
    .execute();
}

export async function countRefusals(within: Within, runId: number): Promise<number> {
  const [row] = await rowsWithin(within)
    .select({ total: count() })
    .from(importerRefusal)
    .where(eq(importerRefusal.runId, runId));
  return row?.total ?? 0;
}

/** Whether the run asked. It goes on from the beginning, or ends. */
export async function answerRun(scope: Scope, id: number, goOn: boolean, now: Date): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(importerRun)
    .set(goOn ? { state: 'waiting', allowed: true } : { state: 'stopped', ended: now })
    .where(and(eq(importerRun.id, id), eq(importerRun.state, 'asks')))
    .returning({ id: importerRun.id });
  return rows.length > 0;
}

/** The file that was uploaded last; null without one. */
export async function findLastUpload(scope: Scope, importerId: number): Promise<number | null> {
  const [row] = await rowsOf(scope)
    .select({ uploadId: importerRun.uploadId })
    .from(importerRun)
    .where(and(eq(importerRun.importerId, importerId), isNotNull(importerRun.uploadId)))
    .orderBy(desc(importerRun.id))
    .limit(1);
  return row?.uploadId ?? null;
}

/** All files of an importer. */
export async function listUploads(scope: Scope, importerId: number): Promise<number[]> {
  const rows = await rowsOf(scope)
    .select({ uploadId: importerRun.uploadId })
    .from(importerRun)
    .where(and(eq(importerRun.importerId, importerId), isNotNull(importerRun.uploadId)));
  return [...new Set(rows.flatMap(({ uploadId }) => uploadId ?? []))];
}
