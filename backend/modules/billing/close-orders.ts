/** What happens to orders when their organization is deleted: they are kept for accounting, and open ones are cancelled. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { lockOpenOrders, updateOrder } from './order-store.ts';
import { cancelOrder } from './settle.ts';

export interface OrderDesk {
  /** Undefined for a brand that this server does not serve. */
  findBrand(id: string): CompiledBrand | undefined;
  /** Scheme and host of a brand. */
  originOf(brand: CompiledBrand): string;
  now: Date;
}

/** Cancels open orders as their owners could have: with a credit note for issued invoices, and a mail to the customer. */
export async function closeOrders(
  tx: TransactionScope,
  organizationIds: readonly number[],
  { findBrand, originOf, now }: OrderDesk,
): Promise<void> {
  for (const order of await lockOpenOrders(tx, organizationIds)) {
    const of = { ...tx, frontend: order.frontend };
    const brand = findBrand(order.frontend);
    if (brand === undefined) await updateOrder(of, order.id, { state: 'cancelled', cancelled: now });
    else await cancelOrder(of, { brand, origin: originOf(brand), now }, order, null);
  }
}
