/** Orders, with what is due. */
import { sql } from 'drizzle-orm';
import { purchaseOrder } from '../../../database/schema/billing.ts';
import { voucher } from '../../../database/schema/vouchers.ts';
import type { EntryList } from '../entry-list.ts';
import { inUnits } from '../money-store.ts';
import { orderName } from '../order-name-store.ts';

export const orders: EntryList = {
  rows: ({ rows }) => sql`
    select p.id, ${orderName(rows, sql`p.id`)} as title,
      p.frontend as brand, p.organization_name as organization, p.organization_id as "organizationId",
      a.email as buyer, p.account_id as "buyerId", p.state, p.provider as way, p.attention,
      v.code as voucher, p.voucher_id as "voucherId",
      ${inUnits(sql`nullif(p.discount, 0)`, sql`p.currency`)} as discount, p.currency as "discountCurrency",
      ${inUnits(sql`p.total`, sql`p.currency`)} as total, p.currency as "totalCurrency", p.reason, p.created, p.paid, p.cancelled, p.refunded
    from ${rows.all(purchaseOrder)} p
    left join ${rows.all(voucher)} v on v.id = p.voucher_id
    left join account a on a.id = p.account_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations' },
    buyer: { kind: 'entry', list: 'users', isDetail: true },
    state: { kind: 'state' },
    way: { kind: 'state' },
    attention: { kind: 'state', isDetail: true },
    voucher: { kind: 'entry', list: 'vouchers', isDetail: true },
    discount: { kind: 'money', isDetail: true },
    total: { kind: 'money' },
    reason: { kind: 'text', isDetail: true },
    created: { kind: 'moment' },
    paid: { kind: 'moment' },
    cancelled: { kind: 'moment', isDetail: true },
    refunded: { kind: 'moment', isDetail: true },
  },
  search: ['organization', 'buyer', 'voucher'],
  filters: {
    state: { values: ['open', 'paid', 'cancelled', 'refunded'] },
    due: { values: ['yes'], where: () => sql`e.attention is not null` },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
    buyer: { where: (id) => sql`e."buyerId" = ${Number(id)}` },
    voucher: { where: (id) => sql`e."voucherId" = ${Number(id)}` },
  },
  event: 'order',
};
