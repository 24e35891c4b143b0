/** Flat rates, and premium or promoted profiles. */
import { sql } from 'drizzle-orm';
import { spending, subscription } from '../../../database/schema/billing.ts';
import type { EntryList } from '../entry-list.ts';
import { orderName } from '../order-name-store.ts';

export const subscriptions: EntryList = {
  rows: ({ rows, now }) => sql`
    select s.id, s.label as title, s.frontend as brand, o.name as organization, s.organization_id as "organizationId",
      s.type, case when s.cancelled is not null then 'cancelled' when s.ends <= ${now} then 'expired'
        when s.starts > ${now} then 'scheduled' else 'active' end as state,
      s.starts, s.ends, s.slots, s.cancelled, s.created, l.order_id as "orderId", ${orderName(rows, sql`l.order_id`)} as order,
      (select count(*)::int from ${rows.all(spending)} u where u.subscription_id = s.id and u.released is null) as used
    from ${rows.all(subscription)} s
    join organization o on o.id = s.organization_id
    left join purchase_line l on l.id = s.line_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations' },
    type: { kind: 'state', isDetail: true },
    state: { kind: 'state' },
    starts: { kind: 'moment' },
    ends: { kind: 'moment' },
    used: { kind: 'number' },
    slots: { kind: 'number', isDetail: true },
    order: { kind: 'entry', list: 'orders', isDetail: true },
    cancelled: { kind: 'moment', isDetail: true },
    created: { kind: 'moment', isDetail: true },
  },
  search: ['organization'],
  filters: {
    type: { values: ['job_flat_rate', 'contact_flat_rate', 'premium_profile', 'promoted_profile'] },
    state: { values: ['active', 'scheduled', 'expired', 'cancelled'] },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
  },
  event: 'subscription',
};
