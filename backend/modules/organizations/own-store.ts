/** SQL of organizations for their own members: those with a profile on this brand, published or not. */
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand, organizationMember } from '../../database/schema/accounts.ts';
import { job } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';
import { ORGANIZATION_COLUMNS, type OrganizationRow } from './store.ts';

/** From the most to the least that they may do. */
export const MEMBER_ROLES = ['owner', 'editor', 'screener'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** A role from the database; an unknown one allows the least. */
export const asRole = (text: string): MemberRole => MEMBER_ROLES.find((role) => role === text) ?? 'screener';

/** Whether a member of this role acts for the organization; the others work with its applicants alone. */
export const actsFor = (role: MemberRole | null): boolean => role === 'owner' || role === 'editor';

/** The same, as a condition on `organization_member`. */
export const isActing: SQL = inArray(organizationMember.role, ['owner', 'editor']);

/** An organization that a person is a member of. */
export interface Membership {
  id: number;
  name: string;
  role: MemberRole;
}

/** An organization with its profile on this brand. */
export interface OwnOrganizationRow extends OrganizationRow {
  ownerId: number | null;
  data: Record<string, unknown>;
  versions: Record<string, number>;
  published: boolean;
  /** Since when it is hidden because all its owners are blocked. */
  paused: Date | null;
  /** Whether any brand shows it, which makes its files public. */
  isPublic: boolean;
  requested: Date | null;
  approved: Date | null;
  refusal: string | null;
  /** Since when its jobs go online here without review. */
  trusted: Date | null;
}

const COLUMNS = {
  ...ORGANIZATION_COLUMNS,
  ownerId: organization.ownerId,
  data: organization.data,
  versions: organization.versions,
  published: organizationProfile.published,
  paused: organizationProfile.paused,
  isPublic: sql<boolean>`exists (select from ${acrossBrands(organizationProfile, 'Some brand shows it.')} p
    where p.organization_id = ${organization.id} and p.published)`,
  requested: organizationProfile.requested,
  approved: organizationProfile.approved,
  refusal: organizationProfile.refusal,
  trusted: organizationProfile.trusted,
};

/** The organization, without checking who asks; null if it has no profile on this brand. */
export async function findOwnOrganization(scope: Scope, id: number): Promise<OwnOrganizationRow | null> {
  const [row] = await rowsOf(scope)
    .select(COLUMNS)
    .from(organizationProfile)
    .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(eq(organization.id, id));
  return row ?? null;
}

/** The same, locked until the end of the transaction, so that saves run one after the other. */
export async function lockOwnOrganization(tx: Scope, id: number): Promise<OwnOrganizationRow | null> {
  await tx.db.execute(sql`select from organization where id = ${id} for no key update`);
  return findOwnOrganization(tx, id);
}

/** Whether the organization exists; locked against deletion until the end of the transaction. */
export async function holdOrganization({ db }: Scope, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from organization where id = ${id} for key share`);
  return rowCount === 1;
}

/** Organizations that a person acts for, with a profile on this brand, by name. */
export function listOwnOrganizations(scope: Scope, accountId: number): Promise<OwnOrganizationRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(organizationMember)
    .innerJoin(organization, eq(organization.id, organizationMember.organizationId))
    .innerJoin(organizationProfile, eq(organizationProfile.organizationId, organization.id))
    .where(and(eq(organizationMember.accountId, accountId), isActing))
    .orderBy(asc(sql`lower(${organization.name})`), asc(organization.id))
    .execute();
}

/** Those that a person is a member of, with a profile on this brand, by name. */
export async function listMemberships(scope: Scope, accountId: number): Promise<Membership[]> {
  const rows = await rowsOf(scope)
    .select({ id: organization.id, name: organization.name, role: organizationMember.role })
    .from(organizationMember)
    .innerJoin(organization, eq(organization.id, organizationMember.organizationId))
    .innerJoin(organizationProfile, eq(organizationProfile.organizationId, organization.id))
    .where(eq(organizationMember.accountId, accountId))
    .orderBy(asc(sql`lower(${organization.name})`), asc(organization.id));
  return rows.map((row) => ({ ...row, role: asRole(row.role) }));
}

/** Organizations that a person acts for on other brands only. */
export function listElsewhere(scope: Scope, accountId: number): Promise<{ id: number; name: string }[]> {
  return scope.db
    .select({ id: organization.id, name: organization.name })
    .from(organizationMember)
    .innerJoin(organization, eq(organization.id, organizationMember.organizationId))
    .where(
      and(
        eq(organizationMember.accountId, accountId),
        isActing,
        sql`not exists (select from ${rowsOf(scope).all(organizationProfile)} p where p.organization_id = ${organization.id})`,
      ),
    )
    .orderBy(asc(sql`lower(${organization.name})`), asc(organization.id))
    .execute();
}

/** Role of a person in an organization; null if they are not a member. */
export async function findMemberRole({ db }: Scope, id: number, accountId: number): Promise<MemberRole | null> {
  const [row] = await db
    .select({ role: organizationMember.role })
    .from(organizationMember)
    .where(and(eq(organizationMember.organizationId, id), eq(organizationMember.accountId, accountId)));
  return row === undefined ? null : asRole(row.role);
}

/** The brands with a profile of it, published or not. */
export async function frontendsOf({ db }: Scope, id: number): Promise<string[]> {
  const rows = await db
    .select({ frontend: organizationProfile.frontend })
    .from(acrossBrands(organizationProfile, 'Answers on which brands it has one.'))
    .where(eq(organizationProfile.organizationId, id));
  return rows.map(({ frontend }) => frontend);
}

/** Name of an organization that nobody owns, and the brands with a profile or jobs of it; null if there is none, or somebody owns it. */
export async function findOwnerless({ db }: Scope, id: number): Promise<{ name: string; brands: string[] } | null> {
  const profiles = acrossBrands(organizationProfile, 'Answers on which brands it is.');
  const jobs = acrossBrands(job, 'Answers on which brands it is.');
  const { rows } = await db.execute<{ name: string; brands: string[] }>(sql`
    select o.name, array(select p.frontend from ${profiles} p where p.organization_id = o.id
      union select j.frontend from ${jobs} j where j.organization_id = o.id) as brands
    from organization o where o.id = ${id} and o.merged_into is null and not exists (
      select from organization_member m where m.organization_id = o.id and m.role = 'owner')`);
  return rows[0] ?? null;
}

/** Inserts an organization with an unpublished profile on this brand. */
export async function insertOrganization(
  scope: Scope,
  values: { name: string; ownerId: number; slug: string; data: Record<string, unknown> },
): Promise<number> {
  const { slug, ...own } = values;
  const [row] = await scope.db.insert(organization).values(own).returning({ id: organization.id });
  if (row === undefined) throw new Error('The organization was not written.');
  await scope.db
    .insert(organizationMember)
    .values({ organizationId: row.id, accountId: values.ownerId, role: 'owner' });
  await rowsOf(scope).insert(organizationProfile).values({ organizationId: row.id, slug });
  return row.id;
}

/** Inserts a profile of an organization that exists on other brands. */
export async function insertProfile(scope: Scope, organizationId: number, slug: string): Promise<void> {
  await rowsOf(scope).insert(organizationProfile).values({ organizationId, slug });
}

/** Updates name and answers of an organization; the caller must hold the row lock. */
export async function updateAnswers(
  { db }: Scope,
  id: number,
  values: { name: string; data: Record<string, unknown>; versions: Record<string, number> },
): Promise<void> {
  await db
    .update(organization)
    .set({ ...values, changed: new Date() })
    .where(eq(organization.id, id));
}

type ProfileState = Partial<
  Pick<OwnOrganizationRow, 'published' | 'paused' | 'requested' | 'approved' | 'refusal' | 'training' | 'trusted'>
> & { trustedBy?: number | null };

/** Updates the state of the profile on this brand. */
export async function updateProfile(scope: Scope, profileId: number, state: ProfileState): Promise<void> {
  await rowsOf(scope)
    .update(organizationProfile)
    .set({ ...state, changed: new Date() })
    .where(eq(organizationProfile.id, profileId));
}

/** Organizations whose jobs go online on this brand without review, the latest first. */
export function listTrusted(
  scope: Scope,
): Promise<{ id: number; name: string; since: Date | null; by: string | null }[]> {
  return rowsOf(scope)
    .select({
      id: organization.id,
      name: organization.name,
      since: organizationProfile.trusted,
      by: account.displayName,
    })
    .from(organizationProfile)
    .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .leftJoin(account, eq(account.id, organizationProfile.trustedBy))
    .where(isNotNull(organizationProfile.trusted))
    .orderBy(desc(organizationProfile.trusted), asc(organization.id))
    .limit(500)
    .execute();
}

/** Profiles of this brand that await an administrator, longest waiting first. */
export function listWaiting(scope: Scope, limit: number, offset: number): Promise<OwnOrganizationRow[]> {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(organizationProfile)
    .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(sql`${organizationProfile.requested} is not null`)
    .orderBy(asc(organizationProfile.requested), asc(organizationProfile.id))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Sets a person's active organization on this brand. */
export async function updateActive(scope: Scope, accountId: number, id: number | null): Promise<void> {
  await rowsOf(scope)
    .update(accountBrand)
    .set({ activeOrganizationId: id })
    .where(eq(accountBrand.accountId, accountId));
}
