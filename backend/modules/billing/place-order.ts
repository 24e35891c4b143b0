/** Placing orders: once per idempotency key, at the prices that the customer has seen. */

import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { checkKey } from '../../guards/request-key.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { findOwnOrganization, holdOrganization } from '../organizations/own-store.ts';
import { type Customer, completeCustomer } from './customer.ts';
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
import { readVoucher } from './vouchers/voucher.ts';

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
  /** Code of a voucher. */
  voucher?: string | null;
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

/** What the organization would pay now. Throws `UserError` TOO_MANY_TRIES for a person who tries codes of vouchers. */
export async function quoteFor(
  context: ApiContext,
  organizationId: number,
  items: readonly WantedItem[],
  code?: string | null,
): Promise<Quote> {
  const voucher = await voucherOf(context, organizationId, code);
  return quoteOf(context, items, completeCustomer(context, await findCustomer(context, organizationId)), voucher);
}

async function voucherOf(context: ApiContext, organizationId: number, code: string | null | undefined) {
  if (code?.trim()) await context.limits.take('voucher', `account ${context.viewer.account?.id ?? 0}`);
  return readVoucher(context, organizationId, code, { isLocked: false });
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
  const voucher = await voucherOf(context, organizationId, wanted.voucher);
  const quote = quoteOf(context, wanted.items, customer, voucher);
  if (quote.hash !== wanted.hash) {
    // The same request, sent twice, may have used the voucher in between.
    const late = wanted.voucher ? await findSent(context, organizationId, key) : null;
    return late === null
      ? { order: null, quote, payAt: null }
      : { order: late, quote: null, payAt: await payAt(context, late) };
  }
  const way = quote.total === 0 ? 'none' : wanted.way;
  if (quote.total > 0 && !context.payments.waysOf(context.brand, quote).some((known) => known === way))
    throw refusal('PAYMENT_WAY_UNKNOWN');
  await context.limits.take('order', `account ${account.id}`);
  const { order, isTwin, changed } = await write(context, { ...wanted, way }, quote, customer);
  if (order === null) return { order, quote: changed, payAt: null };
  if (isTwin) return { order: null, quote: null, payAt: null, same: order };
  return { order, quote: null, payAt: await payAt(context, order) };
}

interface Written {
  /** Null if others have just used the voucher. */
  order: OrderRow | null;
  isTwin: boolean;
  /** What it costs without the voucher. */
  changed: Quote | null;
}

async function write(
  context: ApiContext,
  { organizationId, key, way, items, jobId = null, reference, voucher, again = false }: Ordering,
  quote: Quote,
  customer: Customer,
): Promise<Written> {
  const { viewer, locale, now } = context;
  let isTwin = false;
  let changed: Quote | null = null;
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
    const findKnown = async () =>
      (await findSent(tx, organizationId, key)) ?? (jobId === null ? null : await findOpenOrderOf(tx, jobId));
    if (quote.discount > 0) {
      const given = await readVoucher(tx, organizationId, voucher, { isLocked: true });
      // It may have been used by the same request, sent twice.
      const known = await findKnown();
      if (known !== null) return known.id;
      const now = quoteOf(context, items, customer, given);
      if (now.hash !== quote.hash) {
        changed = now;
        return undefined;
      }
    }
    const made = await insertOrder(
      tx,
      {
        organizationId,
        organizationName: organization.name,
        accountId: viewer.account?.id ?? null,
        provider: way,
        customer: { ...customer.answers },
        locale,
        orderKey: key,
        jobId,
        reference: readReference(reference),
        created: now,
      },
      quote,
    );
    // The same request was just processed, or the ad was ordered in another tab.
    if (made === null) return (await findKnown())?.id;
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
  if (order === null && changed === null) throw new Error('The order was not written.');
  return { order, isTwin, changed };
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
