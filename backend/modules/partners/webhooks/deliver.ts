/** Sends what webhooks are to be told: signed, without following redirects, one at a time to each address. */
import { Webhook } from 'standardwebhooks';
import { isFeatureOn } from '../../../../runtime/core/document/features.ts';
import { languageOr } from '../../../../runtime/core/document/languages.ts';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import { errorText } from '../../../guards/error-text.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { OutboundFault } from '../../../outbound/outbound-fault.ts';
import { hrefOf } from '../../../services/href.ts';
import { defineTask, type WorkTools } from '../../../work/work.ts';
import { recordEvent } from '../../audit/event-store.ts';
import { listReachedMembers } from '../../organizations/members-store.ts';
import { findOwnOrganization } from '../../organizations/own-store.ts';
import { ANSWER_MS, delayAfter, KEPT_ANSWER, TEST_EVENT, TRY_DAYS } from './events.ts';
import { secretsOf } from './secrets.ts';
import {
  type DueDelivery,
  holdWebhook,
  takeDue,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from './webhook-store.ts';

/** Addresses that are written to at a time. */
const MOST_AT_ONCE = 16;
const LOOK_AGAIN_MS = 500;

export const deliverWebhooksTask = defineTask({
  name: 'deliver-webhooks',
  schedule: '* * * * *',
  retryLimit: 0,
  run: (tools) => deliverDue(tools),
});

/** Sends all that is due on brands with the API for partners, and what comes meanwhile. An address that is slow to answer holds up nothing but itself. */
export async function deliverDue(tools: WorkTools): Promise<void> {
  const busy = new Map<number, Promise<void>>();
  while (!tools.signal.aborted) {
    const brands = tools
      .brands()
      .flatMap(({ id, document }) => (isFeatureOn(document.features, 'partnerApi') ? [id] : []));
    const free = MOST_AT_ONCE - busy.size;
    const due =
      free > 0 && brands.length > 0
        ? await takeDue(tools.db, { brands, now: tools.now(), busy: [...busy.keys()], limit: free })
        : [];
    for (const one of due) {
      const { id } = one.webhook;
      busy.set(
        id,
        deliver(tools, one)
          .catch((error: unknown) => tools.log('error', 'WEBHOOK_FAILED', errorText(error)))
          .finally(() => busy.delete(id)),
      );
    }
    if (busy.size === 0) return;
    // New deliveries to other addresses are looked for while slow ones answer.
    await Promise.race([...busy.values(), new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))]);
  }
  await Promise.allSettled(busy.values());
}

interface Outcome {
  status: number | null;
  answer: string | null;
  fault: string | null;
}

async function deliver(tools: WorkTools, { delivery, webhook }: DueDelivery): Promise<void> {
  const began = Date.now();
  const outcome = await post(tools, { delivery, webhook });
  const { status } = outcome;
  const isDone = status !== null && status >= 200 && status < 300;
  const now = tools.now();
  const isOver = now.getTime() - delivery.since.getTime() > TRY_DAYS * DAY_MS || delivery.event === TEST_EVENT;
  const scope = { pool: tools.pool, frontend: delivery.frontend };
  await transact(scope, async (tx) => {
    await updateDelivery(tx, delivery.id, {
      ...outcome,
      durationMs: Date.now() - began,
      state: isDone ? 'delivered' : isOver ? 'failed' : 'waiting',
      due: new Date(now.getTime() + delayAfter(delivery.attempts)),
    });
    if (!isDone && isOver && delivery.event !== TEST_EVENT) await giveUp(tools, tx, webhook);
  });
}

/** Pauses what has not taken anything for days, unless its owners have done something about it meanwhile. */
async function giveUp(tools: WorkTools, tx: TransactionScope, { id, organizationId }: WebhookRow): Promise<void> {
  const webhook = await holdWebhook(tx, organizationId, id);
  if (webhook === undefined || webhook.paused !== null) return;
  const address = new URL(webhook.url).host;
  await updateWebhook(tx, id, { paused: tools.now(), pauseReason: 'failing' });
  await recordEvent(tx, {
    ...{ kind: 'webhook_paused', accountId: null, address: '' },
    detail: { organization: String(organizationId), name: address },
  });
  const brand = tools.findBrand(webhook.frontend);
  if (brand === undefined) return;
  const own = await findOwnOrganization(tx, organizationId);
  const origin = tools.originOf(brand);
  for (const { to, locale: wanted, role } of await listReachedMembers(tx, organizationId)) {
    if (role !== 'owner') continue;
    const locale = languageOr(brand.document.locales, wanted);
    const link = `${origin}${hrefOf(brand, locale).path('/user/organization/webhooks')}?organization=${organizationId}`;
    const values = { link, organization: own?.name ?? '', address };
    await queueMail(tx.db, { brand, origin, locale, to, template: 'webhook_paused', values });
  }
}

async function post(tools: WorkTools, { delivery, webhook }: DueDelivery): Promise<Outcome> {
  const { messageId, payload } = delivery;
  const now = tools.now();
  const signatures = secretsOf(tools.vault, webhook, now).map((secret) =>
    new Webhook(secret).sign(messageId, now, payload),
  );
  try {
    const { status, body } = await tools.outbound.safeFetch(webhook.url, {
      ...{ method: 'POST', body: payload, redirects: 0, totalMs: ANSWER_MS, idleMs: ANSWER_MS, signal: tools.signal },
      // The status is what counts, however the rest is packed.
      keepPacked: true,
      headers: {
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
    });
    return { status, answer: await beginningOf(body), fault: null };
  } catch (error) {
    if (error instanceof OutboundFault) return { status: null, answer: null, fault: error.code };
    throw error;
  }
}

/** What cannot be read does not matter: the status has come. */
async function beginningOf(body: { start(most: number): Promise<Buffer> }): Promise<string> {
  try {
    return (await body.start(KEPT_ANSWER)).subarray(0, KEPT_ANSWER).toString('utf8').replaceAll('\0', '');
  } catch {
    return '';
  }
}
