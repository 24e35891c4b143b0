/** SQL of members and invitations of organizations. */
import { createHash } from 'node:crypto';
import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import {
  account,
  accountBrand,
  accountRole,
  organizationInvitation,
  organizationMember,
} from '../../database/schema/accounts.ts';
import { organization } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';
import { reachedOn } from '../rights/standing-store.ts';
import { asRole, MEMBER_ROLES, type MemberRole } from './own-store.ts';

export interface MemberRow {
  accountId: number;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  role: MemberRole;
  since: Date;
}

/** Owners first, then editors, then by date of joining. */
export async function listMembers({ db }: Scope, organizationId: number): Promise<MemberRow[]> {
  const rows = await db
    .select({
      accountId: account.id,
      email: account.email,
      displayName: account.displayName,
      firstName: account.firstName,
      lastName: account.lastName,
      role: organizationMember.role,
      since: organizationMember.created,
    })
    .from(organizationMember)
    .innerJoin(account, eq(account.id, organizationMember.accountId))
    .where(eq(organizationMember.organizationId, organizationId))
    .orderBy(
      sql`array_position(${sql.param([...MEMBER_ROLES])}::text[], ${organizationMember.role})`,
      asc(organizationMember.created),
      asc(account.id),
    );
  return rows.map((row) => ({ ...row, role: asRole(row.role) }));
}

/** Adds a member, or changes their role. */
export async function putMember(
  { db }: Scope,
  organizationId: number,
  accountId: number,
  role: MemberRole,
): Promise<void> {
  await db
    .insert(organizationMember)
    .values({ organizationId, accountId, role })
    .onConflictDoUpdate({ target: [organizationMember.organizationId, organizationMember.accountId], set: { role } });
}

/** Ends a membership, on every brand. */
export async function deleteMember({ db }: Scope, organizationId: number, accountId: number): Promise<void> {
  await db
    .delete(organizationMember)
    .where(and(eq(organizationMember.organizationId, organizationId), eq(organizationMember.accountId, accountId)));
  await stopActing({ db }, organizationId, accountId);
}

/** The organization is no longer the active one of the person, on any brand. */
export async function stopActing({ db }: Pick<Scope, 'db'>, organizationId: number, accountId: number): Promise<void> {
  await db
    .update(acrossBrands(accountBrand, 'A member acts on all brands, or on none.'))
    .set({ activeOrganizationId: null })
    .where(and(eq(accountBrand.accountId, accountId), eq(accountBrand.activeOrganizationId, organizationId)));
}

/** The main contact of the organization; null for none. */
export async function updateOwner({ db }: Scope, organizationId: number, accountId: number | null): Promise<void> {
  await db.update(organization).set({ ownerId: accountId }).where(eq(organization.id, organizationId));
}

/** The same where it has none who owns it still. */
export async function fillOwner({ db }: Scope, organizationId: number, accountId: number): Promise<void> {
  const owns = db
    .select({ one: sql`1` })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.organizationId, organizationId),
        eq(organizationMember.accountId, organization.ownerId),
        eq(organizationMember.role, 'owner'),
      ),
    );
  await db
    .update(organization)
    .set({ ownerId: accountId })
    .where(and(eq(organization.id, organizationId), notExists(owns)));
}

/** Members of organizations become recruiters of this brand, and join it. */
export async function makeRecruiter(scope: Scope, accountId: number, locale: string): Promise<boolean> {
  await rowsOf(scope).insert(accountBrand).values({ accountId, locale }).onConflictDoNothing();
  const granted = await rowsOf(scope)
    .insert(accountRole)
    .values({ accountId, role: 'recruiter' })
    .onConflictDoNothing()
    .returning({ id: accountRole.id });
  return granted.length > 0;
}

export type InvitationRow = typeof organizationInvitation.$inferSelect;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Open invitations; each brand has its own. */
export function listInvitations(scope: Scope, organizationId: number, now: Date): Promise<InvitationRow[]> {
  return rowsOf(scope)
    .select()
    .from(organizationInvitation)
    .where(
      and(
        eq(organizationInvitation.organizationId, organizationId),
        isNull(organizationInvitation.accepted),
        eq(organizationInvitation.withdrawn, false),
        gt(organizationInvitation.expires, now),
      ),
    )
    .orderBy(asc(organizationInvitation.id))
    .execute();
}

/** A later invitation to the same address replaces earlier ones. */
export async function insertInvitation(
  scope: Scope,
  values: Omit<typeof organizationInvitation.$inferInsert, 'frontend'>,
): Promise<void> {
  await rowsOf(scope)
    .update(organizationInvitation)
    .set({ withdrawn: true })
    .where(
      and(
        eq(organizationInvitation.organizationId, values.organizationId),
        eq(organizationInvitation.email, values.email),
        isNull(organizationInvitation.accepted),
      ),
    );
  await rowsOf(scope).insert(organizationInvitation).values(values);
}

/** False if none is open. */
export async function withdrawInvitation(scope: Scope, organizationId: number, id: number): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(organizationInvitation)
    .set({ withdrawn: true })
    .where(
      and(
        eq(organizationInvitation.organizationId, organizationId),
        eq(organizationInvitation.id, id),
        isNull(organizationInvitation.accepted),
        eq(organizationInvitation.withdrawn, false),
      ),
    )
    .returning({ id: organizationInvitation.id });
  return rows.length > 0;
}

/** The invitation of a link with the name of the organization. */
export async function findInvitation(scope: Scope, token: string) {
  const [row] = await rowsOf(scope)
    .select({ invitation: columnsOf(organizationInvitation), name: organization.name })
    .from(organizationInvitation)
    .innerJoin(organization, eq(organization.id, organizationInvitation.organizationId))
    .where(eq(organizationInvitation.tokenHash, hashOfToken(token)));
  return row ?? null;
}

/** Uses the link up; only one of two concurrent attempts succeeds. */
export async function useInvitation(scope: Scope, id: number, now: Date): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(organizationInvitation)
    .set({ accepted: now })
    .where(
      and(
        eq(organizationInvitation.id, id),
        isNull(organizationInvitation.accepted),
        sql`not ${organizationInvitation.withdrawn} and ${organizationInvitation.expires} > ${now.toISOString()}`,
      ),
    )
    .returning({ id: organizationInvitation.id });
  return rows.length > 0;
}

export interface ReachedMember {
  to: string;
  locale: string | null;
  role: MemberRole;
}

/** Members who can be mailed about this brand: with a confirmed address, and not blocked. */
export async function listReachedMembers(scope: Scope, id: number): Promise<ReachedMember[]> {
  const rows = await rowsOf(scope)
    .select({ to: account.email, locale: accountBrand.locale, role: organizationMember.role })
    .from(organizationMember)
    .innerJoin(account, eq(account.id, organizationMember.accountId))
    .innerJoin(accountBrand, eq(accountBrand.accountId, account.id))
    .where(and(eq(organizationMember.organizationId, id), reachedOn(scope.frontend)))
    .orderBy(asc(account.id));
  return rows.map((row) => ({ ...row, role: asRole(row.role) }));
}
