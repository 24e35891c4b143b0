/** Messages to brands that were sent: what keeps one from being sent twice, and the files that go with it. */
import { index, integer, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

export const contactMessage = brandTable(
  'contact_message',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Made by the sender's browser for one message; null where it made none. */
    sendKey: text('send_key'),
    /** Uploads that the mail links to until the row goes. */
    files: integer('files').array().notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('contact_message_frontend_send_key').on(t.frontend, t.sendKey),
    index('contact_message_oldest').on(t.created),
  ],
);
