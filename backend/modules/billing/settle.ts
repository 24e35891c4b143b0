/** How orders move. Every move happens once, in one transaction with what it gives or takes. */
import type { TransactionScope } from '../../database/transact.ts';
import { giveGoods, takeGoods } from './goods.ts';
import { hasInvoice } from './invoice-store.ts';
import { issueInvoice } from './invoices.ts';
import { mailOrder, mailSiteOfOrder } from './mails.ts';
import {
  type Amounts,
  insertPayment,
  insertRefund,
  type LineRow,
  linesOf,
  type OrderAttention,
  type OrderRow,
  type OrderState,
  refundsOf,
  restOf,
  updateOrder,
} from './order-store.ts';
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

/** The order is canceled. An invoice that went out is canceled by a credit note. */
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

interface PartRefunding extends Refunding {
  reason: string;
  amounts: Amounts;
  /** None for an amount that is for no line. */
  lines: readonly LineRow[];
  /** Made by the client for one refund. */
  key: string;
}

/** The money went back: what is left of the order goes with it. What went back before stays as it is. */
export async function refundOrder(
  tx: TransactionScope,
  till: Till,
  order: OrderRow,
  { reason, reference }: Refunding,
): Promise<boolean> {
  if (!mayMove(order.state, 'refunded')) return false;
  const { now, brand } = till;
  const rest = restOf(order, await refundsOf(tx.db, [order.id]));
  const lines = (await linesOf(tx.db, [order.id])).filter(({ refundId }) => refundId === null);
  await updateOrder(tx, order.id, { state: 'refunded', refunded: now, reason, attention: null });
  await notePayment(tx, order, { kind: 'refund', amount: rest.total, reference, now });
  await issueInvoice(tx, brand, order, { kind: 'credit_note', now, credited: { ...rest, lines } });
  if (order.organizationId !== null) await takeGoods(tx, order.organizationId, lines, now);
  await mailOrder(tx, till, order, { template: 'order_refunded', reason, part: { total: rest.total, lines } });
  return true;
}

/** A part of the money went back: lines that it was for go with it. Whoever calls it has looked what is left of the order. */
export async function refundPart(
  tx: TransactionScope,
  till: Till,
  order: OrderRow,
  { amounts, lines, key, reason, reference }: PartRefunding,
): Promise<void> {
  const { now, brand } = till;
  const refund = { orderId: order.id, refundKey: key, ...amounts, reason, created: now };
  const refundId = await insertRefund(tx, refund, lines);
  await notePayment(tx, order, { kind: 'refund', amount: amounts.total, reference, now, refundId });
  const credited = { ...amounts, lines };
  await issueInvoice(tx, brand, order, { kind: 'credit_note', now, credited, refundId });
  if (order.organizationId !== null) await takeGoods(tx, order.organizationId, lines, now);
  const part = { total: amounts.total, lines };
  await mailOrder(tx, till, order, { template: 'order_partly_refunded', reason, part });
}

interface Noted {
  kind: 'payment' | 'refund';
  /** All of the order unless told. */
  amount?: number;
  reference: string | null;
  now: Date;
  refundId?: number;
}

/** Nothing is noted where nothing was to pay. */
async function notePayment(
  scope: TransactionScope,
  { id, provider, total, currency }: OrderRow,
  { kind, amount = total, reference, now, refundId }: Noted,
): Promise<void> {
  if (amount === 0) return;
  await insertPayment(scope, {
    ...{ orderId: id, kind, provider, currency, reference, created: now },
    amount: kind === 'refund' ? -amount : amount,
    refundId: refundId ?? null,
  });
}
