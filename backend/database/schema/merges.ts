/** Tables of merges: of two accounts, organizations or terms, with what they changed, so that they can be undone. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';

/** One merge. It goes when the entry that was kept is deleted. */
export const merge = pgTable(
  'merge',
  {
    id: id(),
    /** account, organization or term: what both ids are of. */
    kind: text('kind').$type<'account' | 'organization' | 'term'>().notNull(),
    keptId: integer('kept_id').notNull(),
    goneId: integer('gone_id').notNull(),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    created: instant('created').notNull(),
    undone: instant('undone'),
  },
  (t) => [
    index('merge_by_kept').on(t.kind, t.keptId),
    index('merge_by_gone').on(t.kind, t.goneId),
    check('merge_kind_is_known', sql`${t.kind} in ('account', 'organization', 'term')`),
    check('merge_is_of_two', sql`${t.keptId} <> ${t.goneId}`),
  ],
);

/** One row that a merge changed. Deleted once the merge can no longer be undone. */
export const mergeChange = pgTable(
  'merge_change',
  {
    id: id(),
    mergeId: integer('merge_id')
      .notNull()
      .references(() => merge.id, { onDelete: 'cascade' }),
    /** Undone from the highest to the lowest. */
    step: integer('step').notNull(),
    /** Name of the table. */
    place: text('place').notNull(),
    /** update, insert, delete */
    kind: text('kind').$type<'update' | 'insert' | 'delete'>().notNull(),
    /** Primary key, as it was afterwards. */
    key: jsonb('key').notNull(),
    /** The changed columns, or the whole row. */
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('merge_change_by_merge').on(t.mergeId, t.step),
    check('merge_change_kind_is_known', sql`${t.kind} in ('update', 'insert', 'delete')`),
  ],
);
