/** SQL of the PDFs of invoices. They are found by ids that the caller got from an order, on any brand. */
import { and, asc, eq } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import type { Connection } from '../../../database/pool.ts';
import { invoice, invoiceFile } from '../../../database/schema/billing.ts';
import type { Scope } from '../../../scope.ts';
import type { InvoiceRow } from '../order-store.ts';

/** An invoice or credit note; null if it does not exist. */
export async function findInvoice(db: Connection, id: number): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(acrossBrands(invoice, 'By the id in a signed address or in a queued mail.'))
    .where(eq(invoice.id, id));
  return row ?? null;
}

/** The invoice of an order, apart from credit notes; null for none. */
export async function findOriginal(scope: Scope, orderId: number): Promise<InvoiceRow | null> {
  const [row] = await rowsOf(scope)
    .select()
    .from(invoice)
    .where(and(eq(invoice.orderId, orderId), eq(invoice.kind, 'invoice')))
    .orderBy(asc(invoice.id))
    .limit(1);
  return row ?? null;
}

/** The file as it was first made; null before that. */
export async function findPdf(scope: Scope, invoiceId: number): Promise<Buffer | null> {
  const [row] = await rowsOf(scope)
    .select({ pdf: invoiceFile.pdf })
    .from(invoiceFile)
    .where(eq(invoiceFile.invoiceId, invoiceId));
  return row?.pdf ?? null;
}

/** Keeps the file, unless another process did so first. */
export async function keepPdf(scope: Scope, invoiceId: number, pdf: Buffer, made: Date): Promise<void> {
  await rowsOf(scope).insert(invoiceFile).values({ invoiceId, pdf, made }).onConflictDoNothing();
}
