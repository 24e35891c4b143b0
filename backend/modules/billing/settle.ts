/** State changes of orders. Each happens once, in one transaction with what it delivers or takes back. */

import { announce } from '../../announcements.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { noteHappening } from '../../services/counting/happening-store.ts';
import { beforePaymentOf } from './before-payment.ts';
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

/** A late payment counts as well: the customer gets what was paid for. */
const MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  open: ['paid', 'cancelled'],
  cancelled: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

/** Whether an order may move from one state to the other. */
function mayMove(from: OrderState, to: OrderState): boolean {
  return MOVES[from].includes(to);
}

/** Marks the order as paid, issues the invoice and delivers the products. `reference`: the provider's id of the payment. */
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
  const lines = await linesOf(tx.db, [order.id]);
  await noteHappening(
    tx,
    till,
    ...lines.map(({ product, quantity }) => ({ measure: 'sale' as const, subject: product, count: quantity })),
    { measure: 'sale-amount', subject: order.currency, count: order.total },
  );
  // The organization no longer exists, so nothing is delivered or mailed: the payment must be refunded.
  if (order.organizationId === null) return true;
  if (order.delivered === null) await giveGoods(tx, order.organizationId, lines, now);
  await mailOrder(tx, till, order, { template: 'order_paid' });
  // Orders by invoice were told when they were placed.
  if (order.provider !== 'invoice') await mailSiteOfOrder(tx, till, order, 'order_received');
  await tellJob(tx, till, order);
  return true;
}

/** What the brand lets happen before an invoice is paid: delivery, or the review of the ad that was ordered. */
export async function beginBeforePayment(tx: TransactionScope, till: Till, order: OrderRow): Promise<void> {
  const { now, brand } = till;
  if (order.organizationId === null) return;
  const before = await beforePaymentOf(tx, brand, order.organizationId, order.id);
  if (before === 'nothing') return;
  if (before === 'publish') {
    await updateOrder(tx, order.id, { delivered: now });
    await giveGoods(tx, order.organizationId, await linesOf(tx.db, [order.id]), now);
  }
  await tellJob(tx, till, order);
}

/** The ad that was ordered may go on. */
async function tellJob(tx: TransactionScope, till: Till, { id, jobId, accountId }: OrderRow): Promise<void> {
  if (jobId !== null) await announce(till, tx, 'orderMoved', { orderId: id, jobId, accountId });
}

/** Marks the order for review by the site: shown in the administration, and mailed once. */
export async function raiseOrder(
  tx: TransactionScope,
  till: Till,
  order: OrderRow,
  attention: OrderAttention,
): Promise<void> {
  if (order.attention === attention) return;
  await updateOrder(tx, order.id, { attention });
  await mailSiteOfOrder(tx, till, order, 'order_needs_look');
}

/** Cancels the order. An issued invoice is cancelled by a credit note. */
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
  if (order.delivered !== null && order.organizationId !== null)
    await takeGoods(tx, order.organizationId, await linesOf(tx.db, [order.id]), now);
  await mailOrder(tx, till, order, { template: 'order_cancelled', reason });
  return true;
}

interface Refunding {
  reason: string | null;
  /** The provider's id of the refund. */
  reference: string | null;
}

interface PartRefunding extends Refunding {
  reason: string;
  amounts: Amounts;
  /** Empty for an amount without lines. */
  lines: readonly LineRow[];
  /** Idempotency key made by the client. */
  key: string;
}

/** Refunds what remains of the order, and takes back its products. Earlier partial refunds are unaffected. */
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

/** Records a partial refund, and takes back its lines. The caller has checked what remains of the order. */
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
  /** Default: the whole order. */
  amount?: number;
  reference: string | null;
  now: Date;
  refundId?: number;
}

/** Nothing is recorded if nothing was due. */
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
