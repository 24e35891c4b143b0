/** Access for the systems of partners: keys of organizations, and what they have asked for. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';
import { organization } from './organizations.ts';

/** One key of an organization for the API of one brand. The secret itself is not kept. */
export const apiKey = brandTable(
  'api_key',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** How the secret begins, by which people recognize it. */
    hint: text('hint').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** What it may do: backend/modules/partners/scopes.ts. */
    scopes: text('scopes').array().notNull(),
    /** Requests a minute. */
    perMinute: integer('per_minute').notNull(),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull(),
    expires: instant('expires'),
    /** To the minute. */
    lastUsed: instant('last_used'),
    revoked: instant('revoked'),
  },
  (t) => [
    unique('api_key_hash_is_unique').on(t.tokenHash),
    index('api_key_by_organization').on(t.organizationId, t.frontend),
    index('api_key_by_author').on(t.authorId),
  ],
);

/** Requests with an idempotency key, and how they were answered. */
export const apiRequest = brandTable(
  'api_request',
  {
    frontend: text('frontend').notNull(),
    keyId: integer('key_id')
      .notNull()
      .references(() => apiKey.id, { onDelete: 'cascade' }),
    /** As the client chose it. */
    key: text('key').notNull(),
    /** Hash of method, path and body. */
    bodyHash: text('body_hash').notNull(),
    /** Null while it is being answered. */
    status: integer('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    body: text('body'),
    created: instant('created').notNull(),
  },
  (t) => [
    primaryKey({ name: 'api_request_is_unique', columns: [t.frontend, t.keyId, t.key] }),
    index('api_request_by_age').on(t.created),
  ],
);

/** What systems asked with a key, for its people: nothing that was sent. */
export const apiCall = brandTable(
  'api_call',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    keyId: integer('key_id')
      .notNull()
      .references(() => apiKey.id, { onDelete: 'cascade' }),
    created: instant('created').notNull(),
    method: text('method').notNull(),
    /** Of the operation: `/jobs/{id}`. */
    path: text('path').notNull(),
    status: integer('status').notNull(),
    /** Why it was refused. */
    code: text('code'),
    requestId: text('request_id').notNull(),
  },
  (t) => [index('api_call_by_key').on(t.keyId, t.created, t.id), index('api_call_by_age').on(t.created)],
);

/** An address of an organization that is told what happens on one brand. */
export const webhook = brandTable(
  'webhook',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    /** Encrypted. */
    secret: text('secret').notNull(),
    /** The one before, with which deliveries are signed as well until `previousUntil`. */
    previousSecret: text('previous_secret'),
    previousUntil: instant('previous_until'),
    created: instant('created').notNull(),
    /** Since when nothing is sent. */
    paused: instant('paused'),
    /** owner: its organization wants it; failing: it did not answer for days. */
    pauseReason: text('pause_reason').$type<'owner' | 'failing'>(),
  },
  (t) => [index('webhook_by_organization').on(t.organizationId, t.frontend)],
);

/** What is told to one address, written in the transaction of its cause. */
export const webhookDelivery = brandTable(
  'webhook_delivery',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** The same in every attempt, by which receivers know repetitions. */
    messageId: text('message_id').notNull(),
    event: text('event').notNull(),
    payload: text('payload').notNull(),
    created: instant('created').notNull(),
    /** Since when it is tried. */
    since: instant('since').notNull(),
    /** waiting, delivered or failed */
    state: text('state').notNull(),
    /** When it is tried next. */
    due: instant('due').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastAttempt: instant('last_attempt'),
    /** HTTP status of the last attempt; null without an answer. */
    status: integer('status'),
    durationMs: integer('duration_ms'),
    /** How the last answer begins. */
    answer: text('answer'),
    /** Why there was none: code of a fault. */
    fault: text('fault'),
  },
  (t) => [
    index('webhook_delivery_by_webhook').on(t.webhookId, t.id),
    index('webhook_delivery_due').on(t.due).where(sql`state = 'waiting'`),
  ],
);
