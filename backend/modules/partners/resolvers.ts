import type { ApiContext } from '../../context.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { listKeys } from './key-store.ts';
import { callsOf, createKey, revokeKey } from './keys.ts';
import { USUAL_PER_MINUTE } from './limits.ts';
import { readScopes } from './scopes.ts';
import { eventOf, namesOf } from './webhooks/events.ts';
import { listDeliveries, listWebhooks } from './webhooks/webhook-store.ts';
import {
  changeWebhook,
  createWebhook,
  deliveriesOf,
  removeWebhook,
  renewSecret,
  sendAgain,
  testWebhook,
} from './webhooks/webhooks.ts';

const MOST_DELIVERIES = 20;
const MOST_REQUESTS = 20;

/** Keys have a number of requests a minute; people have this. */
const count = ({ limits, viewer }: ApiContext) => limits.take('webhook', `account ${viewer.account?.id}`);

export const partnerResolvers: Resolvers = {
  Query: {
    apiKeys: (_root, { organizationId }, context) => listKeys(context, organizationId),
    apiRequests: (_root, { before, ...about }, context) =>
      callsOf(context, about, { limit: MOST_REQUESTS, before: before ?? null }),
    webhooks: (_root, { organizationId }, context) => listWebhooks(context, organizationId),
    webhookDeliveries: (_root, { before, ...about }, context) =>
      deliveriesOf(context, about, { limit: MOST_DELIVERIES, before: before ?? null }),
  },
  Mutation: {
    createApiKey: (_root, { perMinute, expires, ...wish }, context) =>
      createKey(context, {
        ...wish,
        perMinute: perMinute ?? USUAL_PER_MINUTE,
        expires: expires ? new Date(expires) : null,
      }),
    revokeApiKey: (_root, { organizationId, id }, context) => revokeKey(context, organizationId, id),
    async createWebhook(_root, { events, ...wish }, context) {
      await count(context);
      return createWebhook(context, { ...wish, events: events.map(eventOf) });
    },
    async changeWebhook(_root, { organizationId, id, events, ...change }, context) {
      await count(context);
      return changeWebhook(context, { organizationId, id }, { ...change, events: events?.map(eventOf) });
    },
    async renewWebhookSecret(_root, about, context) {
      await count(context);
      return renewSecret(context, about);
    },
    async testWebhook(_root, about, context) {
      await count(context);
      return testWebhook(context, about);
    },
    async resendWebhookDelivery(_root, about, context) {
      await count(context);
      return sendAgain(context, about);
    },
    async deleteWebhook(_root, about, context) {
      await removeWebhook(context, about);
      return listWebhooks(context, about.organizationId);
    },
  },
  ApiKey: {
    scopes: ({ scopes }) => readScopes(scopes),
    author: ({ authorName }) => authorName,
  },
  Webhook: {
    events: ({ events }) => namesOf(events),
    previousSecretUntil: ({ previousUntil }, _args, { now }) =>
      previousUntil !== null && previousUntil > now ? previousUntil : null,
    lastDelivery: async ({ id }, _args, context) => (await listDeliveries(context, id, { limit: 1 }))[0] ?? null,
  },
  WebhookDelivery: {
    nextAttempt: ({ state, due }) => (state === 'waiting' ? due : null),
  },
};
