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

/** One change of settings that was made on several brands at once; its rows of `brand_patch` name it. */
export const fleetEdit = pgTable('fleet_edit', {
  id: id(),
  /** A merge patch (RFC 7396) over the document of each brand. Not `jsonb`, because the order of keys matters. */
  changes: json('changes').notNull(),
  note: text('note').notNull(),
  authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
  /** Kept when the account is deleted. */
  authorName: text('author_name').notNull(),
  created: instant('created').notNull().defaultNow(),
});

/** Settings that change at a time to come. A row stays when it is over. */
export const scheduledPatch = brandTable(
  'scheduled_patch',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Incremented with every change of the row, so that of two people who change it at once the second is told. */
    version: integer('version').notNull().default(1),
    /** A merge patch (RFC 7396) over the document as it is at the start. Not `jsonb`, because the order of keys matters. */
    changes: json('changes').notNull(),
    /** planned; active: in force, with an end to come; done; cancelled; refused: it could not begin, or end */
    state: text('state').notNull().default('planned'),
    starts: instant('starts').notNull(),
    /** Null if the settings stay as they are from then on. */
    ends: instant('ends'),
    started: instant('started'),
    finished: instant('finished'),
    /** Why it was refused: errors, author, missed. */
    reason: text('reason'),
    /** Errors of the brand check that it was refused for. */
    findings: json('findings').notNull().default([]),
    /** Values of the patch that it replaced, which return at the end. */
    replaced: json('replaced').notNull().default([]),
    note: text('note').notNull(),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Kept when the account is deleted. */
    authorName: text('author_name').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    check('scheduled_patch_state_is_known', sql`${t.state} in ('planned', 'active', 'done', 'cancelled', 'refused')`),
    check('scheduled_patch_reason_is_known', sql`${t.reason} in ('errors', 'author', 'missed')`),
    check('scheduled_patch_ends_after_its_start', sql`${t.ends} > ${t.starts}`),
    index('scheduled_patch_by_frontend').on(t.frontend, t.id),
    index('scheduled_patch_due').on(t.starts, t.ends).where(sql`state in ('planned', 'active')`),
  ],
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
    /**
     * set; undo and redo step through the history; restore reapplies the patch of an older row; start and end of a
     * scheduled change; fleet: one of several brands that were changed at once, fleet_undo: the same undone
     */
    kind: text('kind').notNull(),
    /** The row whose patch was reapplied; null means the file alone. */
    restores: integer('restores'),
    /** The change on several brands that it is part of, or undoes. */
    fleetId: integer('fleet_id').references(() => fleetEdit.id),
    note: text('note').notNull(),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Kept when the account is deleted. */
    authorName: text('author_name').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    check(
      'brand_patch_kind_is_known',
      sql`${t.kind} in ('set', 'undo', 'redo', 'restore', 'start', 'end', 'fleet', 'fleet_undo')`,
    ),
    index('brand_patch_by_frontend').on(t.frontend, t.id),
    index('brand_patch_by_fleet').on(t.fleetId).where(sql`fleet_id is not null`),
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
