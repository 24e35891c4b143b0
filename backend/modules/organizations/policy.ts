/** Who may edit organizations: their members, and administrators of a brand those with a profile there. */
import type { ApiContext } from '../../context.ts';
import {
  administrators,
  adminLike,
  all,
  anyone,
  type ModulePolicies,
  type Policy,
  secondFactorShown,
  signedIn,
  withFeature,
  withRole,
} from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import { ADMIN_LIKE, isAdministrator, isAdminLike, type Viewer } from '../../viewer.ts';
import type { RoleName } from '../../viewer-store.ts';
import { holdsOn } from '../rights/access.ts';
import { actsFor, findMemberRole, findOwnOrganization, frontendsOf, type MemberRole } from './own-store.ts';

export interface Ties {
  /** Role of the person in the organization. */
  role: MemberRole | null;
  /** Whether it has a profile on this brand, published or not. */
  isHere: boolean;
}

/** Whether the person may know that the organization exists. */
export function isKnown(viewer: Viewer, { role, isHere }: Ties): boolean {
  return isHere && (role !== null || isAdminLike(viewer));
}

/** Whether the person may see and change all of the organization: those who act for it, and administrators. */
export function edits(viewer: Viewer, { role }: Pick<Ties, 'role'>): boolean {
  return actsFor(role) || isAdminLike(viewer);
}

/** Whether the person may invite, remove and promote members, and transfer the organization. */
export function managesMembers(viewer: Viewer, { role }: Pick<Ties, 'role'>): boolean {
  return role === 'owner' || isAdministrator(viewer);
}

interface OfOrganization {
  organizationId: number;
}

/** The current person's relation to an organization. */
export async function tiesOf(context: ApiContext, organizationId: number): Promise<Ties> {
  const id = context.viewer.account?.id;
  if (id === undefined || organizationId < 1) return { role: null, isHere: false };
  const [role, row] = await Promise.all([
    findMemberRole(context, organizationId, id),
    findOwnOrganization(context, organizationId),
  ]);
  return { role, isHere: row !== null };
}

/** People who do not act for it need administrator rights, and must confirm their second factor first. */
export const asMember: Policy<Ties> = (context, { role }) => {
  if (!actsFor(role)) return secondFactorShown(context, {});
};

const ofOwn: Policy<OfOrganization> = async (context, { organizationId }) => {
  const ties = await tiesOf(context, organizationId);
  await asMember(context, ties);
  if (!isKnown(context.viewer, ties)) throw refusal('ORGANIZATION_UNKNOWN');
  if (!edits(context.viewer, ties)) throw refusal('NOT_ALLOWED');
};

const ofOwner: Policy<OfOrganization> = async (context, { organizationId }) => {
  const ties = await tiesOf(context, organizationId);
  if (ties.role !== 'owner') await secondFactorShown(context, {});
  if (!isKnown(context.viewer, ties)) throw refusal('ORGANIZATION_UNKNOWN');
  if (!managesMembers(context.viewer, ties)) throw refusal('NOT_ALLOWED');
};

/** Members and answers of an organization are the same on all its brands: people who are not members need the role on each of them. */
const onAllBrands =
  (...roles: readonly RoleName[]): Policy<OfOrganization> =>
  async (context, { organizationId }) => {
    const { role } = await tiesOf(context, organizationId);
    if (actsFor(role)) return;
    const brands = await frontendsOf(context, organizationId);
    if (!(await holdsOn(context, roles, brands))) throw refusal('NOT_ALLOWED');
  };

/** A member, wherever the organization is shown. */
const ofMember: Policy<OfOrganization> = async (context, { organizationId }) => {
  const { role } = await tiesOf(context, organizationId);
  if (role === null) throw refusal('ORGANIZATION_UNKNOWN');
};

/** The same, who acts for it. */
const ofActing: Policy<OfOrganization> = async (context, { organizationId }) => {
  const { role } = await tiesOf(context, organizationId);
  if (role === null) throw refusal('ORGANIZATION_UNKNOWN');
  if (!actsFor(role)) throw refusal('NOT_ALLOWED');
};

/** Everybody with a session, on brands that serve employers. */
export const employer = all(withFeature('recruiter'), signedIn);
/** Those who act for the organization, and administrators. */
export const forEditors = all<OfOrganization>(employer, ofOwn);
/** Its owners, and administrators. */
export const forOwners = all<OfOrganization>(employer, ofOwner);
/** Those who manage its members. */
export const forPeople = all<OfOrganization>(forOwners, onAllBrands('administrator', 'site_admin'));
const moderators = all(withFeature('recruiter'), administrators);
/** Those who review jobs. */
const reviewers = all(withFeature('recruiter'), adminLike);
const moderator = all<OfOrganization>(moderators, ofOwn);

export const organizationPolicies = {
  Query: {
    featuredOrganizations: anyone,
    organization: anyone,
    invitation: withFeature('recruiter'),
    memberships: employer,
    organizationPeople: forEditors,
    organizationsElsewhere: employer,
    // Somebody else's organization is null, like one that does not exist.
    ownOrganization: employer,
    updatableOrganizationProfiles: employer,
    trustedOrganizations: reviewers,
    waitingOrganizations: moderators,
  },
  Mutation: {
    acceptInvitation: employer,
    activateOrganization: all<OfOrganization>(employer, ofMember, ofOwn),
    approveOrganization: moderator,
    bringOrganization: all<OfOrganization>(employer, withRole('recruiter'), ofActing),
    changeMemberRole: forPeople,
    createOrganization: all(withFeature('recruiter'), withRole('recruiter', 'site_admin', 'administrator')),
    handOverOrganization: forPeople,
    inviteMember: forPeople,
    inviteOwner: moderators,
    leaveOrganization: all<OfOrganization>(employer, ofMember),
    publishOrganization: forEditors,
    refuseOrganization: moderator,
    removeMember: forPeople,
    saveOrganizationGroup: all<OfOrganization>(forEditors, onAllBrands(...ADMIN_LIKE)),
    setOrganizationTraining: moderator,
    trustOrganization: all<OfOrganization>(reviewers, ofOwn),
    unpublishOrganization: forEditors,
    withdrawInvitation: forPeople,
  },
} satisfies ModulePolicies;
