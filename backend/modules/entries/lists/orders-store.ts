/** Orders, with what is due. */
import { sql } from 'drizzle-orm';
import { purchaseOrder } from '../../../database/schema/billing.ts';
import type { EntryList } from '../entry-list.ts';
import { orderName } from '../order-name-store.ts';

export const orders: EntryList = {
  rows: ({ rows }) => sql`
    select p.id, ${orderName(rows, sql`p.id`)} as title,
      p.frontend as brand, p.organization_name as organization, p.organization_id as "organizationId",
      a.email as buyer, p.account_id as "buyerId", p.state, p.provider as way, p.attention,
      p.total::numeric / 100 as total, p.currency as "totalCurrency", p.reason, p.created, p.paid, p.cancelled, p.refunded
    from ${rows.all(purchaseOrder)} p
    left join account a on a.id = p.account_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations' },
    buyer: { kind: 'entry', list: 'users', isDetail: true },
    state: { kind: 'state' },
    way: { kind: 'state' },
    attention: { kind: 'state', isDetail: true },
    total: { kind: 'money' },
    reason: { kind: 'text', isDetail: true },
    created: { kind: 'moment' },
    paid: { kind: 'moment' },
    cancelled: { kind: 'moment', isDetail: true },
    refunded: { kind: 'moment', isDetail: true },
  },
  search: ['organization', 'buyer'],
  filters: {
    state: { values: ['open', 'paid', 'cancelled', 'refunded'] },
    due: { values: ['yes'], where: () => sql`e.attention is not null` },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
    buyer: { where: (id) => sql`e."buyerId" = ${Number(id)}` },
  },
  event: 'order',
};
