/** Webhooks of organizations, as their owners and their systems handle them. */
import { HOUR_MS } from '../../../../runtime/core/durations.ts';
import type { ApiContext } from '../../../context.ts';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import { UserError } from '../../../errors.ts';
import { refusal } from '../../../refusal.ts';
import { enqueue } from '../../../work/queue-store.ts';
import type { OrganizationEventKind } from '../../audit/event-kinds.ts';
import { noteEvent } from '../../organizations/events.ts';
import { readAddress } from './address.ts';
import { deliverWebhooksTask } from './deliver.ts';
import { MOST_WEBHOOKS, ROTATION_HOURS, TEST_EVENT, WEBHOOK_EVENTS } from './events.ts';
import { newSecret } from './secrets.ts';
import { queueDelivery } from './tell.ts';
import {
  countAndHold,
  countWebhooks,
  type DeliveryRow,
  deleteWebhook,
  findDelivery,
  findWebhook,
  holdWebhook,
  insertWebhook,
  listDeliveries,
  retryUndelivered,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from './webhook-store.ts';

/** A webhook, or one of its deliveries, by id. */
export interface OfOrganization {
  organizationId: number;
  id: number;
}

/** What is in one answer alone. */
export interface NewWebhook {
  secret: string;
  webhook: WebhookRow;
}

/** What stays as it is is left out. */
export interface WebhookChange {
  url?: string | null | undefined;
  events?: readonly string[] | null | undefined;
  paused?: boolean | null | undefined;
}

/** Adds one. Throws `UserError` if the address can never be written to, or there are too many. */
export async function createWebhook(
  context: ApiContext,
  { organizationId, ...wish }: { organizationId: number; url: string; events: readonly string[] },
): Promise<NewWebhook> {
  const { frontend, now } = context;
  requireRoom(await countWebhooks(context, organizationId));
  const events = readEvents(wish.events);
  // The name is looked up before the transaction, which would wait for it.
  const url = await readAddress(context, wish.url);
  const { secret, sealed } = newSecret(context.vault, { frontend });
  const webhook = await transact(context, async (tx) => {
    requireRoom(await countAndHold(tx, organizationId));
    const row = await insertWebhook(tx, { organizationId, url, events, secret: sealed, created: now });
    await note(tx, context, 'webhook_created', row);
    return row;
  });
  return { secret, webhook };
}

/** Changes address or events, pauses or resumes. What was not delivered until then is sent after it was resumed. */
export async function changeWebhook(context: ApiContext, about: OfOrganization, change: WebhookChange) {
  const known = await requireWebhook(context, about);
  const events = change.events ? readEvents(change.events) : known.events;
  const isMoved = typeof change.url === 'string' && change.url !== known.url;
  const url = isMoved ? await readAddress(context, change.url ?? '') : known.url;
  return transact(context, async (tx) => {
    const before = await hold(tx, about);
    const isPausing = change.paused === true && before.paused === null;
    const isResuming = change.paused === false && before.paused !== null;
    const isChanged = url !== before.url || events.join() !== before.events.join();
    const after = await updateWebhook(tx, before.id, {
      ...{ url, events },
      ...(isPausing && { paused: context.now, pauseReason: 'owner' }),
      ...(isResuming && { paused: null, pauseReason: null }),
    });
    if (isResuming) {
      await retryUndelivered(tx, before.id, context.now);
      await enqueue(tx.db, deliverWebhooksTask, {});
    }
    if (isChanged) await note(tx, context, 'webhook_changed', after);
    if (isPausing) await note(tx, context, 'webhook_paused', after);
    if (isResuming) await note(tx, context, 'webhook_resumed', after);
    return after;
  });
}

/** Makes a new secret; the former one is valid beside it for a while. */
export async function renewSecret(context: ApiContext, about: OfOrganization): Promise<NewWebhook> {
  return transact(context, async (tx) => {
    const before = await hold(tx, about);
    const { secret, sealed } = newSecret(context.vault, before);
    const webhook = await updateWebhook(tx, before.id, {
      ...{ secret: sealed, previousSecret: before.secret },
      previousUntil: new Date(context.now.getTime() + ROTATION_HOURS * HOUR_MS),
    });
    await note(tx, context, 'webhook_secret_renewed', webhook);
    return { secret, webhook };
  });
}

/** Removes it with the log of its deliveries. */
export async function removeWebhook(context: ApiContext, about: OfOrganization): Promise<void> {
  await transact(context, async (tx) => {
    const row = await hold(tx, about);
    await deleteWebhook(tx, row.id);
    await note(tx, context, 'webhook_deleted', row);
  });
}

/** Sends a test event once, also while it is paused. */
export async function testWebhook(context: ApiContext, about: OfOrganization): Promise<DeliveryRow> {
  const { id } = await requireWebhook(context, about);
  return transact(context, (tx) => queueDelivery(tx, id, { event: TEST_EVENT, data: {} }, context.now));
}

/** Newest first. */
export async function deliveriesOf(
  context: ApiContext,
  about: OfOrganization,
  range: { limit: number; before?: number | null },
): Promise<DeliveryRow[]> {
  return listDeliveries(context, (await requireWebhook(context, about)).id, range);
}

/** Sends a delivery again, with the same message id; while its webhook is paused, it waits. */
export async function sendAgain(context: ApiContext, { organizationId, id }: OfOrganization): Promise<DeliveryRow> {
  const row = await findDelivery(context, id);
  if (row === undefined) throw refusal('WEBHOOK_UNKNOWN');
  await requireWebhook(context, { organizationId, id: row.webhookId });
  const again = { state: 'waiting', due: context.now, since: context.now };
  await transact(context, async (tx) => {
    await updateDelivery(tx, id, again);
    await enqueue(tx.db, deliverWebhooksTask, {});
  });
  return { ...row, ...again };
}

function requireRoom(count: number): void {
  if (count >= MOST_WEBHOOKS) throw refusal('WEBHOOK_TOO_MANY', { count: MOST_WEBHOOKS });
}

function readEvents(wanted: readonly string[]): string[] {
  const events = WEBHOOK_EVENTS.filter((event) => wanted.includes(event));
  if (events.length === 0) throw new UserError('BAD_INPUT', 'A webhook tells of something.', { path: 'events' });
  return events;
}

async function requireWebhook(context: ApiContext, { organizationId, id }: OfOrganization): Promise<WebhookRow> {
  const row = await findWebhook(context, organizationId, id);
  if (row === undefined) throw refusal('WEBHOOK_UNKNOWN');
  return row;
}

async function hold(tx: TransactionScope, { organizationId, id }: OfOrganization): Promise<WebhookRow> {
  const row = await holdWebhook(tx, organizationId, id);
  if (row === undefined) throw refusal('WEBHOOK_UNKNOWN');
  return row;
}

type WebhookEventKind = Extract<OrganizationEventKind, `webhook_${string}`>;

/** In the activity log. Paths may be secret, so that the host alone names it. */
function note(tx: TransactionScope, context: ApiContext, kind: WebhookEventKind, row: WebhookRow): Promise<void> {
  return noteEvent(tx, context, kind, { id: row.organizationId, name: new URL(row.url).host });
}
