/** Job and resume alerts. */
import { sql } from 'drizzle-orm';
import { searchAlert } from '../../../database/schema/alerts.ts';
import type { EntryList } from '../entry-list.ts';

export const alerts: EntryList = {
  rows: ({ rows }) => sql`
    select s.id, coalesce(s.name, s.title) as title, s.frontend as brand, s.title as search,
      lower(s.index) as kind, coalesce(a.email, s.email) as owner, s.account_id as "ownerId",
      case when s.confirmed is null then 'unconfirmed' when s.paused then 'paused'
        when s.interval = -1 then 'silent' else 'active' end as state,
      case s.interval when 86400 then 'daily' when 604800 then 'weekly' when 2628000 then 'monthly' else 'never' end
        as interval,
      s.locale as language, s.created, s.confirmed, s.last_sent as "lastSent", s.due
    from ${rows.all(searchAlert)} s
    left join account a on a.id = s.account_id`,
  columns: {
    title: { kind: 'text' },
    owner: { kind: 'entry', list: 'users' },
    kind: { kind: 'state' },
    state: { kind: 'state' },
    interval: { kind: 'state' },
    search: { kind: 'text', isDetail: true },
    language: { kind: 'language', isDetail: true },
    created: { kind: 'moment' },
    confirmed: { kind: 'moment', isDetail: true },
    lastSent: { kind: 'moment' },
    due: { kind: 'moment', isDetail: true },
  },
  search: ['owner', 'search'],
  filters: {
    kind: { values: ['jobs', 'resumes'] },
    state: { values: ['active', 'paused', 'silent', 'unconfirmed'] },
    owner: { where: (id) => sql`e."ownerId" = ${Number(id)}` },
  },
  event: 'alert',
};
