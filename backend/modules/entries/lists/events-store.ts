/** The activity log, for spreadsheets. */
import { sql } from 'drizzle-orm';
import { accountEvent } from '../../../database/schema/accounts.ts';
import type { EntryList } from '../entry-list.ts';

export const events: EntryList = {
  rows: ({ rows }) => sql`
    select e.id, coalesce(a.email, '') as title, e.frontend as brand, e.kind, c.email as actor, e.network, e.created, e.detail
    from ${rows.all(accountEvent)} e
    left join account a on a.id = e.account_id
    left join account c on c.id = e.actor_id`,
  columns: {
    title: { kind: 'mail' },
    kind: { kind: 'event' },
    actor: { kind: 'mail' },
    network: { kind: 'text', isUnsorted: true },
    detail: { kind: 'details', isUnsorted: true },
    created: { kind: 'moment' },
  },
  search: ['actor', 'network'],
  filters: { kind: {} },
};
