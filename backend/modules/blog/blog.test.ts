/** The blog as visitors read it, through GraphQL on a real database. */
import { beforeEach, describe, expect, it } from 'vitest';
import { blogPost } from '../../database/schema/blog.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { days, insertBlogPost } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { publishPostsTask } from '../content/tasks.ts';
import { listNewPosts } from './store.ts';

const site = testAccountsOf([
  testBrand('acme', ({ features, locales }) => {
    features.blog = true;
    Object.assign(locales, { default: 'en', supported: ['en', 'en-GB', 'de'] });
  }),
  testBrand('rhein', ({ features, locales }) => {
    features.blog = true;
    Object.assign(locales, { default: 'de', supported: ['de', 'en'] });
  }),
  testBrand('off'),
]);
beforeEach(() => site.db.delete(everyBrand(blogPost)));

const LIST = `query ($category: String, $text: String, $offset: Int, $limit: Int) {
  blogPosts(category: $category, text: $text, offset: $offset, limit: $limit) {
    total posts { title } categories { name count } } }`;
const READ = `query ($id: Int!) { blogPost(id: $id) { title path canonicalUrl related { title } } }`;
const ROUTE = `query ($slug: String!) { getRoutInfo(slug: $slug) { route {
  error { code reason } content { id type metatags { meta value } translations { locale path } } } } }`;

interface Listed {
  blogPosts: { total: number; posts: { title: string }[]; categories: { name: string; count: number }[] };
}
interface Read {
  blogPost: { title: string; path: string; canonicalUrl: string; related: { title: string }[] } | null;
}
interface Routed {
  getRoutInfo: {
    route: {
      error: { code: number; reason: string } | null;
      content: {
        id: number;
        type: string;
        metatags: { meta: string; value: string }[];
        translations: { locale: string; path: string }[];
      } | null;
    };
  };
}

async function titles(variables = {}, asker = {}): Promise<string[]> {
  const { blogPosts } = await site.ask<Listed>(LIST, variables, asker);
  return blogPosts.posts.map(({ title }) => title);
}
const read = async (id: number, asker = {}) => (await site.ask<Read>(READ, { id }, asker)).blogPost;
const route = async (slug: string, asker = {}) => (await site.ask<Routed>(ROUTE, { slug }, asker)).getRoutInfo.route;

describe('the list of posts', () => {
  it('has those that are published, the newest first', async () => {
    await insertBlogPost(site.db, { title: 'Old', publishAt: days(-9) });
    await insertBlogPost(site.db, { title: 'New', publishAt: days(-1) });
    await insertBlogPost(site.db, { title: 'Draft', publishAt: null });
    await insertBlogPost(site.db, { title: 'Tomorrow', publishAt: days(1) });
    expect(await titles()).toEqual(['New', 'Old']);
  });

  it('is of this brand, and of others that show their posts here', async () => {
    await insertBlogPost(site.db, { title: 'Same', body: 'ours' });
    await insertBlogPost(site.db, { title: 'Same', body: 'theirs', frontend: 'rhein' });
    const shared = await insertBlogPost(site.db, { title: 'Shared', frontend: 'rhein', on: ['rhein', 'acme'] });
    expect(await titles()).toEqual(['Shared', 'Same']);
    expect(await read(shared)).toMatchObject({
      path: '/blog/shared',
      canonicalUrl: 'https://rhein.example/en/blog/shared',
    });
  });

  it('is in the language of its readers; those of a variety also read the language itself', async () => {
    await insertBlogPost(site.db, { title: 'English', translation: 'one', publishAt: days(-3) });
    await insertBlogPost(site.db, { title: 'British', langcode: 'en-GB', translation: 'one', publishAt: days(-3) });
    await insertBlogPost(site.db, { title: 'Deutsch', langcode: 'de', translation: 'one', publishAt: days(-3) });
    await insertBlogPost(site.db, { title: 'English alone', translation: 'two', publishAt: days(-2) });
    // A version that only another brand shows takes nobody's place here.
    await insertBlogPost(site.db, { title: 'There', langcode: 'en-GB', translation: 'two', frontend: 'rhein' });
    expect(await titles()).toEqual(['English alone', 'English']);
    expect(await titles({}, { locale: 'en-GB' })).toEqual(['English alone', 'British']);
    expect(await titles({}, { locale: 'de' })).toEqual(['Deutsch']);
  });

  it('has pages and categories, and refuses more than fifty', async () => {
    for (const [at, category] of ['Pay', 'Pay', 'Interviews', ''].entries())
      await insertBlogPost(site.db, { title: `Post ${at}`, category, publishAt: days(-at - 1) });
    expect(await site.ask(LIST, { category: 'Pay', offset: 1, limit: 1 })).toEqual({
      blogPosts: {
        total: 2,
        posts: [{ title: 'Post 1' }],
        categories: [
          { name: 'Interviews', count: 1 },
          { name: 'Pay', count: 2 },
        ],
      },
    });
    expect(await titles({ category: 'Elsewhere' })).toEqual([]);
    for (const range of [{ limit: 51 }, { limit: 0 }, { offset: -1 }])
      await expect(site.ask(LIST, range)).rejects.toThrow('BAD_INPUT');
  });

  it('is searched by stems, phrases and exclusions, headings first', async () => {
    await insertBlogPost(site.db, { title: 'Letters', body: '<p>Negotiating is in here.</p>', publishAt: days(-1) });
    await insertBlogPost(site.db, { title: 'Negotiate your pay', body: '<p>How much?</p>', publishAt: days(-2) });
    await insertBlogPost(site.db, { title: 'Your first pay day', body: '<p>x</p>', publishAt: days(-3) });
    expect(await titles({ text: 'negotiation' })).toEqual(['Negotiate your pay', 'Letters']);
    expect(await titles({ text: '"pay day"' })).toEqual(['Your first pay day']);
    expect(await titles({ text: 'pay -day' })).toEqual(['Negotiate your pay']);
    expect(await titles({ text: 'zeppelin' })).toEqual([]);
    expect(await titles({ text: `'"!!:*&|(` })).toEqual([]);
  });
});

