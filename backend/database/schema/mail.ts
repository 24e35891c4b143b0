/** The outbox: every mail is first written as a row, then sent; the row stays as a record. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

/** A file in a mail. */
export interface MailFile {
  name: string;
  /** Media type. */
  type: string;
  base64: string;
  /** Id of the invoice whose PDF it is; its content is added when the mail is sent. */
  invoice?: number;
}

export const outbox = brandTable(
  'outbox',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    locale: text('locale').notNull(),
    template: text('template').notNull(),
    /** Message-ID, assigned with the row: a mail that is sent twice is recognized as the same one. */
    messageId: text('message_id').notNull(),
    senderName: text('sender_name').notNull(),
    /** Null for the address in the mail server settings. */
    senderEmail: text('sender_email'),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Further header fields by name. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** Small files that go with it. */
    attachments: jsonb('attachments').$type<MailFile[]>().notNull().default([]),
    /** queued, sending, sent, failed (see the last error), kept (no mail server is configured) */
    state: text('state').notNull().default('queued'),
    /** Attempts that reached the mail server, or whose process exited. */
    tries: integer('tries').notNull().default(0),
    /** When the next attempt is due; during an attempt, when its lease expires. */
    nextTry: instant('next_try').notNull().defaultNow(),
    lastError: text('last_error'),
    created: instant('created').notNull().defaultNow(),
    sent: instant('sent'),
  },
  (t) => [
    check('outbox_state_is_known', sql`${t.state} in ('queued', 'sending', 'sent', 'failed', 'kept')`),
    index('outbox_due').on(t.nextTry).where(sql`state in ('queued', 'sending')`),
    index('outbox_by_frontend').on(t.frontend, t.id),
    index('outbox_failed').on(t.id).where(sql`state = 'failed'`),
  ],
);

/** Addresses that do not exist, as mail servers said: they get no more mail. */
export const mailBounce = pgTable('mail_bounce', {
  /** In lower case. */
  email: text('email').primaryKey(),
  reason: text('reason').notNull(),
  bounced: instant('bounced').notNull(),
});
