/** Rows of accounts. The account itself belongs to the network; roles and membership are those of the brand. */
import { and, eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand, accountEvent, accountIdentity, accountRole } from '../../database/schema/accounts.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';
import { type RoleName, rolesAt } from '../../viewer-store.ts';

export type AccountRow = typeof account.$inferSelect;

export async function findAccountByEmail({ db }: Scope, email: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.email, email));
  return row;
}

export async function findAccount({ db }: Scope, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row;
}

/** The same, locked until the end of the transaction, so that concurrent changes run one after the other. */
export async function lockAccount({ db }: Scope, id: number): Promise<AccountRow> {
  const [row] = await db.select().from(account).where(eq(account.id, id)).for('update');
  if (row === undefined) throw new Error(`There is no account ${id}.`);
  return row;
}

/** Undefined when the address is taken. */
export async function insertAccount(
  { db }: Scope,
  values: typeof account.$inferInsert,
): Promise<AccountRow | undefined> {
  const [row] = await db.insert(account).values(values).onConflictDoNothing({ target: account.email }).returning();
  return row;
}

/** Names an account that has no name yet. */
export async function nameUnnamed(
  { db }: Pick<Scope, 'db'>,
  id: number,
  { firstName, lastName }: { firstName: string | null; lastName: string | null },
): Promise<void> {
  await db
    .update(account)
    .set({ firstName: firstName ?? '', lastName: lastName ?? '', changed: sql`now()` })
    .where(and(eq(account.id, id), eq(account.firstName, ''), eq(account.lastName, '')));
}

export async function updateAccount(
  { db }: Scope,
  id: number,
  values: Partial<Omit<typeof account.$inferInsert, 'tokenVersion'>>,
): Promise<void> {
  await db
    .update(account)
    .set({ ...values, changed: sql`now()` })
    .where(eq(account.id, id));
}

/** Ends all existing sessions; returns the token version for new ones. */
export async function raiseVersion({ db }: Scope, id: number): Promise<number> {
  const [row] = await db
    .update(account)
    .set({ tokenVersion: sql`${account.tokenVersion} + 1`, changed: sql`now()` })
    .where(eq(account.id, id))
    .returning({ version: account.tokenVersion });
  if (row === undefined) throw new Error(`There is no account ${id}.`);
  return row.version;
}

export async function findMembership(
  scope: Scope,
  accountId: number,
): Promise<typeof accountBrand.$inferSelect | undefined> {
  const [row] = await rowsOf(scope).select().from(accountBrand).where(eq(accountBrand.accountId, accountId));
  return row;
}

/** Joins the brand; an existing membership is left unchanged. */
export async function joinBrand(
  scope: Scope,
  values: { accountId: number; locale: string; approved: Date | null },
): Promise<void> {
  await rowsOf(scope).insert(accountBrand).values(values).onConflictDoNothing();
}

export async function setLocale(scope: Scope, accountId: number, locale: string): Promise<void> {
  await rowsOf(scope).update(accountBrand).set({ locale }).where(eq(accountBrand.accountId, accountId));
}

/** Grants a role on this brand; false when the person has it already. */
export async function grantRole(scope: Scope, accountId: number, role: RoleName): Promise<boolean> {
  const rows = await rowsOf(scope)
    .insert(accountRole)
    .values({ accountId, role })
    .onConflictDoNothing()
    .returning({ id: accountRole.id });
  return rows.length > 0;
}

/** Roles that hold on this brand, or in the workspace. */
export async function rolesOf(scope: Scope, accountId: number): Promise<RoleName[]> {
  const { rows } = await scope.db.execute<{ roles: RoleName[] }>(sql`select ${rolesAt(scope, accountId)} as roles`);
  return (rows[0]?.roles ?? []).toSorted();
}

/** Roles on any brand of the network. */
export async function allRolesOf({ db }: Scope, accountId: number): Promise<RoleName[]> {
  const rows = await db
    .select({ role: accountRole.role })
    .from(acrossBrands(accountRole, 'What a person may do anywhere decides.'))
    .where(eq(accountRole.accountId, accountId));
  return rows.map(({ role }) => role as RoleName);
}

const HOMES = 'Answers where a person is known.';

/** Brands that the person has joined, and brands that show one of their organizations. */
export async function homesOf({ db }: Scope, accountId: number): Promise<string[]> {
  const { rows } = await db.execute<{ frontend: string }>(sql`
    select frontend from ${acrossBrands(accountBrand, HOMES)} where account_id = ${accountId}
    union
    select p.frontend from organization_member m join ${acrossBrands(organizationProfile, HOMES)} p using (organization_id)
    where m.account_id = ${accountId}`);
  return rows.map(({ frontend }) => frontend);
}

export async function findIdentity(
  { db }: Scope,
  provider: string,
  subject: string,
): Promise<{ accountId: number } | undefined> {
  const [row] = await db
    .select({ accountId: accountIdentity.accountId })
    .from(accountIdentity)
    .where(and(eq(accountIdentity.provider, provider), eq(accountIdentity.subject, subject)));
  return row;
}

export async function linkIdentity(
  { db }: Scope,
  values: { accountId: number; provider: string; subject: string },
): Promise<void> {
  await db.insert(accountIdentity).values(values);
}

/** Providers with which the person signs in. */
export async function networksOf({ db }: Scope, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ provider: accountIdentity.provider })
    .from(accountIdentity)
    .where(eq(accountIdentity.accountId, accountId));
  return rows.map(({ provider }) => provider).sort();
}

export async function forgetIdentities({ db }: Scope, accountId: number): Promise<void> {
  await db.delete(accountIdentity).where(eq(accountIdentity.accountId, accountId));
}

/** Approval as an applicant does not count as approval as an employer. */
export async function awaitApproval(scope: Scope, accountId: number): Promise<void> {
  await rowsOf(scope).update(accountBrand).set({ approved: null }).where(eq(accountBrand.accountId, accountId));
}

/** Whether an administrator revoked this role, here or on all brands. */
export async function wasTaken({ db, frontend }: Scope, accountId: number, role: string): Promise<boolean> {
  const rows = await db
    .select({ id: accountEvent.id })
    .from(acrossBrands(accountEvent, 'A role on all brands is taken away on one of them.'))
    .where(
      and(
        eq(accountEvent.accountId, accountId),
        eq(accountEvent.kind, 'role_revoked'),
        sql`${accountEvent.detail}->>'role' = ${role}`,
        sql`${accountEvent.detail}->>'brand' in (${frontend}, '*')`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
