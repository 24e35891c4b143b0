/** The ledger of credits: what organizations bought, were granted and spent. */
import { sql } from 'drizzle-orm';
import { creditEntry } from '../../../database/schema/billing.ts';
import type { EntryList } from '../entry-list.ts';

export const credits: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, o.name as title, c.frontend as brand, o.name as organization, c.organization_id as "organizationId",
      c.type, c.kind, c.amount, c.days, c.subject, l.order_id as "orderId", '#' || l.order_id as order, c.created
    from ${rows.all(creditEntry)} c
    join organization o on o.id = c.organization_id
    left join purchase_line l on l.id = c.line_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations', isDetail: true },
    type: { kind: 'state' },
    kind: { kind: 'state' },
    amount: { kind: 'number' },
    days: { kind: 'number', isDetail: true },
    subject: { kind: 'text' },
    order: { kind: 'entry', list: 'orders', isDetail: true },
    created: { kind: 'moment' },
  },
  search: ['subject'],
  filters: {
    type: { values: ['job', 'contact', 'featured_job', 'top_job'] },
    kind: { values: ['bought', 'granted', 'spent', 'given_back', 'taken_back'] },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
  },
};
