/** Articles for the blogs of demo brands, each in the languages of its brand. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { rowsOf } from '../database/brand-rows.ts';
import { blogPost } from '../database/schema/blog.ts';
import { showOn, wordsOf } from '../modules/blog/edit-store.ts';
import { languagesOf } from '../search/fold.ts';
import { slugOf } from '../services/slug.ts';
import { type Article, type ArticlePlan, readArticlePlans, readArticles } from './articles.ts';
import { drawPicture, type Scene } from './picture.ts';

const SIZE = { width: 1200, height: 600 };
/** Days between two articles of a blog; the latest is two days old. */
const RHYTHM = 9;

const fileOf = (name: string) => `pictures/article-${name}.svg`;

/** Draws the pictures of all articles into `<dataDir>/files`. */
export async function writeArticlePictures(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'files', 'pictures'), { recursive: true });
  await Promise.all(
    readArticlePlans().map(({ name, scene }) =>
      writeFile(
        join(dataDir, 'files', fileOf(name)),
        drawPicture(`article ${name}`, { file: fileOf(name), scene: scene as Scene, ...SIZE }),
      ),
    ),
  );
}

/** `sample` marks articles of a draft, which no other brand shows. */
export async function seedBlog(
  client: pg.PoolClient,
  brands: readonly CompiledBrand[],
  { now, sample }: { now: Date; sample: boolean },
): Promise<void> {
  const articles = readArticles();
  const readers = new Map(brands.filter(({ document }) => document.features.blog).map((brand) => [brand.id, brand]));
  for (const { id, document } of readers.values()) {
    const plans = readArticlePlans().filter((plan) => plan.brands?.includes(id) ?? true);
    for (const [at, plan] of plans.entries()) {
      const also = sample ? [] : (plan.also ?? []).filter((other) => other !== id && readers.has(other));
      const publishAt = new Date(now.getTime() - (2 + at * RHYTHM) * DAY_MS);
      for (const article of versionsFor(articles, plan, document.locales.supported)) {
        const shown = also.filter((other) => reads(readers.get(other), article));
        await insertArticle({ client, brand: id, brands: [id, ...shown] }, article, { publishAt, sample });
      }
    }
  }
}

/** The versions of an article that the readers of these locales read. */
function versionsFor(articles: readonly Article[], { name }: ArticlePlan, locales: readonly string[]): Article[] {
  const read = new Set(locales.flatMap(languagesOf));
  return articles.filter((article) => article.name === name && read.has(article.language));
}

const reads = (brand: CompiledBrand | undefined, { language }: Article) =>
  brand?.document.locales.supported.some((locale) => languagesOf(locale).includes(language)) ?? false;

async function insertArticle(
  { client, brand, brands }: { client: pg.PoolClient; brand: string; brands: readonly string[] },
  { name, language, authors, ...article }: Article,
  { publishAt, sample }: { publishAt: Date; sample: boolean },
): Promise<void> {
  const scope = { db: drizzle(client), frontend: brand };
  const picture = { url: `/files/${fileOf(name)}`, alt: '', ...SIZE };
  const translation = `${brand} ${name}`;
  const values = { ...article, authors, picture, translation, langcode: language, slug: slugOf(article.title) };
  const dates = { publishAt, created: publishAt, changed: publishAt };
  const [row] = await rowsOf(scope)
    .insert(blogPost)
    .values({ ...values, ...dates, words: wordsOf(values), announced: true, sample })
    .returning({ id: blogPost.id });
  if (row) await showOn(scope, { ...values, id: row.id }, brands);
}
