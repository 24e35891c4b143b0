/** Table of content pages. */
import { boolean, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

/** Landing pages stored in the database; those of the brand document take precedence. */
export const landingPage = brandTable(
  'landing_page',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    langcode: text('langcode').notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Sanitised HTML. */
    body: text('body').notNull(),
    published: boolean('published').notNull().default(false),
    /** An example that fills a draft brand, like `job.sample`. */
    sample: boolean('sample').notNull().default(false),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('landing_page_path_is_unique').on(t.frontend, t.langcode, t.path)],
);
