/** SQL of claims of organizations. */
import { and, asc, desc, eq, isNull, not, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { account, accountBrand, organizationMember } from '../../database/schema/accounts.ts';
import { organizationClaim } from '../../database/schema/claims.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';
import { reachedOn } from '../rights/standing-store.ts';

const MOST_OPEN = 100;
const MOST_NAMED = 500;

export type ClaimRow = typeof organizationClaim.$inferSelect;

interface OfPerson {
  organizationId: number;
  accountId: number;
}

const ofPerson = ({ organizationId, accountId }: OfPerson) =>
  and(eq(organizationClaim.organizationId, organizationId), eq(organizationClaim.accountId, accountId));

/** Whether nobody owns the organization. Examples of a draft brand are not for people to own. */
export async function isOwnerless({ db }: Scope, organizationId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from organization o where o.id = ${organizationId} and not o.sample and not exists (
      select from organization_member m where m.organization_id = o.id and m.role = 'owner')`);
  return rowCount === 1;
}

/** Whether somebody owns the organization. */
export async function isOwned({ db }: Scope, organizationId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from organization o where o.id = ${organizationId} and not o.sample and exists (
      select from organization_member m where m.organization_id = o.id and m.role = 'owner')`);
  return rowCount === 1;
}

/** The person's latest claim on this brand. */
export async function findLatest(scope: Scope, of: OfPerson): Promise<ClaimRow | null> {
  const [row] = await rowsOf(scope)
    .select(columnsOf(organizationClaim))
    .from(organizationClaim)
    .where(ofPerson(of))
    .orderBy(desc(organizationClaim.id))
    .limit(1);
  return row ?? null;
}

/** The person's open claim on this brand. */
export async function findOpen(scope: Scope, of: OfPerson): Promise<ClaimRow | null> {
  const [row] = await rowsOf(scope)
    .select(columnsOf(organizationClaim))
    .from(organizationClaim)
    .where(and(ofPerson(of), isNull(organizationClaim.resolved)));
  return row ?? null;
}

type NewClaim = OfPerson & Pick<ClaimRow, 'position' | 'email' | 'message' | 'proof' | 'created'>;

/** False if the person has an open one already. */
export async function insertClaim(scope: Scope, values: NewClaim): Promise<boolean> {
  const rows = await rowsOf(scope)
    .insert(organizationClaim)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: organizationClaim.id });
  return rows.length > 0;
}

/** Locked until the end of the transaction, so that it is decided once. */
export async function lockClaim(tx: Scope, id: number): Promise<ClaimRow | null> {
  const [row] = await rowsOf(tx)
    .select(columnsOf(organizationClaim))
    .from(organizationClaim)
    .where(eq(organizationClaim.id, id))
    .for('update');
  return row ?? null;
}

type Decision = Pick<ClaimRow, 'resolved' | 'resolvedBy' | 'approved' | 'reason' | 'formerRole'>;

export async function updateClaim(scope: Scope, id: number, decision: Decision): Promise<ClaimRow> {
  const [row] = await rowsOf(scope)
    .update(organizationClaim)
    .set(decision)
    .where(eq(organizationClaim.id, id))
    .returning();
  if (row === undefined) throw new Error(`Claim ${id} went while it was decided.`);
  return row;
}

/** Open claims of an organization on this brand, longest waiting first, of people who can use the brand. */
export function listOpen(scope: Scope, organizationId: number) {
  return rowsOf(scope)
    .select({
      ...columnsOf(organizationClaim),
      displayName: account.displayName,
      firstName: account.firstName,
      lastName: account.lastName,
      accountEmail: account.email,
    })
    .from(organizationClaim)
    .innerJoin(account, eq(account.id, organizationClaim.accountId))
    .where(and(eq(organizationClaim.organizationId, organizationId), isNull(organizationClaim.resolved)))
    .orderBy(asc(organizationClaim.id))
    .limit(MOST_OPEN)
    .execute();
}

/** Profiles published on this brand whose slug begins like this. */
export function listBySlug(scope: Scope, start: string) {
  return rowsOf(scope)
    .select({ id: organization.id, name: organization.name, slug: organizationProfile.slug })
    .from(organizationProfile)
    .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(
      and(
        eq(organizationProfile.published, true),
        not(organization.sample),
        sql`starts_with(${organizationProfile.slug}, ${start})`,
      ),
    )
    .orderBy(asc(organization.id))
    .limit(MOST_NAMED)
    .execute();
}

/** Owners of an organization who can be mailed about this brand. */
export async function listOwnersToMail(
  scope: Scope,
  organizationId: number,
): Promise<{ to: string; locale: string | null }[]> {
  return rowsOf(scope)
    .select({ to: account.email, locale: accountBrand.locale })
    .from(accountBrand)
    .innerJoin(account, eq(account.id, accountBrand.accountId))
    .innerJoin(organizationMember, eq(organizationMember.accountId, account.id))
    .where(
      and(
        eq(organizationMember.organizationId, organizationId),
        eq(organizationMember.role, 'owner'),
        reachedOn(scope.frontend),
      ),
    )
    .orderBy(asc(account.id))
    .execute();
}

/** Where the person can be mailed about this brand; null if they cannot. */
export async function findReader(
  scope: Scope,
  accountId: number,
): Promise<{ to: string; locale: string | null } | null> {
  const [row] = await rowsOf(scope)
    .select({ to: account.email, locale: accountBrand.locale })
    .from(accountBrand)
    .innerJoin(account, eq(account.id, accountBrand.accountId))
    .where(and(eq(account.id, accountId), reachedOn(scope.frontend)));
  return row ?? null;
}
