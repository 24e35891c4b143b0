/** SQL of reports. A brand reads those of the jobs that it owns, wherever they were reported. */
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { job, jobReport } from '../../database/schema/jobs.ts';
import type { Scope } from '../../scope.ts';

export type ReportRow = typeof jobReport.$inferSelect;

const ofBrand = (frontend: string) =>
  sql`${jobReport.jobId} in (select id from ${job} where ${job.frontend} = ${frontend})`;

/** Whether the request of this key was written already. */
export async function hasReport({ db, frontend }: Scope, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: jobReport.id })
    .from(jobReport)
    .where(and(eq(jobReport.frontend, frontend), eq(jobReport.sendKey, key)));
  return rows.length > 0;
}

/** Whether it was written; not when the key was there a moment before. */
export async function insertReport(
  { db, frontend }: Scope,
  values: Omit<typeof jobReport.$inferInsert, 'frontend'>,
): Promise<boolean> {
  const rows = await db
    .insert(jobReport)
    .values({ ...values, frontend })
    .onConflictDoNothing()
    .returning({ id: jobReport.id });
  return rows.length > 0;
}

/** Reports of a job that wait, on any brand. */
export function countOpenReports({ db }: Scope, jobId: number): Promise<number> {
  return countReports(db, and(eq(jobReport.jobId, jobId), isNull(jobReport.resolved)));
}

async function countReports(db: Scope['db'], condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(jobReport).where(condition);
  return row?.count ?? 0;
}

export async function findReport({ db, frontend }: Scope, id: number): Promise<ReportRow | null> {
  const [row] = await db
    .select()
    .from(jobReport)
    .where(and(eq(jobReport.id, id), ofBrand(frontend)));
  return row ?? null;
}

/** Open ones, the oldest first, or settled ones, the latest first. */
export async function listReports(
  { db, frontend }: Scope,
  { resolved, limit, offset }: { resolved: boolean; limit: number; offset: number },
): Promise<{ total: number; reports: ReportRow[] }> {
  const condition = and(ofBrand(frontend), resolved ? isNotNull(jobReport.resolved) : isNull(jobReport.resolved));
  const reports = await db
    .select()
    .from(jobReport)
    .where(condition)
    .orderBy(resolved ? desc(jobReport.resolved) : asc(jobReport.created), asc(jobReport.id))
    .limit(limit)
    .offset(offset);
  return { total: await countReports(db, condition), reports };
}

type Resolution = Pick<ReportRow, 'outcome' | 'note' | 'resolved' | 'resolvedBy'>;

/** Settles one report, or all open ones of a job. */
export async function resolveReports(
  { db }: Scope,
  which: { id: number } | { jobId: number },
  resolution: Resolution,
): Promise<void> {
  const condition = 'id' in which ? eq(jobReport.id, which.id) : eq(jobReport.jobId, which.jobId);
  await db
    .update(jobReport)
    .set(resolution)
    .where(and(condition, isNull(jobReport.resolved)));
}
