/** Text and landing pages in the hands of those who administer a brand, and as visitors find them; on a real database. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landingPage } from '../../database/schema/pages.ts';
import { publishTags } from '../../services/tag-store.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertPage } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { publishPostsTask } from '../content/tasks.ts';

const site = testAccountsOf([
  testBrand('acme', ({ locales }) => {
    Object.assign(locales, { default: 'en', supported: ['en', 'de'] });
  }),
  testBrand('rhein', ({ locales }) => {
    Object.assign(locales, { default: 'de', supported: ['de', 'en'] });
  }),
]);
let boss: Person;
let both: Person;
beforeAll(async () => {
  boss = await insertPerson(site, { roles: ['site_admin'] });
  both = await insertPerson(site, { roles: ['administrator'], everywhere: true });
});
beforeEach(() => site.db.delete(everyBrand(landingPage)));

const FIELDS = 'id version state publishAt path title description body search searchTitle hiddenBy url translations';
const SAVE = `mutation ($id: Int, $version: Int, $input: PageInput!) {
  page: savePage(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const SCHEDULE = `mutation ($id: Int!, $version: Int!, $publishAt: DateTime, $archived: Boolean) {
  page: schedulePage(id: $id, version: $version, publishAt: $publishAt, archived: $archived) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!, $version: Int!) { page: deletePage(id: $id, version: $version) }';
const ONE = `query ($id: Int!) { page: editedPage(id: $id) { ${FIELDS} } }`;
const ALL = `query ($brand: String, $state: ContentState, $language: String, $list: AdminList) {
  editedPages(brand: $brand, state: $state, language: $language, list: $list) { total pages { path brand } } }`;
const PREVIEW = `query ($input: PageInput!) {
  pagePreview(input: $input) { page { title body search } hiddenBy searchTitle } }`;
const ROUTE = `query ($slug: String!) { getRoutInfo(slug: $slug) { route {
  error { code reason } content { type landingPage { title body search } translations { locale path } } } } }`;

interface Page {
  id: number;
  version: number;
  state: string;
  path: string;
  body: string;
  search: string | null;
  hiddenBy: string | null;
}
interface Routed {
  getRoutInfo: { route: { error: unknown; content: { landingPage: unknown; translations: unknown } | null } };
}
const input = (changes = {}) => ({
  ...{ language: 'en', path: '/fair', title: 'Job fair', body: '<p>Come along.</p>', ...changes },
});
async function save(changes = {}, about: { id?: number; version?: number } = {}, asker: object = boss): Promise<Page> {
  return (await site.ask<{ page: Page }>(SAVE, { ...about, input: input(changes) }, asker)).page;
}
async function run(query: string, variables: object, asker: object = boss): Promise<Page> {
  return (await site.ask<{ page: Page }>(query, variables as Record<string, unknown>, asker)).page;
}
async function paths(variables = {}, asker: object = boss): Promise<string[]> {
  type Listed = { editedPages: { pages: { path: string; brand: string }[] } };
  const { editedPages } = await site.ask<Listed>(ALL, variables, asker);
  return editedPages.pages.map(({ brand, path }) => `${brand} ${path}`);
}
const route = async (slug: string, asker = {}) => (await site.ask<Routed>(ROUTE, { slug }, asker)).getRoutInfo.route;
const UNKNOWN = { error: { code: 404, reason: 'PAGE_UNKNOWN' }, content: null };

describe('a page that is saved', () => {
  it('is a draft with sanitized text, which visitors see once it is published', async () => {
    const page = await save({ body: '<h2>Where</h2><script>x()</script><p onclick="x()">In the hall.</p>' });
    expect(page).toEqual({
      ...{ id: page.id, version: 1, state: 'DRAFT', publishAt: null, path: '/fair', title: 'Job fair' },
      ...{ description: '', body: '<h2>Where</h2><p>In the hall.</p>', search: null, searchTitle: null },
      ...{ hiddenBy: null, url: 'https://acme.example/fair', translations: {} },
    });
    expect(await route('/fair')).toEqual(UNKNOWN);
    await run(SCHEDULE, { ...page, publishAt: days(-1) });
    expect((await route('/fair')).content?.landingPage).toEqual({
      ...{ title: 'Job fair', body: '<h2>Where</h2><p>In the hall.</p>', search: null },
    });
    expect(await route('/de/fair')).toEqual(UNKNOWN);
    expect((await route('/en/fair', { brand: 'rhein' })).content).toBeNull();
  });

  it('loses nothing of two who edit at once', async () => {
    const page = await save();
    const outcomes = await Promise.allSettled([save({ title: 'One' }, page), save({ title: 'Other' }, page)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: 'PAGE_CHANGED' } });
    await expect(save({}, { id: page.id })).rejects.toThrow('PAGE_CHANGED');
  });

  it('has its address alone, in its language', async () => {
    await insertPage(site.db, { frontend: 'rhein' });
    await save();
    await expect(save()).rejects.toThrow('PAGE_PATH_TAKEN');
    expect((await save({ language: 'de' })).path).toBe('/fair');
  });

  it.each([
    [{ title: ' ' }],
    [{ body: '<script>x()</script>' }],
    [{ body: 'x'.repeat(60_001) }],
    [{ language: 'fr' }],
    [{ path: 'fair' }],
    [{ path: '/Fair' }],
    [{ path: '/' }],
    [{ path: '/a/b/c/d/e/f/g' }],
    [{ path: '/../admin' }],
    [{ search: 'https://elsewhere.example/jobs' }],
    [{ search: '/organizations' }],
    [{ search: '/de/jobs?search=koch' }],
    [{ translationOf: 0 }],
  ])('is refused with %o', async (changes) => {
    await expect(save(changes)).rejects.toThrow('BAD_INPUT');
    expect(await site.db.select().from(everyBrand(landingPage))).toEqual([]);
  });
});

describe('a landing page', () => {
  it('shows a search of this brand, and needs no text', async () => {
    const page = await save({ path: '/editors', body: '', search: 'https://acme.example/jobs?search=editor&page=2' });
    expect(page).toMatchObject({
      search: '/jobs?search=editor',
      searchTitle: expect.stringContaining('editor'),
      body: '',
    });
    await run(SCHEDULE, { ...page, publishAt: days(-1) });
    expect((await route('/editors')).content?.landingPage).toMatchObject({ search: '/jobs?search=editor' });
  });
});

describe('the page of the brand document at the same address', () => {
  it('wins, and the editor says so', async () => {
    const page = await save({ path: '/privacy-policy' });
    await run(SCHEDULE, { ...page, publishAt: days(-1) });
    expect(page.hiddenBy).toBe('privacy');
    expect((await route('/privacy-policy')).content?.landingPage).toBeNull();
    expect((await save({ path: '/jobs/all' })).hiddenBy).toBe('jobs');
    expect((await save({ path: '/blog/fair' })).hiddenBy).toBe('routes');
    expect(await site.ask(PREVIEW, { input: input({ path: '/privacy-policy' }) }, boss)).toEqual({
      pagePreview: {
        page: { title: 'Job fair', body: '<p>Come along.</p>', search: null },
        ...{ hiddenBy: 'privacy', searchTitle: null },
      },
    });
  });
});

it('knows its other languages, and search engines do, once they are published', async () => {
  const english = await save();
  const german = await save({ language: 'de', path: '/messe', translationOf: english.id });
  expect(german).toMatchObject({ translations: { en: english.id }, url: 'https://acme.example/de/messe' });
  const { version } = await run(ONE, english);
  await run(SCHEDULE, { id: english.id, version, publishAt: days(-1) });
  expect((await route('/fair')).content?.translations).toEqual([{ locale: 'en', path: '/fair' }]);
  await run(SCHEDULE, { ...german, publishAt: days(-1) });
  expect((await route('/de/messe')).content?.translations).toEqual([
    { locale: 'en', path: '/fair' },
    { locale: 'de', path: '/de/messe' },
  ]);
  const there = await insertPage(site.db, { frontend: 'rhein' });
  await expect(save({ path: '/other', translationOf: there }, {}, both)).rejects.toThrow('BAD_INPUT');
});

it('is published now, later, or no longer, and archived', async () => {
  const draft = await save();
  const later = await run(SCHEDULE, { ...draft, publishAt: days(1) });
  expect([later.state, (await route('/fair')).content]).toEqual(['SCHEDULED', null]);
  await expect(run(SCHEDULE, { ...draft, publishAt: null })).rejects.toThrow('PAGE_CHANGED');
  await expect(run(SCHEDULE, { ...later, publishAt: days(1), archived: true })).rejects.toThrow('BAD_INPUT');
  const now = await run(SCHEDULE, { ...later, publishAt: days(-1) });
  expect([now.state, (await route('/fair')).content === null]).toEqual(['PUBLISHED', false]);
  const archived = await run(SCHEDULE, { ...now, publishAt: null, archived: true });
  expect([archived.state, (await route('/fair')).content]).toEqual(['ARCHIVED', null]);
  expect([await paths({ state: 'ARCHIVED' }), await paths({ state: 'DRAFT' })]).toEqual([['acme /fair'], []]);
  expect((await run(SCHEDULE, { ...archived, publishAt: null })).state).toBe('DRAFT');
});

it('tells the pages of its brand when it changes, and when its time has come', async () => {
  const heard: string[] = [];
  const end = site.backend.services.bus.onTags((tags) => heard.push(...tags.filter((tag) => tag.startsWith('pages:'))));
  // What earlier tests announced may still be on its way.
  await publishTags(site.pool, ['pages:last']);
  await expect.poll(() => heard).toContain('pages:last');
  heard.length = 0;
  await save();
  await expect.poll(() => heard).toEqual(['pages:acme']);
  await insertPage(site.db, { frontend: 'rhein', publishAt: days(-1), announced: false });
  await insertPage(site.db, { path: '/later', publishAt: days(1), announced: false });
  const tools = { ...site.backend.work, signal: new AbortController().signal };
  await publishPostsTask.run(tools, {});
  await expect.poll(() => heard).toEqual(['pages:acme', 'pages:rhein']);
  end();
});

it('is for those who administer its brand', async () => {
  const there = await insertPage(site.db, { frontend: 'rhein', path: '/theirs' });
  await save({ path: '/ours' });
  await insertPage(site.db, { path: '/unser', langcode: 'de', publishAt: days(1) });
  expect((await paths()).sort()).toEqual(['acme /ours', 'acme /unser']);
  expect((await paths({}, both)).sort()).toEqual(['acme /ours', 'acme /unser', 'rhein /theirs']);
  expect(await paths({ brand: 'rhein' }, both)).toEqual(['rhein /theirs']);
  expect([await paths({ language: 'de' }), await paths({ state: 'SCHEDULED' })]).toEqual([
    ['acme /unser'],
    ['acme /unser'],
  ]);
  expect(await paths({ list: { text: 'our' } })).toEqual(['acme /ours']);
  await expect(paths({ brand: 'rhein' })).rejects.toThrow('NOT_ALLOWED');
  expect(await run(ONE, { id: there })).toBeNull();
  for (const query of [DELETE, SCHEDULE])
    await expect(run(query, { id: there, version: 1 })).rejects.toThrow('PAGE_UNKNOWN');
  await expect(save({}, { id: there, version: 1 })).rejects.toThrow('PAGE_UNKNOWN');
  const recruiter = await insertPerson(site, { roles: ['recruiter'] });
  const editor = await insertPerson(site, { roles: ['job_editor'] });
  for (const asker of [recruiter, editor]) await expect(paths({}, asker)).rejects.toThrow('NOT_ALLOWED');
  await expect(paths({}, {})).rejects.toThrow('SIGN_IN_REQUIRED');
});

it('is deleted, but not in a version that its reader has not seen', async () => {
  const page = await save();
  await expect(run(DELETE, { ...page, version: 9 })).rejects.toThrow('PAGE_CHANGED');
  await run(DELETE, { ...page });
  await expect(run(DELETE, { ...page })).rejects.toThrow('PAGE_UNKNOWN');
  expect((await save()).path).toBe('/fair');
});
