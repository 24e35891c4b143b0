/** Profiles of organizations that await an approval, by brand. */
import { sql } from 'drizzle-orm';
import { organizationProfile } from '../../../database/schema/organizations.ts';
import type { EntryList } from '../entry-list.ts';

export const profiles: EntryList = {
  rows: ({ rows }) => sql`
    select p.id, o.name as title, p.frontend as brand, p.organization_id as "organizationId", p.requested as submitted
    from ${rows.all(organizationProfile)} p
    join organization o on o.id = p.organization_id
    where p.requested is not null and o.merged_into is null`,
  // Whoever waits longest comes first.
  sortedBy: { sort: 'submitted', descending: false },
  columns: {
    title: { kind: 'text' },
    submitted: { kind: 'moment' },
  },
  search: [],
  filters: {},
};
