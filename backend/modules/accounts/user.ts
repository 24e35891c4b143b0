/** The person who is signed in, as the API tells. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../context.ts';
import { organizationMember } from '../../database/schema/accounts.ts';
import { organization } from '../../database/schema/organizations.ts';
import type { User } from '../../graphql.generated.ts';
import { findAccount, findMembership, networksOf } from './account-store.ts';
import { nameOf } from './open-session.ts';

/** Null for a visitor. */
export async function describeUser(context: ApiContext): Promise<User | null> {
  const { viewer, brand } = context;
  if (viewer.account === null) return null;
  const { id, email, displayName, firstName, lastName, emailVerified, approved } = viewer.account;
  const [account, membership, networks, own] = await Promise.all([
    findAccount(context, id),
    findMembership(context, id),
    networksOf(context, id),
    findOrganization(context, id, viewer.account.activeOrganizationId),
  ]);
  const { features, moderation, locales } = brand.document;
  return {
    id,
    name: nameOf(viewer.account),
    email,
    displayName,
    firstName,
    lastName,
    roles: [...viewer.roles].sort().map((targetId) => ({ targetId })),
    emailVerified,
    organization: own ?? null,
    isUserApprovedAndVerified: emailVerified && (approved || !moderation.accounts),
    isEligibleForJobApply: viewer.roles.has('applicant') && emailVerified && features.applicant,
    activeOrganization: own ? { id: own.id } : null,
    hasPassword: account?.passwordHash != null,
    networks,
    locale: membership?.locale ?? locales.default,
  };
}

/** The active one of those that the person acts for, else the first. */
async function findOrganization({ db }: ApiContext, accountId: number, activeId: number | null) {
  const [row] = await db
    .select({ id: organization.id, name: organization.name, ownerId: organization.ownerId })
    .from(organizationMember)
    .innerJoin(organization, eq(organization.id, organizationMember.organizationId))
    .where(and(eq(organizationMember.accountId, accountId)))
    .orderBy(sql`${organization.id} = ${activeId ?? 0} desc`, asc(organization.id))
    .limit(1);
  return row;
}
