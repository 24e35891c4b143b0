/** People who ask for organizations: administrators decide about those that nobody owns. */
import { sql } from 'drizzle-orm';
import { organizationClaim } from '../../../database/schema/claims.ts';
import type { EntryList } from '../entry-list.ts';

export const claims: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, o.name as title, c.frontend as brand, o.name as organization, c.organization_id as "organizationId",
      a.email as person, c.account_id as "personId", c.position, c.email as work, c.proof, c.message, c.created,
      case when c.resolved is null and exists (select from organization_member m
          where m.organization_id = c.organization_id and m.role = 'owner') then 'with_owners'
        when c.resolved is null then 'open' when c.approved then 'approved' else 'rejected' end as state,
      c.resolved, d.display_name as decider, c.resolved_by as "deciderId", c.reason
    from ${rows.all(organizationClaim)} c
    join organization o on o.id = c.organization_id
    join account a on a.id = c.account_id
    left join account d on d.id = c.resolved_by`,
  // Whoever waits longest comes first.
  sortedBy: { sort: 'created', descending: false },
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations', isDetail: true },
    person: { kind: 'entry', list: 'users' },
    position: { kind: 'text' },
    work: { kind: 'mail' },
    proof: { kind: 'state' },
    message: { kind: 'letter', isUnsorted: true, isDetail: true },
    state: { kind: 'state' },
    created: { kind: 'moment' },
    resolved: { kind: 'moment', isDetail: true },
    decider: { kind: 'entry', list: 'users', isDetail: true },
    reason: { kind: 'text', isUnsorted: true, isDetail: true },
  },
  search: ['person', 'position', 'work'],
  filters: {
    state: { values: ['open', 'with_owners', 'approved', 'rejected'] },
    proof: { values: ['confirmed', 'stated', 'none'] },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
  },
  eventsOf: { list: 'organizations', column: 'organizationId' },
};
