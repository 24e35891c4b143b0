/** Notes of administrators about entries of every kind. */

import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';

/** A note about an entry of a list (modules/entries/lists), for those who administer the brand. */
export const adminNote = brandTable(
  'admin_note',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    /** Name of the list: users, organizations, jobs, ... */
    list: text('list').notNull(),
    /** Id of the entry in that list. */
    entryId: integer('entry_id').notNull(),
    text: text('text').notNull(),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Empty once the account is deleted. */
    authorName: text('author_name').notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    index('admin_note_by_entry').on(t.list, t.entryId, t.id),
    index('admin_note_by_author').on(t.authorId),
    check('admin_note_is_bounded', sql`char_length(${t.text}) between 1 and 4000`),
  ],
);
