/** Employers whose jobs go online without review, by brand. */
import { sql } from 'drizzle-orm';
import { organizationProfile } from '../../../database/schema/organizations.ts';
import type { EntryList } from '../entry-list.ts';

export const trusted: EntryList = {
  isForEditors: true,
  rows: ({ rows }) => sql`
    select p.id, o.name as title, p.frontend as brand, p.organization_id as "organizationId", p.trusted, coalesce(nullif(a.display_name, ''), a.email) as decider
    from ${rows.all(organizationProfile)} p
    join organization o on o.id = p.organization_id
    left join account a on a.id = p.trusted_by
    where p.trusted is not null and o.merged_into is null`,
  sortedBy: { sort: 'trusted', descending: true },
  columns: {
    title: { kind: 'text' },
    trusted: { kind: 'moment' },
    decider: { kind: 'text' },
  },
  search: [],
  filters: {},
};
