/** Readers of newsletters. */
import { sql } from 'drizzle-orm';
import { newsletterReader } from '../../../database/schema/newsletter.ts';
import type { EntryList } from '../entry-list.ts';

export const newsletter: EntryList = {
  rows: ({ rows }) => sql`
    select n.id, coalesce(a.email, n.email) as title, n.frontend as brand, coalesce(a.email, n.email) as owner,
      n.account_id as "ownerId", n.locale as language,
      case when n.ended is not null then 'ended' when n.confirmed is null then 'unconfirmed' else 'active' end as state,
      n.created, n.confirmed, n.ended, n.issue
    from ${rows.all(newsletterReader)} n
    left join account a on a.id = n.account_id`,
  columns: {
    title: { kind: 'text' },
    owner: { kind: 'entry', list: 'users', isDetail: true },
    state: { kind: 'state' },
    language: { kind: 'language' },
    created: { kind: 'moment' },
    confirmed: { kind: 'moment' },
    ended: { kind: 'moment' },
    issue: { kind: 'moment', isDetail: true },
  },
  search: [],
  filters: { state: { values: ['active', 'unconfirmed', 'ended'] } },
};
