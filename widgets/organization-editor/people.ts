/** Backend calls of the editor about the members of an organization. Every function rejects with `GraphqlError`. */
import { run } from '../../runtime/graphql/run.ts';
import type { People } from './people.generated.ts';
import {
  changeMemberRoleMutation,
  handOverOrganizationMutation,
  removeMemberMutation,
  withdrawInvitationMutation,
} from './people.generated.ts';

/** From the least to the most that they may do. */
export const MEMBER_ROLES = ['screener', 'editor', 'owner'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export async function withdrawInvitation(organizationId: number, invitationId: number): Promise<People> {
  return (await run(withdrawInvitationMutation, { organizationId, invitationId })).people;
}

export async function changeRole(organizationId: number, accountId: number, role: MemberRole): Promise<People> {
  return (await run(changeMemberRoleMutation, { organizationId, accountId, role })).people;
}

export async function removeMember(organizationId: number, accountId: number): Promise<People> {
  return (await run(removeMemberMutation, { organizationId, accountId })).people;
}

export async function handOver(organizationId: number, accountId: number): Promise<People> {
  return (await run(handOverOrganizationMutation, { organizationId, accountId })).people;
}
