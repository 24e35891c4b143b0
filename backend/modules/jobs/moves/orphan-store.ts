/** SQL of jobs and files whose organization or author is deleted, on all brands. */

import { inArray, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import { job } from '../../../database/schema/jobs.ts';
import { upload } from '../../../database/schema/uploads.ts';
import type { Scope } from '../../../scope.ts';

/** Uploads that other jobs use, and whether one of these is public. */
export async function usesElsewhere(
  scope: Scope,
  jobId: number,
  uploadIds: readonly number[],
): Promise<Map<number, boolean>> {
  const { rows } = await scope.db.execute<{ id: number; public: boolean }>(sql`
    select u.id, bool_or(j.state in ('published', 'scheduled', 'archived')) as public
    from unnest(${sql.param([...uploadIds])}::int[]) u (id)
      join ${rowsOf(scope).all(job)} j on j.id <> ${jobId}
        and jsonb_path_exists(j.data, '$.**.id ? (@ == $id)', jsonb_build_object('id', u.id::text))
    group by u.id`);
  return new Map(rows.map((row) => [row.id, row.public]));
}

const WHY = 'People and organizations leave all brands.';

const JOBS = acrossBrands(job, WHY);

const UPLOADS = acrossBrands(upload, WHY);

/** Jobs of organizations, locked until the end of the transaction. */
export function lockJobsOf({ db }: Scope, organizationIds: readonly number[]) {
  return db
    .select({ id: job.id, data: job.data, wasUp: sql<boolean>`published is not null or archived is not null` })
    .from(JOBS)
    .where(inArray(job.organizationId, [...organizationIds]))
    .orderBy(job.id)
    .for('update');
}

/** Archives jobs in any state, and removes their organization, people, files and paid extras. */
export async function archiveOrphans({ db }: Scope, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update ${JOBS} set state = 'archived', archived = case when state = 'archived' then archived else now() end,
       organization_id = null, owner_id = null, publish_at = null, changed = now(), version = version + 1,
       featured = false, featured_until = null, top = false, top_until = null, reviewed = null,
       data = data #- '{company_info,logo}' #- '{job_info,file}' #- '{application_options}'
    where id = any(${sql.param([...ids])}::int[])`);
}

export async function deleteJobs({ db }: Scope, ids: readonly number[]): Promise<void> {
  await db.delete(JOBS).where(inArray(job.id, [...ids]));
}

/** Deletes a person's own drafts that nobody else has seen. */
export async function deleteDraftsOf({ db }: Scope, accountId: number): Promise<void> {
  await db.execute(sql`
    delete from ${JOBS} where owner_id = ${accountId} and organization_id is null and published is null and archived is null`);
}

/** Transfers files that the person uploaded for an organization's jobs and profiles to another owner. */
export async function handOverFiles({ db }: Scope, accountId: number): Promise<void> {
  await db.execute(sql`
    with theirs as (
      select m.organization_id as id, (select min(o.account_id) from organization_member o
        where o.organization_id = m.organization_id and o.role = 'owner' and o.account_id <> ${accountId}) as heir
      from organization_member m where m.account_id = ${accountId}
      union select j.organization_id, (select min(o.account_id) from organization_member o
        where o.organization_id = j.organization_id and o.role = 'owner' and o.account_id <> ${accountId})
      from ${JOBS} j where j.owner_id = ${accountId} and j.organization_id is not null),
    shown as (
      select t.heir, o.data from theirs t join organization o on o.id = t.id
      union all select t.heir, j.data from theirs t join ${JOBS} j on j.organization_id = t.id),
    used as (
      select u.id, min(s.heir) as heir from ${UPLOADS} u join shown s
        on jsonb_path_exists(s.data, '$.**.id ? (@ == $id)', jsonb_build_object('id', u.id::text))
      where u.owner_id = ${accountId} and u.state = 'kept' and s.heir is not null group by u.id)
    update ${UPLOADS} set owner_id = used.heir from used where upload.id = used.id`);
}
