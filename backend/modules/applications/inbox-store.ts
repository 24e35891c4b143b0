/** SQL of the lists of applicants: to one job, or to all jobs of a person. Every function filters by its brand. */

import { and, asc, count, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { containing, isLike } from '../../database/like.ts';
import {
  applicantStage,
  application,
  applicationEvent,
  applicationNote,
  applicationTag,
} from '../../database/schema/applications.ts';
import { conversation, message } from '../../database/schema/conversations.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { organization } from '../../database/schema/organizations.ts';
import type { ApplicantSort } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { ofApplicantsReader } from '../jobs/own/own-store.ts';
import { candidateNote, isInList } from './candidate-store.ts';
import type { ApplicationRow } from './store.ts';

/** Whose applicants: those of one job, which the caller has authorized, or those of all jobs that a person manages here. */
export type ApplicantsOf = { jobId: number } | { accountId: number };

export interface ApplicantFilter {
  of: ApplicantsOf;
  organizationId: number | null;
  /** Words that all have to be somewhere in it. */
  search: string;
  /** The lowest rating; 0 for any. */
  rating: number;
  /** Only with something that nobody at the employer has seen. */
  unread: boolean;
  /** Only where the applicant wrote last. */
  waiting: boolean;
  /** Empty for any. */
  tag: string;
  /** A list of saved candidates; empty for any. */
  list: string;
  /** Only those in a list. */
  saved: boolean;
  /** A stage of an organization's own; null for any. */
  ownStage: number | null;
}

export interface ApplicantQuery extends ApplicantFilter {
  stage: string | null;
  sort: ApplicantSort;
}

const JOBS = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');
const basic = (field: string) => sql`coalesce(${application.data} -> 'basic_info' ->> ${field}, '')`;

const ORDERS: Readonly<Record<ApplicantSort, readonly SQL[]>> = {
  newest: [desc(application.created), desc(application.id)],
  oldest: [asc(application.created), asc(application.id)],
  rating: [desc(application.rating), desc(application.created), desc(application.id)],
  name: [
    sql`${application.cleared} is not null`,
    asc(sql`lower(${basic('lastName')})`),
    asc(sql`lower(${basic('firstName')})`),
    asc(application.id),
  ],
};

/** Confirmed ones: others are visible to nobody. The rows of `job` are joined. */
function within(scope: Scope, of: ApplicantsOf): SQL | undefined {
  return and(
    isNotNull(application.confirmed),
    'jobId' in of ? eq(application.jobId, of.jobId) : ofApplicantsReader(scope, of.accountId),
  );
}

/** Of one that was withdrawn, the employer has the name alone, and nothing of what was written. */
const isReadable = sql`(${application.stage} <> 'withdrawn' and ${application.cleared} is null)`;

function fitting(
  scope: Scope,
  { of, organizationId, search, rating, unread, waiting, tag, list, saved, ownStage }: ApplicantFilter,
) {
  return and(
    within(scope, of),
    organizationId === null ? undefined : eq(job.organizationId, organizationId),
    search === '' ? undefined : contains(scope, search),
    rating === 0 ? undefined : sql`${application.rating} >= ${rating}`,
    unread ? or(eq(application.stage, 'sent'), hasUnread(scope)) : undefined,
    waiting ? awaitsAnswer(scope) : undefined,
    tag === '' ? undefined : isTagged(tag),
    saved || list !== '' ? isInList(scope, list) : undefined,
    ownStage === null ? undefined : isAt(scope, ownStage),
  );
}

function contains(scope: Scope, search: string): SQL {
  const patterns = search.split(/\s+/).map(containing);
  const answers = sql`(select string_agg(v #>> '{}', ' ')
    from jsonb_path_query(${application.data}, '$.questions.answers[*].values[*]') v)`;
  const said = sql`(select string_agg(m.text, ' ') from ${rowsOf(scope).all(message)} m
    where m.application_id = ${application.id})`;
  const notes = sql`(select string_agg(n.text, ' ') from ${applicationNote} n where n.application_id = ${application.id})`;
  const written = sql`concat_ws(' ', ${basic('emailAddress')}, ${application.data} -> 'files' ->> 'coverLetter', ${answers}, ${said})`;
  const all = sql`concat_ws(' ', ${basic('firstName')}, ${basic('lastName')}, ${notes}, ${candidateNote(scope)},
    case when ${isReadable} then ${written} end)`;
  return isLike(all, ...patterns);
}

const isTagged = (name: string) => sql`exists (select from ${applicationTag} t
  where t.application_id = ${application.id} and lower(t.name) = lower(${name}))`;

/** As `ownStageOf` says: moved to it while it stands for the stage, or it is the first that does. */
function isAt(scope: Scope, id: number): SQL {
  const stages = rowsOf(scope).all(applicantStage);
  return sql`exists (select from ${stages} s
    where s.id = ${id} and s.organization_id = ${job.organizationId} and s.stands_for = ${application.stage}
      and s.id = coalesce(
        (select own.id from ${stages} own where own.id = ${application.ownStageId}
          and own.organization_id = s.organization_id and own.stands_for = s.stands_for),
        (select f.id from ${stages} f where f.organization_id = s.organization_id and f.stands_for = s.stands_for
          order by f.position, f.id limit 1)))`;
}

function hasUnread(scope: Scope): SQL {
  return sql`(${isReadable} and exists (select from ${rowsOf(scope).all(message)} m
    left join ${rowsOf(scope).all(conversation)} c on c.application_id = m.application_id
    where m.application_id = ${application.id} and m.from_owner and m.id > coalesce(c.employer_read, 0)))`;
}

/** The applicant wrote last, and nobody has blocked the other. Words with a new stage are an answer, too. */
function awaitsAnswer(scope: Scope): SQL {
  return sql`(${isReadable} and exists (
    select from (select m.from_owner, m.created from ${rowsOf(scope).all(message)} m
      where m.application_id = ${application.id} order by m.id desc limit 1) last
    where last.from_owner and not exists (select from ${applicationEvent} e
      where e.application_id = ${application.id} and e.note <> '' and e.created >= last.created))
    and not exists (select from ${rowsOf(scope).all(conversation)} c
      where c.application_id = ${application.id} and (c.seeker_blocked is not null or c.employer_blocked is not null)))`;
}

/** With their jobs, as far as this brand shows these. */
function applicants<Columns extends SelectedFields>(scope: Scope, columns: Columns) {
  return rowsOf(scope)
    .select(columns)
    .from(application)
    .innerJoin(JOBS, eq(job.id, application.jobId))
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id));
}

