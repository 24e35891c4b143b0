/** Who may change organizations: their own people, and administrators of a brand those that it shows. */
import type { ApiContext } from '../../context.ts';
import {
  administrators,
  all,
  anyone,
  type ModulePolicies,
  type Policy,
  signedIn,
  withFeature,
  withRole,
} from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import { isAdministrator, isAdminLike, type Viewer } from '../../viewer.ts';
import { secondFactorShown } from '../admin/policy.ts';
import { findMemberRole, findOwnOrganization, type MemberRole } from './own-store.ts';

export interface Ties {
  /** What the person is to the organization. */
  role: MemberRole | null;
  /** It has a profile on this brand, published or not. */
  isHere: boolean;
}

/** Whether the organization is there for this person at all. */
export function isKnown(viewer: Viewer, { role, isHere }: Ties): boolean {
  return isHere && (role !== null || isAdminLike(viewer));
}

/** Whether the person may invite, remove and promote people, and hand the organization over. */
export function managesMembers(viewer: Viewer, { role }: Pick<Ties, 'role'>): boolean {
  return role === 'owner' || isAdministrator(viewer);
}

interface OfOrganization {
  organizationId: number;
}

/** What the person who asks is to an organization. */
export async function tiesOf(context: ApiContext, organizationId: number): Promise<Ties> {
  const id = context.viewer.account?.id;
  if (id === undefined || organizationId < 1) return { role: null, isHere: false };
  const [role, row] = await Promise.all([
    findMemberRole(context, organizationId, id),
    findOwnOrganization(context, organizationId),
  ]);
  return { role, isHere: row !== null };
}

/** Whoever acts by the rights of an administrator has shown what the administration asks for. */
export const asMember: Policy<Ties> = (context, { role }) => {
  if (role === null) return secondFactorShown(context, {});
};

const ofOwn: Policy<OfOrganization> = async (context, { organizationId }) => {
  const ties = await tiesOf(context, organizationId);
  if (!isKnown(context.viewer, ties)) throw refusal(context, 'ORGANIZATION_UNKNOWN');
  await asMember(context, ties);
};

const ofOwner: Policy<OfOrganization> = async (context, { organizationId }) => {
  const ties = await tiesOf(context, organizationId);
  if (!isKnown(context.viewer, ties)) throw refusal(context, 'ORGANIZATION_UNKNOWN');
  if (!managesMembers(context.viewer, ties)) throw refusal(context, 'NOT_ALLOWED');
  if (ties.role !== 'owner') await asMember(context, { ...ties, role: null });
};

/** A member, wherever the organization is shown. */
const ofMember: Policy<OfOrganization> = async (context, { organizationId }) => {
  const { role } = await tiesOf(context, organizationId);
  if (role === null) throw refusal(context, 'ORGANIZATION_UNKNOWN');
};

/** Everybody with a session, while the brand has employers. */
export const employer = all(withFeature('recruiter'), signedIn);
/** The people of an organization, and administrators. */
export const forEditors = all<OfOrganization>(employer, ofOwn);
/** Its owners, and administrators. */
export const forOwners = all<OfOrganization>(employer, ofOwner);
const moderators = all(withFeature('recruiter'), administrators, secondFactorShown);
const moderator = all<OfOrganization>(moderators, ofOwn);

export const organizationPolicies = {
  Query: {
    featuredOrganizations: anyone,
    organization: anyone,
    invitation: withFeature('recruiter'),
    organizationPeople: forEditors,
    organizationsElsewhere: employer,
    // One that is not theirs is null, like one that there is not.
    ownOrganization: employer,
    updatableOrganizationProfiles: employer,
    waitingOrganizations: moderators,
  },
  Mutation: {
    acceptInvitation: employer,
    activateOrganization: all<OfOrganization>(employer, ofMember, ofOwn),
    approveOrganization: moderator,
    bringOrganization: all<OfOrganization>(employer, withRole('recruiter'), ofMember),
    changeMemberRole: forOwners,
    createOrganization: all(withFeature('recruiter'), withRole('recruiter', 'site_admin', 'administrator')),
    handOverOrganization: forOwners,
    inviteMember: forOwners,
    leaveOrganization: all<OfOrganization>(employer, ofMember),
    publishOrganization: forEditors,
    refuseOrganization: moderator,
    removeMember: forOwners,
    saveOrganizationGroup: forEditors,
    unpublishOrganization: forEditors,
    withdrawInvitation: forOwners,
  },
} satisfies ModulePolicies;
