/** Vouchers: codes that reduce orders of a brand. Amounts are in minor units, without tax. */
import { sql } from 'drizzle-orm';
import { check, index, integer, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

/** A code and its terms, which do not change. How often it was used is counted from the orders. */
export const voucher = brandTable(
  'voucher',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** In capitals, without spaces. */
    code: text('code').notNull(),
    /** Hundredths of a percent; null for an amount. */
    percent: integer('percent'),
    /** Null for a percentage. */
    amount: integer('amount'),
    /** Of the amount and the minimum. */
    currency: text('currency').notNull(),
    /** Keys of the products that it reduces; null for all. */
    products: text('products').array(),
    starts: instant('starts'),
    ends: instant('ends'),
    /** How often it can be used in all, and by each organization; null for no limit. */
    most: integer('most'),
    mostEach: integer('most_each'),
    /** Least value of the order before the reduction. */
    minimum: integer('minimum'),
    /** When an administrator ended it. */
    ended: instant('ended'),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('voucher_code_is_unique').on(t.frontend, t.code),
    index('voucher_by_frontend').on(t.frontend, t.id),
    check('voucher_gives_one_thing', sql`(${t.percent} is null) <> (${t.amount} is null)`),
    check('voucher_percent_is_possible', sql`${t.percent} between 1 and 10000`),
    check('voucher_amounts_are_positive', sql`${t.amount} > 0 and ${t.minimum} > 0`),
    check('voucher_limits_are_positive', sql`${t.most} > 0 and ${t.mostEach} > 0`),
    check('voucher_ends_after_its_start', sql`${t.ends} > ${t.starts}`),
  ],
);
