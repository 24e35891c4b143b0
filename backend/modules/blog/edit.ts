/** Posts in the hands of those who edit them: saved, scheduled, archived, deleted, never over somebody else's change. */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { BlogPostInput, QueryEditedBlogPostsArgs } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { slugOf } from '../../services/slug.ts';
import { announceTags } from '../../services/tag-store.ts';
import { recordAct, recordChange, type Snapshot } from '../content/history.ts';
import { blogTag } from '../content/tags.ts';
import { bad, cleanBody, fitting, needed, ownLanguage } from '../content/words.ts';
import { personOf, requireBrand, withinReach } from '../rights/access.ts';
import {
  deletePost,
  type EditedRow,
  findEdited,
  findShownPictures,
  findTaken,
  insertPost,
  joinTranslations,
  listEdited,
  listPictures,
  listShowing,
  lockAddresses,
  lockEdited,
  type PostValues,
  setPublication,
  showOn,
  updatePost,
} from './edit-store.ts';
import { dropPictures, readPicture, takePicture, type WishedPicture } from './picture.ts';
import type { PostRow } from './store.ts';

const LONGEST = { title: 200, summary: 400, category: 60, author: 80 };
const MOST_AUTHORS = 8;
const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;
const LONGEST_SLUG = 80;

/** Posts of the requested brand, otherwise of all that the person administers. */
export async function listEditedPosts(context: ApiContext, asked: Partial<QueryEditedBlogPostsArgs>) {
  const within = await withinReach(context, asked.brand, 'editedBlogPosts');
  const { total, rows } = await listEdited(within, { ...asked, now: context.now });
  return { total, posts: rows };
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
  const { picture: wish, ...values } = await valuesOf(context, input);
  return changing(context, id == null ? null : { id, version: version ?? 0 }, async (tx, before) => {
    const slug = slugIn(input, before);
    await lockAddresses(tx);
    const taken = await findTaken(tx, { brands, langcode: values.langcode, slug, except: before?.id ?? 0 });
    if (taken.length > 0) throw refusal('BLOG_SLUG_TAKEN', { slug }, { path: 'slug' });
    const picture = await takePicture(tx, wish, personOf(context).id);
    const full: PostValues = { ...values, slug, picture, translation: before?.translation ?? null };
    const saved = before?.id ?? (await insertPost(tx, full, context.now));
    if (before !== null) await updatePost(tx, saved, full, context.now);
    await showOn(tx, { ...full, id: saved }, brands);
    if (input.translationOf != null) await translate(tx, saved, input.translationOf);
    return saved;
  });
}

/** Publishes now or later, makes a draft of it, or archives it. Throws BLOG_POST_UNKNOWN or BLOG_POST_CHANGED. */
export function schedulePost(
  context: ApiContext,
  { publishAt, archived, ...known }: { id: number; version: number; publishAt: Date | null; archived: boolean },
): Promise<EditedRow> {
  if (archived && publishAt !== null) throw bad('publishAt', 'What is archived is not published.');
  return changing(context, known, async (tx) => {
    // What is due is announced right here; the rest by the clock.
    const announced = publishAt !== null && publishAt <= context.now;
    await setPublication(tx, known.id, { publishAt, archived, announced, now: context.now });
    return known.id;
  });
}

/** With its history. Throws BLOG_POST_UNKNOWN or BLOG_POST_CHANGED. */
export async function removePost(context: ApiContext, known: { id: number; version: number }): Promise<true> {
  const { id } = known;
  await transact(context, async (tx) => {
    const { title, picture } = await lockVersion(tx, known);
    const [brands, before] = [await listShowing(tx, id), await listPictures(tx, id)];
    const pictures = picture === null ? before : [...before, picture.url];
    await deletePost(tx, id);
    const shown = await findShownPictures(tx, pictures);
    await dropPictures(
      tx,
      pictures.filter((url) => !shown.includes(url)),
    );
    await recordAct(context, tx, { subject: { kind: 'post', id }, title, act: 'deleted' });
    await announceTags(tx.db, brands.map(blogTag));
  });
  return true;
}

/** What visitors would see of a post that has not been saved. Throws `UserError` BAD_INPUT. */
export async function previewPost(context: ApiContext, input: BlogPostInput): Promise<PostRow> {
  const { picture, ...values } = await valuesOf(context, input);
  return {
    ...{ id: 0, frontend: context.frontend, translation: null, sample: false, ...values },
    slug: slugIn(input, null),
    // A file that was just uploaded is drawn by the editor, which has it.
    picture: picture && 'url' in picture ? picture : null,
    changed: context.now,
    published: context.now,
  };
}

/** Changes a post in a transaction, keeps both versions, tells the brands that show it, and returns the post as it is then. */
function changing(
  context: ApiContext,
  known: { id: number; version: number } | null,
  change: (tx: TransactionScope, before: EditedRow | null) => Promise<number>,
): Promise<EditedRow> {
  return transact(context, async (tx) => {
    const row = known && (await lockVersion(tx, known));
    const was = row && (await listShowing(tx, row.id));
    const id = await change(tx, row);
    const [after, brands] = [await findEdited(tx, id), await listShowing(tx, id)];
    if (after === null) throw new Error(`The post ${id} is gone after its change.`);
    await announceTags(tx.db, [...(was ?? []), ...brands].map(blogTag));
    await recordChange(context, tx, {
      subject: { kind: 'post', id },
      before: row && snapshotOf(row, was ?? []),
      after: snapshotOf(after, brands),
    });
    return after;
  });
}

function snapshotOf(row: EditedRow, brands: readonly string[]): Snapshot {
  const { langcode: language, slug, title, summary, body, category, authors, picture, frontend } = row;
  const further = brands.filter((brand) => brand !== frontend);
  return { ...row, content: { language, slug, title, summary, body, category, authors, picture, brands: further } };
}

async function lockVersion(tx: TransactionScope, { id, version }: { id: number; version: number }): Promise<EditedRow> {
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

type Values = Omit<PostValues, 'slug' | 'translation' | 'picture'> & { picture: WishedPicture };

async function valuesOf({ brand }: ApiContext, input: BlogPostInput): Promise<Values> {
  const langcode = ownLanguage(brand.document.locales, input.language);
  const title = needed('title', input.title, LONGEST.title);
  const summary = needed('summary', input.summary, LONGEST.summary);
  const category = fitting('category', input.category ?? '', LONGEST.category);
  const authors = (input.authors ?? []).map((author) => fitting('authors', author, LONGEST.author)).filter(Boolean);
  if (authors.length > MOST_AUTHORS) throw bad('authors', `At most ${MOST_AUTHORS} are allowed.`);
  const picture = readPicture(input.picture);
  const body = await cleanBody(input.body);
  if (body === '') throw bad('body', 'The text is missing.');
  return { langcode, title, summary, category, authors, body, picture };
}

/** The one that was asked for, else the one that it has, else one from its title. */
function slugIn({ slug, title }: BlogPostInput, before: EditedRow | null): string {
  if (slug == null) return before?.slug ?? slugOf(title);
  if (slug.length > LONGEST_SLUG || !SLUG.test(slug))
    throw bad('slug', 'Lowercase letters and digits, joined by single hyphens, at most 80 characters.');
  return slug;
}
