/** Posts in the hands of those who edit them: saved, scheduled, deleted, never over somebody else's change. */
import { cleanHtml } from '../../answers/clean-html.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { BlogPostInput } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { slugOf } from '../../services/slug.ts';
import { announceTags } from '../../services/tag-store.ts';
import { requireBrand } from '../rights/access.ts';
import {
  countEdited,
  deletePost,
  type EditedRow,
  findEdited,
  findTaken,
  insertPost,
  joinTranslations,
  listEdited,
  listShowing,
  lockAddresses,
  lockEdited,
  type PostValues,
  setPublication,
  showOn,
  updatePost,
} from './edit-store.ts';
import { blogTag } from './service.ts';

const MOST_LISTED = 50;
/** Characters of the HTML of a post; about thirty pages. */
const LONGEST_BODY = 60_000;
const LONGEST = { title: 200, summary: 400, category: 60, author: 80, alt: 300 };
const MOST_AUTHORS = 8;
const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;
const LONGEST_SLUG = 80;
const PICTURE = /^\/(?:files|brands)\/[^\s"'<>\\]+$/;
const WIDEST_PICTURE = 8000;

export async function listEditedPosts(context: ApiContext, offset: number, limit: number) {
  if (offset < 0 || limit < 1 || limit > MOST_LISTED) throw bad('limit', `1 to ${MOST_LISTED} from 0 are allowed.`);
  return { total: await countEdited(context), posts: await listEdited(context, offset, limit) };
}

/**
 * Creates a draft, or changes a post. Throws `UserError` BAD_INPUT, BLOG_SLUG_TAKEN, BLOG_POST_UNKNOWN, BLOG_POST_CHANGED,
 * or NOT_ALLOWED for a brand that the person does not administer.
 */
export async function savePost(
  context: ApiContext,
  { id, version, input }: { id?: number | null; version?: number | null; input: BlogPostInput },
): Promise<EditedRow> {
  const brands = await brandsOf(context, input);
  const values = await valuesOf(context, input);
  return changing(context, async (tx) => {
    const before = id == null ? null : await lockVersion(tx, id, version ?? 0);
    const slug = slugIn(input, before);
    await lockAddresses(tx);
    const taken = await findTaken(tx, { brands, langcode: values.langcode, slug, except: before?.id ?? 0 });
    if (taken.length > 0) throw refusal('BLOG_SLUG_TAKEN', { slug }, { path: 'slug' });
    const was = before === null ? [] : await listShowing(tx, before.id);
    const full: PostValues = { ...values, slug, translation: before?.translation ?? null };
    const saved = before?.id ?? (await insertPost(tx, full, context.now));
    if (before !== null) await updatePost(tx, saved, full, context.now);
    await showOn(tx, { ...full, id: saved }, brands);
    if (input.translationOf != null) await translate(tx, saved, input.translationOf);
    return { id: saved, brands: [...was, ...brands] };
  });
}

/** Publishes now or later, or makes a draft of it. Throws BLOG_POST_UNKNOWN or BLOG_POST_CHANGED. */
export function schedulePost(
  context: ApiContext,
  { id, version, publishAt }: { id: number; version: number; publishAt: Date | null },
): Promise<EditedRow> {
  return changing(context, async (tx) => {
    await lockVersion(tx, id, version);
    // What is due is announced right here; the rest by the clock.
    const announced = publishAt !== null && publishAt <= context.now;
    await setPublication(tx, id, { publishAt, announced, now: context.now });
    return { id, brands: await listShowing(tx, id) };
  });
}

/** Throws BLOG_POST_UNKNOWN or BLOG_POST_CHANGED. */
export async function removePost(context: ApiContext, { id, version }: { id: number; version: number }): Promise<true> {
  await transact(context, async (tx) => {
    await lockVersion(tx, id, version);
    const brands = await listShowing(tx, id);
    await deletePost(tx, id);
    await announceTags(tx.db, brands.map(blogTag));
  });
  return true;
}

/** Runs a change in a transaction, announces it to the brands that show the post, and returns the post as it is then. */
function changing(
  context: ApiContext,
  change: (tx: TransactionScope) => Promise<{ id: number; brands: readonly string[] }>,
): Promise<EditedRow> {
  return transact(context, async (tx) => {
    const { id, brands } = await change(tx);
    await announceTags(tx.db, brands.map(blogTag));
    const row = await findEdited(tx, id);
    if (row === null) throw new Error(`The post ${id} is gone after its change.`);
    return row;
  });
}

async function lockVersion(tx: TransactionScope, id: number, version: number): Promise<EditedRow> {
  const row = await lockEdited(tx, id);
  if (row === null) throw refusal('BLOG_POST_UNKNOWN');
  if (row.version !== version) throw refusal('BLOG_POST_CHANGED');
  return row;
}

/** Both posts, and those that are versions of either, are versions of one. */
async function translate(tx: TransactionScope, id: number, otherId: number): Promise<void> {
  const other = otherId === id ? null : await lockEdited(tx, otherId);
  if (other === null) throw bad('translationOf', `This brand has no other post ${otherId}.`);
  await joinTranslations(tx, [id, otherId], other.translation ?? `post-${otherId}`);
}

/** The owner and the further brands, all of which the person must administer. */
async function brandsOf(context: ApiContext, { brands, language }: BlogPostInput): Promise<string[]> {
  const further = [...new Set(brands ?? [])].filter((brand) => brand !== context.frontend);
  for (const id of further) {
    await requireBrand(context, id, 'saveBlogPost');
    const document = context.findBrand(id)?.document;
    if (!document?.features.blog) throw bad('brands', `The brand "${id}" has no blog.`);
    if (!document.locales.supported.some((locale) => locale === language))
      throw bad('brands', `The brand "${id}" has no language "${language}".`);
  }
  return [context.frontend, ...further];
}

type Values = Omit<PostValues, 'slug' | 'translation'>;

async function valuesOf({ brand }: ApiContext, input: BlogPostInput): Promise<Values> {
  const { language } = input;
  if (!brand.document.locales.supported.some((locale) => locale === language))
    throw bad('language', `This site has no language "${language.slice(0, 20)}".`);
  const [title, summary] = [needed('title', input.title), needed('summary', input.summary)];
  const category = fitting('category', input.category ?? '');
  const authors = (input.authors ?? []).map((author) => fitting('author', author)).filter((author) => author !== '');
  if (authors.length > MOST_AUTHORS) throw bad('authors', `At most ${MOST_AUTHORS} are allowed.`);
  if (input.body.length > LONGEST_BODY) throw bad('body', `At most ${LONGEST_BODY} characters are allowed.`);
  const body = await cleanBody(input.body);
  if (body === '') throw bad('body', 'The text is missing.');
  return { langcode: language, title, summary, category, authors, body, picture: pictureIn(input) };
}

/**
 * Sanitized HTML with headings from the second level, below the title. The sanitizer leaves the second level to the page, so
 * they are moved there and back; what was saved comes out the same when it is saved again.
 */
async function cleanBody(html: string): Promise<string> {
  const lower = html.replace(/(<\/?h)([1-5])\b/gi, (_, tag, level) => `${tag}${Math.max(3, Number(level) + 1)}`);
  const clean = await cleanHtml(lower, 'full_html');
  return clean.replace(/(<\/?h)([3-6])\b/g, (_, tag, level) => `${tag}${Number(level) - 1}`);
}

function pictureIn({ picture }: BlogPostInput): PostValues['picture'] {
  if (!picture) return null;
  const { url, width, height } = picture;
  if (!PICTURE.test(url) || url.includes('..')) throw bad('picture', 'Pictures are files of this site.');
  if ([width, height].some((size) => size < 1 || size > WIDEST_PICTURE))
    throw bad('picture', `Its sides have 1 to ${WIDEST_PICTURE} pixels.`);
  return { url, width, height, alt: fitting('alt', picture.alt) };
}

/** The one that was asked for, else the one that it has, else one from its title. */
function slugIn({ slug, title }: BlogPostInput, before: EditedRow | null): string {
  if (slug == null) return before?.slug ?? slugOf(title);
  if (slug.length > LONGEST_SLUG || !SLUG.test(slug))
    throw bad('slug', 'Lowercase letters and digits, joined by single hyphens, at most 80 characters.');
  return slug;
}

function fitting(name: keyof typeof LONGEST, text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (trimmed.length > LONGEST[name]) throw bad(name, `At most ${LONGEST[name]} characters are allowed.`);
  return trimmed;
}

function needed(name: 'title' | 'summary', text: string): string {
  const trimmed = fitting(name, text);
  if (trimmed === '') throw bad(name, 'It is missing.');
  return trimmed;
}

const bad = (path: string, message: string) => new UserError('BAD_INPUT', message, { path });
