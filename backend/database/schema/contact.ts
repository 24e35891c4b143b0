/** Contact messages that were sent to brands: guards against duplicates, and keeps their attachments. */
import { index, integer, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

export const contactMessage = brandTable(
  'contact_message',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Idempotency key from the sender's browser, one per message; null without one. */
    sendKey: text('send_key'),
    /** Uploads that the mail links to, until the row is deleted. */
    files: integer('files').array().notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('contact_message_frontend_send_key').on(t.frontend, t.sendKey),
    index('contact_message_oldest').on(t.created),
  ],
);
