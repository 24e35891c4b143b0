/** Accounts: they belong to the network, and are shown by the brands that they have joined. */
import { sql } from 'drizzle-orm';
import { accountBrand, accountRole } from '../../../database/schema/accounts.ts';
import type { EntryList } from '../entry-list.ts';

export const users: EntryList = {
  rows: ({ rows, isEverywhere }) => sql`
    select a.id, a.email as title, null::text as brand, a.display_name as name, a.created,
      array(select b.frontend from ${rows.all(accountBrand)} b where b.account_id = a.id order by 1) as brands,
      array(select distinct r.role from ${rows.all(accountRole)} r where r.account_id = a.id order by 1) as roles,
      case
        when a.blocked is not null
          or exists (select from ${rows.all(accountBrand)} b where b.account_id = a.id and b.blocked is not null)
          then 'blocked'
        when a.email_verified is null then 'unverified'
        when exists (select from ${rows.all(accountBrand)} b where b.account_id = a.id and b.approved is null)
          then 'waiting'
        else 'active' end as state
    from account a
    where a.merged_into is null
      and (${isEverywhere} or exists (select from ${rows.all(accountBrand)} b where b.account_id = a.id))`,
  columns: {
    title: { kind: 'mail' },
    name: { kind: 'text' },
    state: { kind: 'state' },
    roles: { kind: 'role', isUnsorted: true },
    brands: { kind: 'brands', isUnsorted: true },
    created: { kind: 'moment' },
  },
  search: ['name'],
  filters: {
    state: { values: ['active', 'unverified', 'waiting', 'blocked'] },
    roles: {
      values: ['applicant', 'recruiter', 'job_editor', 'site_admin', 'administrator'],
      where: (role) => sql`${role} = any(e.roles)`,
    },
    organization: {
      where: (id) => sql`exists (select from organization_member m
        where m.account_id = e.id and m.organization_id = ${Number(id)})`,
    },
  },
  belongings: {
    organizations: 'member',
    jobs: 'owner',
    applications: 'applicant',
    resumes: 'owner',
    alerts: 'owner',
    agreements: 'person',
    orders: 'buyer',
  },
  event: 'account',
};
