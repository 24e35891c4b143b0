/** SQL of jobs for their own people and administrators: those that this brand owns, in any state. */
import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import { columnsOf } from '../../../database/brand-table.ts';
import { containing, isLike } from '../../../database/like.ts';
import { holdName } from '../../../database/name-lock.ts';
import { account, organizationMember } from '../../../database/schema/accounts.ts';
import { application } from '../../../database/schema/applications.ts';
import { purchaseOrder } from '../../../database/schema/billing.ts';
import { job, jobFrontend, jobRequest } from '../../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../../database/schema/organizations.ts';
import type { JobState, JobTotals, OwnJobSort } from '../../../graphql.generated.ts';
import type { Scope } from '../../../scope.ts';

type JobColumns = typeof job.$inferSelect;
/** Columns that a change may write. */
export type JobValues = Partial<Omit<JobColumns, 'id' | 'frontend' | 'views' | 'applicationStarts'>>;

export interface OwnJobRow extends JobColumns {
  /** Name of the organization that manages it. */
  employerName: string | null;
  ownerName: string | null;
  /** Brands that show it because somebody chose them, the owner first; not those to which a syndication rule brought it. */
  frontends: string[];
  /** The open order after which it is posted; null if there is none. */
  openOrder: number | null;
}

const COLUMNS = {
  ...columnsOf(job),
  employerName: organization.name,
  ownerName: account.displayName,
  frontends: sql<
    string[]
  >`array(select f.frontend from ${acrossBrands(jobFrontend, 'The owner of a job sees all brands that show it.')} f where f.job_id = ${job.id} and not f.syndicated
    order by f.frontend <> ${job.frontend}, f.frontend)`,
  openOrder: sql<
    number | null
  >`(select o.id from ${acrossBrands(purchaseOrder, 'The order for a job is of the brand that owns the job.')} o where o.job_id = ${job.id} and o.state = 'open')`,
};

/** The state at a given time. */
export const stateAt = (now: Date) =>
  sql<JobState>`case when ${job.state} = 'published' and ${job.expires} <= ${now} then 'archived' else ${job.state} end`;

/** The job, without checking who asks; null if another brand owns it. */
export async function findOwnJob(scope: Scope, id: number): Promise<OwnJobRow | null> {
  return (await findOwnJobs(scope, [id]))[0] ?? null;
}

