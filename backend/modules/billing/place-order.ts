/** Placing orders: once per idempotency key, at the prices that the customer has seen. */

import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { checkKey } from '../../guards/request-key.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { findOwnOrganization, holdOrganization } from '../organizations/own-store.ts';
import { completeCustomer } from './customer.ts';
import { findCustomer } from './customer-store.ts';
import { noteBilling } from './events.ts';
import { issueInvoice } from './invoices.ts';
import { mailOrder, mailSiteOfOrder } from './mails.ts';
import {
  findOpenOrderOf,
  findOrder,
  findSent,
  findTwin,
  insertOrder,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './order-store.ts';
import { PaymentError } from './provider.ts';
import { type Quote, quoteOf, type WantedItem } from './quote.ts';
import { beginBeforePayment, cancelOrder, settleOrder } from './settle.ts';
import { holdPurse } from './spend-store.ts';
import { type Till, tillFor } from './till.ts';

export interface Ordering {
  organizationId: number;
  items: readonly WantedItem[];
  way: string;
  /** Hash of the quote that the customer saw. */
  hash: string;
  key: string;
  /** The ad that is posted once it is paid. */
  jobId?: number | null;
  /** The customer's own reference. */
  reference?: string | null;
  /** Orders again what was ordered minutes ago. */
  again?: boolean;
}

export interface Placed {
  /** Null if the prices changed and nothing was ordered. */
  order: OrderRow | null;
  /** The current quote, if it differs from what the customer saw. */
  quote: Quote | null;
  /** URL of the payment page; null if no payment is needed now. */
  payAt: string | null;
  /** An order for the same, placed minutes ago, because of which nothing was ordered. */
  same?: OrderRow;
}

const LONGEST_REFERENCE = 60;
/** The same order within this time is a mistake more often than not: another tab, or an impatient click. */
const TWIN_MS = 10 * 60_000;

/** What the organization would pay now. */
export async function quoteFor(
  context: ApiContext,
  organizationId: number,
  items: readonly WantedItem[],
): Promise<Quote> {
  return quoteOf(context, items, completeCustomer(context, await findCustomer(context, organizationId)));
}

/** Throws `UserError` if something is missing; PAYMENT_NOT_REACHED leaves an open order, which the same key finds again. */
export async function placeOrder(context: ApiContext, wanted: Ordering): Promise<Placed> {
  const { account } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  if (!account.emailVerified) throw refusal('EMAIL_NOT_VERIFIED');
  const { organizationId, key } = wanted;
  checkKey(key);
  const sent = await findSent(context, organizationId, key);
  if (sent !== null) return { order: sent, quote: null, payAt: await payAt(context, sent) };

  const customer = completeCustomer(context, await findCustomer(context, organizationId));
  if (customer === null) throw refusal('CUSTOMER_MISSING');
  const quote = quoteOf(context, wanted.items, customer);
  if (quote.hash !== wanted.hash) return { order: null, quote, payAt: null };
  const way = quote.total === 0 ? 'none' : wanted.way;
  if (quote.total > 0 && !context.payments.waysOf(context.brand).some((known) => known === way))
    throw refusal('PAYMENT_WAY_UNKNOWN');
  await context.limits.take('order', `account ${account.id}`);
  const { order, isTwin } = await write(context, { ...wanted, way }, quote, customer.answers);
  if (isTwin) return { order: null, quote: null, payAt: null, same: order };
  return { order, quote: null, payAt: await payAt(context, order) };
}

async function write(
  context: ApiContext,
  { organizationId, key, way, jobId = null, reference, again = false }: Ordering,
  quote: Quote,
  customer: Readonly<Record<string, unknown>>,
): Promise<{ order: OrderRow; isTwin: boolean }> {
  const { viewer, locale, now } = context;
  let isTwin = false;
  const id = await transact(context, async (tx) => {
    const isThere = await holdOrganization(tx, organizationId);
    const organization = isThere ? await findOwnOrganization(tx, organizationId) : null;
    if (organization === null) throw refusal('ORGANIZATION_UNKNOWN');
    if (jobId === null && !again) {
      await holdPurse(tx, organizationId);
      const twin = await findTwin(tx, organizationId, quote, new Date(now.getTime() - TWIN_MS));
      isTwin = twin !== null && twin.orderKey !== key;
      if (twin) return twin.id;
    }
    const made = await insertOrder(
      tx,
      {
        organizationId,
        organizationName: organization.name,
        accountId: viewer.account?.id ?? null,
        provider: way,
        customer: { ...customer },
        locale,
        orderKey: key,
        jobId,
        reference: readReference(reference),
        created: now,
      },
      quote,
    );
    // The same request was just processed, or the ad was ordered in another tab.
    if (made === null)
      return ((await findSent(tx, organizationId, key)) ?? (jobId === null ? null : await findOpenOrderOf(tx, jobId)))
        ?.id;
    await noteBilling(tx, context, 'order_placed', { organization: organizationId, order: made });
    const order = await lockOrder(tx, made);
    if (order === null) throw new Error('The order was not written.');
    const till = tillOf(context);
    if (way === 'none') await settleOrder(tx, till, order, null);
    if (way === 'invoice') {
      await issueInvoice(tx, context.brand, order, { kind: 'invoice', now });
      await mailOrder(tx, till, order, { template: 'order_placed' });
      await mailSiteOfOrder(tx, till, order, 'order_received');
      await beginBeforePayment(tx, till, order);
    }
    return made;
  });
  const order = id === undefined ? null : await findOrder(context, id);
  if (order === null) throw new Error('The order was not written.');
  return { order, isTwin };
}

/** Null for none. Throws `UserError` BAD_INPUT for one that is too long. */
function readReference(given: string | null | undefined): string | null {
  const text = given?.replace(/\s+/g, ' ').trim() ?? '';
  if (text.length > LONGEST_REFERENCE)
    throw new UserError('BAD_INPUT', `A reference has up to ${LONGEST_REFERENCE} characters.`, { path: 'reference' });
  return text === '' ? null : text;
}

/** Payment page of an open order. Throws `UserError` PAYMENT_NOT_REACHED, and logs the reason. */
export async function payAt(context: ApiContext, order: OrderRow): Promise<string | null> {
  if (order.state !== 'open') return null;
  const provider = context.payments.providerOf(context.brand, order.provider);
  const href = hrefOf(context.brand, context.locale);
  const path =
    order.jobId === null
      ? `${href.path('/checkout')}/done?order=${order.id}`
      : `${href.path('/job/wizard')}?posted=${order.jobId}`;
  const here = `${context.linkOrigin}${path}`;
  try {
    const page = await provider?.open(order, { paid: here, left: here });
    if (!page) return null;
    if (page.session !== order.providerSession) await updateOrder(context, order.id, { providerSession: page.session });
    return page.url;
  } catch (error) {
    throw notReached(context, order, error);
  }
}

/** Cancels an open order on behalf of its organization. */
export async function withdrawOrder(context: ApiContext, orderId: number): Promise<OrderRow> {
  await transact(context, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'open') throw refusal('ORDER_NOT_OPEN');
    await closePayment(context, order);
    await cancelOrder(tx, tillOf(context), order, null);
    await noteBilling(tx, context, 'order_withdrawn', { organization: order.organizationId ?? 0, order: orderId });
  });
  const order = await findOrder(context, orderId);
  if (order === null) throw new Error(`Order ${orderId} is gone.`);
  return order;
}

/** Throws `UserError` ORDER_NOT_OPEN if it was paid just before. */
export async function closePayment(context: ApiContext, order: OrderRow): Promise<void> {
  const brand = context.findBrand(order.frontend) ?? context.brand;
  const provider = context.payments.providerOf(brand, order.provider);
  const isClosed = await provider?.close(order).catch((error: unknown) => {
    throw notReached(context, order, error);
  });
  if (isClosed === false) throw refusal('ORDER_NOT_OPEN');
}

/** The provider's message only goes to the log. */
export function notReached(context: ApiContext, order: OrderRow, error: unknown): unknown {
  if (!(error instanceof PaymentError)) return error;
  context.payments.log('error', 'PAYMENT_FAILED', `Order ${order.id} of ${order.frontend}: ${error.message}`);
  return refusal('PAYMENT_NOT_REACHED');
}

export function tillOf(context: ApiContext): Till {
  return tillFor(context, { brand: context.brand, origin: context.linkOrigin });
}
