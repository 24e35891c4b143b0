/** What previews see and do, beside rows of real people. */
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation as Query } from '../../runtime/core/operation.ts';
import { apiSchema } from '../api-schema.ts';
import { shopBrand } from '../modules/billing/testing/shop.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { askDeeply } from '../testing/borders/selection.ts';
import { makeCast, makeThings, type Things } from '../testing/everybody.ts';
import { operations, operationsOf, wantedBy } from '../testing/operations.ts';
import { days, insertBasics, insertBlogPost, insertJob, insertOrganization } from '../testing/rows.ts';
import { confineText } from './client.ts';
import { FIRST_MADE_UP_JOB, MADE_UP, MADE_UP_ORGANIZATION, PREVIEW_ROLES, type PreviewRole } from './people.ts';
import type { ShownPreview } from './previews.ts';
import { FILLED_TABLES, OPEN_TABLES, SHARED_TABLES } from './tables.ts';
import { createWorlds } from './world.ts';

const acme = shopBrand('acme', (document) => {
  Object.assign(document.features, { blog: true, cvSite: true, resumeSearches: true });
});
const api = testBackend([acme, testBrand('rhein')]);
const questions = operationsOf(apiSchema()).filter(({ name }) => name.startsWith('Query'));
let things: Things;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  const cast = await makeCast(api);
  const wanted = new Set(questions.flatMap(({ name }) => [...wantedBy(operations[name] ?? (() => ({})))]));
  things = await makeThings(api, { side: 'own', who: 'owner', me: cast.owner, wanted });
  await insertOrganization(api.db, { name: 'Quiet Works', data: { personal_info: { lastName: PLANTED } } });
  await plant();
});

/** A name that stands in rows of real people alone. */
const PLANTED = 'Quillfeather';
/** What rows are found by. */
const KEYS: ReadonlySet<string> = new Set(['frontend', 'index', 'kind', 'langcode', 'locale', 'role', 'state', 'type']);
const columns: string[] = [];

/** Writes the name into every column of hidden tables that takes it. */
async function plant(): Promise<void> {
  const { rows } = await api.pool.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb') order by 1, 2`,
  );
  const wanted = rows.filter(
    ({ table, column }) => [OPEN_TABLES, FILLED, SHARED].every((tables) => !tables.has(table)) && !KEYS.has(column),
  );
  for (const { table, column, type } of wanted) {
    const value =
      type === 'text' ? `'${PLANTED} ' || coalesce("${column}", '')` : `'{"name": "${PLANTED}"}' || "${column}"`;
    // Constraints keep the name out of some columns.
    const changed = await api.pool.query(`update "${table}" set "${column}" = ${value}`).catch(() => null);
    if ((changed?.rowCount ?? 0) > 0) columns.push(`${table}.${column}`);
  }
}

const FILLED: ReadonlySet<string> = new Set(Object.keys(FILLED_TABLES));
const SHARED: ReadonlySet<string> = new Set(Object.keys(SHARED_TABLES));

const shown = (role: PreviewRole, at: Date | null = null): ShownPreview => ({ brand: acme, role, at });

async function ask(preview: ShownPreview, query: string, variables: object = {}, isStrict = true): Promise<string> {
  const headers = { 'content-type': 'application/json', frontend: 'acme;en', authorization: 'Bearer preview' };
  const body = JSON.stringify({ query, variables });
  const request = new Request('http://1-x.preview.example/graphql', { method: 'POST', headers, body });
  const answer = await api.backend.previews.fetch(preview, request, { visited: 'http://1-x.preview.example' });
  const text = await answer.text();
  if (/"INTERNAL"|^{"errors".*Something/.test(text) || (isStrict && preview.at && text.includes('errors')))
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
    await work(worlds.of(acme, at));
  } finally {
    await worlds.close();
  }
}

