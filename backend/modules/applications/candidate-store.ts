/** SQL of saved candidates and their lists. Those of another brand are never read. */
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { holdName } from '../../database/name-lock.ts';
import { application, candidateList, savedCandidate } from '../../database/schema/applications.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import type { Scope } from '../../scope.ts';
import { ofApplicantsReader } from '../jobs/own/own-store.ts';
import type { ApplicationRow } from './store.ts';
import { type Employer, ofEmployer } from './tag-store.ts';

export type CandidateRow = Omit<typeof savedCandidate.$inferSelect, 'frontend'>;

/** A candidate with the names of the lists that hold it; none if the employer no longer keeps it. */
export interface Candidate extends CandidateRow {
  lists: string[];
}

const JOBS = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');

/** Serializes changes of the lists of one employer, until the end of the transaction. */
export async function holdLists(tx: Scope, { organizationId, ownerId }: Employer): Promise<void> {
  await holdName(tx, `lists ${tx.frontend} ${organizationId === null ? `of account ${ownerId}` : organizationId}`);
}

/** Candidates among these applications, by application. */
export async function listCandidates(scope: Scope, ids: readonly number[]): Promise<Map<number, Candidate>> {
  const rows = await rowsOf(scope)
    .select()
    .from(savedCandidate)
    .where(inArray(savedCandidate.applicationId, [...ids]));
  const names = await scope.db
    .select()
    .from(candidateList)
    .where(
      inArray(
        candidateList.applicationId,
        rows.map(({ applicationId }) => applicationId),
      ),
    )
    .orderBy(asc(candidateList.name));
  const listsOf = (id: number) => names.filter(({ applicationId }) => applicationId === id).map(({ name }) => name);
  return new Map(rows.map((row) => [row.applicationId, { ...row, lists: listsOf(row.applicationId) }]));
}

/** The same of one, locked until the end of the transaction; null for none. */
export async function lockCandidate(tx: Scope, id: number): Promise<Candidate | null> {
  await rowsOf(tx)
    .select({ id: savedCandidate.applicationId })
    .from(savedCandidate)
    .where(eq(savedCandidate.applicationId, id))
    .for('update');
  return (await listCandidates(tx, [id])).get(id) ?? null;
}

export interface ListRow {
  name: string;
  count: number;
}

function listsWhere(scope: Scope, condition: SQL | undefined): Promise<ListRow[]> {
  return rowsOf(scope)
    .select({ name: candidateList.name, count: count() })
    .from(application)
    .innerJoin(candidateList, eq(candidateList.applicationId, application.id))
    .innerJoin(JOBS, eq(job.id, application.jobId))
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id))
    .where(and(isNotNull(application.confirmed), condition))
    .groupBy(candidateList.name)
    .execute();
}

/** All lists of an employer on this brand. */
export function listListsOf(scope: Scope, employer: Employer): Promise<ListRow[]> {
  return listsWhere(scope, ofEmployer(employer));
}

/** Lists with applicants to a person's jobs, or to those of one organization alone. */
export function listListsFor(scope: Scope, accountId: number, organizationId: number | null): Promise<ListRow[]> {
  const isOfOne = organizationId === null ? undefined : eq(job.organizationId, organizationId);
  return listsWhere(scope, and(ofApplicantsReader(scope, accountId), isOfOne));
}

/** Adds candidates to a list. The caller holds the lists of the employer and has locked the applications. */
export async function insertCandidates(
  scope: Scope & { now: Date },
  rows: readonly { applicationId: number; nonce: string }[],
  name: string,
): Promise<void> {
  if (rows.length === 0) return;
  await rowsOf(scope)
    .insert(savedCandidate)
    .values(rows.map((row) => ({ ...row, created: scope.now })))
    .onConflictDoNothing();
  await scope.db
    .insert(candidateList)
    .values(rows.map(({ applicationId }) => ({ applicationId, name })))
    .onConflictDoNothing();
}

/** Removes candidates from a list, however it is spelled; null: from all. The notes of those in none go. */
export async function removeFromLists(scope: Scope, ids: readonly number[], name: string | null): Promise<void> {
  await scope.db
    .delete(candidateList)
    .where(
      and(
        inArray(candidateList.applicationId, [...ids]),
        name === null ? undefined : sql`lower(${candidateList.name}) = lower(${name})`,
      ),
    );
  await rowsOf(scope)
    .update(savedCandidate)
    .set({ note: '' })
    .where(
      and(
        inArray(savedCandidate.applicationId, [...ids]),
        sql`not exists (select from ${candidateList} l where l.application_id = ${savedCandidate.applicationId})`,
      ),
    );
}

export async function updateCandidate(
  scope: Scope,
  id: number,
  values: Partial<Pick<CandidateRow, 'note' | 'asked' | 'answer' | 'answered' | 'until'>>,
): Promise<void> {
  await rowsOf(scope).update(savedCandidate).set(values).where(eq(savedCandidate.applicationId, id));
}

/** Deletes all that is known of candidates, on the brands of their applications. */
export async function deleteCandidates({ db }: Pick<Scope, 'db'>, ids: readonly number[]): Promise<void> {
  await db
    .delete(acrossBrands(savedCandidate, 'An application is cleared on its own brand.'))
    .where(inArray(savedCandidate.applicationId, [...ids]));
}

/** Whether an application is kept after a moment, because its person agreed. A condition on `application`. */
export function isKeptAfter(scope: Scope, moment: Date): SQL {
  return sql`exists (select from ${rowsOf(scope).all(savedCandidate)} k
    where k.application_id = ${application.id} and k.answer = 'yes' and k.until > ${moment.toISOString()}
      and exists (select from ${candidateList} l where l.application_id = k.application_id))`;
}

/** Whether an application is in a list; '' for any. A condition on `application`. */
export function isInList(scope: Scope, name: string): SQL {
  const isNamed = name === '' ? sql`` : sql` and lower(l.name) = lower(${name})`;
  return sql`exists (select from ${rowsOf(scope).all(savedCandidate)} k
    join ${candidateList} l on l.application_id = k.application_id
    where k.application_id = ${application.id}${isNamed})`;
}

/** Notes on candidates, for a search. A scalar on `application`. */
export function candidateNote(scope: Scope): SQL {
  return sql`(select k.note from ${rowsOf(scope).all(savedCandidate)} k where k.application_id = ${application.id})`;
}

/** Candidates whose year ends by a moment and who were not asked again since their last answer; locked until the end of the transaction. */
export function lockToAsk(tx: Scope, until: Date, limit: number): Promise<ApplicationRow[]> {
  const due = rowsOf(tx)
    .select({ id: savedCandidate.applicationId })
    .from(savedCandidate)
    .where(
      and(
        eq(savedCandidate.answer, 'yes'),
        lte(savedCandidate.until, until),
        or(isNull(savedCandidate.asked), sql`${savedCandidate.asked} <= ${savedCandidate.answered}`),
        sql`exists (select from ${candidateList} l where l.application_id = ${savedCandidate.applicationId})`,
      ),
    );
  return rowsOf(tx)
    .select()
    .from(application)
    .where(and(isNull(application.cleared), inArray(application.id, due)))
    .orderBy(asc(application.id))
    .limit(limit)
    .for('update', { skipLocked: true })
    .execute();
}
