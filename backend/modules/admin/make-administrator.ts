/** Administrators who are made from the command line or at the first start: the only way in without one. */
import { randomInt } from 'node:crypto';
import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type pg from 'pg';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection, Database } from '../../database/pool.ts';
import { account, accountEvent, accountRole } from '../../database/schema/accounts.ts';
import { transact } from '../../database/transact.ts';
import { isMailAddress } from '../../mail/address.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { recordEvent } from '../audit/events.ts';
import { clearSecondFactor } from './second-factor-store.ts';
import { addRole, endSessions } from './user-store.ts';

export const ADMIN_ROLES = ['administrator', 'site_admin', 'job_editor'] as const;
export type AdminRoleName = (typeof ADMIN_ROLES)[number];

/** Where what concerns no brand is written down. */
const NETWORK = 'default';
/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;
const WHY = 'Administrators of the network, or of any brand.';
const ROLES = acrossBrands(accountRole, WHY);

export function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

export interface NewAdministrator {
  email: string;
  role: AdminRoleName;
  /** Null stands for every brand. */
  brand: string | null;
  /** Used where the account is new. */
  password: string;
}

/** Gives an account the role, and makes the account, verified, where there is none. An account that is there keeps its password. */
export async function makeAdministrator(
  pool: pg.Pool,
  { email, role, brand, password }: NewAdministrator,
): Promise<'created' | 'granted'> {
  if (!isMailAddress(email)) throw new Error(`"${email}" is no e-mail address.`);
  const passwordHash = await hashPassword(password);
  return transact({ pool, frontend: brand ?? NETWORK }, async (tx) => {
    const made = await tx.db
      .insert(account)
      .values({ email: email.toLowerCase(), displayName: 'Administrator', passwordHash, emailVerified: sql`now()` })
      .onConflictDoNothing({ target: account.email })
      .returning({ id: account.id });
    const id = made[0]?.id ?? (await requireAccount(tx.db, email));
    await addRole(tx.db, id, role, brand);
    if (made.length === 0) await endSessions(tx.db, id);
    const detail = { role, brand: brand ?? '*', by: 'command line' };
    await recordEvent(tx, { kind: 'role_granted', accountId: id, address: '', detail });
    return made.length === 0 ? 'granted' : 'created';
  });
}

/** Gives a new password, which ends all sessions. Throws where there is no such account. */
export async function resetPassword(pool: pg.Pool, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await transact({ pool, frontend: NETWORK }, async (tx) => {
    const id = await requireAccount(tx.db, email);
    await tx.db.update(account).set({ passwordHash, blocked: null }).where(eq(account.id, id));
    await endSessions(tx.db, id);
    await recordEvent(tx, { kind: 'password_reset', accountId: id, address: '', detail: { by: 'command line' } });
  });
}

/** Takes the second factor away; another is set up at the next visit. Throws where there is no such account. */
export async function resetSecondFactorOf(pool: pg.Pool, email: string): Promise<void> {
  await transact({ pool, frontend: NETWORK }, async (tx) => {
    const id = await requireAccount(tx.db, email);
    await clearSecondFactor(tx.db, id);
    await endSessions(tx.db, id);
    await recordEvent(tx, { kind: 'second_factor_reset', accountId: id, address: '', detail: { by: 'command line' } });
  });
}

async function requireAccount(db: Connection, email: string): Promise<number> {
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email.toLowerCase()));
  if (row === undefined) throw new Error(`There is no account "${email}".`);
  return row.id;
}

/** Everybody who may enter the administration. */
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

/** For a try-out: an administrator where the network has none. Null where it has one. */
export async function makeFirstAdministrator(
  pool: pg.Pool,
  db: Database,
): Promise<{ email: string; password: string } | null> {
  const [known] = await db
    .select({ id: accountRole.id })
    .from(ROLES)
    .where(and(eq(accountRole.role, 'administrator'), isNull(accountRole.frontend)))
    .limit(1);
  if (known !== undefined) return null;
  const [email, password] = ['admin@nameplate.example', generatePassword()];
  const outcome = await makeAdministrator(pool, { email, role: 'administrator', brand: null, password });
  return outcome === 'created' ? { email, password } : null;
}
