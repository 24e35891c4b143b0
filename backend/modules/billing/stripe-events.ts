/** Stripe webhooks. Each event is handled once; late, early and repeated ones are harmless. */
import type pg from 'pg';
import type Stripe from 'stripe';
import type { Announcing } from '../../announcements.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { ErrorLog } from '../../guards/mask-error.ts';
import { lockOrder, noteReport, type OrderAttention, type OrderRow, refundsOf, restOf } from './order-store.ts';
import type { Payments } from './payments.ts';
import { cancelOrder, raiseOrder, refundOrder, settleOrder } from './settle.ts';
import { type Till, tillFor } from './till.ts';

export interface StripeDesk extends Announcing {
  pool: pg.Pool;
  payments: Payments;
  log: ErrorLog;
}

/** False if the signature is invalid, which is answered with 400, so that Stripe retries. Rejects when the database is unavailable. */
export async function receiveReport(
  desk: StripeDesk,
  brandId: string,
  { body, signature }: { body: string; signature: string },
): Promise<boolean> {
  const door = desk.payments.stripeOf(brandId);
  const event = door && (await door.readEvent(body, signature));
  if (!door || !event) return false;
  const about = orderIn(event);
  const brand = about && desk.findBrand(about.frontend);
  // One Stripe account may serve several brands, and report to one URL.
  const isOurs = brand && desk.payments.stripeOf(brand.id)?.keys.webhookSecret === door.keys.webhookSecret;
  if (!about || !isOurs) return true;
  await transact({ pool: desk.pool, frontend: brand.id }, async (tx) => {
    const order = await lockOrder(tx, about.order);
    if (order?.provider !== 'stripe' || !(await noteReport(tx, event, desk.now))) return;
    const till = tillFor(desk, { brand, origin: desk.originOf(brand) });
    const trouble = await workOff(tx, till, order, event);
    if (trouble === null) return;
    await raiseOrder(tx, till, order, trouble.attention);
    desk.log('error', 'STRIPE_REPORT', `Order ${order.id} of ${brand.id}: ${trouble.message}`);
  });
  return true;
}

interface Trouble {
  attention: OrderAttention;
  /** For the log. */
  message: string;
}

/** Returns what must be reviewed; null if nothing. */
async function workOff(
  tx: TransactionScope,
  till: Till,
  order: OrderRow,
  event: Stripe.Event,
): Promise<Trouble | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      if (session.payment_status !== 'paid') return null;
      return settle(tx, till, order, {
        amount: session.amount_total,
        currency: session.currency,
        payment: idOf(session.payment_intent),
      });
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      // A later checkout session may be open for the same order.
      if (order.providerSession === null || order.providerSession === event.data.object.id)
        await cancelOrder(tx, till, order, null);
      return null;
    case 'charge.refunded': {
      const charge = event.data.object;
      if (!charge.refunded) {
        // Stripe reports refunds made by our administrators, too.
        const { total } = restOf(order, await refundsOf(tx.db, [order.id]));
        if (charge.amount_refunded <= order.total - total) return null;
        return {
          attention: 'partly_refunded',
          message: `${charge.amount_refunded} were sent back at Stripe, which is not all of it.`,
        };
      }
      const paid = { amount: charge.amount, currency: charge.currency, payment: idOf(charge.payment_intent) };
      const trouble = mayStillBePaid(order) ? await settle(tx, till, order, paid) : null;
      if (trouble?.attention === 'other_amount') return trouble;
      const now = await lockOrder(tx, order.id);
      if (now !== null) await refundOrder(tx, till, now, { reason: order.reason, reference: charge.id });
      return null;
    }
    default:
      return null;
  }
}

/** The refund was reported before the payment. */
function mayStillBePaid({ state }: OrderRow): boolean {
  return state === 'open' || state === 'cancelled';
}

interface Paid {
  amount: number | null;
  currency: string | null;
  payment: string | null;
}

async function settle(tx: TransactionScope, till: Till, order: OrderRow, paid: Paid): Promise<Trouble | null> {
  if (paid.amount !== order.total || paid.currency?.toUpperCase() !== order.currency)
    return {
      attention: 'other_amount',
      message: `${paid.amount} ${paid.currency} were paid, not ${order.total} ${order.currency}.`,
    };
  const isSettled = await settleOrder(tx, till, order, paid.payment);
  if (!isSettled || order.organizationId !== null) return null;
  return { attention: 'organization_gone', message: 'It was paid, and its organization is gone.' };
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : value;
}

/** The order of the event, from the metadata that we gave Stripe. */
function orderIn({ data }: Stripe.Event): { frontend: string; order: number } | null {
  const { metadata } = { metadata: null, ...data.object };
  const { frontend, order } = { ...metadata };
  const id = Number(order);
  return typeof frontend === 'string' && Number.isInteger(id) && id > 0 ? { frontend, order: id } : null;
}
