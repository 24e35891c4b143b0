/** Emails, with their text without links. */
import { sql } from 'drizzle-orm';
import { outbox as mail } from '../../../database/schema/mail.ts';
import type { EntryList } from '../entry-list.ts';

export const outbox: EntryList = {
  rows: ({ rows }) => sql`
    select m.id, m.subject as title, m.frontend as brand, m.recipient, m.template, m.locale as language, m.state,
      m.created, m.sent, m.tries as attempts, m.last_error as fault, m.text as letter
    from ${rows.all(mail)} m`,
  columns: {
    title: { kind: 'text' },
    recipient: { kind: 'mail' },
    template: { kind: 'template' },
    language: { kind: 'language' },
    state: { kind: 'state' },
    created: { kind: 'moment' },
    sent: { kind: 'moment' },
    attempts: { kind: 'number', isDetail: true },
    fault: { kind: 'text', isDetail: true },
    letter: { kind: 'letter', isUnsorted: true, isDetail: true },
  },
  search: ['recipient'],
  filters: { state: { values: ['queued', 'sending', 'sent', 'failed', 'kept'] } },
  event: 'mail',
};
