/** Organizations: they belong to the network, and are shown by the brands on which they have a profile or jobs. */
import { sql } from 'drizzle-orm';
import { creditBalance, subscription } from '../../../database/schema/billing.ts';
import { job } from '../../../database/schema/jobs.ts';
import { organizationProfile } from '../../../database/schema/organizations.ts';
import type { EntryList } from '../entry-list.ts';

export const organizations: EntryList = {
  rows: ({ rows, isEverywhere, now }) => {
    const profiles = sql`${rows.all(organizationProfile)} p where p.organization_id = o.id`;
    return sql`
    select o.id, o.name as title, null::text as brand, o.created,
      array(select p.frontend from ${profiles} order by 1) as brands,
      case
        when exists (select from ${profiles} and p.requested is not null) then 'waiting'
        when exists (select from ${profiles} and p.published) then 'published'
        when exists (select from ${profiles} and p.paused is not null) then 'paused'
        else 'hidden' end as state,
      exists (select from ${profiles} and p.training) as training,
      array(select p.frontend from ${profiles} and p.training order by 1) as "trainingOn",
      exists (select from organization_member m where m.organization_id = o.id and m.role = 'owner') as owned,
      (select count(*)::int from organization_member m where m.organization_id = o.id) as members,
      (select count(*)::int from ${rows.all(job)} j where j.organization_id = o.id) as jobs,
      (select coalesce(sum(c.amount), 0)::int from ${rows.all(creditBalance)} c where c.organization_id = o.id) as credits,
      (select count(*)::int from ${rows.all(subscription)} s where s.organization_id = o.id
        and s.cancelled is null and s.starts <= ${now} and s.ends > ${now}) as subscriptions
    from organization o
    where o.merged_into is null and (${isEverywhere} or exists (select from ${profiles})
      or exists (select from ${rows.all(job)} j where j.organization_id = o.id))`;
  },
  columns: {
    title: { kind: 'text' },
    state: { kind: 'state' },
    brands: { kind: 'brands', isUnsorted: true },
    owned: { kind: 'flag', isUnsorted: true },
    training: { kind: 'flag', isUnsorted: true },
    trainingOn: { kind: 'brands', isUnsorted: true, isDetail: true },
    members: { kind: 'number' },
    jobs: { kind: 'number' },
    credits: { kind: 'number' },
    subscriptions: { kind: 'number', isDetail: true },
    created: { kind: 'moment' },
  },
  search: [],
  filters: {
    state: { values: ['waiting', 'published', 'hidden', 'paused'] },
    owned: { values: ['yes', 'no'], where: (value) => sql`e.owned = ${value === 'yes'}` },
    training: { values: ['yes', 'no'], where: (value) => sql`e.training = ${value === 'yes'}` },
    member: {
      where: (id) => sql`exists (select from organization_member m
        where m.organization_id = e.id and m.account_id = ${Number(id)})`,
    },
  },
  belongings: {
    users: 'organization',
    jobs: 'organization',
    credits: 'organization',
    subscriptions: 'organization',
    orders: 'organization',
    'contact-requests': 'organization',
    claims: 'organization',
    'api-keys': 'organization',
    webhooks: 'organization',
  },
  event: 'organization',
};
