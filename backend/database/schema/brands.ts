/** Tables of the brands themselves: their ids, valid revisions and settings. */
import { sql } from 'drizzle-orm';
import { check, index, integer, json, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';

/** Dense small integers for brands, so that search rows stay narrow. */
export const frontend = pgTable('frontend', { id: id(), key: text('key').notNull() }, (t) => [
  unique('frontend_key_is_unique').on(t.key),
]);

/** Every valid revision of a brand, newest last; a restart falls back to the newest. */
export const brandRevision = brandTable(
  'brand_revision',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    revision: text('revision').notNull(),
    document: jsonb('document').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [index('brand_revision_by_frontend').on(t.frontend, t.id)],
);

/**
 * Settings that administrators changed: each row is the complete merge patch (RFC 7396) on the brand file from then
 * on; the newest row of a brand applies. Rows are only added.
 */
export const brandPatch = brandTable(
  'brand_patch',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Not `jsonb`, because the order of keys matters. */
    patch: json('patch').notNull(),
    /** set; undo and redo step through the history; restore reapplies the patch of an older row */
    kind: text('kind').notNull(),
    /** The row whose patch was reapplied; null means the file alone. */
    restores: integer('restores'),
    note: text('note').notNull(),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Kept when the account is deleted. */
    authorName: text('author_name').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    check('brand_patch_kind_is_known', sql`${t.kind} in ('set', 'undo', 'redo', 'restore')`),
    index('brand_patch_by_frontend').on(t.frontend, t.id),
  ],
);

/**
 * Keepers who were told that the file of their brand has these errors; the row goes when they are told that it is good
 * again. It is unique, so that of several processes one writes.
 */
export const keeperNotice = brandTable(
  'keeper_notice',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Hash of the errors. */
    errors: text('errors').notNull(),
    /** Email address. */
    recipient: text('recipient').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [unique('keeper_notice_is_sent_once').on(t.frontend, t.errors)],
);

export const appConfig = brandTable(
  'app_config',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (t) => [unique('app_config_name_is_unique').on(t.frontend, t.name)],
);
