/** Owners decide about people who ask to join their organization. */
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { JoinRequest, NamedOrganization } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { companyKey } from '../../search/company-key.ts';
import { hrefOf } from '../../services/href.ts';
import { slugOf } from '../../services/slug.ts';
import { noteEvent } from '../organizations/events.ts';
import { join } from '../organizations/join.ts';
import { nameOf } from '../organizations/members.ts';
import { lockOwnOrganization } from '../organizations/own-store.ts';
import { personOf } from '../rights/access.ts';
import { isOwned, listBySlug, listOpen, lockClaim, updateClaim } from './claim-store.ts';
import { mailJoin } from './mails.ts';

const MOST_NAMED = 5;
const LONGEST_REASON = 1000;

/** Published profiles of this brand with the same name, apart from spelling and legal form. */
export async function organizationsNamed(context: ApiContext, name: string): Promise<NamedOrganization[]> {
  const key = companyKey(name.slice(0, 150));
  if (key === '') return [];
  const [start = ''] = slugOf(name).split('-');
  const href = hrefOf(context.brand, context.locale);
  const found = (await listBySlug(context, start)).filter((one) => companyKey(one.name) === key);
  return found
    .slice(0, MOST_NAMED)
    .map(({ id, name: known, slug }) => ({ id, name: known, path: href.organization(slug) }));
}

/** Empty where nobody owns it: then administrators decide. */
export async function joinRequests(context: ApiContext, organizationId: number): Promise<JoinRequest[]> {
  if (!(await isOwned(context, organizationId))) return [];
  return (await listOpen(context, organizationId)).map((row) => ({
    id: row.id,
    name: nameOf({ ...row, email: row.accountEmail }),
    position: row.position,
    email: row.email,
    isConfirmed: row.email === row.accountEmail,
    message: row.message,
    created: row.created,
  }));
}

export interface JoinDecision {
  organizationId: number;
  id: number;
  accept: boolean;
  reason: string | null;
}

/** Decides once, and mails the person. Throws `UserError` CLAIM_UNKNOWN, CLAIM_DECIDED, BAD_INPUT without a reason. */
export async function decideJoinRequest(context: ApiContext, decision: JoinDecision): Promise<JoinRequest[]> {
  const { organizationId, id, accept } = decision;
  const reason = decision.reason?.trim().slice(0, LONGEST_REASON) ?? '';
  if (!accept && reason === '') throw new UserError('BAD_INPUT', 'A reason is needed.', { path: 'reason' });
  await transact(context, async (tx) => {
    const claim = await lockClaim(tx, id);
    if (claim?.organizationId !== organizationId) throw refusal('CLAIM_UNKNOWN');
    if (claim.resolved !== null) throw refusal('CLAIM_DECIDED');
    await lockOwnOrganization(tx, organizationId);
    // The last owner may have left just now: then an administrator decides.
    if (!(await isOwned(tx, organizationId))) throw refusal('CLAIM_UNKNOWN');
    const { accountId } = claim;
    const joined = accept ? await join(context, tx, { organizationId, accountId, role: 'editor' }) : null;
    const formerRole = joined?.former ?? null;
    await noteEvent(tx, context, accept ? 'claim_approved' : 'claim_rejected', { id: organizationId, accountId });
    const outcome = { approved: accept, reason: accept ? null : reason, formerRole };
    const decided = await updateClaim(tx, id, { ...outcome, resolved: context.now, resolvedBy: personOf(context).id });
    await mailJoin(context, tx, decided);
  });
  return joinRequests(context, organizationId);
}
