/** How orders move. Every move happens once, in one transaction with what it gives or takes. */
import { payment } from '../../database/schema/billing.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { giveGoods, takeGoods } from './goods.ts';
import { hasInvoice, issueInvoice } from './invoices.ts';
import { mailOrder, mailSiteOfOrder } from './mails.ts';
import { linesOf, type OrderAttention, type OrderRow, type OrderState, updateOrder } from './order-store.ts';
import type { Till } from './till.ts';

/** Money that came late counts as well: the customer gets what was paid for. */
const MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  open: ['paid', 'cancelled'],
  cancelled: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

/** Whether an order in one state may go to the other. */
function mayMove(from: OrderState, to: OrderState): boolean {
  return MOVES[from].includes(to);
}

/** The order is paid: the invoice stands, and the organization has what it bought. `reference`: what the provider calls the payment. */
export async function settleOrder(
  tx: TransactionScope,
  till: Till,
  order: OrderRow,
  reference: string | null,
): Promise<boolean> {
  if (!mayMove(order.state, 'paid')) return false;
  const { now, brand } = till;
  await updateOrder(tx, order.id, { state: 'paid', paid: now, cancelled: null, providerPayment: reference });
  await notePayment(tx, order, { kind: 'payment', reference, now });
  await issueInvoice(tx, brand, order, { kind: 'invoice', now });
  // There is nobody who could have it, and the customer is not told otherwise: the money is to go back.
  if (order.organizationId === null) return true;
  await giveGoods(tx, order.organizationId, await linesOf(tx.db, [order.id]), now);
  await mailOrder(tx, till, order, { template: 'order_paid' });
  return true;
}

/** Somebody of the site must look at the order: it says so in the administration, and once by mail. */
export async function raiseOrder(
  tx: TransactionScope,
  till: Till,
  order: OrderRow,
  attention: OrderAttention,
): Promise<void> {
  if (order.attention === attention) return;
  await updateOrder(tx, order.id, { attention });
  await mailSiteOfOrder(tx, till, order);
}

/** The order is off. An invoice that went out is taken back by a credit note. */
export async function cancelOrder(
  tx: TransactionScope,
  till: Till,
  order: OrderRow,
  reason: string | null,
): Promise<boolean> {
  if (!mayMove(order.state, 'cancelled')) return false;
  const { now, brand } = till;
  await updateOrder(tx, order.id, { state: 'cancelled', cancelled: now, reason });
  if (await hasInvoice(tx, order.id)) await issueInvoice(tx, brand, order, { kind: 'credit_note', now });
  await mailOrder(tx, till, order, { template: 'order_cancelled', reason });
  return true;
}

interface Refunding {
  reason: string | null;
  /** What the provider calls the payment back. */
  reference: string | null;
}

/** The money went back: what is left of the order goes with it. */
export async function refundOrder(
  tx: TransactionScope,
  till: Till,
  order: OrderRow,
  { reason, reference }: Refunding,
): Promise<boolean> {
  if (!mayMove(order.state, 'refunded')) return false;
  const { now, brand } = till;
  await updateOrder(tx, order.id, { state: 'refunded', refunded: now, reason, attention: null });
  await notePayment(tx, order, { kind: 'refund', reference, now });
  await issueInvoice(tx, brand, order, { kind: 'credit_note', now });
  if (order.organizationId !== null) await takeGoods(tx, order.organizationId, await linesOf(tx.db, [order.id]), now);
  await mailOrder(tx, till, order, { template: 'order_refunded', reason });
  return true;
}

/** Nothing is noted where nothing was to pay. */
async function notePayment(
  { db, frontend }: TransactionScope,
  { id, provider, total, currency }: OrderRow,
  { kind, reference, now }: { kind: 'payment' | 'refund'; reference: string | null; now: Date },
): Promise<void> {
  if (total === 0) return;
  const amount = kind === 'refund' ? -total : total;
  await db.insert(payment).values({ frontend, orderId: id, kind, provider, amount, currency, reference, created: now });
}
