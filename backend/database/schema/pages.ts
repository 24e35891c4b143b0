/** Table of content pages. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant } from './columns.ts';

/** Text and landing pages stored in the database; those of the brand document take precedence. */
export const landingPage = brandTable(
  'landing_page',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    langcode: text('langcode').notNull(),
    path: text('path').notNull(),
    /** Shared by the versions of a page in several languages; null for a page in one. */
    translation: text('translation'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Sanitised HTML; of a landing page its introduction, which may be empty. */
    body: text('body').notNull(),
    /** Of a landing page: address of its job search on this brand, as `Href.search` writes it; null for a page of text. */
    search: text('search'),
    /** When it is published; null for a draft. */
    publishAt: instant('publish_at'),
    /** Pages were told of its publication (publish-posts). */
    announced: boolean('announced').notNull().default(false),
    /** Put away: neither published nor waiting to be. */
    archived: boolean('archived').notNull().default(false),
    /** Incremented with every change; changes must pass it. */
    version: integer('version').notNull().default(1),
    /** An example that fills a draft brand, like `job.sample`. */
    sample: boolean('sample').notNull().default(false),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('landing_page_path_is_unique').on(t.frontend, t.langcode, t.path),
    index('landing_page_by_translation').on(t.translation),
    index('landing_page_to_announce').on(t.publishAt).where(sql`not announced`),
  ],
);
