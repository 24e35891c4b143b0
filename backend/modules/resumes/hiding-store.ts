/** SQL of who a resume is not shown to. It holds on all brands, like the resume itself. */
import { type AnyColumn, and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import { organizationMember } from '../../database/schema/accounts.ts';
import { organization } from '../../database/schema/organizations.ts';
import { resume, resumeHiding } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';

const RESUMES = acrossBrands(resume, 'A resume belongs to its person, on all brands.');

export interface HidingRow {
  id: number;
  name: string;
  organizationId: number | null;
  isPresent: boolean;
}

export interface NewHiding extends Omit<HidingRow, 'id' | 'isPresent'> {
  companyKey: string;
}

/** An organization and all that it is called. */
export interface NamedOrganization {
  accountId: number;
  id: number;
  name: string;
  data: Record<string, unknown>;
}

/** In the order in which they were added, present employers first. */
export function listHidings({ db }: Pick<Scope, 'db'>, accountId: number): Promise<HidingRow[]> {
  const { id, name, organizationId, isPresent } = resumeHiding;
  return db
    .select({ id, name, organizationId, isPresent })
    .from(resumeHiding)
    .innerJoin(RESUMES, eq(resume.id, resumeHiding.resumeId))
    .where(eq(resume.accountId, accountId))
    .orderBy(sql`${isPresent} desc`, id)
    .execute();
}

/** Replaces the employers of positions that have not ended. */
export async function replacePresent(
  { db }: Pick<Scope, 'db'>,
  resumeId: number,
  present: readonly NewHiding[],
): Promise<void> {
  const kept = present.map(({ companyKey }) => companyKey);
  await db
    .delete(resumeHiding)
    .where(
      and(
        eq(resumeHiding.resumeId, resumeId),
        resumeHiding.isPresent,
        sql`${resumeHiding.companyKey} <> all(${sql.param(kept)}::text[])`,
      ),
    );
  await insertHidings({ db }, resumeId, present, true);
}

/** Adds rows; one with the same name only gets its spelling. */
export async function insertHidings(
  { db }: Pick<Scope, 'db'>,
  resumeId: number,
  rows: readonly NewHiding[],
  isPresent: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(resumeHiding)
    .values(rows.map((row) => ({ ...row, resumeId, isPresent })))
    .onConflictDoUpdate({
      target: [resumeHiding.resumeId, resumeHiding.companyKey, resumeHiding.isPresent],
      set: { name: sql`excluded.name`, organizationId: sql`excluded.organization_id` },
    });
}

/** How many organizations the owner of a resume named. */
export async function countNamed({ db }: Pick<Scope, 'db'>, resumeId: number): Promise<number> {
  const [row] = await db
    .select({ named: count() })
    .from(resumeHiding)
    .where(and(eq(resumeHiding.resumeId, resumeId), sql`not ${resumeHiding.isPresent}`));
  return row?.named ?? 0;
}

/** Removes one that its owner named; present employers stay. */
export async function deleteNamed({ db }: Pick<Scope, 'db'>, resumeId: number, id: number): Promise<void> {
  await db
    .delete(resumeHiding)
    .where(and(eq(resumeHiding.id, id), eq(resumeHiding.resumeId, resumeId), sql`not ${resumeHiding.isPresent}`));
}

/** Names of an organization; null if there is none with this id. */
export async function findNamed({ db }: Pick<Scope, 'db'>, id: number): Promise<{ name: string } | null> {
  const [row] = await db.select({ name: organization.name }).from(organization).where(eq(organization.id, id));
  return row ?? null;
}

/** The organizations of these accounts, on whatever brand they are, with those that were merged into them. */
export function listOrganizationsOf(
  { db }: Pick<Scope, 'db'>,
  accountIds: readonly number[],
): Promise<NamedOrganization[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      accountId: organizationMember.accountId,
      id: organization.id,
      name: organization.name,
      data: organization.data,
    })
    .from(organizationMember)
    .innerJoin(organization, isOrCameInto(organizationMember.organizationId))
    .where(inArray(organizationMember.accountId, [...accountIds]))
    .execute();
}

/** The organization itself, in the same shape. */
export async function findOrganization({ db }: Pick<Scope, 'db'>, id: number): Promise<NamedOrganization[]> {
  return db
    .select({ accountId: sql<number>`0`, id: organization.id, name: organization.name, data: organization.data })
    .from(organization)
    .where(isOrCameInto(sql`${id}`));
}

/** The organization, and those that were merged into it: what they were called counts as well. */
const isOrCameInto = (id: AnyColumn | SQL) => or(eq(organization.id, id), eq(organization.mergedInto, id));

/** Resumes that are hidden from any of these organizations, or companies of these names. */
export async function listHiddenFrom(
  { db }: Pick<Scope, 'db'>,
  organizationIds: readonly number[],
  companyKeys: readonly string[],
): Promise<{ resumeId: number; organizationId: number | null; companyKey: string }[]> {
  const { resumeId, organizationId, companyKey } = resumeHiding;
  if (organizationIds.length === 0) return [];
  return db
    .select({ resumeId, organizationId, companyKey })
    .from(resumeHiding)
    .where(or(inArray(organizationId, [...organizationIds]), inArray(companyKey, [...companyKeys])));
}
