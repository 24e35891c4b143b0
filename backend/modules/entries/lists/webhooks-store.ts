/** Addresses that are told of the jobs of employers. Of an address, the host alone: the rest is often a secret. */
import { sql } from 'drizzle-orm';
import { webhook, webhookDelivery } from '../../../database/schema/partners.ts';
import type { EntryList } from '../entry-list.ts';

export const webhooks: EntryList = {
  rows: ({ rows }) => sql`
    select w.id, split_part(split_part(w.url, '://', 2), '/', 1) as title, w.frontend as brand,
      o.name as organization, w.organization_id as "organizationId", array(select replace(one, '.', '_') from unnest(w.events) one) as tells, w.created,
      case when w.paused is null then 'active' when w.pause_reason = 'failing' then 'failing' else 'paused' end as state,
      w.paused as "pausedSince",
      (select count(*)::int from ${rows.all(webhookDelivery)} d where d.webhook_id = w.id and d.state = 'waiting') as queued,
      (select max(d.last_attempt) from ${rows.all(webhookDelivery)} d where d.webhook_id = w.id) as "lastAttempt"
    from ${rows.all(webhook)} w
    join organization o on o.id = w.organization_id`,
  columns: {
    title: { kind: 'text' },
    organization: { kind: 'entry', list: 'organizations' },
    state: { kind: 'state' },
    tells: { kind: 'state', isUnsorted: true },
    queued: { kind: 'number' },
    created: { kind: 'moment' },
    lastAttempt: { kind: 'moment' },
    pausedSince: { kind: 'moment', isDetail: true },
  },
  search: ['organization'],
  filters: {
    state: { values: ['active', 'paused', 'failing'] },
    organization: { where: (id) => sql`e."organizationId" = ${Number(id)}` },
  },
  belongings: { 'webhook-deliveries': 'webhook' },
  eventsOf: { list: 'organizations', column: 'organizationId' },
};
