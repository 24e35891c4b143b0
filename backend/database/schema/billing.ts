/** Tables of money: who is billed, what was ordered and paid, and what organizations have bought. Amounts are in minor units. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { organization } from './organizations.ts';

/** To whom invoices of an organization are addressed on one brand. */
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

/** An order with name, prices and address as they were. It outlives its organization. */
export const purchaseOrder = brandTable(
  'purchase_order',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Null once the organization is gone. */
    organizationId: integer('organization_id').references(() => organization.id, { onDelete: 'set null' }),
    organizationName: text('organization_name').notNull(),
    /** Who ordered; null once the account is gone. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** open, paid, cancelled, refunded */
    state: text('state').notNull().default('open'),
    /** invoice, stripe, or none where nothing is to pay. */
    provider: text('provider').notNull(),
    currency: text('currency').notNull(),
    net: integer('net').notNull(),
    /** Hundredths of a percent. */
    taxRate: integer('tax_rate').notNull(),
    /** none, domestic, reverse_charge, abroad */
    taxRule: text('tax_rule').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    /** The customer as at the time of the order. */
    customer: jsonb('customer').$type<Record<string, unknown>>().notNull(),
    /** Language of its mails and its invoice. */
    locale: text('locale').notNull(),
    /** Made by the client for one order: sent again it is the same order. */
    orderKey: text('order_key').notNull(),
    /** Why an administrator cancelled or refunded it. */
    reason: text('reason'),
    /** Why somebody must look at it: organization_gone, other_amount, partly_refunded; null once somebody has. */
    attention: text('attention'),
    /** What the provider calls the payment that is asked for, and the payment itself. */
    providerSession: text('provider_session'),
    providerPayment: text('provider_payment'),
    created: instant('created').notNull(),
    paid: instant('paid'),
    cancelled: instant('cancelled'),
    refunded: instant('refunded'),
  },
  (t) => [
    unique('purchase_order_key_is_unique').on(t.frontend, t.organizationId, t.orderKey),
    index('purchase_order_by_organization').on(t.organizationId, t.frontend, t.id),
    index('purchase_order_by_frontend').on(t.frontend, t.id),
    uniqueIndex('purchase_order_session_is_unique').on(t.providerSession).where(sql`provider_session is not null`),
    check('purchase_order_state_is_known', sql`${t.state} in ('open', 'paid', 'cancelled', 'refunded')`),
    check(
      'purchase_order_attention_is_known',
      sql`${t.attention} in ('organization_gone', 'other_amount', 'partly_refunded')`,
    ),
    check('purchase_order_adds_up', sql`${t.total} = ${t.net} + ${t.tax} and ${t.net} >= 0 and ${t.tax} >= 0`),
  ],
);

/** A part of a paid order that went back: some of its lines, or an amount. */
export const orderRefund = brandTable(
  'order_refund',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => purchaseOrder.id),
    /** Made by the client for one refund: sent again it is the same one. */
    refundKey: text('refund_key').notNull(),
    net: integer('net').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    /** The customer reads it. */
    reason: text('reason').notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('order_refund_key_is_unique').on(t.orderId, t.refundKey),
    check('order_refund_adds_up', sql`${t.total} = ${t.net} + ${t.tax} and ${t.total} > 0 and ${t.tax} >= 0`),
  ],
);

/** What was ordered: a copy of the product. */
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
    credits: integer('credits'),
    slots: integer('slots'),
    days: integer('days'),
    /** When a flat rate is to begin; null for as soon as it is paid. */
    starts: instant('starts'),
    /** The partial refund that took it back; null while it stands or went with its whole order. */
    refundId: integer('refund_id').references(() => orderRefund.id),
  },
  (t) => [
    index('purchase_line_by_order').on(t.orderId, t.id),
    check('purchase_line_is_counted', sql`${t.quantity} > 0 and ${t.unitPrice} >= 0`),
  ],
);

/** Last number given on a brand. Its row is held until the invoice stands: so numbers have no gaps. */
export const invoiceCounter = brandTable('invoice_counter', {
  frontend: text('frontend').primaryKey(),
  last: integer('last').notNull(),
});

