/** Posts in the hands of those who administer a brand, through GraphQL on a real database. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blogPost } from '../../database/schema/blog.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBlogPost } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';

const site = testAccountsOf([
  testBrand('acme', ({ features, locales }) => {
    features.blog = true;
    Object.assign(locales, { default: 'en', supported: ['en', 'de'] });
  }),
  testBrand('rhein', ({ features, locales }) => {
    features.blog = true;
    Object.assign(locales, { default: 'de', supported: ['de', 'en'] });
  }),
  testBrand('off'),
]);
let boss: Person;
let both: Person;
beforeAll(async () => {
  boss = await insertPerson(site, { roles: ['site_admin'] });
  both = await insertPerson(site, { roles: ['administrator'], everywhere: true });
});
beforeEach(() => site.db.delete(everyBrand(blogPost)));

const FIELDS = `id version state publishAt slug title summary body category authors brands translations`;
const SAVE = `mutation ($id: Int, $version: Int, $input: BlogPostInput!) {
  post: saveBlogPost(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const SCHEDULE = `mutation ($id: Int!, $version: Int!, $publishAt: DateTime, $archived: Boolean) {
  post: scheduleBlogPost(id: $id, version: $version, publishAt: $publishAt, archived: $archived) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!, $version: Int!) { post: deleteBlogPost(id: $id, version: $version) }';
const ONE = `query ($id: Int!) { post: editedBlogPost(id: $id) { ${FIELDS} } }`;
const ALL = 'query ($brand: String) { editedBlogPosts(brand: $brand) { total posts { title state } } }';
const PUBLIC = '{ blogPosts { posts { title } } }';

interface Post {
  id: number;
  version: number;
  state: string;
  slug: string;
  body: string;
  brands: string[];
  translations: Record<string, number>;
}
const input = (changes = {}) => ({
  ...{ language: 'en', title: 'Asking for more', summary: 'When and how.', body: '<p>Ask early.</p>', ...changes },
});
async function save(changes = {}, about: { id?: number; version?: number } = {}, asker: object = boss): Promise<Post> {
  return (await site.ask<{ post: Post }>(SAVE, { ...about, input: input(changes) }, asker)).post;
}
async function run(query: string, variables: object, asker: object = boss): Promise<Post> {
  return (await site.ask<{ post: Post }>(query, variables as Record<string, unknown>, asker)).post;
}
const shown = async (asker = {}) =>
  (await site.ask<{ blogPosts: { posts: { title: string }[] } }>(PUBLIC, {}, asker)).blogPosts.posts.map(
    ({ title }) => title,
  );

describe('a post that is saved', () => {
  it('is a draft with sanitized text and a URL from its title', async () => {
    const post = await save({
      ...{ title: ' Für  Köche: 3 Tipps ', category: ' Pay ', authors: ['Ida Berg', ' '] },
      body: '<h2>One</h2><script>x()</script><p onclick="x()">Ask <b>early</b>.</p>',
    });
    expect(post).toEqual({
      ...{ id: post.id, version: 1, state: 'DRAFT', publishAt: null, slug: 'fur-koche-3-tipps' },
      ...{ title: 'Für Köche: 3 Tipps', summary: 'When and how.', category: 'Pay', authors: ['Ida Berg'] },
      body: '<h2>One</h2><p>Ask <b>early</b>.</p>',
      ...{ brands: ['acme'], translations: {} },
    });
    expect(await shown()).toEqual([]);
  });

  it('keeps its headings, saved once or twice, below the title', async () => {
    const body = '<h1>A</h1><p>a</p><h2>B</h2><p>b</p><h3>C</h3><p>c</p>';
    const post = await save({ body });
    const kept = '<h2>A</h2><p>a</p><h2>B</h2><p>b</p><h3>C</h3><p>c</p>';
    expect([post.body, (await save({ body: post.body }, post)).body]).toEqual([kept, kept]);
  });

  it('keeps its URL when its title changes, and takes another on request', async () => {
    const post = await save();
    const renamed = await save({ title: 'Asking for less' }, post);
    expect([renamed.slug, renamed.version]).toEqual(['asking-for-more', 2]);
    expect((await save({ slug: 'asking' }, renamed)).slug).toBe('asking');
  });

  it('is found by the words it has then', async () => {
    const post = await run(SCHEDULE, { ...(await save()), publishAt: days(-1) });
    const count = async (text: string) =>
      (await site.ask<{ blogPosts: { total: number } }>(`{ blogPosts(text: "${text}") { total } }`)).blogPosts.total;
    expect([await count('early'), await count('late')]).toEqual([1, 0]);
    await save({ body: '<p>Ask late.</p>' }, post);
    expect([await count('early'), await count('late')]).toEqual([0, 1]);
  });

  it('loses nothing of two who edit at once', async () => {
    const post = await save();
    const outcomes = await Promise.allSettled([save({ title: 'One' }, post), save({ title: 'Other' }, post)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: 'BLOG_POST_CHANGED' },
    });
    await expect(save({}, { id: post.id })).rejects.toThrow('BLOG_POST_CHANGED');
  });

  it.each([
    [{ title: ' ' }],
    [{ title: 'x'.repeat(201) }],
    [{ summary: '' }],
    [{ body: '<script>x()</script>' }],
    [{ body: 'x'.repeat(60_001) }],
    [{ language: 'fr' }],
    [{ slug: 'Two words' }],
    [{ slug: '../admin' }],
    [{ slug: '' }],
    [{ category: 'x'.repeat(61) }],
    [{ authors: Array.from({ length: 9 }, () => 'Ida') }],
    [{ picture: { url: 'https://elsewhere.example/a.png', alt: '', width: 1, height: 1 } }],
    [{ picture: { url: '/files/../secret', alt: '', width: 1, height: 1 } }],
    [{ picture: { url: '/files/public/a.png', alt: '', width: 0, height: 1 } }],
    [{ translationOf: 0 }],
  ])('is refused with %o', async (changes) => {
    await expect(save(changes)).rejects.toThrow('BAD_INPUT');
    expect(await site.db.select().from(everyBrand(blogPost))).toEqual([]);
  });
});

describe('further brands', () => {
  it('show a post if one person administers them all, under one URL', async () => {
    await expect(save({ brands: ['rhein'] })).rejects.toThrow('NOT_ALLOWED');
    const post = await save({ brands: ['rhein', 'acme', 'rhein'] }, {}, both);
    expect(post.brands).toEqual(['acme', 'rhein']);
    await run(SCHEDULE, { ...post, publishAt: days(-1) });
    expect(await shown({ brand: 'rhein', locale: 'en' })).toEqual(['Asking for more']);
    const { version } = await run(ONE, post);
    await save({}, { ...post, version });
    expect(await shown({ brand: 'rhein', locale: 'en' })).toEqual([]);
    expect(await shown()).toEqual(['Asking for more']);
  });

  it('have a blog and the language', async () => {
    await expect(save({ brands: ['off'] }, {}, both)).rejects.toThrow('BAD_INPUT');
    await expect(save({ brands: ['unknown'] }, {}, both)).rejects.toThrow('BAD_INPUT');
  });

  it('have no other post with its URL', async () => {
    await insertBlogPost(site.db, { frontend: 'rhein', title: 'Asking for more' });
    await expect(save({ brands: ['rhein'] }, {}, both)).rejects.toThrow('BLOG_SLUG_TAKEN');
    await save();
    await expect(save()).rejects.toThrow('BLOG_SLUG_TAKEN');
    expect((await save({ language: 'de' })).slug).toBe('asking-for-more');
  });
});

describe('the languages of a post', () => {
  it('know each other', async () => {
    const english = await save();
    const german = await save({ language: 'de', translationOf: english.id });
    expect(german.translations).toEqual({ en: english.id });
    expect((await run(ONE, english)).translations).toEqual({ de: german.id });
  });

  it('are posts of one brand', async () => {
    const there = await insertBlogPost(site.db, { frontend: 'rhein' });
    await expect(save({ translationOf: there }, {}, both)).rejects.toThrow('BAD_INPUT');
  });
});

it('is published now, later, or no longer', async () => {
  const draft = await save();
  const later = await run(SCHEDULE, { ...draft, publishAt: days(1) });
  expect([later.state, later.version, await shown()]).toEqual(['SCHEDULED', 2, []]);
  const now = await run(SCHEDULE, { ...later, publishAt: days(-1) });
  expect([now.state, await shown()]).toEqual(['PUBLISHED', ['Asking for more']]);
  await expect(run(SCHEDULE, { ...later, publishAt: null })).rejects.toThrow('BLOG_POST_CHANGED');
  const again = await run(SCHEDULE, { ...now, publishAt: null });
  expect([again.state, await shown()]).toEqual(['DRAFT', []]);
});

it('is deleted with its URL, but not a version that its reader has not seen', async () => {
  const post = await save();
  await expect(run(DELETE, { ...post, version: 9 })).rejects.toThrow('BLOG_POST_CHANGED');
  await run(DELETE, { ...post });
  await expect(run(DELETE, { ...post })).rejects.toThrow('BLOG_POST_UNKNOWN');
  expect((await save()).slug).toBe('asking-for-more');
});

it('is for those who administer this brand, about its own posts', async () => {
  const there = await insertBlogPost(site.db, { frontend: 'rhein', on: ['rhein', 'acme'], title: 'Theirs' });
  await insertBlogPost(site.db, { title: 'Ours', publishAt: days(-1) });
  await save({ title: 'Draft' });
  await insertBlogPost(site.db, { title: 'Tomorrow', publishAt: days(1) });
  expect(await site.ask(ALL, {}, boss)).toEqual({
    editedBlogPosts: {
      total: 3,
      posts: [
        { title: 'Draft', state: 'DRAFT' },
        { title: 'Tomorrow', state: 'SCHEDULED' },
        { title: 'Ours', state: 'PUBLISHED' },
      ],
    },
  });
  expect(await run(ONE, { id: there })).toBeNull();
  for (const query of [DELETE, SCHEDULE])
    await expect(run(query, { id: there, version: 1 })).rejects.toThrow('BLOG_POST_UNKNOWN');
  await expect(save({}, { id: there, version: 1 })).rejects.toThrow('BLOG_POST_UNKNOWN');
  const recruiter = await insertPerson(site, { roles: ['recruiter'] });
  const editor = await insertPerson(site, { roles: ['job_editor'] });
  for (const asker of [recruiter, editor]) await expect(site.ask(ALL, {}, asker)).rejects.toThrow('NOT_ALLOWED');
  await expect(site.ask(ALL)).rejects.toThrow('SIGN_IN_REQUIRED');
  const away = await insertPerson(site, { on: 'off', roles: ['site_admin'] });
  await expect(site.ask(ALL, {}, { ...away, brand: 'off' })).rejects.toThrow('FEATURE_OFF');
});

describe('the history of a post', () => {
  const HISTORY = `query ($id: Int!) { post: editedBlogPost(id: $id) {
    changedBy history { version state author content } } }`;
  interface History {
    post: {
      changedBy: string | null;
      history: { version: number; state: string; author: string | null; content: Record<string, unknown> }[];
    };
  }
  const historyOf = async (id: number) => (await site.ask<History>(HISTORY, { id }, boss)).post;

  it('keeps every version and who saved it, also of a post that came from elsewhere', async () => {
    const id = await insertBlogPost(site.db, { title: 'Seeded' });
    expect(await historyOf(id)).toEqual({ changedBy: null, history: [] });
    const saved = await save({ title: 'Better', slug: 'seeded' }, { id, version: 1 });
    await run(SCHEDULE, { ...saved, publishAt: null, archived: true }, both);
    const { changedBy, history } = await historyOf(id);
    const nameOf = ({ email }: Person) => email.replace(/^person(\d+)@.*/, 'Person $1');
    expect(changedBy).toBe(nameOf(both));
    expect(history.map(({ version, state, author, content }) => [version, state, author, content.title])).toEqual([
      [3, 'ARCHIVED', nameOf(both), 'Better'],
      [2, 'PUBLISHED', nameOf(boss), 'Better'],
      [1, 'PUBLISHED', null, 'Seeded'],
    ]);
    expect(history[2]?.content).toMatchObject({
      slug: 'seeded',
      brands: [],
      body: '<p>Begin with what you have done.</p>',
    });
  });

  it('has the further brands that showed it', async () => {
    const { id } = await save({ brands: ['rhein'] }, {}, both);
    expect((await historyOf(id)).history.map(({ content }) => content.brands)).toEqual([['rhein']]);
  });

  it('is written down in the log of the brand', async () => {
    const post = await save({ title: 'Logged' });
    await run(SCHEDULE, { ...post, publishAt: days(-1) });
    const { version } = await run(ONE, post);
    await run(DELETE, { id: post.id, version });
    const EVENTS = '{ adminEvents { events { kind brand account detail } } }';
    const { adminEvents } = await site.ask<{ adminEvents: { events: Record<string, unknown>[] } }>(EVENTS, {}, boss);
    const logged = adminEvents.events.filter(({ kind }) => String(kind).startsWith('content_')).slice(0, 3);
    expect(logged.map(({ kind }) => kind)).toEqual(['content_deleted', 'content_published', 'content_saved']);
    expect(logged[0]).toMatchObject({
      ...{ brand: 'acme', account: boss.email, detail: { post: String(post.id), title: 'Logged' } },
    });
  });

  it('is archived and comes back as a draft', async () => {
    const post = await run(SCHEDULE, { ...(await save()), publishAt: days(-1) });
    await expect(run(SCHEDULE, { ...post, publishAt: days(1), archived: true })).rejects.toThrow('BAD_INPUT');
    const archived = await run(SCHEDULE, { ...post, publishAt: null, archived: true });
    expect([archived.state, await shown()]).toEqual(['ARCHIVED', []]);
    expect((await run(SCHEDULE, { ...archived, publishAt: null })).state).toBe('DRAFT');
  });
});

