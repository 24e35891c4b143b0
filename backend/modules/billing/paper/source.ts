/** What an invoice is made of: its own rows, as they were when it was issued. */
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import { creditedBy, termsOf } from '../invoices.ts';
import { type Amounts, discountOf, type InvoiceRow, type LineRow, type OrderRow } from '../order-store.ts';

export interface PaperSource {
  brand: CompiledBrand;
  order: OrderRow;
  /** All lines of the order. */
  lines: LineRow[];
  invoice: InvoiceRow;
  /** Number of the invoice that a credit note is for; null for an invoice. */
  original: { label: string; issued: Date } | null;
}

/** What it is about: its lines, and their sum; a credit note may be for a part of the order. */
export interface Subject extends Amounts {
  lines: LineRow[];
  /** What the voucher took off these lines; 0 for none. Minor units, without tax, as the next. */
  discount: number;
  /** What was refunded before, and is no longer in the sum; 0 for none. Minor units, without tax. */
  before: number;
}

export function subjectOf({ order, lines, invoice }: PaperSource): Subject {
  const credited = creditedBy(invoice);
  const shown = credited === null ? lines : lines.filter(({ id }) => credited.lineIds.includes(id));
  const { net, tax, total } = credited ?? order;
  const listed = shown.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const discount = discountOf(shown);
  const before = shown.length === 0 ? 0 : Math.max(0, listed - discount - net);
  return { lines: shown, net, tax, total, discount, before };
}

/** Whether nothing was left to pay when it was issued. */
export function isSettled({ invoice, order }: PaperSource): boolean {
  return invoice.kind === 'credit_note' || order.total === 0 || termsOf(invoice).due === null;
}

/** When the service is taken as supplied: on the day of the invoice, also for its credit notes. */
export function suppliedOn({ invoice, original }: PaperSource): Date {
  return original?.issued ?? invoice.issued;
}