/** Several of them, in the order of their ids. */
export function findOwnJobs(scope: Scope, ids: readonly number[]): Promise<OwnJobRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(job)
    .leftJoin(organization, eq(organization.id, job.organizationId))
    .leftJoin(account, eq(account.id, job.ownerId))
    .where(sql`${job.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(job.id))
    .execute();
}

/** The same, locked until the end of the transaction, so that changes run one after the other. */
export async function lockOwnJob(tx: Scope, id: number): Promise<OwnJobRow | null> {
  await rowsOf(tx).select({ id: job.id }).from(job).where(eq(job.id, id)).for('no key update');
  return findOwnJob(tx, id);
}

export interface OwnJobFilter {
  /** Jobs of this person; null for all of the brand. */
  accountId: number | null;
  states: readonly JobState[] | null;
  search: string | null;
  organizationId: number | null;
  now: Date;
}

/** A page of jobs, and which they are a page of. */
export interface OwnJobListRecord {
  jobs: OwnJobRow[];
  counts: { state: JobState; count: number }[];
  total: number;
  filter: OwnJobFilter;
}

export interface OwnJobPage extends OwnJobFilter {
  sort: OwnJobSort;
  descending: boolean;
  limit: number;
  offset: number;
}

/** Jobs of organizations that the person acts for here, and those of the person without an organization. A condition on `job`. */
export function ofPerson(scope: Scope, accountId: number): SQL {
  return ofMembers(scope, accountId, sql` and m.role in ('owner', 'editor')`);
}

/** The same of organizations that the person is a member of: those whose applicants they work with. */
export function ofApplicantsReader(scope: Scope, accountId: number): SQL {
  return ofMembers(scope, accountId, sql``);
}

function ofMembers(scope: Scope, accountId: number, only: SQL): SQL {
  return sql`(${job.organizationId} in (
      select m.organization_id from ${organizationMember} m
        join ${rowsOf(scope).all(organizationProfile)} p on p.organization_id = m.organization_id
      where m.account_id = ${accountId}${only})
    or (${job.organizationId} is null and ${job.ownerId} = ${accountId}))`;
}

function fitting(scope: Scope, { accountId, search, organizationId }: OwnJobFilter): SQL | undefined {
  const pattern = search?.trim() && containing(search.trim());
  return and(
    accountId === null ? undefined : ofPerson(scope, accountId),
    pattern ? isLike(job.title, pattern) : undefined,
    organizationId === null ? undefined : eq(job.organizationId, organizationId),
  );
}

const ORDERS: Readonly<Record<OwnJobSort, SQL>> = {
  changed: sql`${job.changed}`,
  created: sql`${job.created}`,
  title: sql`lower(${job.title})`,
  published: sql`${job.published}`,
  expires: sql`${job.expires}`,
  views: sql`${job.views}`,
  applicationStarts: sql`${job.applicationStarts}`,
};

/** One page of them. */
export function listOwnJobs(scope: Scope, page: OwnJobPage): Promise<OwnJobRow[]> {
  const { states, sort, descending, limit, offset, now } = page;
  const order = ORDERS[sort];
  return rowsOf(scope)
    .select(COLUMNS)
    .from(job)
    .leftJoin(organization, eq(organization.id, job.organizationId))
    .leftJoin(account, eq(account.id, job.ownerId))
    .where(and(fitting(scope, page), states === null ? undefined : inArray(stateAt(now), [...states])))
    .orderBy(
      descending ? sql`${order} desc nulls last` : sql`${order} asc nulls last`,
      descending ? desc(job.id) : asc(job.id),
    )
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Number of matches in each state, ignoring the state filter. */
export async function countOwnJobs(scope: Scope, filter: OwnJobFilter): Promise<Map<JobState, number>> {
  const state = stateAt(filter.now);
  const rows = await rowsOf(scope)
    .select({ state, count: sql<number>`count(*)::int` })
    .from(job)
    .where(fitting(scope, filter))
    // By ordinal: an expression with a parameter would count as a different one in GROUP BY.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** What all matches bring together. */
export async function sumOwnJobs(scope: Scope, filter: OwnJobFilter): Promise<JobTotals> {
  const { states, now } = filter;
  const sent = (only: SQL) =>
    sql<number>`coalesce(sum((select count(*) from ${rowsOf(scope).all(application)} a
      where a.job_id = job.id and a.confirmed is not null${only})), 0)::int`;
  const [row] = await rowsOf(scope)
    .select({
      views: sql<number>`coalesce(sum(${job.views}), 0)::int`,
      applicationStarts: sql<number>`coalesce(sum(${job.applicationStarts}), 0)::int`,
      applications: sent(sql``),
      newApplications: sent(sql` and a.stage = 'sent'`),
    })
    .from(job)
    .where(and(fitting(scope, filter), states === null ? undefined : inArray(stateAt(now), [...states])));
  return row ?? { views: 0, applicationStarts: 0, applications: 0, newApplications: 0 };
}

/** `job_location.address` of the latest job of an organization on this brand that has one; null if none has. */
export async function findLatestAddress(scope: Scope, organizationId: number): Promise<unknown> {
  const [row] = await rowsOf(scope)
    .select({ address: sql<unknown>`${job.data} #> '{job_location,address}'` })
    .from(job)
    .where(and(eq(job.organizationId, organizationId), sql`${job.data} #>> '{job_location,address,locality}' <> ''`))
    .orderBy(desc(job.created), desc(job.id))
    .limit(1);
  return row?.address ?? null;
}

