/** What previews see and do, beside rows of real people. */
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation as Query } from '../../runtime/core/operation.ts';
import { apiSchema } from '../api-schema.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everybody, makeCast, makeThings, type Things } from '../testing/everybody.ts';
import { documentOf, operations, operationsOf, wantedBy } from '../testing/operations.ts';
import { days, insertBasics, insertBlogPost, insertJob, insertOrganization } from '../testing/rows.ts';
import { confineText } from './client.ts';
import { MADE_UP, PREVIEW_ROLES, type PreviewRole } from './people.ts';
import type { ShownPreview } from './previews.ts';
import { OPEN_TABLES } from './tables.ts';
import { createWorlds } from './world.ts';

const acme = testBrand('acme', (document) => {
  document.features = { ...document.features, blog: true, cvSite: true, resumeSearches: true };
});
const api = testBackend([acme, testBrand('rhein')]);
const questions = operationsOf(apiSchema()).filter(({ name }) => name.startsWith('Query'));
let things: Things;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  const cast = await makeCast(api);
  const wanted = new Set(questions.flatMap(({ name }) => [...wantedBy(operations[name] ?? (() => ({})))]));
  things = await makeThings(api, { side: 'own', who: 'owner', me: cast.owner, wanted });
});

const shown = (role: PreviewRole, at: Date | null = null): ShownPreview => ({ brand: acme, role, at });

