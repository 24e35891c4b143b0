/** SQL of people, for administrators. Accounts belong to the network; what is shown is limited by brand. */
import { and, count, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { account, accountBrand, accountRole, accountSession } from '../../database/schema/accounts.ts';
import type { AdminList } from '../../graphql.generated.ts';
import { anyMatches, type ListPlan, planList, readPage } from '../rights/list-store.ts';

const WHY = 'Administrators look after accounts on the brands within their reach.';
const BRANDS = acrossBrands(accountBrand, WHY);
const ROLES = acrossBrands(accountRole, WHY);

export interface UserRow {
  id: number;
  email: string;
  displayName: string;
  created: Date;
  emailVerified: Date | null;
  blocked: Date | null;
  totpConfirmed: Date | null;
}

const columns = {
  id: account.id,
  email: account.email,
  displayName: account.displayName,
  created: account.created,
  emailVerified: account.emailVerified,
  blocked: account.blocked,
  totpConfirmed: account.totpConfirmed,
};

const SORTABLE = { created: account.created, email: account.email, name: sql`lower(${account.displayName})` };

export interface UserFilter {
  /** Brands of which at least one must have been joined; null for all. */
  brands: readonly string[] | null;
  role: string | null;
  state: 'unverified' | 'blocked' | 'waiting' | null;
}

function conditions(db: Connection, { pattern }: ListPlan, { brands, role, state }: UserFilter): SQL | undefined {
  const memberships = (...more: (SQL | undefined)[]) =>
    exists(
      rowsWithin({ db, brands })
        .select({ one: sql`1` })
        .from(accountBrand)
        .where(and(eq(accountBrand.accountId, account.id), ...more)),
    );
  return and(
    isNull(account.mergedInto),
    brands === null ? undefined : memberships(),
    anyMatches(pattern, account.email, account.displayName),
    role === null
      ? undefined
      : exists(
          rowsWithin({ db, brands })
            .select({ one: sql`1` })
            .from(accountRole)
            .where(and(eq(accountRole.accountId, account.id), eq(accountRole.role, role))),
        ),
    state === 'unverified' ? and(isNull(account.emailVerified), memberships(isNull(accountBrand.vouched))) : undefined,
    state === 'blocked' ? or(isNotNull(account.blocked), memberships(isNotNull(accountBrand.blocked))) : undefined,
    state === 'waiting' ? memberships(isNull(accountBrand.approved)) : undefined,
  );
}

export async function listUsers(
  db: Connection,
  list: AdminList | null | undefined,
  filter: UserFilter,
): Promise<{ total: number; rows: UserRow[] }> {
  const plan = planList(list, SORTABLE, account.id);
  const where = conditions(db, plan, filter);
  const counted = db.select({ total: count() }).from(account).where(where);
  return readPage(plan, counted, db.select(columns).from(account).where(where));
}

/** Locked until the end of the transaction. */
export async function lockUser(db: Connection, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select(columns).from(account).where(eq(account.id, id)).for('update');
  return row;
}

export async function findUser(db: Connection, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select(columns).from(account).where(eq(account.id, id));
  return row;
}

/** Brands that these accounts have joined, and their roles. */
export async function relationsOf(db: Connection, ids: readonly number[]) {
  if (ids.length === 0) return { brands: [], roles: [] };
  const brands = await db
    .select({
      accountId: accountBrand.accountId,
      brand: accountBrand.frontend,
      approved: accountBrand.approved,
      vouched: accountBrand.vouched,
      blocked: accountBrand.blocked,
    })
    .from(BRANDS)
    .where(inArray(accountBrand.accountId, [...ids]))
    .orderBy(accountBrand.frontend);
  const roles = await db
    .select({ accountId: accountRole.accountId, role: accountRole.role, brand: accountRole.frontend })
    .from(ROLES)
    .where(inArray(accountRole.accountId, [...ids]))
    .orderBy(accountRole.role, accountRole.frontend);
  return { brands, roles };
}

/** On every brand; by whoever owns the address, or a network administrator. */
export async function setVerified(db: Connection, id: number): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ emailVerified: sql`now()`, changed: sql`now()` })
    .where(and(eq(account.id, id), isNull(account.emailVerified)))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** On every brand; false if nothing changed. */
export async function setBlocked(db: Connection, id: number, blocked: boolean): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ blocked: blocked ? sql`now()` : null, changed: sql`now()` })
    .where(
      and(
        eq(account.id, id),
        blocked ? isNull(account.blocked) : and(isNotNull(account.blocked), isNull(account.mergedInto)),
      ),
    )
    .returning({ id: account.id });
  return rows.length > 0;
}

/** Verifies the address on these brands; returns those where it was not verified before. */
export async function setVouched(db: Connection, id: number, brands: readonly string[]): Promise<string[]> {
  const rows = await rowsWithin({ db, brands })
    .update(accountBrand)
    .set({ vouched: sql`now()` })
    .where(and(eq(accountBrand.accountId, id), isNull(accountBrand.vouched)))
    .returning({ brand: accountBrand.frontend });
  return rows.map(({ brand }) => brand);
}

/** Blocks a person on these brands only, and ends their sessions there, or unblocks them. Returns the brands where it changed. */
export async function setBlockedOn(
  db: Connection,
  id: number,
  { brands, blocked }: { brands: readonly string[]; blocked: boolean },
): Promise<string[]> {
  const rows = await rowsWithin({ db, brands })
    .update(accountBrand)
    .set({ blocked: blocked ? sql`now()` : null })
    .where(
      and(eq(accountBrand.accountId, id), blocked ? isNull(accountBrand.blocked) : isNotNull(accountBrand.blocked)),
    )
    .returning({ brand: accountBrand.frontend });
  const changed = rows.map(({ brand }) => brand);
  if (blocked && changed.length > 0)
    await rowsWithin({ db, brands: changed })
      .update(accountSession)
      .set({ ended: sql`now()` })
      .where(and(eq(accountSession.accountId, id), isNull(accountSession.ended)));
  return changed;
}

export async function setApproved(db: Connection, id: number, brand: string, approved: boolean): Promise<boolean> {
  const rows = await rowsOf({ db, frontend: brand })
    .update(accountBrand)
    .set({ approved: approved ? sql`now()` : null })
    .where(eq(accountBrand.accountId, id))
    .returning({ id: accountBrand.accountId });
  return rows.length > 0;
}

/** False if the person had the role already. */
export async function addRole(db: Connection, id: number, role: string, brand: string | null): Promise<boolean> {
  const rows = await db
    .insert(ROLES)
    .values({ accountId: id, role, frontend: brand })
    .onConflictDoNothing()
    .returning({ id: accountRole.id });
  return rows.length > 0;
}

/** False if the person did not have the role. */
export async function removeRole(db: Connection, id: number, role: string, brand: string | null): Promise<boolean> {
  const where = brand === null ? isNull(accountRole.frontend) : eq(accountRole.frontend, brand);
  const rows = await db
    .delete(ROLES)
    .where(and(eq(accountRole.accountId, id), eq(accountRole.role, role), where))
    .returning({ id: accountRole.id });
  return rows.length > 0;
}

/** Ends all existing sessions. */
export async function endSessions(db: Connection, id: number): Promise<void> {
  await db
    .update(account)
    .set({ tokenVersion: sql`${account.tokenVersion} + 1`, changed: sql`now()` })
    .where(eq(account.id, id));
  await db
    .update(acrossBrands(accountSession, WHY))
    .set({ ended: sql`now()` })
    .where(and(eq(accountSession.accountId, id), isNull(accountSession.ended)));
}
