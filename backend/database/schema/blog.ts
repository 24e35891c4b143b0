/** Tables of the blog. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { brandTable } from '../brand-table.ts';
import { id, instant, tsvector } from './columns.ts';

/** Picture of a post; its size is known so that pages reserve the room. */
export interface PostPicture {
  url: string;
  /** Empty for a decorative one. */
  alt: string;
  width: number;
  height: number;
}

export const blogPost = brandTable(
  'blog_post',
  {
    id: id(),
    /** The brand that owns it: it is edited there, and canonical URLs point there. */
    frontend: text('frontend').notNull(),
    langcode: text('langcode').notNull(),
    /** Last segment of its URL, on every brand that shows it. */
    slug: text('slug').notNull(),
    /** Shared by the versions of a post in several languages; null for a post in one. */
    translation: text('translation'),
    /** As readers see it, in the post's language; empty without one. */
    category: text('category').notNull().default(''),
    authors: text('authors').array().notNull().default(sql`'{}'`),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Sanitized HTML. */
    body: text('body').notNull(),
    picture: jsonb('picture').$type<PostPicture>(),
    /** When it is published; null for a draft. */
    publishAt: instant('publish_at'),
    /** Pages were told of its publication (publish-posts). */
    announced: boolean('announced').notNull().default(false),
    /** Put away: neither published nor waiting to be. */
    archived: boolean('archived').notNull().default(false),
    /** Its words, for the search of the blog; a heading weighs more. */
    words: tsvector('words').notNull(),
    /** Incremented with every change; changes must pass it. */
    version: integer('version').notNull().default(1),
    /** An example that fills a draft brand, like `job.sample`. */
    sample: boolean('sample').notNull().default(false),
    created: instant('created').notNull().defaultNow(),
    changed: instant('changed').notNull().defaultNow(),
  },
  (t) => [
    index('blog_post_by_owner').on(t.frontend, t.publishAt),
    index('blog_post_by_translation').on(t.translation),
    index('blog_post_to_announce').on(t.publishAt).where(sql`not announced`),
    index('blog_post_words').using('gin', t.words),
  ],
);

/** The brands that show a post, its owner among them. */
export const blogPostFrontend = brandTable(
  'blog_post_frontend',
  {
    id: id(),
    frontend: text('frontend').notNull(),
    postId: integer('post_id')
      .notNull()
      .references(() => blogPost.id, { onDelete: 'cascade' }),
    /** As in the post, so that each URL of a brand is unique. */
    langcode: text('langcode').notNull(),
    slug: text('slug').notNull(),
  },
  (t) => [
    unique('blog_post_is_shown_once').on(t.postId, t.frontend),
    unique('blog_post_slug_is_unique').on(t.frontend, t.langcode, t.slug),
  ],
);
