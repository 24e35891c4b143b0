/** Creates administrators from the command line or at the first start: the only way to get the first one. */
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { Connection, Database } from '../../database/pool.ts';
import { transact } from '../../database/transact.ts';
import { isMailAddress } from '../../mail/address.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { recordEvent } from '../audit/event-store.ts';
import {
  type AdminRoleName,
  findAccountId,
  hasNetworkAdministrator,
  insertVerified,
  letIn,
} from './administrator-store.ts';
import { clearSecondFactor } from './second-factor-store.ts';
import { addRole, endSessions } from './user-store.ts';

/** Letters and digits that cannot be confused with one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;

export function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

export interface NewAdministrator {
  email: string;
  role: AdminRoleName;
  /** Null means every brand. */
  brand: string | null;
  /** Used if the account is new. */
  password: string;
}

/** Grants the role to an account, and creates it, verified, if it does not exist. An existing account keeps its password. */
export async function makeAdministrator(
  pool: pg.Pool,
  { email, role, brand, password }: NewAdministrator,
): Promise<'created' | 'granted'> {
  if (!isMailAddress(email)) throw new Error(`"${email}" is not an email address.`);
  const passwordHash = await hashPassword(password);
  return transact({ pool, frontend: brand ?? NETWORK_ID }, async (tx) => {
    const made = await insertVerified(tx.db, email, passwordHash);
    const id = made ?? (await requireAccount(tx.db, email));
    await addRole(tx.db, id, role, brand);
    if (made === null) await endSessions(tx.db, id);
    const detail = { role, brand: brand ?? '*', by: 'command line' };
    await recordEvent(tx, { kind: 'role_granted', accountId: id, address: '', detail });
    return made === null ? 'granted' : 'created';
  });
}

/** Sets a new password, which ends all sessions. Throws if there is no such account. */
export async function resetPassword(pool: pg.Pool, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await transact({ pool, frontend: NETWORK_ID }, async (tx) => {
    const id = await requireAccount(tx.db, email);
    await letIn(tx.db, id, passwordHash);
    await endSessions(tx.db, id);
    await recordEvent(tx, { kind: 'password_reset', accountId: id, address: '', detail: { by: 'command line' } });
  });
}

/** Removes the second factor; a new one is set up at the next visit. Throws if there is no such account. */
export async function resetSecondFactorOf(pool: pg.Pool, email: string): Promise<void> {
  await transact({ pool, frontend: NETWORK_ID }, async (tx) => {
    const id = await requireAccount(tx.db, email);
    await clearSecondFactor(tx.db, id);
    await endSessions(tx.db, id);
    await recordEvent(tx, { kind: 'second_factor_reset', accountId: id, address: '', detail: { by: 'command line' } });
  });
}

async function requireAccount(db: Connection, email: string): Promise<number> {
  const id = await findAccountId(db, email);
  if (id === null) throw new Error(`There is no account "${email}".`);
  return id;
}

/** For a trial installation: creates an administrator if the network has none. Returns null if it has one. */
export async function makeFirstAdministrator(
  pool: pg.Pool,
  db: Database,
): Promise<{ email: string; password: string } | null> {
  if (await hasNetworkAdministrator(db)) return null;
  const [email, password] = ['admin@nameplate.example', generatePassword()];
  const outcome = await makeAdministrator(pool, { email, role: 'administrator', brand: null, password });
  return outcome === 'created' ? { email, password } : null;
}