/** `job_categorization.employmentType` of the latest job of an organization on this brand that is a link or a file and has one; null if none has. */
export async function findLatestEmploymentTypes(scope: Scope, organizationId: number): Promise<unknown> {
  const [row] = await rowsOf(scope)
    .select({ types: sql<unknown>`${job.data} #> '{job_categorization,employmentType}'` })
    .from(job)
    .where(
      and(
        eq(job.organizationId, organizationId),
        sql`${job.data} #>> '{job_info,type}' in ('job_per_link', 'job_per_file')`,
        sql`${job.data} #>> '{job_categorization,employmentType,0}' <> ''`,
      ),
    )
    .orderBy(desc(job.created), desc(job.id))
    .limit(1);
  return row?.types ?? null;
}

/** Jobs that await an administrator, longest waiting first. */
export function listWaitingJobs(
  scope: Scope,
  page: Pick<OwnJobPage, 'search' | 'limit' | 'offset' | 'now'>,
): Promise<OwnJobRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(job)
    .leftJoin(organization, eq(organization.id, job.organizationId))
    .leftJoin(account, eq(account.id, job.ownerId))
    .where(
      and(
        fitting(scope, { ...page, accountId: null, organizationId: null, states: null }),
        sql`state = 'needs_review'`,
      ),
    )
    .orderBy(asc(job.submitted), asc(job.id))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

type NewJob = Omit<typeof job.$inferInsert, 'frontend'>;

/** Inserts a new job of this brand, and shows it there. */
export async function insertOwnJob(scope: Scope, values: NewJob): Promise<number> {
  const [row] = await rowsOf(scope).insert(job).values(values).returning({ id: job.id });
  if (row === undefined) throw new Error('The job was not written.');
  return row.id;
}

/** The caller must hold the row lock. */
export async function updateOwnJob(scope: Scope, id: number, values: JobValues): Promise<void> {
  await rowsOf(scope).update(job).set(values).where(eq(job.id, id));
}

export async function deleteOwnJob(scope: Scope, id: number): Promise<void> {
  await rowsOf(scope).delete(job).where(eq(job.id, id));
}

/** Replaces the brands that were chosen to show a job; only its own brand shows a sample. Syndication decides about the others itself. */
export async function replaceFrontends({ db }: Scope, jobId: number, frontends: readonly string[]): Promise<void> {
  const all = acrossBrands(jobFrontend, 'The owner of a job says which brands show it.');
  await db.delete(all).where(and(eq(jobFrontend.jobId, jobId), not(jobFrontend.syndicated)));
  const jobs = acrossBrands(job, 'The row of the job itself says whether it is a sample.');
  const [sample] = await db
    .select({ frontend: jobs.frontend })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), jobs.sample));
  const shown = sample === undefined ? frontends : [sample.frontend];
  await db
    .insert(all)
    .values(shown.map((frontend) => ({ jobId, frontend })))
    .onConflictDoUpdate({ target: [all.jobId, all.frontend], set: { syndicated: false } });
}

/** The job that the request with this key created or changed. With `holdRequest`, nobody else can write it meanwhile. */
export async function findRequest(scope: Scope, accountId: number, key: string): Promise<number | null> {
  const [row] = await rowsOf(scope)
    .select({ jobId: jobRequest.jobId })
    .from(jobRequest)
    .where(and(eq(jobRequest.accountId, accountId), eq(jobRequest.key, key)));
  return row?.jobId ?? null;
}

/** The same, after locking the key until the end of the transaction. */
export async function holdRequest(tx: Scope, accountId: number, key: string): Promise<number | null> {
  await holdName(tx, `job request ${tx.frontend} ${accountId} ${key}`);
  return findRequest(tx, accountId, key);
}

export async function noteRequest(
  scope: Scope,
  request: { accountId: number; key: string; jobId: number },
): Promise<void> {
  await rowsOf(scope).insert(jobRequest).values(request);
}
