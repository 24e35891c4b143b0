import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { OrganizationPeople } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { noteEvent } from './events.ts';
import {
  deleteMember,
  listInvitations,
  listMembers,
  type MemberRow,
  putMember,
  stopActing,
  updateOwner,
} from './members-store.ts';
import { actsFor, asRole, lockOwnOrganization, type MemberRole, type OwnOrganizationRow } from './own-store.ts';

/** Members and open invitations. */
export async function peopleOf(context: ApiContext, id: number): Promise<OrganizationPeople> {
  const [members, invitations] = await Promise.all([
    listMembers(context, id),
    listInvitations(context, id, context.now),
  ]);
  return {
    members: members.map((member) => ({
      accountId: member.accountId,
      name: nameOf(member),
      email: member.email,
      role: member.role,
      since: member.since,
      isYou: member.accountId === context.viewer.account?.id,
    })),
    invitations: invitations.map(({ id: number, email, role, created, expires }) => ({
      id: number,
      email,
      role: asRole(role),
      created,
      expires,
    })),
  };
}

export function nameOf({
  displayName,
  firstName,
  lastName,
  email,
}: Omit<MemberRow, 'accountId' | 'role' | 'since'>): string {
  return displayName || [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** Gives a member another role. Throws `UserError` LAST_OWNER, MEMBER_UNKNOWN. */
export function changeRole(
  context: ApiContext,
  id: number,
  accountId: number,
  role: MemberRole,
): Promise<OrganizationPeople> {
  return change(context, id, async (tx, { row, members }) => {
    const member = memberIn(members, accountId);
    if (member.role === role) return;
    await putMember(tx, id, accountId, role);
    if (!actsFor(role)) await stopActing(tx, id, accountId);
    if (role !== 'owner') await keepOwner(tx, { row, members, without: accountId });
    await noteEvent(tx, context, 'member_role_changed', { id, accountId, role });
  });
}

/** Ends a membership. Throws `UserError` LAST_OWNER, MEMBER_UNKNOWN. */
export function removeMember(context: ApiContext, id: number, accountId: number): Promise<OrganizationPeople> {
  return change(context, id, async (tx, { row, members }) => {
    memberIn(members, accountId);
    await deleteMember(tx, id, accountId);
    await keepOwner(tx, { row, members, without: accountId });
    const isSelf = accountId === context.viewer.account?.id;
    await noteEvent(tx, context, isSelf ? 'member_left' : 'member_removed', { id, accountId });
  });
}

/** Makes a member the owner and the current owner an editor. Throws `UserError` MEMBER_UNKNOWN. */
export function handOver(context: ApiContext, id: number, accountId: number): Promise<OrganizationPeople> {
  return change(context, id, async (tx, { members }) => {
    memberIn(members, accountId);
    const own = members.find((member) => member.accountId === context.viewer.account?.id);
    if (own && own.accountId !== accountId) await putMember(tx, id, own.accountId, 'editor');
    await putMember(tx, id, accountId, 'owner');
    await updateOwner(tx, id, accountId);
    await noteEvent(tx, context, 'organization_handed_over', { id, accountId });
  });
}

interface People {
  row: OwnOrganizationRow;
  members: readonly MemberRow[];
}

/** The first of the remaining owners becomes the main contact. */
async function keepOwner(tx: TransactionScope, { row, members, without }: People & { without: number }): Promise<void> {
  const left = members.find(({ accountId, role }) => role === 'owner' && accountId !== without);
  if (left === undefined) throw refusal('LAST_OWNER');
  if (row.ownerId === without) await updateOwner(tx, row.id, left.accountId);
}

function memberIn(members: readonly MemberRow[], accountId: number): MemberRow {
  const member = members.find((one) => one.accountId === accountId);
  if (member === undefined) throw refusal('MEMBER_UNKNOWN');
  return member;
}

async function change(
  context: ApiContext,
  id: number,
  work: (tx: TransactionScope, people: People) => Promise<void>,
): Promise<OrganizationPeople> {
  await transact(context, async (tx) => {
    const row = await lockOwnOrganization(tx, id);
    if (row === null) throw refusal('ORGANIZATION_UNKNOWN');
    await work(tx, { row, members: await listMembers(tx, id) });
    await announce(context, tx, 'answerableChanged', { organizationId: id });
  });
  return peopleOf(context, id);
}
