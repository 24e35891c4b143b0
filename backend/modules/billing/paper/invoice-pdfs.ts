/** Invoices and credit notes as PDF: made when they are first needed, then kept. */
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import type { Connection } from '../../../database/pool.ts';
import type { PersonalLinks } from '../../../services/personal-links.ts';
import { findOrder, type InvoiceRow, linesOf } from '../order-store.ts';
import { readPdfAddress } from './address.ts';
import { makePdf } from './make-pdf.ts';
import { paperOrderOf } from './paper-of.ts';
import { findInvoice, findOriginal, findPdf, keepPdf } from './paper-store.ts';

export interface InvoicePdfs {
  /** The file of an invoice; null if the invoice, its order or its brand no longer exists. Rejects when it could not be made. */
  pdfOf(invoiceId: number): Promise<Uint8Array | null>;
  /** The file at an address that `Invoice.pdf` gave; null for other paths. */
  open(brand: CompiledBrand, path: string): Promise<{ name: string; pdf: Uint8Array } | 'expired' | null>;
}

interface Tools {
  db: Connection;
  links: PersonalLinks;
  findBrand(id: string): CompiledBrand | undefined;
}

export function createInvoicePdfs({ db, links, findBrand }: Tools): InvoicePdfs {
  async function fileOf(invoice: InvoiceRow): Promise<Uint8Array | null> {
    const scope = { db, frontend: invoice.frontend };
    const kept = await findPdf(scope, invoice.id);
    if (kept !== null) return kept;
    const brand = findBrand(invoice.frontend);
    const order = await findOrder(scope, invoice.orderId);
    if (brand === undefined || order === null) return null;
    const lines = await linesOf(db, [order.id]);
    const original = invoice.kind === 'invoice' ? null : await findOriginal(scope, order.id);
    const pdf = await makePdf(paperOrderOf({ brand, order, lines, invoice, original }));
    await keepPdf(scope, invoice.id, Buffer.from(pdf), new Date());
    return findPdf(scope, invoice.id);
  }

  return {
    async pdfOf(invoiceId) {
      const invoice = await findInvoice(db, invoiceId);
      return invoice && fileOf(invoice);
    },
    async open(brand, path) {
      const id = readPdfAddress({ links, frontend: brand.id, now: new Date() }, path);
      if (id === null || id === 'expired') return id;
      const invoice = await findInvoice(db, id);
      const pdf = invoice && (await fileOf(invoice));
      return pdf && { name: `${invoice.label}.pdf`, pdf };
    },
  };
}
