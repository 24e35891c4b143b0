import { missingForElectronic } from '../../../seller-id.ts';
import { isMemberState } from '../../../vat-number.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

export const plainInvoices = defineRule({
  code: 'PLAIN_INVOICES',
  severity: 'info',
  description:
    'Invoices of a brand in the European Union are sent as PDF alone, without the electronic invoice (EN 16931) that companies there expect, because something about the publisher is missing.',
  remedy:
    'Set what is missing: `site.legal.publisher`, `site.legal.address`, and the VAT number in `prices.tax.number`.',
  *find({ readable, document, id, locate }) {
    if (readable === undefined || document.abstract === true || id === ROOT_ID) return;
    const { site, prices } = readable;
    const sells = prices.currency !== null && Object.keys(prices.products).length > 0;
    if (!sells || !isMemberState(site.country.toUpperCase())) return;
    const missing = missingForElectronic({ country: site.country, legal: site.legal, tax: prices.tax });
    if (missing.length === 0) return;
    const path = ['prices', 'tax', 'number'];
    yield {
      path,
      location: locate(['site', 'country']),
      message: `Invoices are PDFs without an electronic invoice (EN 16931), which also needs ${missing.map((key) => `"${key}"`).join(', ')}. Leave it as it is if the publisher has no VAT number.`,
    };
  },
});
