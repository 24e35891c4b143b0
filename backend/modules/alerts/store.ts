/** SQL of alerts. A person sees those of one brand: by account, and by the account's confirmed address. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import type { Connection } from '../../database/pool.ts';
import { account } from '../../database/schema/accounts.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import type { Scope } from '../../scope.ts';

export type AlertRow = typeof searchAlert.$inferSelect;

/** An alert with the address of its mails. */
export type AddressedAlert = AlertRow & { address: string };

/** Owner of alerts; `email` only if it is confirmed. */
export interface AlertOwner {
  accountId: number;
  email: string | null;
}

const COLUMNS = columnsOf(searchAlert);
/** Address of its mails. */
export const address = sql<string>`coalesce(${searchAlert.email}, ${account.email})`;

function owned({ accountId, email }: AlertOwner) {
  const own = email === null ? undefined : and(isNull(searchAlert.accountId), eq(searchAlert.email, email));
  return or(eq(searchAlert.accountId, accountId), own);
}

export async function listAlerts(scope: Scope, owner: AlertOwner, index: AlertRow['index']): Promise<AddressedAlert[]> {
  const rows = await rowsOf(scope)
    .select({ alert: COLUMNS, address })
    .from(searchAlert)
    .leftJoin(account, eq(account.id, searchAlert.accountId))
    .where(and(owned(owner), eq(searchAlert.index, index)))
    .orderBy(desc(searchAlert.id));
  return rows.map((row) => ({ ...row.alert, address: row.address }));
}

/** Undefined if this person has no alert of this id. */
export async function findOwnAlert(scope: Scope, owner: AlertOwner, id: number): Promise<AddressedAlert | undefined> {
  return first(scope, and(eq(searchAlert.id, id), owned(owner)));
}

/** For the holder of a token, which the caller compares. */
export async function findAlert(scope: Scope, id: number): Promise<AddressedAlert | undefined> {
  return first(scope, eq(searchAlert.id, id));
}

/** The recipient's existing alert of the same search. */
export async function findEqual(
  scope: Scope,
  { accountId, email, index, searchKey }: Pick<AlertRow, 'accountId' | 'email' | 'index' | 'searchKey'>,
): Promise<AddressedAlert | undefined> {
  const recipient = accountId === null ? eq(searchAlert.email, email ?? '') : eq(searchAlert.accountId, accountId);
  const search = and(eq(searchAlert.index, index), eq(searchAlert.searchKey, searchKey));
  return first(scope, and(recipient, search));
}

async function first(scope: Scope, condition: ReturnType<typeof and>): Promise<AddressedAlert | undefined> {
  const [row] = await rowsOf(scope)
    .select({ alert: COLUMNS, address })
    .from(searchAlert)
    .leftJoin(account, eq(account.id, searchAlert.accountId))
    .where(condition);
  return row && { ...row.alert, address: row.address };
}

/** Undefined if an equal one was inserted concurrently. */
export async function insertAlert(
  scope: Scope,
  values: Omit<typeof searchAlert.$inferInsert, 'frontend'>,
): Promise<number | undefined> {
  const [row] = await rowsOf(scope)
    .insert(searchAlert)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: searchAlert.id });
  return row?.id;
}

export async function changeAlert(
  scope: Scope,
  id: number,
  values: Partial<
    Pick<AlertRow, 'name' | 'interval' | 'paused' | 'pausedByOwner' | 'confirmed' | 'since' | 'due' | 'opened'>
  >,
): Promise<void> {
  await rowsOf(scope).update(searchAlert).set(values).where(eq(searchAlert.id, id));
}

export async function removeAlert(scope: Scope, id: number): Promise<void> {
  await rowsOf(scope).delete(searchAlert).where(eq(searchAlert.id, id));
}

/** Deletes alerts of all brands that were created before one time and never confirmed, and those that a guest paused before the other. Returns their number. */
export async function deleteOldAlerts(
  db: Connection,
  { unconfirmed, paused }: { unconfirmed: Date; paused: Date },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${acrossBrands(searchAlert, 'Old alerts go on every brand.')} where (confirmed is null and created < ${unconfirmed})
      or (account_id is null and paused and greatest(since, last_sent) < ${paused})`);
  return rowCount ?? 0;
}
