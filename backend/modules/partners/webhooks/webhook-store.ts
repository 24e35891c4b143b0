/** SQL of webhooks and their deliveries. */
import { and, asc, desc, eq, inArray, lt, lte, ne, notInArray, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import type { Connection } from '../../../database/pool.ts';
import { webhook, webhookDelivery } from '../../../database/schema/partners.ts';
import type { Scope } from '../../../scope.ts';
import { holdAdding } from '../hold-store.ts';
import { LEASE_MS, TEST_EVENT } from './events.ts';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

const WHY = 'Deliveries of all brands are sent by the same task.';

const ofOrganization = (organizationId: number, id: number) =>
  and(eq(webhook.organizationId, organizationId), eq(webhook.id, id));

export function listWebhooks(scope: Scope, organizationId: number): Promise<WebhookRow[]> {
  return rowsOf(scope)
    .select()
    .from(webhook)
    .where(eq(webhook.organizationId, organizationId))
    .orderBy(asc(webhook.id))
    .execute();
}

export async function findWebhook(scope: Scope, organizationId: number, id: number): Promise<WebhookRow | undefined> {
  const [row] = await rowsOf(scope).select().from(webhook).where(ofOrganization(organizationId, id));
  return row;
}

/** The same, which nobody else changes until the end of the transaction. */
export async function holdWebhook(tx: Scope, organizationId: number, id: number): Promise<WebhookRow | undefined> {
  const [row] = await rowsOf(tx).select().from(webhook).where(ofOrganization(organizationId, id)).for('update');
  return row;
}

export async function countWebhooks(scope: Scope, organizationId: number): Promise<number> {
  const [row] = await rowsOf(scope)
    .select({ count: sql<number>`count(*)::int` })
    .from(webhook)
    .where(eq(webhook.organizationId, organizationId));
  return row?.count ?? 0;
}

/** The same; nobody else adds one until the end of the transaction. */
export async function countAndHold(tx: Scope, organizationId: number): Promise<number> {
  await holdAdding(tx, 'webhooks', organizationId);
  return countWebhooks(tx, organizationId);
}

export async function insertWebhook(
  scope: Scope,
  values: Omit<typeof webhook.$inferInsert, 'frontend'>,
): Promise<WebhookRow> {
  const [row] = await rowsOf(scope).insert(webhook).values(values).returning();
  if (row === undefined) throw new Error('The webhook was not written.');
  return row;
}

export async function updateWebhook(
  scope: Scope,
  id: number,
  values: Partial<Omit<WebhookRow, 'id' | 'frontend' | 'organizationId'>>,
): Promise<WebhookRow> {
  const [row] = await rowsOf(scope).update(webhook).set(values).where(eq(webhook.id, id)).returning();
  if (row === undefined) throw new Error('There is no such webhook.');
  return row;
}

export async function deleteWebhook(scope: Scope, id: number): Promise<void> {
  await rowsOf(scope).delete(webhook).where(eq(webhook.id, id));
}

/** Those of the organization that listen to an event; what happens while one is paused is sent when it is resumed. */
export function listListening(scope: Scope, organizationId: number, event: string): Promise<WebhookRow[]> {
  return rowsOf(scope)
    .select()
    .from(webhook)
    .where(and(eq(webhook.organizationId, organizationId), sql`${event} = any(${webhook.events})`))
    .execute();
}

export async function insertDelivery(
  scope: Scope,
  values: Omit<typeof webhookDelivery.$inferInsert, 'frontend'>,
): Promise<DeliveryRow> {
  const [row] = await rowsOf(scope).insert(webhookDelivery).values(values).returning();
  if (row === undefined) throw new Error('The delivery was not written.');
  return row;
}

/** Newest first; `before`: those that are older than this one. */
export function listDeliveries(
  scope: Scope,
  webhookId: number,
  { limit, before = null }: { limit: number; before?: number | null },
): Promise<DeliveryRow[]> {
  const isOlder = before === null ? undefined : lt(webhookDelivery.id, before);
  return rowsOf(scope)
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhookId), isOlder))
    .orderBy(desc(webhookDelivery.id))
    .limit(limit)
    .execute();
}

/** What was not delivered is tried again from now on, except for tests. */
export async function retryUndelivered(tx: Scope, webhookId: number, now: Date): Promise<void> {
  await rowsOf(tx)
    .update(webhookDelivery)
    .set({ state: 'waiting', due: now, since: now })
    .where(
      and(
        eq(webhookDelivery.webhookId, webhookId),
        ne(webhookDelivery.state, 'delivered'),
        ne(webhookDelivery.event, TEST_EVENT),
      ),
    );
}

export async function findDelivery(scope: Scope, id: number): Promise<DeliveryRow | undefined> {
  const [row] = await rowsOf(scope).select().from(webhookDelivery).where(eq(webhookDelivery.id, id));
  return row;
}

export async function updateDelivery(
  scope: Scope,
  id: number,
  values: Partial<Omit<DeliveryRow, 'id' | 'frontend' | 'webhookId'>>,
): Promise<void> {
  await rowsOf(scope).update(webhookDelivery).set(values).where(eq(webhookDelivery.id, id));
}

export interface DueDelivery {
  delivery: DeliveryRow;
  webhook: WebhookRow;
}

/** Takes deliveries that are due on the served brands: one of each webhook, none of those that are busy. */
export async function takeDue(
  db: Connection,
  { brands, now, busy, limit }: { brands: readonly string[]; now: Date; busy: readonly number[]; limit: number },
): Promise<DueDelivery[]> {
  const [deliveries, webhooks] = [acrossBrands(webhookDelivery, WHY), acrossBrands(webhook, WHY)];
  const rows = await db
    .select({ delivery: deliveries, webhook: webhooks })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
    .where(
      and(
        eq(deliveries.state, 'waiting'),
        lte(deliveries.due, now),
        inArray(deliveries.frontend, [...brands]),
        // Those that are paused can be tested.
        sql`${deliveries.id} = (select d.id from ${deliveries} d where d.webhook_id = ${webhooks.id}
          and d.state = 'waiting' and d.due <= ${now} and (${webhooks.paused} is null or d.event = ${TEST_EVENT})
          order by d.due, d.id limit 1)`,
        busy.length === 0 ? undefined : notInArray(deliveries.webhookId, [...busy]),
      ),
    )
    .orderBy(asc(deliveries.due), asc(deliveries.id))
    .limit(limit);
  const ids = rows.map(({ delivery }) => delivery.id);
  if (ids.length === 0) return [];
  // Whoever takes it has a minute; if the process is killed, it is due again.
  const due = new Date(now.getTime() + LEASE_MS);
  const taken = await db
    .update(deliveries)
    .set({ due, attempts: sql`${deliveries.attempts} + 1`, lastAttempt: now })
    .where(and(inArray(deliveries.id, ids), eq(deliveries.state, 'waiting'), lte(deliveries.due, now)))
    .returning({ id: deliveries.id, attempts: deliveries.attempts });
  const attempts = new Map(taken.map((row) => [row.id, row.attempts]));
  return rows.flatMap(({ delivery, webhook: target }) => {
    const count = attempts.get(delivery.id);
    return count === undefined ? [] : [{ delivery: { ...delivery, attempts: count }, webhook: target }];
  });
}

/** Deletes deliveries from before a given time, on all brands. */
export async function deleteDeliveries(db: Connection, before: Date): Promise<void> {
  const all = acrossBrands(webhookDelivery, 'What is old goes on every brand.');
  await db.delete(all).where(lt(all.created, before));
}
