/** Invoices for tests, as their rows have them. */
import type { CompiledBrand } from '../../../../../runtime/core/request-context.ts';
import { discountOf, type LineRow, type OrderRow } from '../../order-store.ts';
import type { PaperSource } from '../source.ts';

const ISSUED = new Date('2026-05-04T09:30:00Z');
export const TERMS = {
  ...{ seller: 'Rheinblick Verlag GmbH', address: 'Uferstraße 8, 77694 Kehl, Deutschland', country: 'DE' },
  ...{ email: 'anzeigen@rheinblick.example', vatNumber: 'DE136695976', vatId: 'DE136695976', taxName: 'MwSt.' },
  ...{ bank: 'Sparkasse Hanauerland, Kehl\nIBAN DE02 1203 0000 0000 2020 51\nBIC BYLADEM1001' },
  ...{ iban: 'DE02120300000000202051', bic: 'BYLADEM1001', due: Date.parse('2026-06-03T09:30:00Z') },
};
export const CUSTOMER = {
  ...{ companyName: 'Müller & Söhne Świętokrzyskie Sp. z o.o.', firstName: 'Zoë', lastName: 'Łukasiewicz' },
  email: 'zoe@example.com',
  address: { countryCode: 'DE', addressLine1: 'Größenweg 12', zip: '77652', locality: 'Offenburg' },
};

export interface Given {
  brand: CompiledBrand;
  order?: Partial<OrderRow>;
  terms?: Readonly<Record<string, unknown>>;
  lines?: Partial<LineRow>[];
  original?: PaperSource['original'];
}

/** Fresh rows of an invoice over three ads with German tax, due in 30 days. */
export function sourceOf({ brand, order = {}, terms = {}, lines = [{}], original = null }: Given): PaperSource {
  const rows = lines.map(
    (line, at): LineRow => ({
      ...{ id: at + 1, orderId: 7, product: 'three_jobs', type: 'job_credits', name: 'Drei Stellenanzeigen' },
      ...{
        unitPrice: 39_900,
        quantity: 1,
        discount: 0,
        credits: 3,
        slots: null,
        days: 30,
        starts: null,
        refundId: null,
      },
      ...line,
    }),
  );
  const discount = discountOf(rows);
  const net = rows.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, -discount);
  const taxRate = order.taxRate ?? 1900;
  const tax = Math.floor((net * taxRate + 5000) / 10_000);
  return {
    brand,
    lines: rows,
    original,
    order: {
      ...{ id: 7, frontend: brand.id, organizationId: 1, organizationName: 'Müller', accountId: 1, state: 'open' },
      ...{ voucherId: null, voucherCode: null, discount },
      ...{ provider: 'invoice', currency: 'EUR', net, taxRate, taxRule: 'domestic', tax, total: net + tax },
      ...{ customer: CUSTOMER, locale: 'de', orderKey: 'key-of-an-order', reference: 'PO-4711', reason: null },
      ...{ jobId: null, attention: null, providerSession: null, providerPayment: null, created: ISSUED },
      ...{ delivered: null, paid: null, cancelled: null, refunded: null },
      ...order,
    },
    invoice: {
      ...{ id: 1, frontend: brand.id, number: 42, label: 'RB-00042', orderId: 7, issued: ISSUED, refundId: null },
      kind: original === null ? 'invoice' : 'credit_note',
      data: { ...TERMS, ...terms },
    },
  };
}
