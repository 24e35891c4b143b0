/** SQL of jobs and profiles that are hidden because everybody responsible for them is blocked. */
import { type SQL, sql } from 'drizzle-orm';
import { acrossBrands } from '../../../database/brand-rows.ts';
import { account } from '../../../database/schema/accounts.ts';
import { job } from '../../../database/schema/jobs.ts';
import { organizationProfile } from '../../../database/schema/organizations.ts';
import type { Scope } from '../../../scope.ts';
import { blockedOn } from '../../rights/standing-store.ts';

const WHY = 'A block by an administrator of the network counts on every brand.';
const JOBS = acrossBrands(job, WHY);
const PROFILES = acrossBrands(organizationProfile, WHY);

/** Whose block or ownership changed: a person, or the owners of an organization. */
export type Answerable = { accountId: number } | { organizationId: number };

/** The organizations that they own. */
const organizationsOf = (who: Answerable): SQL =>
  'accountId' in who
    ? sql`select organization_id from organization_member where account_id = ${who.accountId} and role = 'owner'`
    : sql`select ${who.organizationId}::int`;

/** Whether an organization has owners, and all of them are blocked on the brand. */
const lacksOwners = (organizationId: SQL, frontend: SQL): SQL => sql`coalesce((
  select bool_and(${blockedOn(frontend, sql`a`)}) from organization_member m join ${account} a on a.id = m.account_id
  where m.organization_id = ${organizationId} and m.role = 'owner'), false)`;

/** The jobs that they are responsible for, locked until the end of the transaction, and whether to hide them. */
export async function lockAnsweredJobs({ db }: Scope, who: Answerable): Promise<{ id: number; out: boolean }[]> {
  const isOut = sql`(coalesce((select ${blockedOn(sql`j.frontend`, sql`a`)} from ${account} a where a.id = j.owner_id), false)
    or ${lacksOwners(sql`j.organization_id`, sql`j.frontend`)})`;
  const ownerId = 'accountId' in who ? who.accountId : null;
  const { rows } = await db.execute<{ id: number; out: boolean }>(sql`
    select j.id, ${isOut} as out from ${JOBS} j
    where (j.owner_id = ${ownerId} or j.organization_id in (${organizationsOf(who)}))
      and (j.paused_from is not null or j.state in ('published', 'scheduled', 'needs_review'))
    order by j.id for no key update of j`);
  return rows;
}

/** Hides those of these jobs that are not hidden yet. */
export async function pauseJobs({ db }: Scope, ids: readonly number[], now: Date): Promise<void> {
  await db.execute(sql`update ${JOBS} set paused_from = state, state = 'archived', archived = ${now}, changed = ${now}
    where id = any(${sql.param([...ids])}::int[]) and paused_from is null`);
}

/** Restores those of these jobs that were hidden; jobs that expired meanwhile stay archived. */
export async function resumeJobs({ db }: Scope, ids: readonly number[], now: Date): Promise<void> {
  await db.execute(sql`update ${JOBS} set paused_from = null, changed = ${now},
      archived = case when paused_from = 'published' and expires <= ${now} then expires end,
      state = case when paused_from = 'published' and expires <= ${now} then 'archived' else paused_from end
    where id = any(${sql.param([...ids])}::int[]) and paused_from is not null`);
}

/** A profile that was hidden or restored. */
interface SettledProfile extends Record<string, unknown> {
  id: number;
  out: boolean;
  /** Answers of its organization. */
  data: unknown;
  /** Whether the organization has another public profile. */
  public: boolean;
}

/** Hides or restores the profiles that they are responsible for; returns those that changed. */
export async function settleProfiles({ db }: Scope, who: Answerable, now: Date): Promise<SettledProfile[]> {
  const isOut = lacksOwners(sql`p.organization_id`, sql`p.frontend`);
  const { rows } = await db.execute<SettledProfile>(sql`
    update ${PROFILES} p set published = not f.out, paused = case when f.out then ${now}::timestamptz end, changed = ${now}
    from (select p.id, ${isOut} as out, o.data from ${PROFILES} p join organization o on o.id = p.organization_id
      where p.organization_id in (${organizationsOf(who)}) and (p.published or p.paused is not null)
      order by p.id for no key update of p) f
    where p.id = f.id and (p.paused is not null) <> f.out
    returning p.id, f.out, f.data, exists (select from ${PROFILES} q
      where q.organization_id = p.organization_id and q.published and q.id <> p.id) as public`);
  return rows;
}
