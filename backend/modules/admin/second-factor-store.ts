/** SQL of second factors. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { account, accountSession } from '../../database/schema/accounts.ts';
import type { Scope } from '../../scope.ts';

export interface SecondFactorRow {
  /** Encrypted; null where setup was never started. */
  secret: string | null;
  confirmed: Date | null;
  recoveryCodes: readonly string[];
}

export async function findSecondFactor(db: Connection, id: number): Promise<SecondFactorRow | undefined> {
  const [row] = await db
    .select({ secret: account.totpSecret, confirmed: account.totpConfirmed, recoveryCodes: account.recoveryCodes })
    .from(account)
    .where(eq(account.id, id));
  return row;
}

/** Replaces an unfinished setup; false if one is in use. */
export async function beginSecondFactor(db: Connection, id: number, secret: string): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ totpSecret: secret, totpLastStep: null })
    .where(and(eq(account.id, id), isNull(account.totpConfirmed)))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** Marks a time step as used; false if it, or a later one, was used before. */
export async function takeStep(db: Connection, id: number, step: number): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ totpLastStep: step })
    .where(and(eq(account.id, id), or(isNull(account.totpLastStep), lt(account.totpLastStep, step))))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** Uses up a recovery code; false if it is not valid. */
export async function takeRecoveryCode(db: Connection, id: number, hash: string): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ recoveryCodes: sql`array_remove(${account.recoveryCodes}, ${hash})` })
    .where(and(eq(account.id, id), sql`${hash} = any(${account.recoveryCodes})`))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** Enables it. False if it was enabled already. */
export async function enroll(db: Connection, id: number, recoveryCodes: readonly string[]): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ totpConfirmed: sql`now()`, recoveryCodes: [...recoveryCodes] })
    .where(and(eq(account.id, id), isNull(account.totpConfirmed)))
    .returning({ id: account.id });
  return rows.length > 0;
}

export async function clearSecondFactor(db: Connection, id: number): Promise<void> {
  await db
    .update(account)
    .set({ totpSecret: null, totpConfirmed: null, totpLastStep: null, recoveryCodes: [] })
    .where(eq(account.id, id));
}

/** The session stays confirmed until it ends. */
export async function confirmSession(scope: Scope, sessionId: string): Promise<void> {
  await rowsOf(scope).update(accountSession).set({ secondFactor: sql`now()` }).where(eq(accountSession.id, sessionId));
}
