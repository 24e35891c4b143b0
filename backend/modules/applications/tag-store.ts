/** SQL of the tags that employers give to applications. Those on applications of another brand are never read. */

import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { holdName } from '../../database/name-lock.ts';
import { application, applicationTag } from '../../database/schema/applications.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import type { Scope } from '../../scope.ts';
import { ofApplicantsReader } from '../jobs/own/own-store.ts';

const JOBS = acrossBrands(job, 'Other brands own jobs that job_frontend shows here.');

/** Whose tags are counted together: those of an organization, or of somebody who posts without one. */
export interface Employer {
  organizationId: number | null;
  ownerId: number | null;
}

/** A condition on `job`. */
export function ofEmployer({ organizationId, ownerId }: Employer): SQL | undefined {
  return organizationId === null
    ? and(isNull(job.organizationId), eq(job.ownerId, ownerId ?? 0))
    : eq(job.organizationId, organizationId);
}

/** Serializes changes of the tags of one employer, until the end of the transaction. */
export async function holdTags(tx: Scope, { organizationId, ownerId }: Employer): Promise<void> {
  await holdName(tx, `tags ${tx.frontend} ${organizationId === null ? `of account ${ownerId}` : organizationId}`);
}

/** Tags of these applications, by application. */
export async function listTags(scope: Scope, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await rowsOf(scope)
    .select({ id: applicationTag.applicationId, name: applicationTag.name })
    .from(application)
    .innerJoin(applicationTag, eq(applicationTag.applicationId, application.id))
    .where(inArray(application.id, [...ids]))
    .orderBy(asc(applicationTag.name));
  const found = new Map<number, string[]>();
  for (const { id, name } of rows) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}

function namesWhere(scope: Scope, condition: SQL | undefined): Promise<string[]> {
  return rowsOf(scope)
    .select({ name: applicationTag.name, count: count() })
    .from(application)
    .innerJoin(applicationTag, eq(applicationTag.applicationId, application.id))
    .innerJoin(JOBS, eq(job.id, application.jobId))
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id))
    .where(and(isNotNull(application.confirmed), condition))
    .groupBy(applicationTag.name)
    .execute()
    .then((rows) => rows.map(({ name }) => name));
}

/** All tags of an employer on this brand. */
export function listTagsOf(scope: Scope, employer: Employer): Promise<string[]> {
  return namesWhere(scope, ofEmployer(employer));
}

/** Tags on applications to a person's jobs, or to those of one organization alone. */
export function listTagsFor(scope: Scope, accountId: number, organizationId: number | null): Promise<string[]> {
  const isOfOne = organizationId === null ? undefined : eq(job.organizationId, organizationId);
  return namesWhere(scope, and(ofApplicantsReader(scope, accountId), isOfOne));
}

/** The caller holds the tags of the employer and has locked the applications. */
export async function insertTag({ db }: Scope, ids: readonly number[], name: string): Promise<void> {
  const rows = ids.map((applicationId) => ({ applicationId, name }));
  if (rows.length > 0) await db.insert(applicationTag).values(rows).onConflictDoNothing();
}

/** However it is spelled. */
export async function deleteTag({ db }: Scope, ids: readonly number[], name: string): Promise<void> {
  await db
    .delete(applicationTag)
    .where(and(inArray(applicationTag.applicationId, [...ids]), sql`lower(${applicationTag.name}) = lower(${name})`));
}