const atStage = (stage: string | null) => (stage === null ? undefined : eq(application.stage, stage));

/** A page of them. */
export function listApplicantRows(
  scope: Scope,
  { stage, sort, limit, offset, ...filter }: ApplicantQuery & { limit: number; offset: number },
): Promise<ApplicationRow[]> {
  return applicants(scope, columnsOf(application))
    .where(and(fitting(scope, filter), atStage(stage)))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Number of matches per stage; empty stages are left out. */
export function countStages(scope: Scope, filter: ApplicantFilter): Promise<{ stage: string; count: number }[]> {
  return applicants(scope, { stage: application.stage, count: count() })
    .where(fitting(scope, filter))
    .groupBy(application.stage)
    .execute();
}

interface Place {
  id: number;
  jobId: number;
}

export interface Neighbours {
  previous: Place | null;
  next: Place | null;
}

/** The matches before and after an application, which counts as one itself: opening it may have changed its stage. */
export async function findNeighbours(scope: Scope, id: number, query: ApplicantQuery): Promise<Neighbours> {
  const { stage, sort, ...filter } = query;
  const over = sql`over (order by ${sql.join([...ORDERS[sort]], sql`, `)})`;
  const place = sql`jsonb_build_object('id', ${application.id}, 'jobId', ${application.jobId})`;
  const listed = applicants(scope, {
    id: application.id,
    previous: sql<Place | null>`lag(${place}) ${over}`.as('previous'),
    next: sql<Place | null>`lead(${place}) ${over}`.as('next'),
  })
    .where(and(within(scope, query.of), or(eq(application.id, id), and(fitting(scope, filter), atStage(stage)))))
    .as('listed');
  const [row] = await scope.db
    .select({ previous: listed.previous, next: listed.next })
    .from(listed)
    .where(eq(listed.id, id));
  return row ?? { previous: null, next: null };
}

/** Number of applications to a person's jobs that nobody has opened. */
export async function countUnopened(scope: Scope, accountId: number): Promise<number> {
  const [row] = await applicants(scope, { count: count() }).where(
    and(within(scope, { accountId }), eq(application.stage, 'sent')),
  );
  return row?.count ?? 0;
}

export interface AdRow {
  id: number;
  title: string;
  organizationId: number | null;
  organizationName: string;
  count: number;
}

/** A person's jobs with applications, those with the latest ones first. */
export function listAds(scope: Scope, accountId: number, limit: number): Promise<AdRow[]> {
  const name = sql<string>`coalesce(${organization.name}, ${job.organizationName})`;
  return (
    applicants(scope, {
      id: job.id,
      title: job.title,
      organizationId: job.organizationId,
      organizationName: name,
      count: count(),
    })
      .leftJoin(organization, eq(organization.id, job.organizationId))
      .where(within(scope, { accountId }))
      // In previews, tables have no keys that would cover the other columns.
      .groupBy(job.id, job.title, job.organizationId, job.organizationName, organization.name)
      .orderBy(desc(sql`max(${application.id})`))
      .limit(limit)
      .execute()
  );
}

/** The same person's other applications to jobs of the same employer, the latest first: by account or confirmed address. Withdrawn ones say no more than a name, so nothing leads from or to them. */
export function listOthers(scope: Scope, { id, accountId, email, stage, jobId }: ApplicationRow, limit: number) {
  const isTheirs = or(
    accountId === null ? undefined : eq(application.accountId, accountId),
    email === null ? undefined : eq(application.email, email),
  );
  const sameEmployer = sql`exists (select from ${JOBS} own
    join ${rowsOf(scope).all(jobFrontend)} shown on shown.job_id = own.id where own.id = ${jobId}
    and (own.organization_id = ${job.organizationId}
      or (own.organization_id is null and ${job.organizationId} is null and own.owner_id = ${job.ownerId})))`;
  if (isTheirs === undefined || stage === 'withdrawn') return Promise.resolve([]);
  return applicants(scope, columnsOf(application))
    .where(
      and(
        isNotNull(application.confirmed),
        ne(application.id, id),
        ne(application.stage, 'withdrawn'),
        isTheirs,
        sameEmployer,
      ),
    )
    .orderBy(desc(application.created), desc(application.id))
    .limit(limit)
    .execute();
}

/** Organizations of these jobs, by job. */
export async function findOrganizations(scope: Scope, jobIds: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await rowsOf(scope)
    .select({ id: job.id, organizationId: job.organizationId })
    .from(JOBS)
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id))
    .where(sql`${job.id} = any(${sql.param([...jobIds])}::int[])`);
  return new Map(rows.map((row) => [row.id, row.organizationId]));
}
