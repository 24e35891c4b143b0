/** SQL of what is new on a brand. */
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { account } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';

export interface NewJobRow {
  id: number;
  /** The brand that owns it. */
  frontend: string;
  title: string;
  organizationName: string;
  company: string;
  /** The answers of the groups `job_location` and `job_categorization`. */
  location: unknown;
  categorization: unknown;
  published: Date;
}

/** When jobs were published: after one time, until another. */
export interface NewJobs {
  frontend: string;
  since: Date;
  until: Date;
  /** When they have to be open. */
  now: Date;
}

/** Who has applied for a job: an account, or an address. */
interface Applied<By> {
  by: By;
  jobId: number;
}

/** Which of these jobs these accounts have applied for, without applications that were withdrawn. */
export async function listApplied(
  scope: Scope,
  accountIds: readonly number[],
  jobIds: readonly number[],
): Promise<Applied<number>[]> {
  if (accountIds.length === 0 || jobIds.length === 0) return [];
  const rows = await rowsOf(scope)
    .select({ by: application.accountId, jobId: application.jobId })
    .from(application)
    .where(
      and(
        inArray(application.accountId, [...accountIds]),
        inArray(application.jobId, [...jobIds]),
        ne(application.stage, 'withdrawn'),
      ),
    );
  return whole(rows);
}

/** The same of whoever has confirmed these addresses: as a guest, or with the account that has the address today. */
export async function listAppliedFrom(
  scope: Scope,
  addresses: readonly string[],
  jobIds: readonly number[],
): Promise<Applied<string>[]> {
  if (addresses.length === 0 || jobIds.length === 0) return [];
  const rows = await rowsOf(scope)
    .select({ by: application.email, jobId: application.jobId })
    .from(application)
    .leftJoin(account, eq(account.id, application.accountId))
    .where(
      and(
        inArray(application.email, [...addresses]),
        inArray(application.jobId, [...jobIds]),
        isNotNull(application.confirmed),
        or(isNull(application.accountId), eq(account.email, application.email)),
        ne(application.stage, 'withdrawn'),
      ),
    );
  return whole(rows);
}

function whole<By>(rows: readonly { by: By | null; jobId: number | null }[]): Applied<By>[] {
  return rows.flatMap(({ by, jobId }) => (by === null || jobId === null ? [] : [{ by, jobId }]));
}

/** Jobs published on a brand within a time that are open, newest first. */
export async function findNewJobs(
  db: Connection,
  { limit, ...news }: NewJobs & { limit: number },
): Promise<NewJobRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & Omit<NewJobRow, 'published'> & { published: string }>(sql`
    select j.id, j.frontend, j.title, j.organization_name as "organizationName", j.published, j.data -> 'job_location' as location,
      j.data -> 'job_categorization' as categorization,
      coalesce('#' || j.organization_id, lower(j.organization_name)) as company
    ${fromNew(db, news)} order by j.published desc, j.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, published: new Date(row.published) }));
}

/** Their number. */
export async function countNewJobs(db: Connection, news: NewJobs): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${fromNew(db, news)}`);
  return rows[0]?.count ?? 0;
}

/** How many of these jobs were published after a time. */
export async function countPublished(db: Connection, ids: readonly number[], since: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${acrossBrands(job, 'The search found them on the brand.')} j
    where j.id = any(${sql.param([...ids])}::integer[]) and coalesce(j.published, j.created) > ${since}`);
  return rows[0]?.count ?? 0;
}

function fromNew(db: Connection, { frontend, since, until, now }: NewJobs) {
  return sql`
    from ${acrossBrands(job, 'Other brands own jobs that job_frontend shows here.')} j
    join ${rowsOf({ db, frontend }).all(jobFrontend)} f on f.job_id = j.id
    where j.state = 'published' and not j.sample and j.published > ${since} and j.published <= ${until}
      and (j.expires is null or j.expires > ${now})`;
}

export interface NewResumeRow {
  id: number;
  data: Record<string, unknown>;
  /** Since when employers can find it. */
  published: Date;
}

interface NewResumes {
  frontend: string;
  since: Date;
  now: Date;
  /** The last one that was already read. */
  before: { id: number; published: Date } | undefined;
  limit: number;
}

/** Resumes that became visible to employers of a brand after a given time, newest first. */
export async function findNewResumes(
  db: Connection,
  { frontend, since, now, before, limit }: NewResumes,
): Promise<NewResumeRow[]> {
  // Truncated to milliseconds, like a Date, so that the position of the last row can be found again.
  const listed = sql`date_trunc('milliseconds', f.listed)`;
  const further = before === undefined ? sql`` : sql`and (${listed}, r.id) < (${before.published}, ${before.id})`;
  const { rows } = await db.execute<{ id: number; data: Record<string, unknown>; published: string }>(sql`
    select r.id, r.data, ${listed} as published
    from ${rowsOf({ db, frontend }).all(resumeFrontend)} f
    join ${acrossBrands(resume, 'A resume belongs to its person; resume_frontend shows it here.')} r on r.id = f.resume_id
    where f.listed > ${since} and f.listed <= ${now} ${further}
    order by ${listed} desc, r.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, published: new Date(row.published) }));
}
