/** Tables of uploaded files, and of the rate limits of uploads. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

/** A smaller variant of an image, stored beside it. */
export interface StoredVariant {
  name: string;
  width: number;
  height: number;
  size: number;
}

/** One complete, checked file. The row is written after its object, so every row has its object. */
export const upload = brandTable(
  'upload',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Owner of the file; null for a guest's. */
    ownerId: integer('owner_id'),
    /** SHA-256 of the token with which a guest uses the file; null where the owner is known. */
    tokenHash: text('token_hash'),
    purpose: text('purpose').notNull(),
    /** Name of the object in storage: random, never chosen by the sender. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** Media type, detected from the content. */
    type: text('type').notNull(),
    /** In bytes, as stored. */
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull(),
    variants: jsonb('variants').$type<readonly StoredVariant[]>().notNull(),
    /** temporary until something uses it; the sweep deletes what stays temporary */
    state: text('state').notNull(),
    /** Readable by everybody, on every brand, at a permanent URL. */
    public: boolean('public').notNull().default(false),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    unique('upload_key_is_unique').on(t.key),
    check('upload_has_one_owner', sql`(${t.ownerId} is null) <> (${t.tokenHash} is null)`),
    check('upload_in_public_is_kept', sql`not ${t.public} or ${t.state} = 'kept'`),
    check('upload_state_is_known', sql`${t.state} in ('temporary', 'kept')`),
    index('upload_left_temporary').on(t.created).where(sql`state = 'temporary'`),
    index('upload_by_owner').on(t.ownerId, t.id),
  ],
);

/** Objects in storage that belong to no upload, not yet or no longer. The sweep deletes them. */
export const looseObject = pgTable(
  'loose_object',
  { key: text('key').primaryKey(), since: instant('since').notNull().defaultNow() },
  (t) => [index('loose_object_oldest').on(t.since)],
);

/** Recent requests to a rate-limited endpoint, by the hash of the sender; columns as rate-limiter-flexible wants them. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
