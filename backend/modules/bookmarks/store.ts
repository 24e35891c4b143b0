/** Rows of marked jobs. A person finds those of one brand. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { bookmark } from '../../database/schema/alerts.ts';
import type { Scope } from '../../scope.ts';

export type BookmarkRow = Pick<typeof bookmark.$inferSelect, 'jobId' | 'created'>;

/** The latest first. */
export function findBookmarks({ db, frontend }: Scope, accountId: number, limit: number): Promise<BookmarkRow[]> {
  return db
    .select({ jobId: bookmark.jobId, created: bookmark.created })
    .from(bookmark)
    .where(and(eq(bookmark.accountId, accountId), eq(bookmark.frontend, frontend)))
    .orderBy(desc(bookmark.created), desc(bookmark.jobId))
    .limit(limit);
}

/** Marks those of these jobs that the brand shows and that were published; the first is the latest. */
export async function insertBookmarks(
  { db, frontend }: Scope,
  { accountId, jobs, now }: { accountId: number; jobs: readonly number[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into bookmark (account_id, frontend, job_id, created)
    select ${accountId}, ${frontend}, f.job_id, ${now.toISOString()}::timestamptz - wanted.at * interval '1 millisecond'
    from unnest(${sql.param([...jobs])}::int[]) with ordinality wanted(id, at)
      join job_frontend f on f.job_id = wanted.id and f.frontend = ${frontend}
      join job j on j.id = f.job_id and j.state in ('published', 'archived')
    on conflict do nothing`);
}

export async function deleteBookmark({ db, frontend }: Scope, accountId: number, jobId: number): Promise<void> {
  await db
    .delete(bookmark)
    .where(and(eq(bookmark.accountId, accountId), eq(bookmark.frontend, frontend), eq(bookmark.jobId, jobId)));
}

/** What a list says of jobs that the brand shows and that were public once. */
export async function findMarkedJobs(
  { db, frontend }: Scope,
  ids: readonly number[],
): Promise<{ id: number; title: string; organizationName: string }[]> {
  const { rows } = await db.execute<{ id: number; title: string; organizationName: string }>(sql`
    select j.id, j.title, j.organization_name as "organizationName" from job j
    join job_frontend f on f.job_id = j.id and f.frontend = ${frontend}
    where j.id = any(${sql.param([...ids])}::int[]) and j.state in ('published', 'archived')`);
  return rows;
}
