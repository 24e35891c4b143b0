/** SQL of invoices and credit notes. */

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { invoice, invoiceCounter } from '../../database/schema/billing.ts';
import type { Scope } from '../../scope.ts';
import type { InvoiceRow } from './order-store.ts';

/** Subject of an invoice or credit note; `refundId` is that of a partial refund. */
type About = Pick<InvoiceRow, 'orderId' | 'refundId'> & { kind: 'invoice' | 'credit_note' };

export async function isIssued(scope: Scope, { orderId, kind, refundId }: About): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.orderId, orderId),
        eq(invoice.kind, kind),
        refundId === null ? isNull(invoice.refundId) : eq(invoice.refundId, refundId),
      ),
    );
  return rows.length > 0;
}

/** The next number on this brand. Locked until the end of the transaction, so that numbers have no gaps. */
export async function nextNumber(scope: Scope): Promise<number> {
  const [counter] = await rowsOf(scope)
    .insert(invoiceCounter)
    .values({ last: 1 })
    .onConflictDoUpdate({ target: invoiceCounter.frontend, set: { last: sql`${invoiceCounter.last} + 1` } })
    .returning({ last: invoiceCounter.last });
  return counter?.last ?? 0;
}

export async function insertInvoice(
  scope: Scope,
  values: Omit<typeof invoice.$inferInsert, 'id' | 'frontend'>,
): Promise<void> {
  await rowsOf(scope).insert(invoice).values(values);
}

/** Whether the order has an invoice. */
export async function hasInvoice(scope: Scope, orderId: number): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), eq(invoice.kind, 'invoice')));
  return rows.length > 0;
}

/** The latest invoice or credit note of an order; null if there is none. */
export async function findLatestInvoice(scope: Scope, orderId: number): Promise<InvoiceRow | null> {
  const [issued] = await rowsOf(scope)
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(desc(invoice.id))
    .limit(1);
  return issued ?? null;
}
