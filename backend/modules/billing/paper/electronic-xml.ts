/** Writes electronic invoices as XML. Loaded only in a process of its own, like all that draws. */
import { InvoiceService } from '@e-invoice-eu/core';
import { escapeXml } from '../../../../runtime/core/seo/xml.ts';
import { readObject, readObjects, readText } from '../../../read-json.ts';

type Data = Parameters<InvoiceService['generate']>[0];

/** The cross-industry invoice of EN 16931. Rejects where the data does not fit the library's schema. */
export async function xmlOf(electronic: object): Promise<string> {
  const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };
  const options = { format: 'CII', lang: 'en', noWarnings: true };
  const made = await new InvoiceService(silent).generate(electronic as Data, options);
  return withOriginal(typeof made === 'string' ? made : Buffer.from(made).toString(), electronic);
}

const AFTER = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';

/** Adds the invoice that a credit note is for (BT-25, BT-26), which the library (2.3.4) reads from the wrong place and loses. */
function withOriginal(xml: string, electronic: object): string {
  const [billing] = readObjects(readObject(readObject(electronic)['ubl:Invoice'])['cac:BillingReference']);
  const reference = readObject(billing?.['cac:InvoiceDocumentReference']);
  const label = readText(reference['cbc:ID']);
  if (label === null) return xml;
  const day = readText(reference['cbc:IssueDate'])?.replaceAll('-', '') ?? '';
  const date = `<qdt:DateTimeString format="102">${day}</qdt:DateTimeString>`;
  return xml.replace(
    AFTER,
    () =>
      `${AFTER}<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${escapeXml(label)}</ram:IssuerAssignedID>` +
      `<ram:FormattedIssueDateTime>${date}</ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`,
  );
}
