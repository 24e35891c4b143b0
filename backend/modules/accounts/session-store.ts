/** Sessions in the database, looked up by cookie or bearer token. */
import { randomBytes } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { account, accountSession } from '../../database/schema/accounts.ts';
import type { Scope } from '../../scope.ts';
import { blockedOn } from '../rights/standing-store.ts';

export interface NewSession {
  accountId: number;
  version: number;
  expires: Date;
  actorId?: number | null;
  secondFactor?: Date | null;
  actorSessionId?: string | null;
}

/** Returns the id of the new session. */
export async function insertSession(scope: Scope, { version, ...values }: NewSession): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await rowsOf(scope)
    .insert(accountSession)
    .values({ ...values, id, tokenVersion: version });
  return id;
}

/** An active session of this brand, with its account; undefined when it has ended. */
export async function findOpenSession(scope: Scope, id: string, now: Date) {
  const [row] = await rowsOf(scope)
    .select({ session: columnsOf(accountSession), account })
    .from(accountSession)
    .innerJoin(account, eq(account.id, accountSession.accountId))
    .where(
      and(
        eq(accountSession.id, id),
        isNull(accountSession.ended),
        sql`not ${blockedOn(scope.frontend)}`,
        eq(accountSession.tokenVersion, account.tokenVersion),
        sql`${accountSession.expires} > ${now}`,
      ),
    );
  return row;
}

export async function prolongSession(scope: Scope, id: string, expires: Date): Promise<void> {
  await rowsOf(scope).update(accountSession).set({ expires }).where(eq(accountSession.id, id));
}

/** Moves a session to the account's new token version. */
export async function carrySession(scope: Scope, id: string, version: number): Promise<void> {
  await rowsOf(scope).update(accountSession).set({ tokenVersion: version }).where(eq(accountSession.id, id));
}

/** False when it had ended already. */
export async function endSession(scope: Scope, id: string, now: Date): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(accountSession)
    .set({ ended: now })
    .where(and(eq(accountSession.id, id), isNull(accountSession.ended)))
    .returning({ id: accountSession.id });
  return rows.length > 0;
}

/** Ends all sessions of an account, on every brand, except one. */
export async function endSessionsOf({ db }: Scope, accountId: number, now: Date, except = ''): Promise<void> {
  await db
    .update(acrossBrands(accountSession, 'An account signs out on all brands.'))
    .set({ ended: now })
    .where(and(eq(accountSession.accountId, accountId), ne(accountSession.id, except), isNull(accountSession.ended)));
}

/** When a session of this brand began; null if there is none. */
export async function findSessionStart(scope: Scope, id: string): Promise<Date | null> {
  const [session] = await rowsOf(scope)
    .select({ created: accountSession.created })
    .from(accountSession)
    .where(eq(accountSession.id, id));
  return session?.created ?? null;
}
