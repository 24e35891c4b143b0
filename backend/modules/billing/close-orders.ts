/** What happens to orders when their organization is deleted: they are kept for accounting, and open ones are cancelled. */
import type { Announcing } from '../../announcements.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { lockOpenOrders, updateOrder } from './order-store.ts';
import { cancelOrder } from './settle.ts';
import { tillFor } from './till.ts';

/** Cancels open orders as their owners could have: with a credit note for issued invoices, and a mail to the customer. */
export async function closeOrders(
  tx: TransactionScope,
  organizationIds: readonly number[],
  tools: Announcing,
): Promise<void> {
  for (const order of await lockOpenOrders(tx, organizationIds)) {
    const of = { ...tx, frontend: order.frontend };
    const brand = tools.findBrand(order.frontend);
    if (brand === undefined) await updateOrder(of, order.id, { state: 'cancelled', cancelled: tools.now });
    else await cancelOrder(of, tillFor(tools, { brand, origin: tools.originOf(brand) }), order, null);
  }
}
