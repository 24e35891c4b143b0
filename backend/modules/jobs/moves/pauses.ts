/** Jobs and profiles of people who are blocked: out of sight until somebody who answers for them is back. */
import { type SQL, sql } from 'drizzle-orm';
import { brandLanguages } from '../../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../../context.ts';
import { acrossBrands } from '../../../database/brand-rows.ts';
import { account } from '../../../database/schema/accounts.ts';
import { job } from '../../../database/schema/jobs.ts';
import { organizationProfile } from '../../../database/schema/organizations.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { indexJobs, indexOrganizations } from '../../../search/index-job.ts';
import { publishTags } from '../../../services/bus.ts';
import { tagsOf } from '../../../services/clock.ts';
import { showFiles } from '../../organizations/effects.ts';
import { blockedOn } from '../../rights/standing.ts';

const WHY = 'A block by an administrator of the network counts on every brand.';
const JOBS = acrossBrands(job, WHY);
const PROFILES = acrossBrands(organizationProfile, WHY);

type Tools = Pick<ApiContext, 'findBrand' | 'now'>;

/** Whether an organization has owners, and all of them are kept out of the brand. */
const lacksOwners = (organizationId: SQL, frontend: SQL): SQL => sql`coalesce((
  select bool_and(${blockedOn(frontend, sql`a`)}) from organization_member m join ${account} a on a.id = m.account_id
  where m.organization_id = ${organizationId} and m.role = 'owner'), false)`;

/** The organizations of a person. */
export const ownedBy = (accountId: number): SQL =>
  sql`select organization_id from organization_member where account_id = ${accountId} and role = 'owner'`;

/**
 * Brings jobs and profiles to what is true now of those who answer for them. A job answers to whoever posted it and to the owners of its organization,
 * a profile to the owners. To be called in every transaction that blocks a person, lets them in again, or changes owners.
 */
export async function settlePauses(
  tools: Tools,
  tx: TransactionScope,
  { accountId, organizations }: { accountId: number | null; organizations: SQL },
): Promise<void> {
  await settleJobs(tools, tx, sql`(j.owner_id = ${accountId} or j.organization_id in (${organizations}))`);
  await settleProfiles(tools, tx, sql`p.organization_id in (${organizations})`);
}

async function settleJobs({ findBrand, now }: Tools, tx: TransactionScope, concerned: SQL): Promise<void> {
  const isOut = sql`(coalesce((select ${blockedOn(sql`j.frontend`, sql`a`)} from ${account} a where a.id = j.owner_id), false)
    or ${lacksOwners(sql`j.organization_id`, sql`j.frontend`)})`;
  const { rows } = await tx.db.execute<{ id: number; out: boolean }>(sql`
    select j.id, ${isOut} as out from ${JOBS} j
    where ${concerned} and (j.paused_from is not null or j.state in ('published', 'scheduled', 'needs_review'))
    order by j.id for no key update of j`);
  const [out, back] = [true, false].map((is) => sql.param(rows.flatMap((row) => (row.out === is ? row.id : []))));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const before = await tagsOf(tx.client, ids);
  await tx.db.execute(sql`update ${JOBS} set paused_from = state, state = 'archived', archived = ${now}, changed = ${now}
    where id = any(${out}::int[]) and paused_from is null`);
  // What ended meanwhile has ended.
  await tx.db.execute(sql`update ${JOBS} set paused_from = null, changed = ${now},
      archived = case when paused_from = 'published' and expires <= ${now} then expires end,
      state = case when paused_from = 'published' and expires <= ${now} then 'archived' else paused_from end
    where id = any(${back}::int[]) and paused_from is not null`);
  await indexJobs(tx.client, ids, languagesIn(findBrand), now);
  await publishTags(tx.client, [...before, ...(await tagsOf(tx.client, ids))]);
}

async function settleProfiles({ findBrand, now }: Tools, tx: TransactionScope, concerned: SQL): Promise<void> {
  const isOut = lacksOwners(sql`p.organization_id`, sql`p.frontend`);
  const { rows } = await tx.db.execute<{ id: number; out: boolean; data: unknown; public: boolean }>(sql`
    update ${PROFILES} p set published = not f.out, paused = case when f.out then ${now}::timestamptz end, changed = ${now}
    from (select p.id, ${isOut} as out, o.data from ${PROFILES} p join organization o on o.id = p.organization_id
      where ${concerned} and (p.published or p.paused is not null) order by p.id for no key update of p) f
    where p.id = f.id and (p.paused is not null) <> f.out
    returning p.id, f.out, f.data, exists (select from ${PROFILES} q
      where q.organization_id = p.organization_id and q.published and q.id <> p.id) as public`);
  if (rows.length === 0) return;
  for (const { out, data, public: isElsewhere } of rows) await showFiles(tx, data, !out || isElsewhere);
  await indexOrganizations(
    tx.client,
    rows.map(({ id }) => id),
    languagesIn(findBrand),
  );
}

const languagesIn = (findBrand: Tools['findBrand']) => (id: string) => {
  const brand = findBrand(id);
  return brand && brandLanguages(brand.document.locales);
};
