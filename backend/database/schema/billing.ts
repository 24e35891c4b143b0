/** Tables of billing: customers, orders, payments, and what organizations have bought. Amounts are in minor units. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { bytea, id, instant } from './columns.ts';
import { job } from './jobs.ts';
import { organization } from './organizations.ts';
import { voucher } from './vouchers.ts';

/** Billing address of an organization on one brand. */
export const customer = brandTable(
  'customer',
  {
    id: id(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** Answers of the form `customer`, group `billing`. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    changed: instant('changed').notNull(),
  },
  (t) => [unique('customer_is_unique').on(t.organizationId, t.frontend)],
);

/** An order with names, prices and billing address at the time. It outlives its organization. */
export const purchaseOrder = brandTable(
  'purchase_order',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Null once the organization is deleted. */
    organizationId: integer('organization_id').references(() => organization.id, { onDelete: 'set null' }),
    organizationName: text('organization_name').notNull(),
    /** Who ordered; null once the account is deleted. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** open, paid, cancelled, refunded */
    state: text('state').notNull().default('open'),
    /** invoice, stripe, or none where nothing is due. */
    provider: text('provider').notNull(),
    currency: text('currency').notNull(),
    /** The voucher that it was placed with, and its code; null for none. */
    voucherId: integer('voucher_id').references(() => voucher.id),
    voucherCode: text('voucher_code'),
    /** What the voucher took off, without tax: the sum of that of the lines. */
    discount: integer('discount').notNull().default(0),
    /** After the discount. */
    net: integer('net').notNull(),
    /** Hundredths of a percent. */
    taxRate: integer('tax_rate').notNull(),
    /** none, domestic, reverse_charge, abroad */
    taxRule: text('tax_rule').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    /** The billing address at the time of the order. */
    customer: jsonb('customer').$type<Record<string, unknown>>().notNull(),
    /** Language of its mails and its invoice. */
    locale: text('locale').notNull(),
    /** Idempotency key from the client, one per order. */
    orderKey: text('order_key').notNull(),
    /** The customer's own reference, such as a purchase order number. */
    reference: text('reference'),
    /** The administrator's reason for cancelling or refunding it. */
    reason: text('reason'),
    /** The ad that is posted once it is paid; null for an order without one, and once the ad is deleted. */
    jobId: integer('job_id').references(() => job.id, { onDelete: 'set null' }),
    /** Why an administrator must review it: organization_gone, other_amount, partly_refunded; null once reviewed. */
    attention: text('attention'),
    /** The provider's ids of the checkout session, and of the payment. */
    providerSession: text('provider_session'),
    providerPayment: text('provider_payment'),
    created: instant('created').notNull(),
    /** When its products were delivered before it was paid. */
    delivered: instant('delivered'),
    paid: instant('paid'),
    cancelled: instant('cancelled'),
    refunded: instant('refunded'),
  },
  (t) => [
    unique('purchase_order_key_is_unique').on(t.frontend, t.organizationId, t.orderKey),
    index('purchase_order_by_organization').on(t.organizationId, t.frontend, t.id),
    index('purchase_order_by_frontend').on(t.frontend, t.id),
    index('purchase_order_by_job').on(t.jobId).where(sql`job_id is not null`),
    uniqueIndex('purchase_order_of_job_is_unique').on(t.jobId).where(sql`state = 'open' and job_id is not null`),
    uniqueIndex('purchase_order_session_is_unique').on(t.providerSession).where(sql`provider_session is not null`),
    check('purchase_order_state_is_known', sql`${t.state} in ('open', 'paid', 'cancelled', 'refunded')`),
    check(
      'purchase_order_attention_is_known',
      sql`${t.attention} in ('organization_gone', 'other_amount', 'partly_refunded')`,
    ),
    index('purchase_order_by_voucher').on(t.voucherId).where(sql`voucher_id is not null`),
    check(
      'purchase_order_discount_has_a_voucher',
      sql`${t.discount} = 0 or (${t.discount} > 0 and ${t.voucherId} is not null)`,
    ),
    check('purchase_order_adds_up', sql`${t.total} = ${t.net} + ${t.tax} and ${t.net} >= 0 and ${t.tax} >= 0`),
  ],
);

