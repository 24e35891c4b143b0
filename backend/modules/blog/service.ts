/** The blog as visitors read it. */
import { brandLanguages, languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { primaryLanguage } from '../../search/fold.ts';
import { hrefOf } from '../../services/href.ts';
import { blogTag } from '../content/tags.ts';
import {
  countPosts,
  findPost,
  findPostBySlug,
  listCategories,
  listPosts,
  listRelated,
  listVersions,
  type PostRow,
} from './store.ts';

const MOST = 50;
const MOST_RELATED = 12;

export interface PostList {
  total: number;
  posts: PostRow[];
  categories: { name: string; count: number }[];
}

interface Asked {
  category?: string | null;
  text?: string | null;
  offset: number;
  limit: number;
}

/** Throws `UserError` BAD_INPUT for a range outside of the bounds. */
export async function readPosts(context: ApiContext, { category, text, offset, limit }: Asked): Promise<PostList> {
  if (offset < 0 || limit < 1 || limit > MOST)
    throw new UserError('BAD_INPUT', `limit is ${limit} and offset ${offset}; 1 to ${MOST} from 0 are allowed.`);
  context.shown.listed.add(blogTag(context.frontend));
  const wanted = { category: category || null, text: text?.trim() || null };
  const [total, posts, categories] = await Promise.all([
    countPosts(context, wanted),
    listPosts(context, { ...wanted, offset, limit }),
    listCategories(context),
  ]);
  return { total, posts, categories };
}

export async function readPost(context: ApiContext, id: number): Promise<PostRow | null> {
  context.shown.own.add(blogTag(context.frontend));
  return findPost(context, id);
}

export async function readPostAt(context: ApiContext, slug: string): Promise<PostRow | null> {
  context.shown.own.add(blogTag(context.frontend));
  return findPostBySlug(context, slug);
}

/** Throws `UserError` BAD_INPUT for a number outside of the bounds. */
export async function readRelated(context: ApiContext, post: PostRow, limit: number): Promise<PostRow[]> {
  if (limit < 0 || limit > MOST_RELATED)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 0 to ${MOST_RELATED} are allowed.`, { path: 'limit' });
  return limit === 0 ? [] : listRelated(context, post, limit);
}

/** Path of a post on a brand, in one language. */
export const postPath = (brand: CompiledBrand, locale: string, slug: string) =>
  hrefOf(brand, locale).path(`/blog/${slug}`);

/** Absolute URL on the owner brand: in the language of the request if that reads the post, else in the post's own. */
export function postUrl(
  { frontend, langcode, slug }: Pick<PostRow, 'frontend' | 'langcode' | 'slug'>,
  context: Pick<ApiContext, 'brand' | 'locale' | 'findBrand' | 'originOf'>,
): string {
  const owner = context.findBrand(frontend) ?? context.brand;
  const { locales } = owner.document;
  const reading = brandLanguages(locales).filter((locale) => primaryLanguage(locale) === primaryLanguage(langcode));
  const locale = [context.locale, langcode, ...reading].find((one) => reading.includes(one));
  return context.originOf(owner) + postPath(owner, locale ?? languageOr(locales, langcode), slug);
}

/** Paths of a post on this brand by language: each language has the version that its readers would find. */
export async function pathsOf(context: ApiContext, post: PostRow): Promise<Record<string, string>> {
  const versions = post.translation === null ? [post] : await listVersions(context, post.translation);
  const paths: Record<string, string> = {};
  for (const locale of brandLanguages(context.brand.document.locales)) {
    const version =
      versions.find(({ langcode }) => langcode === locale) ??
      versions.find(({ langcode }) => langcode === primaryLanguage(locale));
    if (version) paths[locale] = postPath(context.brand, locale, version.slug);
  }
  return paths;
}
