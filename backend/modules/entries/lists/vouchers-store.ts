/** Vouchers, with how often they were used. */
import { sql } from 'drizzle-orm';
import { purchaseOrder } from '../../../database/schema/billing.ts';
import { voucher } from '../../../database/schema/vouchers.ts';
import type { EntryList } from '../entry-list.ts';
import { inUnits } from '../money-store.ts';

export const vouchers: EntryList = {
  rows: ({ rows, now }) => sql`
    select v.id, v.code as title, v.frontend as brand,
      case when v.ended is not null then 'closed' when v.ends <= ${now} then 'expired' when u.uses >= v.most then 'used_up'
        when v.starts > ${now} then 'scheduled' else 'active' end as state,
      v.percent::numeric / 100 as percent,
      ${inUnits(sql`v.amount`, sql`v.currency`)} as "amountOff", v.currency as "amountOffCurrency",
      v.products, u.uses, v.most, v.most_each as "mostEach",
      ${inUnits(sql`v.minimum`, sql`v.currency`)} as minimum, v.currency as "minimumCurrency",
      ${inUnits(sql`u.given`, sql`v.currency`)} as discounts, v.currency as "discountsCurrency",
      v.starts, v.ends, u.last as "lastUse", v.created
    from ${rows.all(voucher)} v
    cross join lateral (
      select count(*)::int as uses, coalesce(sum(p.discount), 0)::bigint as given, max(p.created) as last
      from ${rows.all(purchaseOrder)} p where p.voucher_id = v.id and p.state <> 'cancelled'
    ) u`,
  columns: {
    title: { kind: 'text' },
    state: { kind: 'state' },
    percent: { kind: 'number' },
    amountOff: { kind: 'money' },
    uses: { kind: 'number' },
    most: { kind: 'number', isDetail: true },
    mostEach: { kind: 'number', isDetail: true },
    discounts: { kind: 'money' },
    products: { kind: 'products', isUnsorted: true, isDetail: true },
    minimum: { kind: 'money', isDetail: true },
    starts: { kind: 'moment', isDetail: true },
    ends: { kind: 'moment' },
    lastUse: { kind: 'moment', isDetail: true },
    created: { kind: 'moment' },
  },
  search: [],
  filters: { state: { values: ['active', 'scheduled', 'used_up', 'expired', 'closed'] } },
  belongings: { orders: 'voucher' },
  event: 'voucher',
};