/** A partial refund of a paid order: some of its lines, or an amount. */
export const orderRefund = brandTable(
  'order_refund',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => purchaseOrder.id),
    /** Idempotency key from the client, one per refund. */
    refundKey: text('refund_key').notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    /** Shown to the customer. */
    reason: text('reason').notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('order_refund_key_is_unique').on(t.orderId, t.refundKey),
    check('order_refund_adds_up', sql`${t.total} = ${t.net} + ${t.tax} and ${t.total} > 0 and ${t.tax} >= 0`),
  ],
);

/** An order line: a copy of the product. */
export const purchaseLine = pgTable(
  'purchase_line',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => purchaseOrder.id, { onDelete: 'cascade' }),
    product: text('product').notNull(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    unitPrice: integer('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    /** Its share of what a voucher took off the order. */
    discount: integer('discount').notNull().default(0),
    credits: integer('credits'),
    slots: integer('slots'),
    days: integer('days'),
    /** When a flat rate is to begin; null for as soon as it is paid. */
    starts: instant('starts'),
    /** The partial refund that includes this line; null while it is not refunded or was refunded with its whole order. */
    refundId: integer('refund_id').references(() => orderRefund.id),
  },
  (t) => [
    index('purchase_line_by_order').on(t.orderId, t.id),
    check('purchase_line_is_counted', sql`${t.quantity} > 0 and ${t.unitPrice} >= 0`),
    check(
      'purchase_line_discount_is_within_its_price',
      sql`${t.discount} >= 0 and ${t.discount} <= ${t.unitPrice} * ${t.quantity}`,
    ),
  ],
);

/** Last invoice number of a brand. Its row is locked until the invoice is written, so that numbers have no gaps. */
export const invoiceCounter = brandTable('invoice_counter', {
  frontend: text('frontend').primaryKey(),
  last: integer('last').notNull(),
});

/** An invoice, or a credit note. */
export const invoice = brandTable(
  'invoice',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    number: integer('number').notNull(),
    /** The full number, with the brand's prefix at the time. */
    label: text('label').notNull(),
    /** The publisher, its bank details and terms at the time. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => purchaseOrder.id),
    /** invoice, credit_note */
    kind: text('kind').notNull(),
    issued: instant('issued').notNull(),
    /** The partial refund that a credit note is for; null for one for the whole order, or its remaining amount. */
    refundId: integer('refund_id').references(() => orderRefund.id),
  },
  (t) => [
    unique('invoice_number_is_unique').on(t.frontend, t.number),
    uniqueIndex('invoice_of_order_is_unique').on(t.orderId, t.kind).where(sql`refund_id is null`),
    unique('invoice_of_refund_is_unique').on(t.refundId),
    check('invoice_kind_is_known', sql`${t.kind} in ('invoice', 'credit_note')`),
  ],
);

/** The PDF of an invoice or credit note, as it was first made: it is sent and downloaded as the same bytes for good. */
export const invoiceFile = brandTable('invoice_file', {
  invoiceId: integer('invoice_id')
    .primaryKey()
    .references(() => invoice.id),
  frontend: text('frontend').notNull(),
  pdf: bytea('pdf').notNull(),
  made: instant('made').notNull(),
});

/** A payment received or refunded. */
export const payment = brandTable(
  'payment',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => purchaseOrder.id),
    /** kind: payment, refund; each once per order, apart from partial refunds. */
    kind: text('kind').notNull(),
    provider: text('provider').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** The provider's id. */
    reference: text('reference'),
    refundId: integer('refund_id').references(() => orderRefund.id),
    created: instant('created').notNull(),
  },
  (t) => [
    uniqueIndex('payment_of_order_is_unique').on(t.orderId, t.kind).where(sql`refund_id is null`),
    unique('payment_of_refund_is_unique').on(t.refundId),
    check('payment_kind_is_known', sql`${t.kind} in ('payment', 'refund')`),
  ],
);

/** Stripe events already handled, so that none is handled twice. */
export const stripeEvent = brandTable('stripe_event', {
  id: text('id').primaryKey(),
  frontend: text('frontend').notNull(),
  type: text('type').notNull(),
  received: instant('received').notNull(),
});

