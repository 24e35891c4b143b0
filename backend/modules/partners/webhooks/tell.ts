/** Writes down what webhooks are to be told, in the transaction of its cause. */
import { randomUUID } from 'node:crypto';
import { isFeatureOn } from '../../../../runtime/core/document/features.ts';
import type { Announcements, Announcing, ModuleListeners } from '../../../announcements.ts';
import type { Scope } from '../../../scope.ts';
import { enqueue } from '../../../work/queue-store.ts';
import { deliverWebhooksTask } from './deliver.ts';
import { type DeliveryRow, insertDelivery, listListening } from './webhook-store.ts';

interface Message {
  event: string;
  data: Readonly<Record<string, string | number>>;
}

/** One delivery to one webhook. */
export async function queueDelivery(
  tx: Scope,
  webhookId: number,
  { event, data }: Message,
  now: Date,
): Promise<DeliveryRow> {
  const row = await insertDelivery(tx, {
    ...{ webhookId, messageId: `msg_${randomUUID()}`, event, state: 'waiting' },
    payload: JSON.stringify({ type: event, timestamp: now.toISOString(), data }),
    ...{ created: now, since: now, due: now },
  });
  await enqueue(tx.db, deliverWebhooksTask, {});
  return row;
}

async function tell(
  { findBrand, now }: Announcing,
  tx: Scope,
  { organizationId, event, data }: Announcements['partnersTold'],
): Promise<void> {
  const brand = findBrand(tx.frontend);
  if (brand === undefined || !isFeatureOn(brand.document.features, 'partnerApi')) return;
  for (const { id } of await listListening(tx, organizationId, event))
    await queueDelivery(tx, id, { event, data }, now);
}

export const partnerListeners: ModuleListeners = {
  partnersTold: tell,
};
