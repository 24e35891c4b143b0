/** What becomes of jobs whose organization or writer goes. */
import { inArray, sql } from 'drizzle-orm';
import { uploadIdsIn } from '../../../answers/files.ts';
import { dropUnused } from '../../../answers/unused-files.ts';
import { acrossBrands } from '../../../database/brand-rows.ts';
import { job } from '../../../database/schema/jobs.ts';
import { upload } from '../../../database/schema/uploads.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { indexJobs } from '../../../search/index-job.ts';
import { publishTags } from '../../../services/bus.ts';
import { tagsOf } from '../../../services/clock.ts';

const WHY = 'People and organizations leave all brands.';
const JOBS = acrossBrands(job, WHY);
const UPLOADS = acrossBrands(upload, WHY);

/**
 * Jobs of organizations that go: what was public is archived under the name that it had, without files and addresses of
 * people; what never was goes as well.
 */
export async function orphanJobs(tx: TransactionScope, organizationIds: readonly number[]): Promise<void> {
  const { client, db } = tx;
  const rows = await db
    .select({ id: job.id, data: job.data, wasUp: sql<boolean>`published is not null or archived is not null` })
    .from(JOBS)
    .where(inArray(job.organizationId, [...organizationIds]))
    .orderBy(job.id)
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const tags = await tagsOf(client, ids);
  await db.execute(sql`
    update ${JOBS} set state = 'archived', archived = case when state = 'archived' then archived else now() end,
       organization_id = null, owner_id = null, publish_at = null, changed = now(), version = version + 1,
       featured = false, featured_until = null, top = false, top_until = null,
       data = data #- '{company_info,logo}' #- '{job_info,file}' #- '{application_options}'
    where id = any(${sql.param(ids)}::int[])`);
  for (const { data } of rows) if (uploadIdsIn(data).length > 0) await dropUnused(tx, data, {});
  await indexJobs(client, ids);
  const unseen = rows.flatMap(({ id, wasUp }) => (wasUp ? [] : [id]));
  if (unseen.length > 0) await db.delete(JOBS).where(inArray(job.id, unseen));
  await publishTags(client, tags);
}

/** What a person leaves behind: drafts of nobody else go, and what an organization uses stays with it. */
export async function partWithJobs(tx: TransactionScope, accountId: number): Promise<void> {
  await tx.db.execute(sql`
    delete from ${JOBS} where owner_id = ${accountId} and organization_id is null and published is null and archived is null`);
  await handOverFiles(tx, accountId);
}

/** Files that the person sent for jobs and profiles of an organization are another owner's from now on. */
async function handOverFiles({ db }: TransactionScope, accountId: number): Promise<void> {
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
