/** SQL of bookmarks. A person sees those of one brand. */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { bookmark } from '../../database/schema/alerts.ts';
import { application } from '../../database/schema/applications.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { resume } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';

export type BookmarkRow = Pick<typeof bookmark.$inferSelect, 'jobId' | 'created'>;

const SHOWN = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');
const WAS_PUBLIC = inArray(job.state, ['published', 'archived']);

/** Latest first. */
export function findBookmarks(scope: Scope, accountId: number, limit: number): Promise<BookmarkRow[]> {
  return rowsOf(scope)
    .select({ jobId: bookmark.jobId, created: bookmark.created })
    .from(bookmark)
    .where(eq(bookmark.accountId, accountId))
    .orderBy(desc(bookmark.created), desc(bookmark.jobId))
    .limit(limit)
    .execute();
}

/** Bookmarks those of these jobs that the brand shows and that have been published; the first becomes the latest. */
export async function insertBookmarks(
  scope: Scope,
  { accountId, jobs, now }: { accountId: number; jobs: readonly number[]; now: Date },
): Promise<void> {
  const known = new Set((await findMarkedJobs(scope, jobs)).map(({ id }) => id));
  const marks = jobs.flatMap((jobId, at) =>
    known.has(jobId) ? { accountId, jobId, created: new Date(now.getTime() - at - 1) } : [],
  );
  if (marks.length > 0) await rowsOf(scope).insert(bookmark).values(marks).onConflictDoNothing();
}

export async function deleteBookmark(scope: Scope, accountId: number, jobId: number): Promise<void> {
  await rowsOf(scope)
    .delete(bookmark)
    .where(and(eq(bookmark.accountId, accountId), eq(bookmark.jobId, jobId)));
}

/** List data of jobs that the brand shows and that have been published. */
export function findMarkedJobs(
  scope: Scope,
  ids: readonly number[],
): Promise<{ id: number; title: string; organizationName: string }[]> {
  return rowsOf(scope)
    .select({ id: job.id, title: job.title, organizationName: job.organizationName })
    .from(SHOWN)
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id))
    .where(and(sql`${job.id} = any(${sql.param([...ids])}::int[])`, WAS_PUBLIC))
    .execute();
}

/** Jobs of this brand that a person applied to, latest first. */
export async function listAppliedJobs(scope: Scope, accountId: number, limit: number): Promise<number[]> {
  const rows = await rowsOf(scope)
    .select({ id: application.jobId })
    .from(application)
    .where(and(eq(application.accountId, accountId), isNotNull(application.jobId)))
    .orderBy(desc(application.created))
    .limit(limit);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Occupations in the person's resume, as stored. */
export async function findDesiredOccupations({ db }: Scope, accountId: number): Promise<unknown> {
  const [row] = await db
    .select({ wishes: sql<unknown>`${resume.data} -> 'job_preferences' -> 'desiredOccupation'` })
    .from(acrossBrands(resume, 'A person has one resume for all brands.'))
    .where(eq(resume.accountId, accountId));
  return row?.wishes;
}
