/** Contact messages that were sent to brands: guards against duplicates, keeps their attachments, and whether somebody has seen to them. */
import { sql } from 'drizzle-orm';
import { index, integer, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { outbox } from './mail.ts';

export const contactMessage = brandTable(
  'contact_message',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Idempotency key from the sender's browser, one per message; null without one. */
    sendKey: text('send_key'),
    /** Uploads that the mail links to, until the row is deleted. */
    files: integer('files').array().notNull(),
    /** The mail with its text; null once that is gone. */
    mailId: integer('mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** When an administrator marked it as handled; null while it is open. */
    handled: instant('handled'),
    handledBy: integer('handled_by').references(() => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('contact_message_frontend_send_key').on(t.frontend, t.sendKey),
    index('contact_message_oldest').on(t.created),
    index('contact_message_open').on(t.frontend, t.created).where(sql`handled is null`),
    index('contact_message_by_mail').on(t.mailId),
    index('contact_message_by_handler').on(t.handledBy),
  ],
);
