/** Half-filled forms of people with an account. */
import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { instant } from './columns.ts';

export const draft = brandTable(
  'draft',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    form: text('form').notNull(),
    /** What the form is about, such as the id of an organization; empty for something new. */
    key: text('key').notNull(),
    /** By group and field, as typed: neither checked nor sanitised, and so never shown but in a form of its author. */
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    /** Where the person was, in a form of several steps. */
    step: text('step'),
    /** Rises with each save. */
    version: integer('version').notNull(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'draft_is_unique', columns: [t.accountId, t.frontend, t.form, t.key] }),
    index('draft_oldest').on(t.frontend, t.changed),
  ],
);
