/** `/files/invoice-<signed>`: an invoice or credit note as PDF, for whom the address was made. */
import { create as contentDisposition } from 'content-disposition';
import type { InvoicePdfs } from '../../backend/modules/billing/paper/invoice-pdfs.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, send, sendText } from '../http.ts';

const PREFIX = '/files/invoice-';

export function createInvoiceFiles({ open }: Pick<InvoicePdfs, 'open'>): Step<BrandExchange> {
  return async ({ req, res, path, brand }) => {
    if (!path.startsWith(PREFIX)) return false;
    const file = await open(brand, path);
    if (file === null) return false;
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
    if (file === 'expired') {
      sendText(req, res, 410, 'This address was good for a while only. Please open the page that it stood on again.');
      return true;
    }
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(file.name, { type: 'attachment' }),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    };
    send(req, res, { status: 200, headers, body: Buffer.from(file.pdf) });
    return true;
  };
}
