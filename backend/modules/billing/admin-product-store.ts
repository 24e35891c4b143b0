/** SQL of what was sold of the products of brands. */
import { and, count, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { rowsWithin } from '../../database/brand-rows.ts';
import { purchaseLine, purchaseOrder, subscription } from '../../database/schema/billing.ts';

type Reach = Parameters<typeof rowsWithin>[0];

/** Of one product of a brand. */
export interface ProductCount {
  brand: string;
  product: string;
  count: number;
}

/** Units in orders that were paid since a day, without what was refunded. */
export function countSold(reach: Reach, since: Date): Promise<ProductCount[]> {
  return rowsWithin(reach)
    .select({
      brand: purchaseOrder.frontend,
      product: purchaseLine.product,
      count: sql<number>`sum(${purchaseLine.quantity})::int`,
    })
    .from(purchaseOrder)
    .innerJoin(purchaseLine, eq(purchaseLine.orderId, purchaseOrder.id))
    .where(and(eq(purchaseOrder.state, 'paid'), gte(purchaseOrder.paid, since), isNull(purchaseLine.refundId)))
    .groupBy(purchaseOrder.frontend, purchaseLine.product);
}

/** Subscriptions that have not ended, those that have yet to start included. */
export function countRunning(reach: Reach, now: Date): Promise<ProductCount[]> {
  return rowsWithin(reach)
    .select({ brand: subscription.frontend, product: subscription.product, count: count() })
    .from(subscription)
    .where(and(isNull(subscription.cancelled), gt(subscription.ends, now)))
    .groupBy(subscription.frontend, subscription.product);
}
