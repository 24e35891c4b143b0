/** Mails about orders and subscriptions, to the customer's address. */

import { languageOr } from '../../../runtime/core/document/languages.ts';
import { priceText } from '../../../runtime/core/price.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { isMailAddress } from '../../mail/address.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import { readCustomer } from './customer.ts';
import { findLatestInvoice } from './invoice-store.ts';
import { termsOf } from './invoices.ts';
import { discountOf, type LineRow, linesOf, type OrderRow } from './order-store.ts';
import type { Till } from './till.ts';

interface Told {
  template: 'order_placed' | 'order_paid' | 'order_cancelled' | 'order_refunded' | 'order_partly_refunded';
  reason?: string | null;
  /** What was refunded; default: the whole order. */
  part?: { total: number; lines: readonly LineRow[] };
}

/** Mails the customer the state of the order, with a link to the invoice. */
export async function mailOrder(tx: TransactionScope, till: Till, order: OrderRow, told: Told): Promise<void> {
  const customer = readCustomer(order.customer);
  if (customer === null) throw new Error(`Order ${order.id} has no customer.`);
  const { brand, origin } = till;
  const locale = localeOf(till, order);
  const issued = await findLatestInvoice(tx, order.id);
  const price = pricesIn(brand, locale, order);
  const { total, lines } = told.part ?? { total: order.total, lines: await linesOf(tx.db, [order.id]) };
  const discount = discountOf(lines);
  const terms = issued ? termsOf(issued) : null;
  await queueMail(tx.db, {
    brand,
    origin,
    locale,
    to: customer.email,
    template: told.template,
    ...replyTo(brand),
    attachments:
      issued && isNew(order, told)
        ? [{ name: `${issued.label}.pdf`, type: 'application/pdf', base64: '', invoice: issued.id }]
        : [],
    values: {
      link: `${origin}${hrefOf(brand, locale).path('/my-products')}/orders/${order.id}`,
      number: issued?.label ?? String(order.id),
      organization: order.organizationName,
      total: price(total),
      lines: lines.map(asLine(price)),
      voucher: order.voucherCode ?? '',
      discount: discount === 0 ? '' : price(-discount),
      reference: order.reference ?? '',
      bank: terms?.bank ?? '',
      due: terms?.due ? dayIn(terms.due, locale, brand.document.site.timeZone) : '',
      reason: told.reason ?? '',
    },
  });
}

/** Whether the latest invoice or credit note was not sent before: one that was due was sent when it was issued. */
function isNew({ provider }: OrderRow, { template }: Told): boolean {
  return template !== 'order_paid' || provider !== 'invoice';
}

/** Answers go to the site, where it has an address. */
export function replyTo({ document }: CompiledBrand): { replyTo?: string } {
  const { contactEmail } = document.site;
  return contactEmail !== null && isMailAddress(contactEmail) ? { replyTo: contactEmail } : {};
}

/** Mails the site operators that an order was placed or must be reviewed; sites without an address see it in the administration only. */
export async function mailSiteOfOrder(
  tx: TransactionScope,
  { brand, origin }: Till,
  order: OrderRow,
  template: 'order_received' | 'order_needs_look',
): Promise<void> {
  const { contactEmail } = brand.document.site;
  if (contactEmail === null || !isMailAddress(contactEmail)) return;
  const locale = brand.document.locales.default;
  const link = origin + hrefOf(brand, locale).path('/admin/orders');
  const customer = readCustomer(order.customer)?.email ?? '';
  const answers = isMailAddress(customer) ? { replyTo: customer } : {};
  const head = { brand, origin, locale, to: contactEmail, ...answers };
  const values = { link, number: String(order.id), organization: order.organizationName };
  if (template === 'order_needs_look') {
    await queueMail(tx.db, { ...head, template, values });
    return;
  }
  const price = pricesIn(brand, locale, order);
  const lines = (await linesOf(tx.db, [order.id])).map(asLine(price));
  const { reference, voucherCode, discount } = order;
  await queueMail(tx.db, {
    ...head,
    template,
    values: {
      ...{ ...values, lines, total: price(order.total), reference: reference ?? '' },
      ...{ voucher: voucherCode ?? '', discount: discount === 0 ? '' : price(-discount) },
    },
  });
}

/** Formats amounts of an order. */
function pricesIn({ document }: CompiledBrand, locale: string, { currency }: OrderRow): (amount: number) => string {
  const written = amountLocale(document, locale);
  return (amount) => priceText(document.prices, written, { amount, currency }, true);
}

/** A line with its price, formatted. */
function asLine(price: (amount: number) => string) {
  return ({ quantity, name, unitPrice }: LineRow): [string, string] => [
    `${quantity} × ${name}`,
    price(unitPrice * quantity),
  ];
}

/** The locale of the order, if the brand still has it. */
function localeOf({ brand }: Till, { locale }: Pick<OrderRow, 'locale'>): string {
  return languageOr(brand.document.locales, locale);
}

/** A formatted date, in the brand's time zone. */
export function dayIn(day: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(day);
}
