/** SQL of the mail in the morning. */
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Connection } from '../../database/pool.ts';
import { account } from '../../database/schema/accounts.ts';
import { morningMail } from '../../database/schema/workspace.ts';

export interface MorningChoice {
  timeZone: string;
  locale: string;
}

/** What a person has chosen; null for no mail. */
export async function findMorningMail(db: Connection, accountId: number): Promise<MorningChoice | null> {
  const [row] = await db
    .select({ timeZone: morningMail.timeZone, locale: morningMail.locale })
    .from(morningMail)
    .where(eq(morningMail.accountId, accountId));
  return row ?? null;
}

/** The first mail is that of the next morning after `now`. */
export async function saveMorningMail(
  db: Connection,
  accountId: number,
  { now, ...choice }: MorningChoice & { now: Date },
): Promise<void> {
  await db
    .insert(morningMail)
    .values({ accountId, ...choice, looked: now })
    .onConflictDoUpdate({ target: morningMail.accountId, set: { ...choice, looked: now } });
}

export async function deleteMorningMail(db: Connection, accountId: number): Promise<void> {
  await db.delete(morningMail).where(eq(morningMail.accountId, accountId));
}

/** Time zones in which somebody wants the mail. */
export async function listMorningZones(db: Connection): Promise<string[]> {
  const rows = await db.select({ timeZone: morningMail.timeZone }).from(morningMail).groupBy(morningMail.timeZone);
  return rows.map(({ timeZone }) => timeZone);
}

/** People of a time zone whose morning has not been looked at, locked against other processes. Nobody whose account is blocked. */
export function lockMorningReaders(
  tx: Connection,
  { timeZone, morning, limit }: { timeZone: string; morning: Date; limit: number },
): Promise<{ accountId: number; email: string; locale: string }[]> {
  return tx
    .select({ accountId: morningMail.accountId, email: account.email, locale: morningMail.locale })
    .from(morningMail)
    .innerJoin(account, eq(account.id, morningMail.accountId))
    .where(and(eq(morningMail.timeZone, timeZone), lt(morningMail.looked, morning), isNull(account.blocked)))
    .orderBy(asc(morningMail.accountId))
    .limit(limit)
    .for('update', { of: morningMail, skipLocked: true });
}

export async function noteLooked(tx: Connection, accountIds: readonly number[], looked: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .update(morningMail)
    .set({ looked })
    .where(inArray(morningMail.accountId, [...accountIds]));
}
