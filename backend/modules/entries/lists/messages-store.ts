/** Messages of the contact form, with their text as long as its mail is kept. */
import { sql } from 'drizzle-orm';
import { contactMessage } from '../../../database/schema/contact.ts';
import { outbox } from '../../../database/schema/mail.ts';
import type { EntryList } from '../entry-list.ts';

export const messages: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, coalesce(m.subject, '#' || c.id) as title, c.frontend as brand, m.reply_to as sender,
      case when c.handled is null then 'open' else 'handled' end as state, c.created, c.handled,
      coalesce(nullif(a.display_name, ''), a.email) as handler, c.handled_by as "handlerId",
      cardinality(c.files) as files, m.text as letter
    from ${rows.all(contactMessage)} c
    left join ${rows.all(outbox)} m on m.id = c.mail_id
    left join account a on a.id = c.handled_by`,
  columns: {
    title: { kind: 'text' },
    sender: { kind: 'mail' },
    state: { kind: 'state' },
    created: { kind: 'moment' },
    handled: { kind: 'moment' },
    handler: { kind: 'entry', list: 'users' },
    files: { kind: 'number', isDetail: true },
    letter: { kind: 'letter', isUnsorted: true, isDetail: true },
  },
  search: ['sender', 'letter'],
  filters: { state: { values: ['open', 'handled'] } },
  event: 'contactMessage',
};
