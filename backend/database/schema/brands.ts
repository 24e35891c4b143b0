/** Tables of the brands themselves: their numbers, their good revisions and their settings. */
import { sql } from 'drizzle-orm';
import { check, index, integer, json, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';

/** Dense small integers for brands, so that search rows stay narrow. */
export const frontend = pgTable('frontend', { id: id(), key: text('key').notNull() }, (t) => [
  unique('frontend_key_is_unique').on(t.key),
]);

/** Every brand revision that was good, newest last; a restart falls back to it. */
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
 * What administrators switched: each row is the whole merge patch (RFC 7396) over the brand file from then on, and the
 * newest of a brand is in force. Rows are only added.
 */
export const brandPatch = brandTable(
  'brand_patch',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Not `jsonb`: the order of keys counts. */
    patch: json('patch').notNull(),
    /** set; undo and redo step along the history; restore brings back the patch of an older row */
    kind: text('kind').notNull(),
    /** The row whose patch was taken again; null means the file alone. */
    restores: integer('restores'),
    note: text('note').notNull(),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Stays when the account goes. */
    authorName: text('author_name').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    check('brand_patch_kind_is_known', sql`${t.kind} in ('set', 'undo', 'redo', 'restore')`),
    index('brand_patch_by_frontend').on(t.frontend, t.id),
  ],
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
