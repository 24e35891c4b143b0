/** Invitations by mail: valid for seven days, once, and only for the invited address. */

import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { FormFault, InvitationLink, InvitationState } from '../../graphql.generated.ts';
import { refusalAsFault } from '../../guards/in-words.ts';
import { isMailAddress } from '../../mail/address.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { faultsOf } from '../forms/service.ts';
import { reaches, reachOf } from '../rights/access.ts';
import { noteEvent } from './events.ts';
import { join } from './join.ts';
import { nameOf } from './members.ts';
import {
  findInvitation,
  hashOfToken,
  type InvitationRow,
  insertInvitation,
  listMembers,
  useInvitation,
  withdrawInvitation,
} from './members-store.ts';
import { requireOwn } from './own-organization.ts';
import {
  asRole,
  findOwnerless,
  findOwnOrganization,
  insertProfile,
  lockOwnOrganization,
  type MemberRole,
  type Membership,
} from './own-store.ts';
import { freeSlug } from './slug-store.ts';

const DAYS = 7;

interface NewInvitation {
  organizationId: number;
  email: string;
  role: MemberRole;
}

/** Mails a link. Returns faults of the address; throws `UserError` EMAIL_NOT_VERIFIED, TOO_MANY_TRIES. */
export async function inviteMember(context: ApiContext, invitation: NewInvitation): Promise<FormFault[]> {
  const { name } = await requireOwn(context, invitation.organizationId);
  return invite(context, { ...invitation, name });
}

/**
 * The same for an organization that nobody owns, by those who administer all its brands. One without a profile on this
 * brand gets one, so that its owner has somewhere to go. Throws also ORGANIZATION_UNKNOWN, ORGANIZATION_OWNED, NOT_ALLOWED.
 */
export async function inviteOwner(
  context: ApiContext,
  { organizationId, email }: Omit<NewInvitation, 'role'>,
): Promise<FormFault[]> {
  const [found, here, reach] = await Promise.all([
    findOwnerless(context, organizationId),
    findOwnOrganization(context, organizationId),
    reachOf(context),
  ]);
  if (found === null) throw refusal(here === null ? 'ORGANIZATION_UNKNOWN' : 'ORGANIZATION_OWNED');
  const { name, brands } = found;
  // One on no brand is known to those who administer all of them.
  const isKnown = brands.length === 0 ? reach.brands === null : brands.some((brand) => reaches(reach, brand));
  if (!isKnown) throw refusal('ORGANIZATION_UNKNOWN');
  if (!brands.every((brand) => reaches(reach, brand))) throw refusal('NOT_ALLOWED');
  const bring = async (tx: TransactionScope) => {
    if ((await lockOwnOrganization(tx, organizationId)) !== null) return;
    await insertProfile(tx, organizationId, await freeSlug(tx, name));
    await noteEvent(tx, context, 'organization_brought', { id: organizationId });
  };
  return invite(context, { organizationId, email, role: 'owner', name, before: bring });
}

interface NamedInvitation extends NewInvitation {
  /** Of the organization. */
  name: string;
  /** What happens first, in the same transaction. */
  before?(tx: TransactionScope): Promise<void>;
}

async function invite(
  context: ApiContext,
  { organizationId, email, role, name, before }: NamedInvitation,
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
  const token = randomBytes(24).toString('base64url');
  const origin = context.linkOrigin;
  const link = `${origin}${hrefOf(brand, locale).path('/user/invitation')}?token=${token}`;
  const invitedBy = viewer.account.id;
  await transact(context, async (tx) => {
    await before?.(tx);
    const expires = new Date(now.getTime() + DAYS * DAY_MS);
    await insertInvitation(tx, { organizationId, email: to, role, invitedBy, tokenHash: hashOfToken(token), expires });
    const values = { link, organization: name, inviter: viewer.account ? nameOf(viewer.account) : '', role };
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
  return { state, organization: found.name, email, role: asRole(role) };
}

function stateOf(row: InvitationRow | undefined, now: Date): InvitationState {
  if (row === undefined) return 'unknown';
  if (row.accepted !== null) return 'accepted';
  if (row.withdrawn) return 'withdrawn';
  return row.expires <= now ? 'expired' : 'open';
}

/** Makes the current person a member. Throws `UserError` INVITATION_UNUSABLE, INVITATION_FOR_OTHER, EMAIL_NOT_VERIFIED. */
export async function accept(context: ApiContext, token: string): Promise<Membership> {
  const { viewer, now } = context;
  const { account } = viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  const found = await findInvitation(context, token);
  if (found === null || stateOf(found.invitation, now) !== 'open') throw refusal('INVITATION_UNUSABLE');
  const { id, organizationId, email, role } = found.invitation;
  if (email !== account.email) throw refusal('INVITATION_FOR_OTHER', { email });
  // A membership applies to all brands of the organization.
  if (!account.addressProven) throw refusal('EMAIL_NOT_VERIFIED');
  return transact(context, async (tx) => {
    if (!(await useInvitation(tx, id, now))) throw refusal('INVITATION_UNUSABLE');
    const joined = await join(context, tx, { organizationId, accountId: account.id, role: asRole(role) });
    await noteEvent(tx, context, 'member_joined', { id: organizationId, role });
    return { id: organizationId, name: found.name, role: joined.role };
  });
}
