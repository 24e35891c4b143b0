/** The signed-in person, as the API returns them. */
import type { ApiContext } from '../../context.ts';
import type { User } from '../../graphql.generated.ts';
import { actsFor, listMemberships, listOwnOrganizations } from '../organizations/own-store.ts';
import { findAccount, findMembership, networksOf } from './account-store.ts';
import { isEligibleForJobApply } from './eligible.ts';
import { nameOf } from './open-session.ts';

/** Null for a visitor. */
export async function describeUser(context: ApiContext): Promise<User | null> {
  const { viewer, brand } = context;
  if (viewer.account === null) return null;
  const { id, email, displayName, firstName, lastName, emailVerified, approved } = viewer.account;
  const [account, membership, networks, own, members] = await Promise.all([
    findAccount(context, id),
    findMembership(context, id),
    networksOf(context, id),
    findOrganization(context, id, viewer.account.activeOrganizationId),
    listMemberships(context, id),
  ]);
  const { moderation, locales } = brand.document;
  return {
    id,
    name: nameOf(viewer.account),
    email,
    displayName,
    firstName,
    lastName,
    roles: [...viewer.roles, ...viewer.waitingRoles].sort().map((targetId) => ({ targetId })),
    emailVerified,
    organization: own ?? null,
    isUserApprovedAndVerified: emailVerified && (approved || !moderation.accounts),
    isEligibleForJobApply: isEligibleForJobApply(context),
    activeOrganization: own ? { id: own.id } : null,
    applicantsOnly: members.length > 0 && !members.some(({ role }) => actsFor(role)),
    hasPassword: account?.passwordHash != null,
    networks,
    locale: membership?.locale ?? locales.default,
  };
}

/** The active one of those that the person may edit on this brand, otherwise the first. */
async function findOrganization(context: ApiContext, accountId: number, activeId: number | null) {
  const own = await listOwnOrganizations(context, accountId);
  const found = own.find(({ id }) => id === activeId) ?? own[0];
  return found && { id: found.id, name: found.name, ownerId: found.ownerId };
}
