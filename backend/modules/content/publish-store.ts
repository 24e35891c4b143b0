/** SQL of the publication of posts and pages whose time has come. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { acrossBrands } from '../../database/brand-rows.ts';
import { blogPost, blogPostFrontend } from '../../database/schema/blog.ts';
import { landingPage } from '../../database/schema/pages.ts';

const POSTS = acrossBrands(blogPost, 'Time passes on every brand.');
const SHOWN = acrossBrands(blogPostFrontend, 'The owner of a post chooses the brands that show it.');
const PAGES = acrossBrands(landingPage, 'Time passes on every brand.');

/** Notes all posts that are due as announced; returns the brands that show them. */
export async function announcePosts(client: pg.PoolClient, now: Date): Promise<string[]> {
  const { rows } = await drizzle(client).execute<{ frontend: string }>(sql`
    with due as (update ${POSTS} set announced = true where not announced and publish_at <= ${now} returning id)
    select distinct shown.frontend from ${SHOWN} shown join due on due.id = shown.post_id`);
  return rows.map(({ frontend }) => frontend);
}

/** The same for pages; returns their brands. */
export async function announcePages(client: pg.PoolClient, now: Date): Promise<string[]> {
  const { rows } = await drizzle(client).execute<{ frontend: string }>(sql`
    with due as (update ${PAGES} set announced = true where not announced and publish_at <= ${now} returning frontend)
    select distinct frontend from due`);
  return rows.map(({ frontend }) => frontend);
}
