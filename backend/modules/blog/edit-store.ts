/** SQL of posts for those who edit them. */
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { textOf } from '../../../runtime/core/richtext/text-of.ts';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { blogPost, blogPostFrontend } from '../../database/schema/blog.ts';
import { contentVersion } from '../../database/schema/versions.ts';
import type { Scope } from '../../scope.ts';
import { configurationOf, foldText, primaryLanguage } from '../../search/fold.ts';
import { type EditedAsked, isInState, type Publication } from '../content/list-store.ts';
import { anyMatches, planList, readPage } from '../rights/list-store.ts';

/** A post in any state. */
export type EditedRow = Omit<typeof blogPost.$inferSelect, 'words'>;
/** What its editors write. */
export type PostValues = Pick<
  EditedRow,
  'langcode' | 'slug' | 'translation' | 'category' | 'authors' | 'title' | 'summary' | 'body' | 'picture'
>;

const { words: _, ...EDITED } = columnsOf(blogPost);
/** A post is shown on the brands that its owner chose. */
const LISTED = acrossBrands(blogPostFrontend, 'The owner of a post chooses the brands that show it.');

/** The posts that these brands own: drafts first, then by time of publication, the latest first. */
export async function listEdited(
  within: Parameters<typeof rowsWithin>[0],
  { list, state, language, now }: EditedAsked,
): Promise<{ total: number; rows: EditedRow[] }> {
  const sortable = { published: blogPost.publishAt, changed: blogPost.changed, title: blogPost.title };
  const plan = planList(list, sortable, blogPost.id);
  const where = and(
    isInState(blogPost, state, now),
    language ? eq(blogPost.langcode, language) : undefined,
    anyMatches(plan.pattern, blogPost.title, blogPost.category, blogPost.slug),
  );
  const rows = rowsWithin(within);
  const counted = rows.select({ total: count() }).from(blogPost).where(where);
  return readPage<EditedRow>(plan, counted, rows.select(EDITED).from(blogPost).where(where));
}

