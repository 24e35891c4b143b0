/** SQL of who a resume is not shown to. It holds on all brands, like the resume itself. */
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
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

/** Adds rows; one with the same name only gets its spelling, and the organization if it has none. */
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
      set: {
        name: sql`excluded.name`,
        organizationId: sql`coalesce(excluded.organization_id, ${resumeHiding.organizationId})`,
      },
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
  scope: Pick<Scope, 'db'>,
  accountIds: readonly number[],
): Promise<NamedOrganization[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  const { accountId, organizationId } = organizationMember;
  return withMerged(
    scope,
    sql`select ${accountId}, ${organizationId} from ${organizationMember} where ${inArray(accountId, [...accountIds])}`,
  );
}

/** The organization and those that were merged into it, in the same shape; they belong to the account 0. */
export function findOrganization(scope: Pick<Scope, 'db'>, id: number): Promise<NamedOrganization[]> {
  return withMerged(scope, sql`select 0, ${id}::int`);
}

/** What an organization was called before it was merged counts as well, however many merges ago. `start` gives account and organization. */
async function withMerged({ db }: Pick<Scope, 'db'>, start: SQL): Promise<NamedOrganization[]> {
  const { rows } = await db.execute<NamedOrganization & Record<string, unknown>>(sql`
    with recursive own(account, id) as (
      ${start}
      union
      select own.account, o.id from own join ${organization} o on o.merged_into = own.id)
    select own.account as "accountId", o.id, o.name, o.data from own join ${organization} o on o.id = own.id`);
  return rows;
}

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
