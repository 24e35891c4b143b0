/** Previews on their hosts, and what they leave alone. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { createSessionTokens } from '../../backend/session-token.ts';
import { insertPerson, type Person } from '../../backend/testing/people.ts';
import { violationsOf } from './support/axe.ts';
import { hydrated, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { signIn } from './support/sign-in.ts';

const own = ownServers();
/** The pictures of the demo are in the folder of another server. */
const expected = /status of 404/;
const open = testBrowser();
const SECRET = 'a secret that signs previews, long enough';
const BRAND = 'harbor-ledger';

let server: OwnServer;
let pool: pg.Pool;
let boss: Person;
const EMAIL = 'boss@preview.example';
const PASSWORD = 'a long password of the boss';
let brandsDir = '';

const draft = (name: string, more: object = {}) =>
  writeFileSync(
    path.join(brandsDir, `${name}.json`),
    JSON.stringify({ extends: BRAND, site: { name: 'The Hidden Gazette', hosts: [], status: 'draft' }, ...more }),
  );

beforeAll(async () => {
  brandsDir = own.brandsDir();
  draft('hidden-gazette');
  const databaseUrl = await own.database();
  server = await own.start({ DATABASE_URL: databaseUrl, SECRET, BRANDS_DIR: brandsDir });
  pool = createPool(databaseUrl);
  await makeAdministrator(pool, { email: EMAIL, role: 'administrator', brand: null, password: PASSWORD });
  const backend = { services: { tokens: createSessionTokens(SECRET) } };
  boss = await insertPerson(
    { db: openDatabase(pool), backend },
    { on: BRAND, roles: ['administrator'], everywhere: true, displayName: 'Real Administrator' },
  );
});
afterAll(() => pool?.end());

async function graphql(query: string, variables: Record<string, unknown> = {}) {
  const { text } = await server.get('/graphql', {
    brand: BRAND,
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${BRAND};en`, ...boss.headers },
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(text);
}

const CREATE = `mutation ($brand: String!, $patch: JSON!, $role: String, $day: String) {
  createBrandPreview(brand: $brand, patch: $patch, role: $role, day: $day) { preview { id host } findings { message } } }`;
const PATCH = { site: { name: 'The Previewed Ledger' }, theme: { primary: '#123456' }, features: { blog: true } };

interface Preview {
  id: number;
  /** With the port of the server. */
  host: string;
}

async function preview(variables: Record<string, unknown> = {}): Promise<Preview> {
  const { data } = await graphql(CREATE, { brand: BRAND, patch: PATCH, ...variables });
  const { id, host } = data.createBrandPreview.preview;
  return { id, host: `${host}:${server.port}` };
}

const askIn = async (host: string, query: string, headers: Record<string, string> = {}) => {
  const { text } = await server.get('/graphql', {
    ...{ host, method: 'POST', body: JSON.stringify({ query }) },
    headers: { 'content-type': 'application/json', frontend: `${BRAND};en`, origin: `http://${host}`, ...headers },
  });
  return JSON.parse(text);
};

