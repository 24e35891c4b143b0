/** Table of the history of posts and pages. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { account } from './accounts.ts';
import { blogPost } from './blog.ts';
import { id, instant } from './columns.ts';
import { landingPage } from './pages.ts';

/** Posts and pages as they were saved, each version once. Rows are only added, and go with what they are about. */
export const contentVersion = brandTable(
  'content_version',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    postId: integer('post_id').references(() => blogPost.id, { onDelete: 'cascade' }),
    pageId: integer('page_id').references(() => landingPage.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** DRAFT, SCHEDULED, PUBLISHED or ARCHIVED, when it was saved. */
    state: text('state').$type<'DRAFT' | 'SCHEDULED' | 'PUBLISHED' | 'ARCHIVED'>().notNull(),
    /** What its editors write, as in the input of the API. */
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Null for what nobody saved in the administration, such as demo content. */
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** Null also once the account is deleted. */
    authorName: text('author_name'),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('content_version_of_post_is_unique').on(t.postId, t.version),
    unique('content_version_of_page_is_unique').on(t.pageId, t.version),
    check('content_version_is_about_one', sql`(${t.postId} is null) <> (${t.pageId} is null)`),
    index('content_version_by_author').on(t.authorId),
  ],
);