export async function findEdited(scope: Scope, id: number): Promise<EditedRow | null> {
  const [row] = await rowsOf(scope).select(EDITED).from(blogPost).where(eq(blogPost.id, id));
  return row ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockEdited(tx: Scope, id: number): Promise<EditedRow | null> {
  const [row] = await rowsOf(tx).select(EDITED).from(blogPost).where(eq(blogPost.id, id)).for('update');
  return row ?? null;
}

/** The brands that show a post of this brand, by name. */
export async function listShowing(scope: Scope, id: number): Promise<string[]> {
  const rows = await rowsOf(scope)
    .select({ brand: blogPostFrontend.frontend })
    .from(blogPost)
    .innerJoin(LISTED, eq(blogPostFrontend.postId, blogPost.id))
    .where(eq(blogPost.id, id));
  return rows.map(({ brand }) => brand).sort();
}

/** Versions of a post of this brand in other languages. */
export function listTranslations(scope: Scope, translation: string): Promise<{ id: number; langcode: string }[]> {
  return rowsOf(scope)
    .select({ id: blogPost.id, langcode: blogPost.langcode })
    .from(blogPost)
    .where(eq(blogPost.translation, translation))
    .orderBy(asc(blogPost.id));
}

/** Serializes the choice of URLs on all brands, until the end of the transaction. */
export async function lockAddresses({ db }: Pick<Scope, 'db'>): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('slugs of the blog'))`);
}

/** Those of these brands on which another post has this URL. */
export async function findTaken(
  { db }: Pick<Scope, 'db'>,
  { brands, langcode, slug, except }: { brands: readonly string[]; langcode: string; slug: string; except: number },
): Promise<string[]> {
  const rows = await db
    .select({ brand: blogPostFrontend.frontend })
    .from(LISTED)
    .where(
      and(
        inArray(blogPostFrontend.frontend, [...brands]),
        eq(blogPostFrontend.langcode, langcode),
        eq(blogPostFrontend.slug, slug),
        ne(blogPostFrontend.postId, except),
      ),
    );
  return rows.map(({ brand }) => brand);
}

/** The heading weighs more than the summary, and that more than the text. */
export function wordsOf({ langcode, title, category, summary, body }: PostValues) {
  const config = configurationOf(primaryLanguage(langcode));
  const weighed = (text: string, weight: string) =>
    sql`setweight(to_tsvector(${config}::regconfig, ${foldText(text)}), ${sql.raw(`'${weight}'`)})`;
  const parts = [weighed(title, 'A'), weighed(`${category} ${summary}`, 'B'), weighed(textOf(body), 'D')];
  return sql`${sql.join(parts, sql` || `)}`;
}

/** A new draft; returns its id. */
export async function insertPost(tx: Scope, values: PostValues, now: Date): Promise<number> {
  const [row] = await rowsOf(tx)
    .insert(blogPost)
    .values({ ...values, words: wordsOf(values), created: now, changed: now })
    .returning({ id: blogPost.id });
  return row?.id ?? 0;
}

export async function updatePost(tx: Scope, id: number, values: PostValues, now: Date): Promise<void> {
  await rowsOf(tx)
    .update(blogPost)
    .set({ ...values, words: wordsOf(values), version: sql`${blogPost.version} + 1`, changed: now })
    .where(eq(blogPost.id, id));
}

/** Names the versions of a post as such; `translation` is what they share. */
export async function joinTranslations(tx: Scope, ids: readonly number[], translation: string): Promise<void> {
  await rowsOf(tx)
    .update(blogPost)
    .set({ translation })
    .where(inArray(blogPost.id, [...ids]));
}

/** Replaces the brands that show a post; the caller has locked it as one of its own brand. */
export async function showOn(
  { db }: Pick<Scope, 'db'>,
  post: { id: number; langcode: string; slug: string },
  brands: readonly string[],
): Promise<void> {
  const { id: postId, langcode, slug } = post;
  await db.delete(LISTED).where(eq(blogPostFrontend.postId, postId));
  await db.insert(LISTED).values(brands.map((frontend) => ({ frontend, postId, langcode, slug })));
}

export async function setPublication(
  tx: Scope,
  id: number,
  { publishAt, archived, announced, now }: Publication,
): Promise<void> {
  await rowsOf(tx)
    .update(blogPost)
    .set({ publishAt, archived, announced, version: sql`${blogPost.version} + 1`, changed: now })
    .where(eq(blogPost.id, id));
}

export async function deletePost(tx: Scope, id: number): Promise<void> {
  await rowsOf(tx).delete(blogPost).where(eq(blogPost.id, id));
}

const picture = sql<string>`${contentVersion.content} #>> '{picture,url}'`;

/** URLs of the pictures that the versions of a post of this brand show. */
export async function listPictures(scope: Scope, id: number): Promise<string[]> {
  const rows = await rowsOf(scope)
    .select({ url: picture })
    .from(contentVersion)
    .where(and(eq(contentVersion.postId, id), sql`${picture} is not null`));
  return rows.map(({ url }) => url);
}

const WHY = 'A public file is one for all brands.';
const POSTS = acrossBrands(blogPost, WHY);
const VERSIONS = acrossBrands(contentVersion, WHY);

/** Those of these pictures that posts of any brand show, or have shown in their history. */
export async function findShownPictures({ db }: Pick<Scope, 'db'>, urls: readonly string[]): Promise<string[]> {
  const wanted = sql.param([...urls]);
  const { rows } = await db.execute<{ url: string }>(sql`
    select picture ->> 'url' as url from ${POSTS} p where picture ->> 'url' = any(${wanted}::text[])
    union
    select content #>> '{picture,url}' from ${VERSIONS} v where content #>> '{picture,url}' = any(${wanted}::text[])`);
  return rows.map(({ url }) => url);
}