describe('people in a preview', () => {
  it.each(PREVIEW_ROLES)('are nobody real, whatever a %s asks', async (role) => {
    expect(columns).toEqual(
      expect.arrayContaining(['account.display_name', 'application.data', 'purchase_order.customer', 'resume.data']),
    );
    const told: string[] = [];
    const moments = role === 'recruiter' ? [null, days(3)] : [null];
    for (const at of moments)
      for (const operation of questions) {
        const args = operations[operation.name]?.(things) ?? {};
        const answer = await askDeeply(operation, args, (document) => ask(shown(role, at), document, args, false));
        if (answer.includes(PLANTED)) told.push(`${operation.name}: ${answer}`);
      }
    expect(told).toEqual([]);
  });

  it('have something to see on their pages', async () => {
    const answersOf = async (role: PreviewRole, query: string, variables = {}) =>
      JSON.parse(await ask(shown(role), query, variables)).data;
    const ofApplicant = await answersOf(
      'applicant',
      `{ applications { total items { jobTitle organizationName stage } } jobAlerts { title } ownResume { started }
        ownResumeContacts { message } bookmarks { id } }`,
    );
    const [first] = ofApplicant.applications.items;
    expect(first).toEqual({
      jobTitle: expect.any(String),
      organizationName: 'Sample Company',
      stage: expect.any(String),
    });
    expect(ofApplicant).toMatchObject({
      jobAlerts: [{ title: 'All jobs' }],
      ownResume: { started: true },
      ownResumeContacts: [{ message: expect.stringContaining('Would you like to talk?') }],
    });
    const { id } = MADE_UP_ORGANIZATION;
    const ofRecruiter = await answersOf(
      'recruiter',
      `query ($id: Int!) { ownJobs { total jobs { id state } } ownOrders(organizationId: $id) { orders { state } }
        getCredits(organizationId: $id) { amount } resumeAlerts { title } resumeContacts { total }
        search(index: RESUMES, request: { range: { first: 0, last: 10 } }) { total hits { id } } }`,
      { id },
    );
    expect(ofRecruiter).toMatchObject({
      ownJobs: { total: 4 },
      ownOrders: { orders: [{ state: 'open' }, { state: 'paid' }] },
      resumeAlerts: [{ title: 'All resumes' }],
      resumeContacts: { total: 1 },
      search: { total: 1, hits: [{ id: expect.any(Number) }] },
    });
    expect(ofRecruiter.getCredits.length).toBeGreaterThan(0);
    const { applicants } = await answersOf(
      'recruiter',
      'query ($id: Int!) { applicants(jobId: $id) { total items { name } } }',
      { id: FIRST_MADE_UP_JOB },
    );
    expect(applicants.items.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Alex Sample',
      'Jo Sample',
      'Sam Sample',
    ]);
  });

  it('have jobs that nobody finds', async () => {
    const answer = await ask(
      shown('visitor'),
      '{ search(index: JOBS, request: { range: { first: 0, last: 50 } }) { hits { id } } }',
    );
    expect(JSON.parse(answer).data.search.hits.filter(({ id }: { id: number }) => id >= FIRST_MADE_UP_JOB)).toEqual([]);
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
    const hidden = rows.map(({ name }) => name).filter((name) => !OPEN_TABLES.has(name) && !SHARED.has(name));
    expect(hidden).toEqual(
      expect.arrayContaining(['account', 'application', 'resume', 'resume_search', 'outbox', 'brand_patch']),
    );
    const held: string[] = [];
    await inWorld(null, async (pool) => {
      for (const name of hidden) {
        const own = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
        const across = await pool.query(`select t::text as text from "public"."${name}" t`);
        expect(across.rows).toEqual(own.rows);
        expect(own.rows.filter(({ text }) => text.includes(PLANTED))).toEqual([]);
        if (own.rows.length > 0) held.push(name);
      }
      const accounts = await pool.query('select email from account order by id');
      expect(accounts.rows).toEqual(Object.values(MADE_UP).map(({ email }) => ({ email })));
    });
    expect(held).toEqual([
      ...['account', 'account_brand', 'account_role', 'application', 'application_event'],
      ...['credit_balance', 'credit_entry', 'customer', 'invoice', 'invoice_counter', 'organization'],
      ...['organization_member', 'organization_profile', 'purchase_line', 'purchase_order', 'resume'],
      ...['resume_contact', 'resume_frontend', 'resume_search', 'search_alert', 'subscription'],
    ]);
  });

  it('do not see what organizations say about their people', async () => {
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
      await expect(pool.query(`update landing_page set title = 'x'`)).rejects.toThrow('read-only transaction');
      await expect(pool.query(`update job set title = 'x'`)).rejects.toThrow('cannot update view "job"');
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
    await expect(worlds.of(acme, days(5)).query('select from account')).rejects.toThrow('No languages.');
    await worlds.close();
  });
});

const SEARCH = `query ($keys: String!) { search(index: JOBS, request: { range: { first: 0, last: 10 }, fulltext: { keys: $keys } }) { total hits { id } } }`;

/** Ids of the jobs that a preview finds at a moment. */
async function found(keys: string, at: Date | null): Promise<number[]> {
  const { data } = JSON.parse(await ask(shown('visitor', at), SEARCH, { keys }));
  return data.search.hits.map(({ id }: { id: number }) => id);
}

describe('another brand', () => {
  const FOREIGN = /rhein|Rhine Works|Ferryman/;
  let ferryman: number;
  beforeAll(async () => {
    const organizationId = await insertOrganization(api.db, { name: 'Rhine Works', profiles: [{ frontend: 'rhein' }] });
    ferryman = await insertJob(api.db, { frontend: 'rhein', title: 'Ferryman', organizationId });
    for (const brand of ['acme', 'rhein'])
      await api.pool.query(
        `with info as (insert into consent_info (frontend, type, placement) values ($1, 'PRIVACY_POLICY', 'ALERT') returning id)
          insert into consent_info_revision (info_id, text) select id, jsonb_build_object('de', 'Von ' || $1) from info`,
        [brand],
      );
  });

  it.each([
    ['of now', null],
    ['of another day', days(2)],
  ])('lends nothing to a preview %s', async (_, at) => {
    await inWorld(at, async (pool) => {
      const tables = ['consent_info', 'consent_info_revision', 'organization', 'organization_profile'];
      for (const table of tables) {
        const { rows } = await pool.query(`select to_jsonb(t)::text as row from ${table} t`);
        expect(rows.length, table).toBeGreaterThan(0);
        expect(JSON.stringify(rows), table).not.toMatch(FOREIGN);
      }
      const { rows: made } = await pool.query('select title from job where organization_name = $1', [
        MADE_UP_ORGANIZATION.name,
      ]);
      expect(made).toHaveLength(4);
      expect(JSON.stringify(made)).not.toMatch(FOREIGN);
    });
  });

  it('has no job in the copy for another day', async () => {
    await inWorld(days(2), async (pool) => {
      for (const [table, column] of [
        ['job', 'id'],
        ...['job_frontend', 'job_search', 'job_search_brand'].map((name) => [name, 'job_id']),
      ]) {
        const { rows } = await pool.query(`select count(*)::int as count from ${table} where ${column} = $1`, [
          ferryman,
        ]);
        expect(rows, table).toEqual([{ count: 0 }]);
      }
    });
  });
});

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
