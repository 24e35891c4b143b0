/** Keys with which the systems of employers use the API. Their secrets are not kept. */
import { sql } from 'drizzle-orm';
import { apiKey } from '../../../database/schema/partners.ts';
import type { EntryList } from '../entry-list.ts';

export const apiKeys: EntryList = {
  rows: ({ rows, now }) => sql`
    select k.id, k.name as title, k.frontend as brand, o.name as organization, k.organization_id as "organizationId",
      case when k.revoked is not null then 'revoked' when k.expires <= ${now} then 'expired' else 'active' end as state,
      k.hint || '…' as hint, k.scopes, k.per_minute as "perMinute", a.email as author, k.author_id as "authorId",
      k.created, k.last_used as "lastUse", k.expires, k.revoked
    from ${rows.all(apiKey)} k
    join organization o on o.id = k.organization_id
    left join account a on a.id = k.author_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations' },
    state: { kind: 'state' },
    hint: { kind: 'text' },
    scopes: { kind: 'state', isUnsorted: true },
    perMinute: { kind: 'number', isDetail: true },
    author: { kind: 'entry', list: 'users' },
    created: { kind: 'moment' },
    lastUse: { kind: 'moment' },
    expires: { kind: 'moment', isDetail: true },
    revoked: { kind: 'moment', isDetail: true },
  },
  search: ['organization', 'hint', 'author'],
  filters: {
    state: { values: ['active', 'expired', 'revoked'] },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
    author: { where: (id) => sql`e."authorId" = ${Number(id)}` },
  },
  belongings: { 'api-requests': 'apiKey' },
  eventsOf: { list: 'organizations', column: 'organizationId' },
};
