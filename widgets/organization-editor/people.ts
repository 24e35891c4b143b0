/** What the editor asks the backend about the people of an organization. Every function rejects with `GraphqlError`. */
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { ask } from '../shared/account/account-calls.ts';

export type MemberRole = 'owner' | 'editor';

export interface Member {
  accountId: number;
  name: string;
  email: string;
  role: MemberRole;
  isYou: boolean;
}

export interface People {
  members: readonly Member[];
  invitations: readonly { id: number; email: string; role: MemberRole; expires: string }[];
}

const PEOPLE = `fragment People on OrganizationPeople {
  members { accountId name email role isYou }
  invitations { id email role expires }
}`;

export async function loadPeople(organizationId: number): Promise<People> {
  const document = `query OrganizationPeople($organizationId: Int!) {
    organizationPeople(organizationId: $organizationId) { ...People }
  } ${PEOPLE}`;
  return (await ask<{ organizationPeople: People }>(document, { organizationId })).organizationPeople;
}

export async function inviteMember(
  organizationId: number,
  email: string,
  role: MemberRole,
): Promise<{ faults: readonly FormFault[]; people: People }> {
  const document = `mutation InviteMember($organizationId: Int!, $email: String!, $role: MemberRole!) {
    inviteMember(organizationId: $organizationId, email: $email, role: $role) {
      faults { code pointer message } people { ...People }
    }
  } ${PEOPLE}`;
  const variables = { organizationId, email, role };
  return (await ask<{ inviteMember: { faults: FormFault[]; people: People } }>(document, variables)).inviteMember;
}

export async function withdrawInvitation(organizationId: number, invitationId: number): Promise<People> {
  const document = `mutation WithdrawInvitation($organizationId: Int!, $invitationId: Int!) {
    people: withdrawInvitation(organizationId: $organizationId, invitationId: $invitationId) { ...People }
  } ${PEOPLE}`;
  return (await ask<{ people: People }>(document, { organizationId, invitationId })).people;
}

export async function changeRole(organizationId: number, accountId: number, role: MemberRole): Promise<People> {
  const document = `mutation ChangeMemberRole($organizationId: Int!, $accountId: Int!, $role: MemberRole!) {
    people: changeMemberRole(organizationId: $organizationId, accountId: $accountId, role: $role) { ...People }
  } ${PEOPLE}`;
  return (await ask<{ people: People }>(document, { organizationId, accountId, role })).people;
}

export async function removeMember(organizationId: number, accountId: number): Promise<People> {
  const document = `mutation RemoveMember($organizationId: Int!, $accountId: Int!) {
    people: removeMember(organizationId: $organizationId, accountId: $accountId) { ...People }
  } ${PEOPLE}`;
  return (await ask<{ people: People }>(document, { organizationId, accountId })).people;
}

export async function handOver(organizationId: number, accountId: number): Promise<People> {
  const document = `mutation HandOverOrganization($organizationId: Int!, $accountId: Int!) {
    people: handOverOrganization(organizationId: $organizationId, accountId: $accountId) { ...People }
  } ${PEOPLE}`;
  return (await ask<{ people: People }>(document, { organizationId, accountId })).people;
}

export async function leaveOrganization(organizationId: number): Promise<void> {
  const document = `mutation LeaveOrganization($organizationId: Int!) {
    leaveOrganization(organizationId: $organizationId)
  }`;
  await ask(document, { organizationId });
}