/** An invoice, or the credit note that takes one back. */
export const invoice = brandTable(
  'invoice',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    number: integer('number').notNull(),
    /** The number as it is written, with the prefix that the brand had. */
    label: text('label').notNull(),
    /** The publisher, its bank and its terms as they were. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => purchaseOrder.id),
    /** invoice, credit_note */
    kind: text('kind').notNull(),
    issued: instant('issued').notNull(),
    /** The partial refund that a credit note is about; null for one that takes back the order, or what was left of it. */
    refundId: integer('refund_id').references(() => orderRefund.id),
  },
  (t) => [
    unique('invoice_number_is_unique').on(t.frontend, t.number),
    uniqueIndex('invoice_of_order_is_unique').on(t.orderId, t.kind).where(sql`refund_id is null`),
    unique('invoice_of_refund_is_unique').on(t.refundId),
    check('invoice_kind_is_known', sql`${t.kind} in ('invoice', 'credit_note')`),
  ],
);

/** Money that came, or went back. */
export const payment = brandTable(
  'payment',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => purchaseOrder.id),
    /** payment, refund: each once per order, besides partial refunds. */
    kind: text('kind').notNull(),
    provider: text('provider').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** What the provider calls it. */
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

/** Messages of Stripe that were worked off: none counts twice. */
export const stripeEvent = brandTable('stripe_event', {
  id: text('id').primaryKey(),
  frontend: text('frontend').notNull(),
  type: text('type').notNull(),
  received: instant('received').notNull(),
});

/** What an organization has left of a kind of credit; a trigger of `credit_entry` keeps it, never below zero. */
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

/** The ledger of credits. Rows are only added; they go with their organization. */
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
    /** bought, spent, taken_back (with the order that brought it), given_back (what it bought came to nothing) */
    kind: text('kind').notNull(),
    /** The order line that brought it, or that was refunded. */
    lineId: integer('line_id').references(() => purchaseLine.id),
    /** How long what it buys lasts; null where that has no end of its own. */
    days: integer('days'),
    /** What it was spent on, such as `job:42`. */
    subject: text('subject'),
    created: instant('created').notNull(),
  },
  (t) => [
    index('credit_entry_by_organization').on(t.organizationId, t.frontend, t.type, t.id),
    uniqueIndex('credit_entry_of_line_is_unique').on(t.lineId, t.kind).where(sql`line_id is not null`),
    check('credit_entry_type_is_known', sql`${t.type} in ('job', 'contact', 'featured_job', 'top_job')`),
    check(
      'credit_entry_has_its_sign',
      sql`(${t.kind} in ('bought', 'given_back') and ${t.amount} > 0) or (${t.kind} in ('spent', 'taken_back') and ${t.amount} < 0)`,
    ),
  ],
);

/** What was bought for a time: flat rates, and profiles that show more. Its status follows from the times. */
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
    /** Name of the product when it was ordered. */
    label: text('label').notNull(),
    /** job_flat_rate, contact_flat_rate, premium_profile, promoted_profile */
    type: text('type').notNull(),
    /** How many may be in use at once; null for any number. */
    slots: integer('slots'),
    starts: instant('starts').notNull(),
    ends: instant('ends').notNull(),
    cancelled: instant('cancelled'),
    /** The notice before its end went out. */
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

/** What credits and slots were spent on: each thing is paid once. */
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
    /** By a slot of this flat rate; null for one by a credit. */
    subscriptionId: integer('subscription_id').references(() => subscription.id, { onDelete: 'cascade' }),
    days: integer('days'),
    created: instant('created').notNull(),
    /** When its slot was freed: from then on it is paid anew. */
    released: instant('released'),
  },
  (t) => [
    unique('spending_is_unique').on(t.organizationId, t.frontend, t.purchase, t.subject),
    index('spending_by_subject').on(t.frontend, t.subject),
    index('spending_in_use').on(t.subscriptionId).where(sql`released is null`),
  ],
);
