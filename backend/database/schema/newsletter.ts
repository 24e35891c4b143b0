/** Table of the newsletter: who gets the issues of each brand. That they agreed to it is in the ledger of consents. */
import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';

/** A reader of the newsletter of one brand. */
export const newsletterReader = brandTable(
  'newsletter_reader',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Issues go to the account's current address, in its current language. Null for an address without an account. */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** In lowercase; null with an account. */
    email: text('email'),
    /** Language in which they subscribed. */
    locale: text('locale').notNull(),
    /** Part of the token in its mails; changing it invalidates all links. */
    nonce: text('nonce').notNull(),
    created: instant('created').notNull(),
    /** When the address was confirmed; set from the start with an account. */
    confirmed: instant('confirmed'),
    /** When they unsubscribed; null while they get issues. */
    ended: instant('ended'),
    /** Time of the last issue that was sent to them, or left out; the next one begins with what came after it. */
    issue: instant('issue').notNull(),
  },
  (t) => [
    uniqueIndex('newsletter_reader_of_account_is_unique').on(t.accountId, t.frontend),
    uniqueIndex('newsletter_reader_of_address_is_unique').on(t.email, t.frontend),
    check('newsletter_reader_has_one_recipient', sql`(${t.accountId} is null) <> (${t.email} is null)`),
    index('newsletter_reader_due').on(t.frontend, t.issue, t.id).where(sql`confirmed is not null and ended is null`),
    index('newsletter_reader_to_sweep').on(t.created).where(sql`confirmed is null or ended is not null`),
  ],
);
