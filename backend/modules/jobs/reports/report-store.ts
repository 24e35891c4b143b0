/** SQL of reports. A brand sees those of the jobs that it owns, wherever they were reported. */
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import { columnsOf } from '../../../database/brand-table.ts';
import { job, jobReport } from '../../../database/schema/jobs.ts';
import type { Scope } from '../../../scope.ts';

export type ReportRow = typeof jobReport.$inferSelect;

const ALL = acrossBrands(jobReport, 'A job is reported on any brand that shows it.');
const ofJob = eq(job.id, jobReport.jobId);

/** Whether the request with this key was stored already. */
export async function hasReport(scope: Scope, key: string): Promise<boolean> {
  const rows = await rowsOf(scope).select({ id: jobReport.id }).from(jobReport).where(eq(jobReport.sendKey, key));
  return rows.length > 0;
}

/** False if the key was stored concurrently. */
export async function insertReport(
  scope: Scope,
  values: Omit<typeof jobReport.$inferInsert, 'frontend'>,
): Promise<boolean> {
  const rows = await rowsOf(scope)
    .insert(jobReport)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: jobReport.id });
  return rows.length > 0;
}

/** Number of open reports of a job, on any brand. */
export async function countOpenReports({ db }: Scope, jobId: number): Promise<number> {
  const isOpen = and(eq(jobReport.jobId, jobId), isNull(jobReport.resolved));
  const [row] = await db.select({ total: count() }).from(ALL).where(isOpen);
  return row?.total ?? 0;
}

export async function findReport(scope: Scope, id: number): Promise<ReportRow | null> {
  const [row] = await rowsOf(scope)
    .select(columnsOf(jobReport))
    .from(ALL)
    .innerJoin(job, ofJob)
    .where(eq(jobReport.id, id));
  return row ?? null;
}

/** Open ones, oldest first, or resolved ones, latest first. */
export async function listReports(
  scope: Scope,
  { resolved, limit, offset }: { resolved: boolean; limit: number; offset: number },
): Promise<{ total: number; reports: ReportRow[] }> {
  const condition = resolved ? isNotNull(jobReport.resolved) : isNull(jobReport.resolved);
  const [counted] = await rowsOf(scope).select({ total: count() }).from(ALL).innerJoin(job, ofJob).where(condition);
  const reports = await rowsOf(scope)
    .select(columnsOf(jobReport))
    .from(ALL)
    .innerJoin(job, ofJob)
    .where(condition)
    .orderBy(resolved ? desc(jobReport.resolved) : asc(jobReport.created), asc(jobReport.id))
    .limit(limit)
    .offset(offset);
  return { total: counted?.total ?? 0, reports };
}

type Resolution = Pick<ReportRow, 'outcome' | 'note' | 'resolved' | 'resolvedBy'>;

/** Resolves one report, or all open ones of a job. */
export async function resolveReports(
  { db }: Scope,
  which: { id: number } | { jobId: number },
  resolution: Resolution,
): Promise<void> {
  const condition = 'id' in which ? eq(jobReport.id, which.id) : eq(jobReport.jobId, which.jobId);
  await db
    .update(ALL)
    .set(resolution)
    .where(and(condition, isNull(jobReport.resolved)));
}
