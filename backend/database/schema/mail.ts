/** The outbox: every mail is a row first and is sent after; the row stays as the record of it. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

export const outbox = brandTable(
  'outbox',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    locale: text('locale').notNull(),
    template: text('template').notNull(),
    /** Given with the row: a mail that goes out a second time is known by it to be the same. */
    messageId: text('message_id').notNull(),
    senderName: text('sender_name').notNull(),
    /** Null means the address in the settings of the mail server. */
    senderEmail: text('sender_email'),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Further header fields by name. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** queued, sending, sent, failed (the last error says why), kept (there was no mail server to send it) */
    state: text('state').notNull().default('queued'),
    /** Tries that reached the mail server, and those that ended with their process. */
    tries: integer('tries').notNull().default(0),
    /** When it is due: the next try, or while one is under way the end of its lease. */
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
