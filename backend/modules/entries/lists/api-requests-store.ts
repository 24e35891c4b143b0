/** What systems of employers asked with a key, without what they sent. */
import { sql } from 'drizzle-orm';
import { apiCall, apiKey } from '../../../database/schema/partners.ts';
import type { EntryList } from '../entry-list.ts';

export const apiRequests: EntryList = {
  rows: ({ rows }) => sql`
    select c.id, c.method || ' ' || c.path as title, c.frontend as brand, c.created, c.status as "httpStatus",
      c.code as fault, c.request_id as "requestId", k.name as "apiKey", c.key_id as "keyId",
      o.name as organization, k.organization_id as "organizationId",
      case when c.status < 400 then 'succeeded' else 'refused' end as state
    from ${rows.all(apiCall)} c
    join ${rows.all(apiKey)} k on k.id = c.key_id
    join organization o on o.id = k.organization_id`,
  columns: {
    title: { kind: 'text' },
    apiKey: { kind: 'entry', list: 'api-keys' },
    organization: { kind: 'entry', list: 'organizations' },
    httpStatus: { kind: 'text' },
    fault: { kind: 'text' },
    created: { kind: 'moment' },
    requestId: { kind: 'text', isDetail: true },
  },
  search: ['apiKey', 'organization', 'requestId'],
  filters: {
    state: { values: ['succeeded', 'refused'] },
    apiKey: { where: (id) => sql`e."keyId" = ${Number(id)}` },
  },
  eventsOf: { list: 'organizations', column: 'organizationId' },
};
