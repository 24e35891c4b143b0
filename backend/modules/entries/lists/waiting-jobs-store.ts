/** Jobs that await a review, on the brand that owns them. */
import { sql } from 'drizzle-orm';
import { job } from '../../../database/schema/jobs.ts';
import type { EntryList } from '../entry-list.ts';

export const waitingJobs: EntryList = {
  isForEditors: true,
  rows: ({ rows }) => sql`
    select j.id, j.title, j.frontend as brand, coalesce(o.name, j.organization_name) as organization,
      a.display_name as author, j.version, j.submitted,
      case when j.published is null then 'first' else 'again' end as kind
    from ${rows.all(job)} j
    left join organization o on o.id = j.organization_id
    left join account a on a.id = j.owner_id
    where j.state = 'needs_review'`,
  // Whoever waits longest comes first.
  sortedBy: { sort: 'submitted', descending: false },
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'text' },
    author: { kind: 'text' },
    kind: { kind: 'state' },
    submitted: { kind: 'moment' },
  },
  search: ['organization'],
  filters: { kind: { values: ['first', 'again'] } },
};
