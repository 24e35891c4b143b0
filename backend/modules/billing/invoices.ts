/** Invoices and credit notes: numbered without gaps per brand, and unchanged once issued. */

import { accountIn, bicIn } from '../../../runtime/core/bank-account.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { sellerId } from '../../../runtime/core/seller-id.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import { readNumber, readObject, readText } from '../../read-json.ts';
import type { Scope } from '../../scope.ts';
import { insertInvoice, isIssued, nextNumber } from './invoice-store.ts';
import type { Amounts, InvoiceRow, LineRow, OrderRow } from './order-store.ts';

const DIGITS = 5;

/** The issuer's data on an invoice. */
export interface InvoiceTerms {
  seller: string;
  address: string | null;
  email: string | null;
  vatNumber: string | null;
  bank: string | null;
  taxName: string;
  /** Due date; null if paid by card. */
  due: Date | null;
  /** ISO code of the issuer's country; null on invoices from before it was stored. */
  country: string | null;
  /** The VAT number as electronic invoices have it; null where there is none of the issuer's country. */
  vatId: string | null;
  /** In electronic form, as found in the bank details. */
  iban: string | null;
  bic: string | null;
}

/** What a credit note is for. */
export interface Credited extends Amounts {
  lines: readonly LineRow[];
}

interface Issuing {
  kind: 'invoice' | 'credit_note';
  now: Date;
  /** Of a credit note: what it is for; default: the whole order. */
  credited?: Credited;
  /** The partial refund that it belongs to. */
  refundId?: number;
}

/** Issues it in the transaction that requires it, once per order and kind, or per partial refund; concurrent calls are serialized. */
export async function issueInvoice(
  scope: Scope,
  brand: CompiledBrand,
  order: Pick<OrderRow, 'id' | 'locale' | 'provider'>,
  { kind, now, credited, refundId }: Issuing,
): Promise<void> {
  const about = { orderId: order.id, kind, refundId: refundId ?? null };
  if (await isIssued(scope, about)) return;
  const number = await nextNumber(scope);
  const prefix = brand.document.prices.invoice.prefix ?? scope.frontend.toUpperCase();
  const label = `${prefix}-${String(number).padStart(DIGITS, '0')}`;
  const data = { ...termsNow(brand, order, now), ...(credited && { credited: storedCredit(credited) }) };
  await insertInvoice(scope, { ...about, number, label, data, issued: now });
}

function storedCredit({ net, tax, total, lines }: Credited) {
  return { net, tax, total, lines: lines.map(({ id }) => id) };
}

/** What a credit note is for, as issued; null for an invoice, and for a credit note for the whole order. */
export function creditedBy({ data }: Pick<InvoiceRow, 'data'>): (Amounts & { lineIds: number[] }) | null {
  const { credited } = readObject(data);
  if (credited === undefined) return null;
  const { net, tax, total, lines } = readObject(credited);
  return {
    net: readNumber(net) ?? 0,
    tax: readNumber(tax) ?? 0,
    total: readNumber(total) ?? 0,
    lineIds: Array.isArray(lines) ? lines.flatMap((line) => readNumber(line) ?? []) : [],
  };
}

function termsNow({ document }: CompiledBrand, { locale, provider }: Pick<OrderRow, 'locale' | 'provider'>, now: Date) {
  const { site, prices } = document;
  const { paymentDays, bank } = prices.invoice;
  const isInvoiced = provider === 'invoice';
  const account = isInvoiced ? localised(bank, document, locale) : null;
  return {
    seller: site.legal.publisher ?? site.name,
    country: site.country.toUpperCase(),
    vatId: sellerId(document),
    iban: account && accountIn(account),
    bic: account && bicIn(account),
    address: site.legal.address,
    email: site.contactEmail,
    vatNumber: prices.tax.number,
    bank: account,
    taxName: localised(prices.tax.name, document, locale),
    due: isInvoiced ? new Date(now.getTime() + paymentDays * DAY_MS).getTime() : null,
  };
}

/** As issued. */
export function termsOf({ data }: Pick<InvoiceRow, 'data'>): InvoiceTerms {
  const stored = readObject(data);
  const due = readNumber(stored.due);
  return {
    seller: readText(stored.seller) ?? '',
    address: readText(stored.address),
    email: readText(stored.email),
    vatNumber: readText(stored.vatNumber),
    bank: readText(stored.bank),
    taxName: readText(stored.taxName) ?? '',
    due: due === null ? null : new Date(due),
    country: readText(stored.country),
    vatId: readText(stored.vatId),
    iban: readText(stored.iban),
    bic: readText(stored.bic),
  };
}
