/** Rows of accounts. The account itself belongs to the network; roles and membership are those of the brand. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { account, accountBrand, accountIdentity, accountRole } from '../../database/schema/accounts.ts';
import type { Scope } from '../../scope.ts';
import type { RoleName } from '../../viewer.ts';

export type AccountRow = typeof account.$inferSelect;

export async function findAccountByEmail({ db }: Scope, email: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.email, email));
  return row;
}

export async function findAccount({ db }: Scope, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row;
}

/** The same, held until the transaction ends: of two changes one waits for the other. */
export async function lockAccount({ db }: Scope, id: number): Promise<AccountRow> {
  const [row] = await db.select().from(account).where(eq(account.id, id)).for('update');
  if (row === undefined) throw new Error(`There is no account ${id}.`);
  return row;
}

/** Undefined when the address belongs to somebody. */
export async function insertAccount(
  { db }: Scope,
  values: typeof account.$inferInsert,
): Promise<AccountRow | undefined> {
  const [row] = await db.insert(account).values(values).onConflictDoNothing({ target: account.email }).returning();
  return row;
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

/** All sessions so far end; gives the version of those to come. */
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
  { db, frontend }: Scope,
  accountId: number,
): Promise<typeof accountBrand.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(accountBrand)
    .where(and(eq(accountBrand.accountId, accountId), eq(accountBrand.frontend, frontend)));
  return row;
}

/** Joins the brand; who has joined already keeps what is there. */
export async function joinBrand(
  { db, frontend }: Scope,
  values: { accountId: number; locale: string; approved: Date | null },
): Promise<void> {
  await db
    .insert(accountBrand)
    .values({ ...values, frontend })
    .onConflictDoNothing();
}

export async function setLocale({ db, frontend }: Scope, accountId: number, locale: string): Promise<void> {
  await db
    .update(accountBrand)
    .set({ locale })
    .where(and(eq(accountBrand.accountId, accountId), eq(accountBrand.frontend, frontend)));
}

/** A role on this brand; false when the person has it. */
export async function grantRole({ db, frontend }: Scope, accountId: number, role: RoleName): Promise<boolean> {
  const rows = await db
    .insert(accountRole)
    .values({ accountId, role, frontend })
    .onConflictDoNothing()
    .returning({ id: accountRole.id });
  return rows.length > 0;
}

/** Roles that hold on this brand. */
export async function rolesOf({ db, frontend }: Scope, accountId: number): Promise<RoleName[]> {
  const rows = await db
    .select({ role: accountRole.role })
    .from(accountRole)
    .where(
      and(eq(accountRole.accountId, accountId), or(isNull(accountRole.frontend), eq(accountRole.frontend, frontend))),
    );
  return rows.map(({ role }) => role as RoleName).sort();
}

/** Roles on any brand of the network. */
export async function allRolesOf({ db }: Scope, accountId: number): Promise<RoleName[]> {
  const rows = await db
    .select({ role: accountRole.role })
    .from(accountRole)
    .where(eq(accountRole.accountId, accountId));
  return rows.map(({ role }) => role as RoleName);
}

/** Brands that the person has joined, and those that show an organization of theirs. */
export async function homesOf({ db }: Scope, accountId: number): Promise<string[]> {
  const { rows } = await db.execute<{ frontend: string }>(sql`
    select frontend from account_brand where account_id = ${accountId}
    union
    select p.frontend from organization_member m join organization_profile p using (organization_id)
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

/** Networks by which the person signs in. */
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
