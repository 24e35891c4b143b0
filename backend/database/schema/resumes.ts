/** Tables of resumes: one per person of the network, and how each brand shows it. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { id, instant } from './columns.ts';

export const resume = pgTable(
  'resume',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Brand on which it was begun. */
    frontend: text('frontend').notNull(),
    /** Language that it was begun in, and so most of its words. */
    langcode: text('langcode').notNull(),
    /** Form answers keyed by group. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** By group, how often it was saved: whoever saves a group has seen its latest version. */
    versions: jsonb('versions').$type<Record<string, number>>().notNull().default({}),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [unique('resume_account_is_unique').on(t.accountId)],
);

/** A resume on one brand. Brands without a row have nothing of it. */
export const resumeFrontend = pgTable(
  'resume_frontend',
  {
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    frontend: text('frontend').notNull(),
    /** Its owner lets employers of this brand find it. */
    visible: boolean('visible').notNull().default(true),
    /** Employers of this brand find it since then; null while something is missing (modules/resumes/listing.ts). */
    listed: instant('listed'),
  },
  (t) => [
    primaryKey({ name: 'resume_frontend_is_unique', columns: [t.resumeId, t.frontend] }),
    index('resume_frontend_listed').on(t.frontend, t.listed),
  ],
);
