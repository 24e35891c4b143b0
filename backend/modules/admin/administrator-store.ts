/** SQL of people with access to the administration. */

import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection, Database } from '../../database/pool.ts';
import { account, accountEvent, accountRole } from '../../database/schema/accounts.ts';

export const ADMIN_ROLES = ['administrator', 'site_admin', 'job_editor'] as const;

export type AdminRoleName = (typeof ADMIN_ROLES)[number];

const WHY = 'Administrators of the network, or of any brand.';

const ROLES = acrossBrands(accountRole, WHY);

/** The id of the new account, whose address counts as confirmed; null when the address is taken. */
export async function insertVerified(db: Connection, email: string, passwordHash: string): Promise<number | null> {
  const [made] = await db
    .insert(account)
    .values({ email: email.toLowerCase(), displayName: 'Administrator', passwordHash, emailVerified: sql`now()` })
    .onConflictDoNothing({ target: account.email })
    .returning({ id: account.id });
  return made?.id ?? null;
}

export async function findAccountId(db: Connection, email: string): Promise<number | null> {
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email.toLowerCase()));
  return row?.id ?? null;
}

/** Sets a password, and lifts a network-wide block. */
export async function letIn(db: Connection, id: number, passwordHash: string): Promise<void> {
  await db.update(account).set({ passwordHash, blocked: null }).where(eq(account.id, id));
}

export async function hasNetworkAdministrator(db: Connection): Promise<boolean> {
  const rows = await db
    .select({ id: accountRole.id })
    .from(ROLES)
    .where(and(eq(accountRole.role, 'administrator'), isNull(accountRole.frontend)))
    .limit(1);
  return rows.length > 0;
}

/** Everybody with access to the administration. */
export function listAdministrators(db: Database) {
  return db
    .select({
      email: account.email,
      role: accountRole.role,
      brand: accountRole.frontend,
      blocked: account.blocked,
      secondFactor: account.totpConfirmed,
      lastSignIn: max(accountEvent.created),
    })
    .from(ROLES)
    .innerJoin(account, eq(account.id, accountRole.accountId))
    .leftJoin(
      acrossBrands(accountEvent, WHY),
      and(eq(accountEvent.accountId, account.id), eq(accountEvent.kind, 'sign_in')),
    )
    .where(inArray(accountRole.role, [...ADMIN_ROLES]))
    .groupBy(account.id, accountRole.id)
    .orderBy(account.email, desc(accountRole.role));
}
