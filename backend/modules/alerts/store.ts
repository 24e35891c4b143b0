/** Rows of alerts. A person finds those of one brand: by account, and by the account's confirmed address. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { account } from '../../database/schema/accounts.ts';
import { jobAlert } from '../../database/schema/alerts.ts';
import type { Scope } from '../../scope.ts';

export type AlertRow = typeof jobAlert.$inferSelect;

/** An alert with the address that its mails go to. */
export type AddressedAlert = AlertRow & { address: string };

/** Whose alerts are meant; `email` only where it is confirmed. */
export interface AlertOwner {
  accountId: number;
  email: string | null;
}

const address = sql<string>`coalesce(${jobAlert.email}, ${account.email})`;

function owned({ frontend }: Scope, { accountId, email }: AlertOwner) {
  const own = email === null ? undefined : and(isNull(jobAlert.accountId), eq(jobAlert.email, email));
  return and(eq(jobAlert.frontend, frontend), or(eq(jobAlert.accountId, accountId), own));
}

export async function listAlerts(scope: Scope, owner: AlertOwner): Promise<AddressedAlert[]> {
  const rows = await scope.db
    .select({ alert: jobAlert, address })
    .from(jobAlert)
    .leftJoin(account, eq(account.id, jobAlert.accountId))
    .where(owned(scope, owner))
    .orderBy(desc(jobAlert.id));
  return rows.map((row) => ({ ...row.alert, address: row.address }));
}

/** Undefined where this person has none of the number. */
export async function findOwnAlert(scope: Scope, owner: AlertOwner, id: number): Promise<AddressedAlert | undefined> {
  return first(scope, and(eq(jobAlert.id, id), owned(scope, owner)));
}

/** For who shows a token, which the caller compares. */
export async function findAlert(scope: Scope, id: number): Promise<AddressedAlert | undefined> {
  return first(scope, and(eq(jobAlert.id, id), eq(jobAlert.frontend, scope.frontend)));
}

/** The alert of this search that the same recipient has. */
export async function findEqual(
  scope: Scope,
  { accountId, email, searchKey }: Pick<AlertRow, 'accountId' | 'email' | 'searchKey'>,
): Promise<AddressedAlert | undefined> {
  const recipient = accountId === null ? eq(jobAlert.email, email ?? '') : eq(jobAlert.accountId, accountId);
  return first(scope, and(eq(jobAlert.frontend, scope.frontend), recipient, eq(jobAlert.searchKey, searchKey)));
}

async function first({ db }: Scope, condition: ReturnType<typeof and>): Promise<AddressedAlert | undefined> {
  const [row] = await db
    .select({ alert: jobAlert, address })
    .from(jobAlert)
    .leftJoin(account, eq(account.id, jobAlert.accountId))
    .where(condition);
  return row && { ...row.alert, address: row.address };
}

/** Undefined where the recipient got an equal one at this very moment. */
export async function insertAlert(
  { db, frontend }: Scope,
  values: Omit<typeof jobAlert.$inferInsert, 'frontend'>,
): Promise<number | undefined> {
  const [row] = await db
    .insert(jobAlert)
    .values({ ...values, frontend })
    .onConflictDoNothing()
    .returning({ id: jobAlert.id });
  return row?.id;
}

export async function changeAlert(
  { db, frontend }: Scope,
  id: number,
  values: Partial<Pick<AlertRow, 'name' | 'interval' | 'paused' | 'confirmed' | 'since' | 'due'>>,
): Promise<void> {
  await db
    .update(jobAlert)
    .set(values)
    .where(and(eq(jobAlert.id, id), eq(jobAlert.frontend, frontend)));
}

export async function removeAlert({ db, frontend }: Scope, id: number): Promise<void> {
  await db.delete(jobAlert).where(and(eq(jobAlert.id, id), eq(jobAlert.frontend, frontend)));
}
