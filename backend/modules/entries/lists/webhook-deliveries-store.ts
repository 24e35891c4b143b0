/** What webhooks were told, and how that went; without what was sent and answered. */
import { sql } from 'drizzle-orm';
import { webhook, webhookDelivery } from '../../../database/schema/partners.ts';
import type { EntryList } from '../entry-list.ts';

export const webhookDeliveries: EntryList = {
  rows: ({ rows }) => sql`
    select d.id, d.message_id as title, d.frontend as brand, replace(d.event, '.', '_') as tells, d.created, d.attempts,
      split_part(split_part(w.url, '://', 2), '/', 1) as webhook, d.webhook_id as "webhookId",
      o.name as organization, w.organization_id as "organizationId",
      case d.state when 'waiting' then 'queued' else d.state end as state,
      d.status as "httpStatus", d.duration_ms as "durationMs", d.fault, d.last_attempt as "lastAttempt",
      case when d.state = 'waiting' then d.due end as "nextAttempt"
    from ${rows.all(webhookDelivery)} d
    join ${rows.all(webhook)} w on w.id = d.webhook_id
    join organization o on o.id = w.organization_id`,
  columns: {
    title: { kind: 'text' },
    tells: { kind: 'state' },
    webhook: { kind: 'entry', list: 'webhooks' },
    organization: { kind: 'entry', list: 'organizations' },
    state: { kind: 'state' },
    httpStatus: { kind: 'text' },
    fault: { kind: 'text' },
    attempts: { kind: 'number' },
    created: { kind: 'moment' },
    lastAttempt: { kind: 'moment', isDetail: true },
    nextAttempt: { kind: 'moment', isDetail: true },
    durationMs: { kind: 'number', isDetail: true },
  },
  search: ['webhook', 'organization'],
  filters: {
    state: { values: ['queued', 'delivered', 'failed'] },
    webhook: { where: (id) => sql`e."webhookId" = ${Number(id)}` },
  },
  eventsOf: { list: 'organizations', column: 'organizationId' },
};
