/** Writes electronic invoices as XML. Loaded only in a process of its own, like all that draws. */
import { InvoiceService } from '@e-invoice-eu/core';

type Data = Parameters<InvoiceService['generate']>[0];

/** The cross-industry invoice of EN 16931. Rejects where the data does not fit the library's schema. */
export async function xmlOf(electronic: object): Promise<string> {
  const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };
  const options = { format: 'CII', lang: 'en', noWarnings: true };
  const made = await new InvoiceService(silent).generate(electronic as Data, options);
  return typeof made === 'string' ? made : Buffer.from(made).toString();
}
