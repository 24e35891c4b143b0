/** SQL of what administrators grant, extend and cancel. */
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { creditEntry, purchaseOrder, subscription } from '../../database/schema/billing.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';

type Reach = Parameters<typeof rowsWithin>[0];

/** Whether an organization has a profile on the brand. */
export async function isOrganizationHere(scope: Scope, organizationId: number): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ id: organizationProfile.id })
    .from(organizationProfile)
    .where(eq(organizationProfile.organizationId, organizationId));
  return rows.length > 0;
}

export async function insertGrantedCredit(
  scope: Scope,
  entry: Omit<typeof creditEntry.$inferInsert, 'id' | 'frontend' | 'kind'>,
): Promise<number> {
  const [row] = await rowsOf(scope)
    .insert(creditEntry)
    .values({ ...entry, kind: 'granted' })
    .returning({ id: creditEntry.id });
  if (!row) throw new Error('Granted credits were not stored.');
  return row.id;
}

/** Granted credits; null outside of the reach. */
export async function findGrant(reach: Reach, id: number) {
  const [row] = await rowsWithin(reach)
    .select()
    .from(creditEntry)
    .where(and(eq(creditEntry.id, id), eq(creditEntry.kind, 'granted')));
  return row ?? null;
}

/** How many of granted credits are taken back. */
export async function takenBackOf(scope: Scope, grantId: number): Promise<number> {
  const [row] = await rowsOf(scope)
    .select({ amount: sql<number>`coalesce(-sum(${creditEntry.amount}), 0)::int` })
    .from(creditEntry)
    .where(eq(creditEntry.grantId, grantId));
  return row?.amount ?? 0;
}

export async function insertCreditOfGrant(
  scope: Scope,
  { id, organizationId, type, days }: NonNullable<Awaited<ReturnType<typeof findGrant>>>,
  change: { kind: 'taken_back' | 'restored'; amount: number; created: Date },
): Promise<void> {
  await rowsOf(scope)
    .insert(creditEntry)
    .values({ organizationId, type, days, grantId: id, ...change });
}

/** The brand of a subscription; null outside of the reach. */
export async function findSubscriptionBrand(reach: Reach, id: number): Promise<string | null> {
  const [row] = await rowsWithin(reach)
    .select({ frontend: subscription.frontend })
    .from(subscription)
    .where(eq(subscription.id, id));
  return row?.frontend ?? null;
}

const hasNotEnded = (id: number, now: Date) =>
  and(eq(subscription.id, id), isNull(subscription.cancelled), gt(subscription.ends, now));

/** Moves the end of one that has not ended, which is reminded of again; its new end, or null. */
export async function moveEnd(scope: Scope, id: number, days: number, now: Date): Promise<Date | null> {
  const [row] = await rowsOf(scope)
    .update(subscription)
    .set({ ends: sql`${subscription.ends} + make_interval(days => ${days})`, noticed: null })
    .where(
      and(
        hasNotEnded(id, now),
        sql`${subscription.ends} + make_interval(days => ${days}) > greatest(${now}::timestamptz, ${subscription.starts})`,
      ),
    )
    .returning({ ends: subscription.ends });
  return row?.ends ?? null;
}

/** Ends one that has not ended; false if it has. */
export async function cancelSubscription(scope: Scope, id: number, now: Date): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(subscription)
    .set({ cancelled: now })
    .where(hasNotEnded(id, now))
    .returning({ id: subscription.id });
  return rows.length > 0;
}

/** Takes the ending of one back whose time has not passed; false if it has, or if it was refunded. Profiles are promoted again. */
export async function restoreSubscription(scope: Scope, id: number, now: Date): Promise<boolean> {
  const wasRefunded = sql`exists (select from purchase_line l join ${rowsOf(scope).all(purchaseOrder)} o on o.id = l.order_id
    where l.id = ${subscription.lineId} and (l.refund_id is not null or o.state <> 'paid'))`;
  const rows = await rowsOf(scope)
    .update(subscription)
    .set({ cancelled: null, begun: null, ended: null })
    .where(
      and(
        eq(subscription.id, id),
        isNotNull(subscription.cancelled),
        gt(subscription.ends, now),
        sql`not ${wasRefunded}`,
      ),
    )
    .returning({ id: subscription.id });
  return rows.length > 0;
}
