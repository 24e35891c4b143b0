/** Invitations by mail: valid for seven days, once, and only for the invited address. */

import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import type { FormFault, InvitationLink, InvitationState } from '../../graphql.generated.ts';
import { refusalAsFault } from '../../guards/in-words.ts';
import { isMailAddress } from '../../mail/address.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { recordEvent } from '../audit/event-store.ts';
import { faultsOf } from '../forms/service.ts';
import { noteEvent } from './events.ts';
import { nameOf } from './members.ts';
import {
  findInvitation,
  hashOfToken,
  type InvitationRow,
  insertInvitation,
  listMembers,
  makeRecruiter,
  putMember,
  useInvitation,
  withdrawInvitation,
} from './members-store.ts';
import { requireOwn } from './own-organization.ts';
import { findMemberRole, type MemberRole, type OwnOrganizationRow, updateActive } from './own-store.ts';

const DAYS = 7;

interface NewInvitation {
  organizationId: number;
  email: string;
  role: MemberRole;
}

/** Mails a link. Returns faults of the address; throws `UserError` EMAIL_NOT_VERIFIED, TOO_MANY_TRIES. */
export async function invite(
  context: ApiContext,
  { organizationId, email, role }: NewInvitation,
): Promise<FormFault[]> {
  const { viewer, brand, locale, now } = context;
  if (viewer.account === null) throw refusal('SIGN_IN_REQUIRED');
  if (!viewer.account.emailVerified) throw refusal('EMAIL_NOT_VERIFIED');
  const to = email.trim().toLowerCase();
  const fault = (code: string) => faultsOf(context, [{ code, pointer: '/email', allowed: 'email' }]);
  if (!isMailAddress(to)) return fault('format');
  const members = await listMembers(context, organizationId);
  if (members.some((member) => member.email === to))
    return [{ ...refusalAsFault(refusal('MEMBER_ALREADY'), '/email', context), code: 'member' }];
  await context.limits.take('invitation', `account ${viewer.account.id}`);
  await context.limits.take('mail-invitation', to);
  const { name } = await requireOwn(context, organizationId);
  const token = randomBytes(24).toString('base64url');
  const origin = context.linkOrigin;
  const link = `${origin}${hrefOf(brand, locale).path('/user/invitation')}?token=${token}`;
  const invitedBy = viewer.account.id;
  await transact(context, async (tx) => {
    const expires = new Date(now.getTime() + DAYS * DAY_MS);
    await insertInvitation(tx, { organizationId, email: to, role, invitedBy, tokenHash: hashOfToken(token), expires });
    const values = { link, organization: name, inviter: viewer.account ? nameOf(viewer.account) : '' };
    await queueMail(tx.db, { brand, origin, locale, to, template: 'invitation', values });
    await noteEvent(tx, context, 'member_invited', { id: organizationId, role });
  });
  return [];
}

/** Withdraws an open invitation; does nothing if it is not open. */
export async function withdraw(context: ApiContext, organizationId: number, invitationId: number): Promise<void> {
  await transact(context, async (tx) => {
    if (await withdrawInvitation(tx, organizationId, invitationId))
      await noteEvent(tx, context, 'member_invitation_withdrawn', { id: organizationId });
  });
}

/** State of a link. Its holder may see whom it was sent to. */
export async function describeInvitation(context: ApiContext, token: string): Promise<InvitationLink> {
  const found = await findInvitation(context, token);
  const state = stateOf(found?.invitation, context.now);
  if (found === null || state !== 'open') return { state, organization: null, email: null, role: null };
  const { email, role } = found.invitation;
  return { state, organization: found.name, email, role: role === 'owner' ? 'owner' : 'editor' };
}

function stateOf(row: InvitationRow | undefined, now: Date): InvitationState {
  if (row === undefined) return 'unknown';
  if (row.accepted !== null) return 'accepted';
  if (row.withdrawn) return 'withdrawn';
  return row.expires <= now ? 'expired' : 'open';
}

/** Makes the current person a member. Throws `UserError` INVITATION_UNUSABLE, INVITATION_FOR_OTHER, EMAIL_NOT_VERIFIED. */
export async function accept(context: ApiContext, token: string): Promise<OwnOrganizationRow> {
  const { viewer, now, locale, address } = context;
  const { account } = viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  const found = await findInvitation(context, token);
  if (found === null || stateOf(found.invitation, now) !== 'open') throw refusal('INVITATION_UNUSABLE');
  const { id, organizationId, email, role } = found.invitation;
  if (email !== account.email) throw refusal('INVITATION_FOR_OTHER', { email });
  // A membership applies to all brands of the organization.
  if (!account.addressProven) throw refusal('EMAIL_NOT_VERIFIED');
  await transact(context, async (tx) => {
    if (!(await useInvitation(tx, id, now))) throw refusal('INVITATION_UNUSABLE');
    const own = await findMemberRole(tx, organizationId, account.id);
    if (own !== 'owner') await putMember(tx, organizationId, account.id, role === 'owner' ? 'owner' : 'editor');
    if (await makeRecruiter(tx, account.id, locale))
      await recordEvent(tx, { kind: 'role_granted', accountId: account.id, address, detail: { role: 'recruiter' } });
    await updateActive(tx, account.id, organizationId);
    await noteEvent(tx, context, 'member_joined', { id: organizationId, role });
  });
  return requireOwn(context, organizationId);
}
