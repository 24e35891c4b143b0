/** What the organization ordered, paid and has on each brand. */
import type { Database } from '../../database/pool.ts';
import {
  creditEntry,
  customer,
  invoice,
  invoiceCounter,
  invoiceFile,
  orderRefund,
  payment,
  purchaseLine,
  purchaseOrder,
  spending,
  stripeEvent,
  subscription,
} from '../../database/schema/billing.ts';
import { voucher } from '../../database/schema/vouchers.ts';
import { everyBrand } from '../every-brand.ts';
import { days } from '../rows.ts';
import type { Shared } from './people.ts';

const first = (rows: readonly { id: number }[]): number => rows[0]?.id ?? 0;
const ADDRESS = { countryCode: 'DE', addressLine1: 'Kai 1', locality: 'Hamburg', zip: '20457' };

const CREDITS = ['job', 'contact', 'featured_job', 'top_job'] as const;
const FLAT_RATES = ['job_flat_rate', 'contact_flat_rate', 'premium_profile', 'promoted_profile'] as const;

/** Vouchers; an open order, invoiced, a paid one of which a part went back, credits and flat rates of every kind. */
export async function insertMoney(db: Database, frontend: string, { organizationId, people }: Shared, jobId: number) {
  const billing = { companyName: `Ice of ${frontend}`, email: 'billing@example.com', address: ADDRESS };
  await db.insert(everyBrand(customer)).values({ organizationId, frontend, data: billing, changed: days(-3) });
  const code = { frontend, percent: 1000, currency: 'EUR', created: days(-3) };
  const vouchers = await db
    .insert(everyBrand(voucher))
    .values([
      { ...code, code: 'SPRING', mostEach: 9 },
      { ...code, code: 'SUMMER' },
      { ...code, code: 'WINTER', ended: days(-1) },
    ])
    .returning({ id: voucher.id });
  const [used, spare, ended] = vouchers.map(({ id }) => id);
  const order = async (state: string, values: Partial<typeof purchaseOrder.$inferInsert> = {}) => {
    const rows = await db
      .insert(everyBrand(purchaseOrder))
      .values({
        ...{ frontend, organizationId, organizationName: `Ice of ${frontend}`, accountId: people.employer.id, state },
        ...{ provider: 'invoice', currency: 'EUR', net: 14_900, taxRate: 1900, taxRule: 'domestic', tax: 2831 },
        ...{ total: 17_731, customer: billing, locale: 'en', orderKey: `key-of-an-order-${state}`, created: days(-2) },
        ...values,
      })
      .returning({ id: purchaseOrder.id });
    const lines = await db
      .insert(purchaseLine)
      .values({
        ...{ orderId: first(rows), product: 'three_jobs', type: 'job_credits', name: `Three of ${frontend}` },
        ...{ unitPrice: 14_900, quantity: 1, credits: 3, days: 30 },
      })
      .returning({ id: purchaseLine.id });
    return { id: first(rows), line: first(lines) };
  };
  const open = await order('open', { attention: 'other_amount' });
  await db.insert(purchaseLine).values({
    ...{ orderId: open.id, product: 'job_flat_rate', type: 'job_flat_rate', name: `Any job of ${frontend}` },
    ...{ unitPrice: 90_000, quantity: 1, slots: 3, days: 30 },
  });
  const paid = await order('paid', { paid: days(-1), voucherId: used, voucherCode: 'SPRING' });
  const about = { frontend, orderId: paid.id };
  const refunds = await db
    .insert(everyBrand(orderRefund))
    .values({
      ...about,
      refundKey: 'key-of-a-refund',
      net: 100,
      tax: 19,
      total: 119,
      reason: `of ${frontend}`,
      created: days(-1),
    })
    .returning({ id: orderRefund.id });
  await db.insert(everyBrand(payment)).values([
    { ...about, kind: 'payment', provider: 'invoice', amount: 17_731, currency: 'EUR', created: days(-1) },
    {
      ...about,
      kind: 'refund',
      provider: 'invoice',
      amount: 119,
      currency: 'EUR',
      refundId: first(refunds),
      created: days(-1),
    },
  ]);
  await db.insert(everyBrand(invoiceCounter)).values({ frontend, last: 8 });
  const issued = { frontend, data: {}, kind: 'invoice', issued: days(-1) };
  const invoices = await db
    .insert(everyBrand(invoice))
    .values([
      { ...issued, orderId: paid.id, number: 7, label: `${frontend}-7` },
      { ...issued, orderId: open.id, number: 8, label: `${frontend}-8` },
    ])
    .returning({ id: invoice.id });
  const pdf = Buffer.from(`The invoice of ${frontend}`);
  await db.insert(everyBrand(invoiceFile)).values({ frontend, invoiceId: first(invoices), pdf, made: days(-1) });
  await db
    .insert(everyBrand(stripeEvent))
    .values({ id: `event-of-${frontend}`, frontend, type: 'x', received: days(-1) });
  const has = { frontend, organizationId, created: days(-1) };
  await db.insert(everyBrand(creditEntry)).values(
    CREDITS.map((type) => ({
      ...{ ...has, type, amount: 3, kind: 'bought', days: 30, lineId: type === 'job' ? paid.line : null },
    })),
  );
  const grants = await db
    .insert(everyBrand(creditEntry))
    .values({ ...has, type: 'contact', amount: 2, kind: 'granted', days: null })
    .returning({ id: creditEntry.id });
  const rates = await db
    .insert(everyBrand(subscription))
    .values(
      FLAT_RATES.map((type) => ({
        ...{ ...has, product: type, label: `${type} of ${frontend}`, type, slots: 3, starts: days(-30), ends: days(3) },
        lineId: type === 'contact_flat_rate' ? paid.line : null,
      })),
    )
    .returning({ id: subscription.id });
  await db.insert(everyBrand(spending)).values([
    { ...has, purchase: 'job', subject: `job:${jobId}`, subscriptionId: first(rates) },
    { ...has, purchase: 'featured_job', subject: `job:${jobId}`, days: 14 },
  ]);
  return {
    ...{ order: open.id, paid: paid.id, subscription: first(rates), credit: first(grants) },
    ...{ voucher: used ?? 0, spareVoucher: spare ?? 0, endedVoucher: ended ?? 0 },
  };
}
