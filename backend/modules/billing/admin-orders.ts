/** Actions of administrators on orders. */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { RefundPart } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import type { BillingEventKind } from '../audit/event-kinds.ts';
import { reaches, reachOf, refuse } from '../rights/access.ts';
import { findOrderBrand } from './admin-order-store.ts';
import { noteBilling } from './events.ts';
import { linesOf, lockOrder, type OrderRow, refundsOf, updateOrder } from './order-store.ts';
import { closePayment, notReached } from './place-order.ts';
import { planPart } from './refund-part.ts';
import { cancelOrder, refundOrder, refundPart, settleOrder } from './settle.ts';
import { type Till, tillFor } from './till.ts';

const LONGEST_REASON = 500;

/** Marks the order as paid. Throws `UserError` ORDER_NOT_OPEN. */
export function confirmOrder(context: ApiContext, id: number): Promise<OrderRow> {
  return move(context, { id, operation: 'adminConfirmOrder', kind: 'order_confirmed' }, async (tx, till, order) => {
    // A Stripe order is only paid once Stripe has reported it.
    if (order.state !== 'open' || order.provider !== 'invoice') throw refusal('ORDER_NOT_OPEN');
    await settleOrder(tx, till, order, null);
  });
}

/** Cancels an order that will not be paid. Throws `UserError` ORDER_NOT_OPEN. */
export function cancelByAdmin(context: ApiContext, id: number, given: string): Promise<OrderRow> {
  const reason = readReason(given);
  const action = { id, operation: 'adminCancelOrder', kind: 'order_cancelled', reason } as const;
  return move(context, action, async (tx, till, order) => {
    if (order.state !== 'open') throw refusal('ORDER_NOT_OPEN');
    await closePayment(context, order);
    await cancelOrder(tx, till, order, reason);
  });
}

/**
 * Refunds an order, through the provider or manually for an invoice; the remaining amount, or a part.
 * Throws `UserError` ORDER_NOT_PAID, PAYMENT_NOT_REACHED, BAD_INPUT.
 */
export function refundByAdmin(context: ApiContext, { id, reason: given, part }: Refunding): Promise<OrderRow> {
  const reason = readReason(given);
  const action = { id, operation: 'adminRefundOrder', kind: 'order_refunded', reason } as const;
  return move(context, action, async (tx, till, order) => {
    const paid = { order, lines: await linesOf(tx.db, [id]), refunds: await refundsOf(tx.db, [id]) };
    const isKnown = part && paid.refunds.some(({ refundKey }) => refundKey === part.key);
    if (order.state !== 'paid' && !isKnown) throw refusal('ORDER_NOT_PAID');
    const planned = part ? planPart(paid, part) : null;
    if (part && planned === null) return;
    const provider = context.payments.providerOf(till.brand, order.provider);
    if (provider === null && order.provider !== 'none') throw refusal('PAYMENT_NOT_REACHED');
    const wish = planned && { amount: planned.amounts.total, key: planned.key };
    const reference = await provider?.refund(order, wish ?? undefined).catch((error: unknown) => {
      throw notReached(context, order, error);
    });
    const how = { reason, reference: reference ?? null };
    if (planned === null) await refundOrder(tx, till, order, how);
    else await refundPart(tx, till, order, { ...planned, ...how });
  });
}

interface Refunding {
  id: number;
  reason: string;
  /** Default: all that remains. */
  part?: RefundPart | null;
}

/** Marks the problem of an order as reviewed. */
export function settleAttention(context: ApiContext, id: number): Promise<OrderRow> {
  return move(context, { id, operation: 'adminOrderSeen', kind: 'order_seen' }, (tx) =>
    updateOrder(tx, id, { attention: null }),
  );
}

interface Action {
  id: number;
  operation: string;
  kind: BillingEventKind;
  reason?: string;
}

async function move(
  context: ApiContext,
  { id, operation, kind, reason }: Action,
  work: (tx: TransactionScope, till: Till, order: OrderRow) => Promise<void>,
): Promise<OrderRow> {
  const frontend = await findOrderBrand(context, id);
  const reach = await reachOf(context);
  const isWithinReach = frontend === null ? reach.brands === null : reaches(reach, frontend);
  // Ids of other brands' orders must not be disclosed.
  if (!isWithinReach) await refuse(context, operation, frontend ?? context.frontend);
  const brand = frontend === null ? undefined : context.findBrand(frontend);
  if (brand === undefined) throw refusal('ORDER_UNKNOWN');
  const origin = brand.id === context.brand.id ? context.linkOrigin : context.originOf(brand);
  return transact({ pool: context.pool, frontend: brand.id }, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order === null) throw refusal('ORDER_UNKNOWN');
    await work(tx, tillFor(context, { brand, origin }), order);
    await noteBilling(tx, context, kind, { order: id, ...(reason !== undefined && { reason }) });
    return (await lockOrder(tx, id)) ?? order;
  });
}

/** Throws `UserError` BAD_INPUT for none, and for one that is too long. */
export function readReason(given: string): string {
  const reason = given.trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new UserError('BAD_INPUT', `A reason of up to ${LONGEST_REASON} characters is needed.`, { path: 'reason' });
  return reason;
}