describe('a preview', () => {
  it('shows settings that are not saved, and leaves the site as it is', async () => {
    const before = await server.get('/jobs', { brand: BRAND });
    const { host } = await preview();
    const page = await server.get('/jobs', { host });
    expect(page.status).toBe(200);
    expect(page.text).toContain('The Previewed Ledger');
    expect(page.text).toContain('<div id="preview-bar"');
    expect((await server.get('/blog', { host })).status).toBe(200);
    const after = await server.get('/jobs', { brand: BRAND });
    expect(after.text).not.toContain('Previewed');
    expect(after.text).not.toContain('preview-bar');
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  it('has the colors of its settings', async () => {
    const { host } = await preview();
    const { text } = await server.get('/', { host });
    const sheet = /<link[^>]* href="(\/theme\/[^"]+)"/.exec(text)?.[1] ?? '';
    expect((await server.get(sheet, { host })).text).toContain('#123456');
  });

  it.each([
    ...[
      '/',
      '/jobs',
      '/jobs?search=editor',
      '/nothing',
      '/robots.txt',
      '/sitemap.xml',
      '/feeds/jobs.rss',
      '/favicon.ico',
    ],
    ...[
      '/api/messages/en',
      '/api/auth/session',
      '/_preview/bar.css',
      '/brands/harbor-ledger/favicon.ico',
      '/user/login',
    ],
  ])('is kept by no cache and no search engine: %s', async (address) => {
    const { host } = await preview();
    const { headers } = await server.get(address, { host });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('is shown anew every time: not after it was ended', async () => {
    const { id, host } = await preview();
    expect((await server.get('/jobs', { host })).status).toBe(200);
    expect((await server.get('/jobs', { host })).status).toBe(200);
    await graphql('mutation ($id: Int!) { endBrandPreview(brand: "harbor-ledger", id: $id) }', { id });
    const { status, text } = await server.get('/jobs', { host });
    expect([status, text]).toEqual([
      410,
      'This preview has ended. Please ask whoever sent you the link for a new one.\n',
    ]);
  });

  it('is nowhere with another signature', async () => {
    const { host } = await preview();
    const other = host.replace(/[0-9a-f](?=\.preview)/, (last) => (last === '0' ? '1' : '0'));
    const answer = {
      status: 404,
      text: 'There is no preview at this address. Please check that the link is complete.\n',
    };
    expect(await server.get('/', { host: other })).toMatchObject(answer);
    expect(await server.get('/', { host: `x.preview.localhost:${server.port}` })).toMatchObject(answer);
  });

  it('signs nobody real in, whatever is sent', async () => {
    const { host } = await preview();
    const query = '{ getUser { displayName } }';
    expect(await askIn(host, query, boss.headers)).toEqual({ data: { getUser: null } });
    const asApplicant = host.replace('-visitor-', '-applicant-');
    expect(await askIn(asApplicant, query, boss.headers)).toEqual({
      data: { getUser: { displayName: 'Alex Sample' } },
    });
    const asAdministrator = host.replace('-visitor-', '-administrator-');
    const { errors } = await askIn(asAdministrator, '{ adminUsers { users { email } } }', boss.headers);
    expect(errors[0].extensions.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('takes nothing', async () => {
    const { host } = await preview({ role: 'applicant' });
    const sentence = 'This is a preview: nothing can be saved or sent here.';
    const { errors } = await askIn(host, 'mutation { updateAccount(displayName: "x") { faults { code } } }');
    expect(errors[0].message).toBe(sentence);
    for (const address of ['/contact', '/user/register', '/api/auth/callback/credentials', '/api/stripe/webhook'])
      expect(await server.get(address, { host, method: 'POST', body: 'a=b' })).toMatchObject({
        status: 403,
        text: `${sentence}\n`,
      });
  });

  it('counts no views', async () => {
    const { host } = await preview();
    const address = /href="(\/job\/[^"]+-(\d+))"/.exec((await server.get('/jobs', { host })).text);
    const views = async () => (await pool.query('select views from job where id = $1', [address?.[2]])).rows[0].views;
    const before = await views();
    expect((await server.get(address?.[1] ?? '', { host })).status).toBe(200);
    await server.stop();
    expect(await views()).toBe(before);
    server = await own.start({ DATABASE_URL: pool.options.connectionString ?? '', SECRET, BRANDS_DIR: brandsDir });
  }, 120_000);

  it('follows its bar to another role, day and language, on the same page', async () => {
    const { host } = await preview();
    const headers = { referer: `http://${host}/jobs?search=editor` };
    const year = new Date().getFullYear() + 1;
    const { status, headers: answer } = await server.get(
      `/_preview/show?role=recruiter&day=${year}-02-01&language=en`,
      {
        ...{ host, headers },
      },
    );
    expect(status).toBe(303);
    const target = host.replace('-visitor-', `-recruiter-${year}0201-`);
    expect(answer.location).toBe(`http://${target}/jobs?search=editor&locale=en`);
    const foreign = await server.get('/_preview/show?role=applicant&day=', {
      host,
      headers: { referer: 'https://evil.example/x' },
    });
    expect(foreign.headers.location).toBe(`http://${host.replace('-visitor-', '-applicant-')}/`);
    const left = await server.get('/_preview/show?leave=1&role=applicant', { host, headers });
    expect(left.headers.location).toBe(`${server.origin(BRAND)}/`);
  });
});

describe('a draft', () => {
  it('is shown by its link, and says what became of it', async () => {
    const { host } = await preview({ brand: 'hidden-gazette', patch: { site: { tagline: 'Soon here' } } });
    expect((await server.get('/', { host })).text).toContain('The Hidden Gazette');
    draft('hidden-gazette', { site: { name: 'The Shown Gazette', hosts: [], status: 'draft' } });
    await expect.poll(async () => (await server.get('/', { host })).text).toContain('The Shown Gazette');
    draft('hidden-gazette', { features: 'none' });
    await expect.poll(async () => (await server.get('/', { host })).status).toBe(409);
    rmSync(path.join(brandsDir, 'hidden-gazette.json'));
    await expect.poll(async () => (await server.get('/', { host })).status).toBe(410);
    expect((await server.get('/', { host })).text).toBe('The brand of this preview no longer exists.\n');
  });
});

describe('in a browser', () => {
  it('keeps to its host, as the made-up applicant', async () => {
    const { host } = await preview({ role: 'applicant' });
    const page = await hydrated(await open(`http://${host}/`, { expected }));
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`http://${host}/dashboard`);
    await expect.poll(() => page.locator('main').textContent()).toContain('Alex');
    await page.goto(`http://${host}/jobs`);
    await page.locator('main a[href^="/job/"]').first().click();
    await page.waitForURL(/jobId=/);
    expect(new URL(page.url()).host).toBe(host);
    await page.locator('#preview-bar select[name=role]').selectOption('visitor');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/-visitor-/);
    expect(new URL(page.url()).search).toMatch(/jobId=\d/);
  });
});

describe('the visual editor', () => {
  const EDITED = '/jobs?visual_editor=true';

  it('leaves public pages and their cache as they are', async () => {
    const plain = await server.get('/jobs', { brand: BRAND });
    for (const cookie of ['', 'np-signed-in=1']) {
      const edited = await server.get(EDITED, { brand: BRAND, headers: { cookie } });
      expect(edited.body.equals(plain.body)).toBe(true);
      expect(edited.headers).toEqual({ ...plain.headers, date: edited.headers.date });
    }
  });

  it('answers administrators alone, under its header', async () => {
    const query = '{ placedWidgets(page: "jobs") { id region widget pointer } }';
    const ask = async (headers: Record<string, string>) => {
      const { text } = await server.get('/graphql', {
        ...{ brand: BRAND, method: 'POST', body: JSON.stringify({ query }) },
        headers: { 'content-type': 'application/json', frontend: `${BRAND};en`, ...headers },
      });
      return JSON.parse(text);
    };
    expect((await ask({ 'visual-editor': '1' })).errors[0].extensions.code).toBe('SIGN_IN_REQUIRED');
    expect((await ask(boss.headers)).errors[0].extensions.code).toBe('BAD_INPUT');
    const { data } = await ask({ 'visual-editor': '1', ...boss.headers });
    const { adminBrand } = (await graphql(`{ adminBrand(id: "${BRAND}") { document } }`)).data;
    expect(data.placedWidgets.length).toBeGreaterThan(5);
    for (const { pointer, widget } of data.placedWidgets) {
      const steps: string[] = pointer.slice(1).split('/');
      expect(steps.reduce((value, step) => value[step], adminBrand.document)).toMatchObject({ widget });
    }
  });

  it('outlines every widget of the page, and leads to its setting', async () => {
    const page = await open(`${server.origin(BRAND)}/robots.txt`, { expected });
    await signIn(page, EMAIL, PASSWORD);
    await page.goto(`${server.origin(BRAND)}${EDITED}`);
    const panel = page.locator('details:has([data-widget])');
    await panel.locator('summary').click();
    const links = panel.locator('a[data-widget]');
    await expect.poll(() => links.count()).toBeGreaterThan(5);
    const link = links.filter({ hasText: 'job-results' });
    expect(await link.getAttribute('href')).toBe(`/admin/brands/${BRAND}?find=pages+jobs`);
    await link.focus();
    const box = await page.locator('[data-chosen]').boundingBox();
    const first = await page.locator('main a[href*="/job/"]').first().boundingBox();
    expect(box?.height ?? 0).toBeGreaterThan(100);
    expect(first?.y ?? 0).toBeGreaterThanOrEqual(box?.y ?? Number.POSITIVE_INFINITY);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${server.origin(BRAND)}/jobs`);
    expect(await page.locator('[data-slot], [data-widget]').count()).toBe(0);
  });
});