it('is new to readers of the brands that show it alone', async () => {
  await insertBlogPost(site.db, { title: 'Same', body: 'ours' });
  await insertBlogPost(site.db, { title: 'Same', body: 'theirs', frontend: 'rhein' });
  const newPosts = async (frontend: string) => {
    const reading = { db: site.db, frontend, locale: 'en', now: new Date() };
    return (await listNewPosts(reading, days(-9), 5)).map(({ body }) => body);
  };
  expect(await newPosts('acme')).toEqual(['ours']);
  expect(await newPosts('rhein')).toEqual(['theirs']);
});

describe('a post', () => {
  it('is read once it is published, on the brands that show it', async () => {
    const id = await insertBlogPost(site.db, { title: 'Here' });
    const draft = await insertBlogPost(site.db, { title: 'Draft', publishAt: null });
    const later = await insertBlogPost(site.db, { title: 'Later', publishAt: days(1) });
    expect(await read(id)).toMatchObject({ title: 'Here', path: '/blog/here' });
    expect([await read(draft), await read(later), await read(0)]).toEqual([null, null, null]);
    expect(await read(id, { brand: 'rhein' })).toBeNull();
    await expect(read(id, { brand: 'off' })).rejects.toThrow('FEATURE_OFF');
  });

  it('has related ones: by words, by category, then others, in the same language, never itself', async () => {
    const id = await insertBlogPost(site.db, { title: 'Talking about salary', category: 'Pay' });
    await insertBlogPost(site.db, { title: 'Taxes', body: '<p>x</p>', category: 'Pay' });
    await insertBlogPost(site.db, { title: 'Salary in your first job', body: '<p>x</p>', category: 'Start' });
    await insertBlogPost(site.db, { title: 'Gardens', body: '<p>x</p>', category: 'Start' });
    await insertBlogPost(site.db, { title: 'Salary', langcode: 'de', category: 'Pay' });
    await insertBlogPost(site.db, { title: 'Salary elsewhere', frontend: 'rhein', category: 'Pay' });
    expect((await read(id))?.related.map(({ title }) => title)).toEqual([
      'Salary in your first job',
      'Taxes',
      'Gardens',
    ]);
  });

  it('is a route with metatags of its own, and the way to its other languages', async () => {
    const id = await insertBlogPost(site.db, { title: 'Pay', translation: 'pay' });
    await insertBlogPost(site.db, { title: 'Gehalt', langcode: 'de', translation: 'pay' });
    const found = await route('/blog/pay');
    expect(found.content).toMatchObject({
      id,
      type: 'blog_post',
      translations: [
        { locale: 'en', path: '/blog/pay' },
        { locale: 'en-GB', path: '/en-GB/blog/pay' },
        { locale: 'de', path: '/de/blog/gehalt' },
      ],
    });
    const tags = new Map(found.content?.metatags.map(({ meta, value }) => [meta, value]));
    expect([tags.get('canonical_url'), tags.get('description'), tags.get('og:type')]).toEqual([
      'https://acme.example/blog/pay',
      'What employers read.',
      'article',
    ]);
    expect((await route('/de/blog/pay')).error).toEqual({ code: 404, reason: 'POST_UNKNOWN' });
    expect((await route('/blog/pay', { brand: 'rhein', locale: 'en' })).error?.code).toBe(404);
    expect((await route('/blog/pay', { brand: 'off' })).content).toBeNull();
  });

  it('is in the sitemap of the brand that owns it, in the languages that read it', async () => {
    await insertBlogPost(site.db, { title: 'Ours', on: ['acme', 'rhein'] });
    await insertBlogPost(site.db, { title: 'Tomorrow', publishAt: days(1) });
    await insertBlogPost(site.db, { title: 'Example', sample: true });
    const slugs = async (brand: string, language: string) => {
      const query = { brand, type: 'posts' as const, language, after: 0, limit: 9, now: new Date() };
      return (await site.backend.services.sitemaps.rows(query)).map(({ slug }) => slug);
    };
    expect([await slugs('acme', 'en'), await slugs('acme', 'en-GB')]).toEqual([['ours'], ['ours']]);
    expect([await slugs('acme', 'de'), await slugs('rhein', 'en')]).toEqual([[], []]);
  });
});

it('tells the pages of every brand that shows a post when its time has come, once', async () => {
  await insertBlogPost(site.db, { title: 'Due', announced: false, on: ['acme', 'rhein'], publishAt: days(-1) });
  await insertBlogPost(site.db, { title: 'Later', announced: false, publishAt: days(1) });
  const heard: string[] = [];
  const end = site.backend.services.bus.onTags((tags) => heard.push(...tags.filter((tag) => tag.startsWith('blog:'))));
  const tools = { ...site.backend.work, signal: new AbortController().signal };
  await publishPostsTask.run(tools, {});
  await expect.poll(() => heard.toSorted()).toEqual(['blog:acme', 'blog:rhein']);
  await publishPostsTask.run(tools, {});
  const rows = await site.db
    .select({ title: blogPost.title, announced: blogPost.announced })
    .from(everyBrand(blogPost));
  expect(Object.fromEntries(rows.map(({ title, announced }) => [title, announced]))).toEqual({
    Due: true,
    Later: false,
  });
  expect(heard).toHaveLength(2);
  end();
});
