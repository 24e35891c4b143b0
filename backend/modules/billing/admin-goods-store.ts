/** SQL of what administrators grant, extend and cancel. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { creditEntry, subscription } from '../../database/schema/billing.ts';
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
): Promise<void> {
  await rowsOf(scope)
    .insert(creditEntry)
    .values({ ...entry, kind: 'granted' });
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
    .where(hasNotEnded(id, now))
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
