/** The operations of the API for partners on webhooks. */
import { UserError } from '../../../errors.ts';
import { inWords } from '../../../guards/in-words.ts';
import { readText, readTexts } from '../../../read-json.ts';
import type { Call, Operation, Reply } from '../api/operation.ts';
import { problem } from '../api/problem.ts';
import { ROTATION_HOURS, TEST_EVENT, WEBHOOK_EVENTS } from './events.ts';
import { type DeliveryRow, listWebhooks, type WebhookRow } from './webhook-store.ts';
import {
  changeWebhook,
  createWebhook,
  deliveriesOf,
  removeWebhook,
  renewSecret,
  sendAgain,
  testWebhook,
} from './webhooks.ts';

const MOST_DELIVERIES = 50;

const at = (date: Date | null) => date?.toISOString() ?? null;

const webhookShape = ({ id, url, events, created, paused, pauseReason, previousUntil }: WebhookRow) => ({
  ...{ id, url, events, created: created.toISOString(), paused: at(paused), pauseReason },
  previousSecretUntil: at(previousUntil),
});

const deliveryShape = (row: DeliveryRow) => {
  const { id, messageId, event, state, created, attempts, lastAttempt, status, durationMs, answer, fault, due } = row;
  return {
    ...{ id, messageId, event, state, created: created.toISOString(), attempts, lastAttempt: at(lastAttempt) },
    ...{ status, durationMs, answer, fault, nextAttempt: state === 'waiting' ? due.toISOString() : null },
    payload: JSON.parse(row.payload) as unknown,
  };
};

const about = ({ key: { organizationId }, id }: Call) => ({ organizationId, id });

/** Runs what handles a webhook; says where the body is wrong, and that there is nothing. */
async function asked<T>({ context }: Call, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { code, path } = error.extensions;
    if (code === 'WEBHOOK_UNKNOWN') throw problem('NOT_FOUND');
    if (typeof path !== 'string') throw error;
    const detail = inWords(error, context);
    throw problem('BODY_INVALID', { errors: [{ pointer: `/${path}`, code: String(code), detail }] });
  }
}

async function create(call: Call): Promise<Reply> {
  const { context, key, body } = call;
  const wish = { organizationId: key.organizationId, url: readText(body.url) ?? '', events: readTexts(body.events) };
  const { secret, webhook } = await asked(call, createWebhook(context, wish));
  return { data: { ...webhookShape(webhook), secret }, location: `/api/v1/webhooks/${webhook.id}` };
}

async function change(call: Call): Promise<Reply> {
  const { context, body } = call;
  const wish = {
    url: readText(body.url),
    events: Array.isArray(body.events) ? readTexts(body.events) : null,
    paused: typeof body.paused === 'boolean' ? body.paused : null,
  };
  return { data: webhookShape(await asked(call, changeWebhook(context, about(call), wish))) };
}

async function rotate(call: Call): Promise<Reply> {
  const { secret, webhook } = await asked(call, renewSecret(call.context, about(call)));
  return { data: { ...webhookShape(webhook), secret } };
}

const BODY = ['BODY_INVALID', 'NOT_JSON', 'WRONG_CONTENT_TYPE', 'BODY_TOO_LARGE'] as const;
const ONE = ['NOT_FOUND'] as const;
const scope = 'webhooks' as const;

export const webhookOperations: readonly Operation[] = [
  {
    ...{ id: 'listWebhooks', method: 'GET', path: '/webhooks', scope, status: 200, answer: 'WebhookList' },
    summary: 'Webhooks of the organization.',
    problems: [],
    run: async ({ context, key }) => ({
      data: { webhooks: (await listWebhooks(context, key.organizationId)).map(webhookShape) },
    }),
  },
  {
    ...{ id: 'createWebhook', method: 'POST', path: '/webhooks', scope, status: 201, answer: 'NewWebhook' },
    summary: 'Adds a webhook. Its secret is in this answer alone.',
    body: { schema: 'WebhookWish' },
    isSecret: true,
    problems: [...BODY, 'WEBHOOK_TOO_MANY'],
    run: create,
  },
  {
    ...{ id: 'changeWebhook', method: 'PATCH', path: '/webhooks/{id}', scope, status: 200, answer: 'Webhook' },
    summary: `Changes a webhook, pauses or resumes it (events: ${WEBHOOK_EVENTS.join(', ')}).`,
    body: { schema: 'WebhookChange' },
    problems: [...BODY, ...ONE],
    run: change,
  },
  {
    ...{ id: 'deleteWebhook', method: 'DELETE', path: '/webhooks/{id}', scope, status: 204, answer: null },
    summary: 'Removes a webhook with the log of its deliveries.',
    problems: ONE,
    async run(call) {
      await asked(call, removeWebhook(call.context, about(call)));
      return { data: null };
    },
  },
  {
    ...{ id: 'rotateSecret', method: 'POST', path: '/webhooks/{id}/secret', scope, status: 200, answer: 'NewWebhook' },
    summary: `Makes a new secret. The former one remains valid beside it for ${ROTATION_HOURS} hours.`,
    isSecret: true,
    problems: ONE,
    run: rotate,
  },
  {
    ...{ id: 'testWebhook', method: 'POST', path: '/webhooks/{id}/test', scope, status: 200, answer: 'Delivery' },
    summary: `Sends the event \`${TEST_EVENT}\` once, also while it is paused.`,
    problems: ONE,
    run: async (call) => ({ data: deliveryShape(await asked(call, testWebhook(call.context, about(call)))) }),
  },
  {
    ...{ id: 'listDeliveries', method: 'GET', path: '/webhooks/{id}/deliveries', scope, status: 200 },
    answer: 'DeliveryList',
    summary: `The last ${MOST_DELIVERIES} deliveries, newest first.`,
    problems: ONE,
    async run(call) {
      const rows = await asked(call, deliveriesOf(call.context, about(call), { limit: MOST_DELIVERIES }));
      return { data: { deliveries: rows.map(deliveryShape) } };
    },
  },
  {
    ...{ id: 'sendAgain', method: 'POST', path: '/deliveries/{id}/again', scope, status: 200, answer: 'Delivery' },
    summary: 'Sends a delivery again, with the same message id.',
    problems: ONE,
    run: async (call) => ({ data: deliveryShape(await asked(call, sendAgain(call.context, about(call)))) }),
  },
];
