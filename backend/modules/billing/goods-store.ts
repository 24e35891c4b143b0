/** SQL of credits and flat rates as they are bought, taken back and listed. */

import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { creditBalance, creditEntry, subscription } from '../../database/schema/billing.ts';
import { organization } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';

/** Adds ledger entries for credits bought or taken back. */
export async function insertBookedCredit(
  scope: Scope,
  entry: Omit<typeof creditEntry.$inferInsert, 'id' | 'frontend' | 'kind'> & { kind: 'bought' | 'taken_back' },
): Promise<void> {
  await rowsOf(scope).insert(creditEntry).values(entry);
}

/** When the organization's last flat rate of a product ends; null if it has none. */
export async function findRunningEnd(
  scope: Scope,
  organizationId: number,
  product: string,
  now: Date,
): Promise<Date | null> {
  const [running] = await rowsOf(scope)
    .select({ ends: subscription.ends })
    .from(subscription)
    .where(
      and(
        eq(subscription.organizationId, organizationId),
        eq(subscription.product, product),
        isNull(subscription.cancelled),
        gt(subscription.ends, now),
      ),
    )
    .orderBy(desc(subscription.ends))
    .limit(1);
  return running?.ends ?? null;
}

export async function insertSubscription(
  scope: Scope,
  values: Omit<typeof subscription.$inferInsert, 'id' | 'frontend'>,
): Promise<void> {
  await rowsOf(scope).insert(subscription).values(values);
}

/** Cancels those flat rates of order lines that have not ended. */
export async function cancelSubscriptions(scope: Scope, lineIds: readonly number[], now: Date): Promise<void> {
  await rowsOf(scope)
    .update(subscription)
    .set({ cancelled: now })
    .where(and(inArray(subscription.lineId, [...lineIds]), isNull(subscription.cancelled), gt(subscription.ends, now)));
}

/** Credits bought with order lines, oldest first. */
export function listBoughtCredits(scope: Scope, lineIds: readonly number[]) {
  return rowsOf(scope)
    .select()
    .from(creditEntry)
    .where(and(inArray(creditEntry.lineId, [...lineIds]), eq(creditEntry.kind, 'bought')))
    .orderBy(creditEntry.id);
}

/** Unspent credits of a line: the oldest are spent first. */
export async function unusedOf(
  scope: Scope,
  organizationId: number,
  type: string,
  lineId: number | null,
): Promise<number> {
  const { rows } = await scope.db.execute<{ unused: number }>(sql`
    with entry as (
      select * from ${rowsOf(scope).all(creditEntry)} e
      where organization_id = ${organizationId} and type = ${type}),
    lot as (
      select b.line_id, b.amount + coalesce(t.amount, 0) as size,
        sum(b.amount + coalesce(t.amount, 0)) over (order by b.id) as upto
      from entry b left join entry t on t.line_id = b.line_id and t.kind = 'taken_back'
      where b.kind in ('bought', 'granted'))
    select greatest(0, least(size, upto - (select coalesce(-sum(amount), 0) from entry where kind in ('spent', 'given_back'))))::int as unused
    from lot where line_id = ${lineId}`);
  return rows[0]?.unused ?? 0;
}

/** Remaining credits of organizations on this brand, by name of the organization. */
export function listBalances(scope: Scope, organizationIds: readonly number[]) {
  return rowsOf(scope)
    .select({ amount: creditBalance.amount, type: creditBalance.type, organizationName: organization.name })
    .from(creditBalance)
    .innerJoin(organization, eq(organization.id, creditBalance.organizationId))
    .where(and(inArray(creditBalance.organizationId, [...organizationIds]), gt(creditBalance.amount, 0)))
    .orderBy(asc(organization.name), asc(organization.id), asc(creditBalance.type));
}