/** An organization's balance of one type of credit; maintained by a trigger on `credit_entry`, never below zero. */
export const creditBalance = brandTable(
  'credit_balance',
  {
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** job, contact, featured_job, top_job */
    type: text('type').notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [
    primaryKey({ name: 'credit_balance_is_unique', columns: [t.organizationId, t.frontend, t.type] }),
    check('credit_balance_is_never_negative', sql`${t.amount} >= 0`),
  ],
);

/** The ledger of credits. Rows are only added; they are deleted with their organization. */
export const creditEntry = brandTable(
  'credit_entry',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    amount: integer('amount').notNull(),
    /**
     * bought, granted (by an administrator), spent, taken_back (with the order that brought it, or by an administrator),
     * restored (what an administrator took back), given_back (what it paid for was not delivered)
     */
    kind: text('kind').notNull(),
    /** The order line that brought it, or that was refunded. */
    lineId: integer('line_id').references(() => purchaseLine.id),
    /** The granted entry of which it takes back or restores credits. */
    grantId: integer('grant_id').references((): AnyPgColumn => creditEntry.id, { onDelete: 'cascade' }),
    /** Duration of what it buys, in days; null where that has no expiry of its own. */
    days: integer('days'),
    /** What it was spent on, such as `job:42`. */
    subject: text('subject'),
    created: instant('created').notNull(),
  },
  (t) => [
    index('credit_entry_by_organization').on(t.organizationId, t.frontend, t.type, t.id),
    uniqueIndex('credit_entry_of_line_is_unique').on(t.lineId, t.kind).where(sql`line_id is not null`),
    index('credit_entry_of_grant').on(t.grantId).where(sql`grant_id is not null`),
    check('credit_entry_type_is_known', sql`${t.type} in ('job', 'contact', 'featured_job', 'top_job')`),
    check(
      'credit_entry_has_its_sign',
      sql`(${t.kind} in ('bought', 'granted', 'given_back', 'restored') and ${t.amount} > 0) or (${t.kind} in ('spent', 'taken_back') and ${t.amount} < 0)`,
    ),
  ],
);

/** Time-limited purchases: flat rates, and premium or promoted profiles. The status follows from the dates. */
export const subscription = brandTable(
  'subscription',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    lineId: integer('line_id').references(() => purchaseLine.id),
    product: text('product').notNull(),
    /** Name of the product at the time of the order. */
    label: text('label').notNull(),
    /** job_flat_rate, contact_flat_rate, premium_profile, promoted_profile */
    type: text('type').notNull(),
    /** How many may be used at once; null for no limit. */
    slots: integer('slots'),
    starts: instant('starts').notNull(),
    ends: instant('ends').notNull(),
    cancelled: instant('cancelled'),
    /** Whether the notice before its end was sent. */
    noticed: instant('noticed'),
    /** When it promoted the profile, and when the promotion ended. */
    begun: instant('begun'),
    ended: instant('ended'),
    created: instant('created').notNull(),
  },
  (t) => [
    index('subscription_by_organization').on(t.organizationId, t.frontend, t.type, t.ends),
    index('subscription_by_end').on(t.ends),
    uniqueIndex('subscription_of_line_is_unique').on(t.lineId).where(sql`line_id is not null`),
    check('subscription_ends_after_its_start', sql`${t.ends} > ${t.starts}`),
    check(
      'subscription_type_is_known',
      sql`${t.type} in ('job_flat_rate', 'contact_flat_rate', 'premium_profile', 'promoted_profile')`,
    ),
  ],
);

/** What credits and slots were spent on, so that nothing is paid for twice. */
export const spending = brandTable(
  'spending',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** job, contact, featured_job, top_job */
    purchase: text('purchase').notNull(),
    subject: text('subject').notNull(),
    /** Paid with a slot of this flat rate; null when paid with a credit. */
    subscriptionId: integer('subscription_id').references(() => subscription.id, { onDelete: 'cascade' }),
    days: integer('days'),
    created: instant('created').notNull(),
    /** When its slot was freed: using it again must be paid for anew. */
    released: instant('released'),
  },
  (t) => [
    unique('spending_is_unique').on(t.organizationId, t.frontend, t.purchase, t.subject),
    index('spending_by_subject').on(t.frontend, t.subject),
    index('spending_in_use').on(t.subscriptionId).where(sql`released is null`),
  ],
);
