/** Drafts of forms that signed-in people are filling in. */
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
    /** What the form is for, such as the id of an organization; empty for something new. */
    key: text('key').notNull(),
    /** By group and field, as typed: not validated or sanitized, so only ever shown in the form to its author. */
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    /** The current step, in a form with several steps. */
    step: text('step'),
    /** Incremented with each save. */
    version: integer('version').notNull(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'draft_is_unique', columns: [t.accountId, t.frontend, t.form, t.key] }),
    index('draft_oldest').on(t.frontend, t.changed),
  ],
);
