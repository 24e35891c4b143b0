/** SQL of published posts. A brand only shows the posts that `blog_post_frontend` lists for it. */
import { and, count, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { blogPost, blogPostFrontend } from '../../database/schema/blog.ts';
import type { Scope } from '../../scope.ts';
import { configurationOf, foldQuery, languagesOf, primaryLanguage } from '../../search/fold.ts';

/** A published post, as pages show it. */
export type PostRow = Omit<
  typeof blogPost.$inferSelect,
  'words' | 'announced' | 'archived' | 'version' | 'created' | 'publishAt'
> & {
  published: Date;
};

const POST_COLUMNS = {
  id: blogPost.id,
  frontend: blogPost.frontend,
  langcode: blogPost.langcode,
  slug: blogPost.slug,
  translation: blogPost.translation,
  category: blogPost.category,
  authors: blogPost.authors,
  title: blogPost.title,
  summary: blogPost.summary,
  body: blogPost.body,
  picture: blogPost.picture,
  sample: blogPost.sample,
  changed: blogPost.changed,
  // Of published posts alone, which have one.
  published: sql<Date>`${blogPost.publishAt}`.mapWith(blogPost.publishAt),
};

const SHOWN = acrossBrands(blogPost, 'Other brands own posts that blog_post_frontend shows here.');
const isListed = eq(blogPostFrontend.postId, blogPost.id);

/** What every list asks for: the language of its readers and the time. */
export interface Reading extends Scope {
  locale: string;
  now: Date;
}

const isPublished = (now: Date) => sql`${blogPost.publishAt} <= ${now}`;

/** Published, in a language of the readers, and not also there in exactly their language. */
function isReadable(reading: Reading): SQL | undefined {
  const { locale, now } = reading;
  const languages = languagesOf(locale);
  const readable = and(isPublished(now), inArray(blogPostFrontend.langcode, languages));
  if (languages.length === 1) return readable;
  const closer = sql`select from ${SHOWN} closer join ${rowsOf(reading).all(blogPostFrontend)} shown on shown.post_id = closer.id
    where closer.translation = ${blogPost.translation} and closer.langcode = ${locale} and closer.publish_at <= ${now}`;
  return and(readable, sql`(${blogPost.langcode} = ${locale} or not exists (${closer}))`);
}

const inWords = (locale: string, text: string) =>
  sql`websearch_to_tsquery(${configurationOf(primaryLanguage(locale))}::regconfig, ${foldQuery(text)})`;

export interface Wanted {
  category: string | null;
  text: string | null;
}

function isWanted(reading: Reading, { category, text }: Wanted): SQL | undefined {
  return and(
    isReadable(reading),
    category === null ? undefined : eq(blogPost.category, category),
    text === null ? undefined : sql`${blogPost.words} @@ ${inWords(reading.locale, text)}`,
  );
}

/** The posts that match, newest first; with a text, the best first. */
export function listPosts(
  reading: Reading,
  { offset, limit, ...wanted }: Wanted & { offset: number; limit: number },
): Promise<PostRow[]> {
  const rank =
    wanted.text === null ? [] : [desc(sql`ts_rank_cd(${blogPost.words}, ${inWords(reading.locale, wanted.text)})`)];
  return rowsOf(reading)
    .select(POST_COLUMNS)
    .from(SHOWN)
    .innerJoin(blogPostFrontend, isListed)
    .where(isWanted(reading, wanted))
    .orderBy(...rank, desc(blogPost.publishAt), desc(blogPost.id))
    .offset(offset)
    .limit(limit);
}

/** The newest posts that were published after a time; none of sample content. */
export function listNewPosts(reading: Reading, since: Date, limit: number): Promise<PostRow[]> {
  return rowsOf(reading)
    .select(POST_COLUMNS)
    .from(SHOWN)
    .innerJoin(blogPostFrontend, isListed)
    .where(and(isReadable(reading), gt(blogPost.publishAt, since), eq(blogPost.sample, false)))
    .orderBy(desc(blogPost.publishAt), desc(blogPost.id))
    .limit(limit);
}

export async function countPosts(reading: Reading, wanted: Wanted): Promise<number> {
  const [row] = await rowsOf(reading)
    .select({ count: count() })
    .from(SHOWN)
    .innerJoin(blogPostFrontend, isListed)
    .where(isWanted(reading, wanted));
  return row?.count ?? 0;
}

/** Categories with a readable post, by name. */
export function listCategories(reading: Reading): Promise<{ name: string; count: number }[]> {
  return rowsOf(reading)
    .select({ name: blogPost.category, count: count() })
    .from(SHOWN)
    .innerJoin(blogPostFrontend, isListed)
    .where(and(isReadable(reading), ne(blogPost.category, '')))
    .groupBy(blogPost.category)
    .orderBy(blogPost.category);
}

/** A published post, in any language. */
export async function findPost(reading: Reading, id: number): Promise<PostRow | null> {
  const [row] = await rowsOf(reading)
    .select(POST_COLUMNS)
    .from(SHOWN)
    .innerJoin(blogPostFrontend, isListed)
    .where(and(eq(blogPost.id, id), isPublished(reading.now)));
  return row ?? null;
}

/** The published post at a URL; of two, the one in exactly the language of its readers. */
export async function findPostBySlug(reading: Reading, slug: string): Promise<PostRow | null> {
  const { locale, now } = reading;
  const rows = await rowsOf(reading)
    .select(POST_COLUMNS)
    .from(SHOWN)
    .innerJoin(blogPostFrontend, isListed)
    .where(
      and(eq(blogPostFrontend.slug, slug), inArray(blogPostFrontend.langcode, languagesOf(locale)), isPublished(now)),
    );
  return rows.find(({ langcode }) => langcode === locale) ?? rows[0] ?? null;
}

/** Language and slug of the published versions of a post on this brand, its own among them. */
export function listVersions(reading: Reading, translation: string): Promise<{ langcode: string; slug: string }[]> {
  return rowsOf(reading)
    .select({ langcode: blogPost.langcode, slug: blogPost.slug })
    .from(SHOWN)
    .innerJoin(blogPostFrontend, isListed)
    .where(and(eq(blogPost.translation, translation), isPublished(reading.now)));
}

/** Other readable posts, those with words of its title or its category first. */
export function listRelated(reading: Reading, { id, title, category }: PostRow, limit: number): Promise<PostRow[]> {
  const config = configurationOf(primaryLanguage(reading.locale));
  const alike = sql`replace(plainto_tsquery(${config}::regconfig, ${foldQuery(title)})::text, '&', '|')::tsquery`;
  const isOfCategory = sql`(${blogPost.category} <> '' and ${blogPost.category} = ${category})`;
  return rowsOf(reading)
    .select(POST_COLUMNS)
    .from(SHOWN)
    .innerJoin(blogPostFrontend, isListed)
    .where(and(isReadable(reading), ne(blogPost.id, id)))
    .orderBy(
      desc(sql`ts_rank_cd(${blogPost.words}, ${alike}) + case when ${isOfCategory} then 0.2 else 0 end`),
      desc(blogPost.publishAt),
      desc(blogPost.id),
    )
    .limit(limit);
}
