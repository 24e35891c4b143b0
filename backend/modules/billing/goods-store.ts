/** SQL of credits and flat rates as they are bought, taken back and listed. */

import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
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
): Promise<number> {
  const [row] = await rowsOf(scope).insert(subscription).values(values).returning({ id: subscription.id });
  if (!row) throw new Error('A subscription was not stored.');
  return row.id;
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

/** Remaining credits of organizations on this brand, by name of the organization. */
export function listBalances(scope: Scope, organizationIds: readonly number[]) {
  return rowsOf(scope)
    .select({ amount: creditBalance.amount, type: creditBalance.type, organizationName: organization.name })
    .from(creditBalance)
    .innerJoin(organization, eq(organization.id, creditBalance.organizationId))
    .where(and(inArray(creditBalance.organizationId, [...organizationIds]), gt(creditBalance.amount, 0)))
    .orderBy(asc(organization.name), asc(organization.id), asc(creditBalance.type));
}