it('is previewed as visitors would see it, and not stored', async () => {
  const PREVIEW = 'query ($input: BlogPostInput!) { blogPostPreview(input: $input) { title path body } }';
  expect(await site.ask(PREVIEW, { input: input({ body: '<p>Hi<script>x()</script></p>' }) }, boss)).toEqual({
    blogPostPreview: { title: 'Asking for more', path: '/blog/asking-for-more', body: '<p>Hi</p>' },
  });
  expect(await site.db.select().from(everyBrand(blogPost))).toEqual([]);
});

it('is listed by state, language, brand and words', async () => {
  const LIST = `query ($list: AdminList, $brand: String, $state: ContentState, $language: String) {
    editedBlogPosts(list: $list, brand: $brand, state: $state, language: $language) { posts { title brand } } }`;
  type Listed = { editedBlogPosts: { posts: { title: string }[] } };
  const list = async (variables: Record<string, unknown>, asker: object = boss) =>
    (await site.ask<Listed>(LIST, variables, asker)).editedBlogPosts.posts.map(({ title }) => title);
  await save({ title: 'Draft' });
  await insertBlogPost(site.db, { title: 'Jetzt', langcode: 'de' });
  await insertBlogPost(site.db, { title: 'Tomorrow', publishAt: days(1) });
  await insertBlogPost(site.db, { title: 'There', frontend: 'rhein', on: ['rhein', 'acme'] });
  expect(await list({ state: 'DRAFT' })).toEqual(['Draft']);
  expect(await list({ state: 'SCHEDULED' })).toEqual(['Tomorrow']);
  expect(await list({ state: 'PUBLISHED' })).toEqual(['Jetzt']);
  expect(await list({ state: 'ARCHIVED' })).toEqual([]);
  expect(await list({ language: 'de' })).toEqual(['Jetzt']);
  expect(await list({ list: { text: 'TOM' } })).toEqual(['Tomorrow']);
  expect(await list({ list: { sort: 'title', descending: false } }, both)).toEqual([
    ...['Draft', 'Jetzt', 'There', 'Tomorrow'],
  ]);
  expect(await list({ brand: 'rhein' }, both)).toEqual(['There']);
  await expect(list({ brand: 'rhein' })).rejects.toThrow('NOT_ALLOWED');
  await expect(list({ list: { count: 101 } })).rejects.toThrow('BAD_INPUT');
});
