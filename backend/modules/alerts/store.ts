/** Rows of alerts. A person finds those of one brand: by account, and by the account's confirmed address. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { account } from '../../database/schema/accounts.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import type { Scope } from '../../scope.ts';

export type AlertRow = typeof searchAlert.$inferSelect;

/** An alert with the address that its mails go to. */
export type AddressedAlert = AlertRow & { address: string };

/** Whose alerts are meant; `email` only where it is confirmed. */
export interface AlertOwner {
  accountId: number;
  email: string | null;
}

const address = sql<string>`coalesce(${searchAlert.email}, ${account.email})`;

function owned({ frontend }: Scope, { accountId, email }: AlertOwner) {
  const own = email === null ? undefined : and(isNull(searchAlert.accountId), eq(searchAlert.email, email));
  return and(eq(searchAlert.frontend, frontend), or(eq(searchAlert.accountId, accountId), own));
}

export async function listAlerts(scope: Scope, owner: AlertOwner, index: AlertRow['index']): Promise<AddressedAlert[]> {
  const rows = await scope.db
    .select({ alert: searchAlert, address })
    .from(searchAlert)
    .leftJoin(account, eq(account.id, searchAlert.accountId))
    .where(and(owned(scope, owner), eq(searchAlert.index, index)))
    .orderBy(desc(searchAlert.id));
  return rows.map((row) => ({ ...row.alert, address: row.address }));
}

/** Undefined where this person has none of the number. */
export async function findOwnAlert(scope: Scope, owner: AlertOwner, id: number): Promise<AddressedAlert | undefined> {
  return first(scope, and(eq(searchAlert.id, id), owned(scope, owner)));
}

/** For who shows a token, which the caller compares. */
export async function findAlert(scope: Scope, id: number): Promise<AddressedAlert | undefined> {
  return first(scope, and(eq(searchAlert.id, id), eq(searchAlert.frontend, scope.frontend)));
}

/** The alert of this search that the same recipient has. */
export async function findEqual(
  scope: Scope,
  { accountId, email, index, searchKey }: Pick<AlertRow, 'accountId' | 'email' | 'index' | 'searchKey'>,
): Promise<AddressedAlert | undefined> {
  const recipient = accountId === null ? eq(searchAlert.email, email ?? '') : eq(searchAlert.accountId, accountId);
  const search = and(eq(searchAlert.index, index), eq(searchAlert.searchKey, searchKey));
  return first(scope, and(eq(searchAlert.frontend, scope.frontend), recipient, search));
}

async function first({ db }: Scope, condition: ReturnType<typeof and>): Promise<AddressedAlert | undefined> {
  const [row] = await db
    .select({ alert: searchAlert, address })
    .from(searchAlert)
    .leftJoin(account, eq(account.id, searchAlert.accountId))
    .where(condition);
  return row && { ...row.alert, address: row.address };
}

/** Undefined where the recipient got an equal one at this very moment. */
export async function insertAlert(
  { db, frontend }: Scope,
  values: Omit<typeof searchAlert.$inferInsert, 'frontend'>,
): Promise<number | undefined> {
  const [row] = await db
    .insert(searchAlert)
    .values({ ...values, frontend })
    .onConflictDoNothing()
    .returning({ id: searchAlert.id });
  return row?.id;
}

export async function changeAlert(
  { db, frontend }: Scope,
  id: number,
  values: Partial<Pick<AlertRow, 'name' | 'interval' | 'paused' | 'confirmed' | 'since' | 'due'>>,
): Promise<void> {
  await db
    .update(searchAlert)
    .set(values)
    .where(and(eq(searchAlert.id, id), eq(searchAlert.frontend, frontend)));
}

export async function removeAlert({ db, frontend }: Scope, id: number): Promise<void> {
  await db.delete(searchAlert).where(and(eq(searchAlert.id, id), eq(searchAlert.frontend, frontend)));
}