async function ask(preview: ShownPreview, query: string, variables: object = {}): Promise<string> {
  const headers = { 'content-type': 'application/json', frontend: 'acme;en', authorization: 'Bearer preview' };
  const body = JSON.stringify({ query, variables });
  const request = new Request('http://1-x.preview.example/graphql', { method: 'POST', headers, body });
  const answer = await api.backend.previews.fetch(preview, request, { visited: 'http://1-x.preview.example' });
  const text = await answer.text();
  if (/"INTERNAL"|^{"errors".*Something/.test(text) || (preview.at && text.includes('errors')))
    throw new Error(`${query} ${text} ${JSON.stringify(api.entries.splice(0).at(-1))}`);
  return text;
}

async function inWorld(at: Date | null, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const worlds = createWorlds({
    url: api.url,
    languagesOf: () => undefined,
    log: () => undefined,
    furnish: (pool) => pool,
  });
  try {
    await work(worlds.of('acme', at));
  } finally {
    await worlds.close();
  }
}

describe('people in a preview', () => {
  it.each(PREVIEW_ROLES)('are nobody real, whatever a %s asks', { timeout: 60_000 }, async (role) => {
    const { rows } = await api.pool.query<{ text: string }>(
      `select email as text from account union select display_name from account where display_name <> ''
        union select recipient from outbox union select mail from consent`,
    );
    expect(rows.length).toBeGreaterThan(everybody.length);
    const told: string[] = [];
    for (const operation of questions) {
      const args = operations[operation.name]?.(things) ?? {};
      const answer = await ask(shown(role), documentOf(operation, args), args);
      told.push(
        ...rows
          .filter(({ text }) => answer.includes(JSON.stringify(text).slice(1, -1)))
          .map(({ text }) => `${operation.name}: ${text}`),
      );
    }
    expect(told).toEqual([]);
  });

  it.each(['applicant', 'recruiter', 'administrator'] as const)('are made up: the %s', async (role) => {
    const { email, id } = MADE_UP[role];
    const answer = JSON.parse(
      await ask(shown(role), '{ getUser { id email emailVerified roles { targetId } organization { name } } }'),
    );
    const organization = role === 'recruiter' ? { name: 'Sample Company' } : null;
    expect(answer).toEqual({
      data: { getUser: { id, email, emailVerified: true, roles: [{ targetId: role }], organization } },
    });
  });

  it('get nothing from the role of an administrator', async () => {
    for (const query of [
      '{ adminUsers { total } }',
      '{ adminBrands { id } }',
      '{ adminMails { total } }',
      '{ brandSchema }',
    ])
      expect(JSON.parse(await ask(shown('administrator'), query)).errors[0].extensions.code).toBe(
        'SECOND_FACTOR_REQUIRED',
      );
  });

  it('are all that the tables of people hold, also for statements across brands', async () => {
    const { rows } = await api.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const hidden = rows.map(({ name }) => name).filter((name) => !OPEN_TABLES.has(name));
    expect(hidden).toEqual(
      expect.arrayContaining(['account', 'application', 'resume', 'resume_search', 'outbox', 'brand_patch']),
    );
    const held: Record<string, string> = {};
    await inWorld(null, async (pool) => {
      for (const name of hidden) {
        const own = await pool.query(`select count(*)::text as count from ${name}`);
        const across = await pool.query(`select count(*)::text as count from "public"."${name}"`);
        expect(across.rows).toEqual(own.rows);
        if (own.rows[0].count !== '0') held[name] = own.rows[0].count;
      }
      const accounts = await pool.query('select email from account order by id');
      expect(accounts.rows).toEqual(Object.values(MADE_UP).map(({ email }) => ({ email })));
    });
    expect(held).toEqual({
      account: '3',
      account_brand: '3',
      account_role: '2',
      organization: expect.any(String),
      organization_member: '1',
      organization_profile: expect.any(String),
    });
  });

  it('do not see what organizations say about their people', async () => {
    await insertOrganization(api.db, { name: 'Quiet Works', data: { personal_info: { lastName: 'Secretive' } } });
    await inWorld(null, async (pool) => {
      const { rows } = await pool.query(
        `select data::text as data, owner_id from organization where name = 'Quiet Works'`,
      );
      expect(rows).toEqual([{ data: '{}', owner_id: null }]);
    });
  });

  it('reach no table by the name of its schema', () => {
    expect(() => confineText('select * from public.account')).toThrow('A preview asked for a table by its schema.');
    expect(() => confineText('select * from public . account')).toThrow();
    expect(confineText('select * from "public"."account"')).toBe('select * from "account"');
  });
});

describe('a preview', () => {
  it('refuses every change, with a sentence', async () => {
    const answer = JSON.parse(
      await ask(shown('applicant'), `mutation { updateAccount(displayName: "Ida") { faults { code } } }`),
    );
    expect(answer.errors[0]).toMatchObject({
      message: 'This is a preview: nothing can be saved or sent here.',
      extensions: { code: 'PREVIEW_ONLY' },
    });
  });

  it('cannot write to a table, and announces nothing', async () => {
    await inWorld(null, async (pool) => {
      await expect(pool.query(`update job set title = 'x'`)).rejects.toThrow('read-only transaction');
      await expect(pool.query(`insert into "public"."blog_post" (title) values ('x')`)).rejects.toThrow();
      expect((await pool.query(`select pg_notify('nameplate', 'x') as said`)).rows).toEqual([{ said: false }]);
    });
  });

  it('uses no connection whose world could not be built', async () => {
    const worlds = createWorlds({
      url: api.url,
      languagesOf: () => {
        throw new Error('No languages.');
      },
      log: () => undefined,
      furnish: (pool) => pool,
    });
    await insertJob(api.db, { title: 'Soon', state: 'scheduled', publishAt: days(2), published: null });
    await expect(worlds.of('acme', days(5)).query('select from account')).rejects.toThrow('No languages.');
    await worlds.close();
  });
});

const SEARCH = `query ($keys: String!) { search(index: JOBS, request: { range: { first: 0, last: 10 }, fulltext: { keys: $keys } }) { total hits { id } } }`;

/** Ids of the jobs that a preview finds at a moment. */
async function found(keys: string, at: Date | null): Promise<number[]> {
  const { data } = JSON.parse(await ask(shown('visitor', at), SEARCH, { keys }));
  return data.search.hits.map(({ id }: { id: number }) => id);
}

describe('a preview of another day', () => {
  it('shows jobs that are published and expired by then, and leaves them as they are', async () => {
    const scheduled = await insertJob(api.db, {
      ...{ title: 'Gardener', state: 'scheduled', publishAt: days(3), published: null, expires: days(20) },
    });
    const ending = await insertJob(api.db, { title: 'Gardener', expires: days(5) });
    expect(await found('gardener', null)).toEqual([ending]);
    expect((await found('gardener', days(4))).sort()).toEqual([scheduled, ending].sort());
    expect(await found('gardener', days(10))).toEqual([scheduled]);
    expect(await found('gardener', days(30))).toEqual([]);
    const { rows } = await api.pool.query('select id, state from job where id = any($1) order by id', [
      [scheduled, ending],
    ]);
    expect(rows).toEqual([
      { id: scheduled, state: 'scheduled' },
      { id: ending, state: 'published' },
    ]);
  });

  it('shows posts that are published by then', async () => {
    const post = await insertBlogPost(api.db, { title: 'Next week', publishAt: days(7), announced: false });
    const query = `query ($id: Int!) { blogPost(id: $id) { id } }`;
    expect(JSON.parse(await ask(shown('visitor'), query, { id: post })).data).toEqual({ blogPost: null });
    expect(JSON.parse(await ask(shown('visitor', days(8)), query, { id: post })).data).toEqual({
      blogPost: { id: post },
    });
  });
});

it('renders pages as a visitor, on the settings of the preview', async () => {
  const run = api.backend.previews.openRun(shown('applicant'), 'en', 'http://1-x.preview.example');
  const query: Query<{ getUser: null }> = { document: '{ getUser { id } }', variables: {} } as never;
  expect(await run.query(query as never)).toEqual({ getUser: null });
});
