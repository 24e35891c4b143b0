/** Previews on their hosts, and what they leave alone. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, openDatabase } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { FIRST_MADE_UP_JOB } from '../../backend/preview/people.ts';
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
    const { status, text, headers } = await server.get('/jobs', { host });
    expect([status, headers['cache-control']]).toEqual([410, 'private, no-store']);
    expect(text).toContain('<h1>This preview has ended</h1>');
    // The look of the site as it is saved, without what was previewed.
    const sheet = /<link[^>]* href="(\/theme\/[^"]+)"/.exec(text)?.[1] ?? '';
    expect((await server.get(sheet, { host })).text).not.toContain('#123456');
    expect(text).not.toContain('Previewed');
    const posted = await server.get('/graphql', { host, method: 'POST', body: '{}' });
    expect([posted.status, posted.text]).toEqual([410, expect.stringMatching(/^This preview has ended\. /)]);
  });

  it('says in the language and look of its site that it has ended, whom to ask and where the site is', async () => {
    const { id, host } = await preview({ brand: 'rheinblick', patch: {} });
    await pool.query('update brand_preview set expires = now() where id = $1', [id]);
    const page = await open(`http://${host}/stellen`, { expected: /status of 410/ });
    await page.getByRole('heading', { level: 1, name: 'Diese Vorschau ist beendet' }).waitFor();
    await page.getByText('Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.').waitFor();
    expect(await page.getByRole('link', { name: 'Zu Rheinblick Jobs' }).getAttribute('href')).toBe(
      `http://rheinblick.localhost:${server.port}/`,
    );
    const bar = await page.getByRole('banner').evaluate((one) => getComputedStyle(one).backgroundColor);
    const live = await open(`http://rheinblick.localhost:${server.port}/`);
    const brand = await live.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-brand)';
      return getComputedStyle(probe).color;
    });
    expect(bar).toBe(brand);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is nowhere with another signature', async () => {
    const { host } = await preview();
    const other = host.replace(/[0-9a-f](?=\.preview)/, (last) => (last === '0' ? '1' : '0'));
    const nowhere = `x.preview.localhost:${server.port}`;
    for (const one of [other, nowhere]) {
      const { status, text } = await server.get('/', { host: one });
      expect([status, /<h1>(.*?)<\/h1>/.exec(text)?.[1]]).toEqual([404, 'There is no preview at this address']);
      // Who has no right link learns nothing of the site.
      expect(text).not.toMatch(/ledger/i);
      const sheet = /<link[^>]* href="(\/theme\/[^"]+)"/.exec(text)?.[1] ?? '';
      expect((await server.get(sheet, { host: one })).status).toBe(200);
    }
    const german = await server.get('/', { host: nowhere, headers: { 'accept-language': 'de-CH, fr;q=0.5' } });
    expect(german.text).toContain('<h1>Unter dieser Adresse gibt es keine Vorschau</h1>');
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
  });

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
    expect((await server.get('/', { host })).text).toContain('<h1>The site of this preview no longer exists</h1>');
  });
});

describe('a family that changes under a draft', () => {
  const family = (document: object) =>
    writeFileSync(path.join(brandsDir, 'gazettes.json'), JSON.stringify({ abstract: true, ...document }));
  const seen = async (host: string) => {
    const { status, text } = await server.get('/', { host });
    return [status, /The (?:Old|New) Gazette/.exec(text)?.[0]];
  };

  it('is followed by the draft and its previews; a broken one leaves the draft as it was, and its previews say so', async () => {
    family({ extends: BRAND, site: { name: 'The Old Gazette' } });
    draft('family-gazette', { extends: 'gazettes', site: { hosts: [], status: 'draft' } });
    const own = `family-gazette.localhost:${server.port}`;
    await expect.poll(() => seen(own)).toEqual([200, 'The Old Gazette']);
    const { host } = await preview({ brand: 'family-gazette', patch: { site: { tagline: 'Soon here' } } });
    family({ extends: BRAND, site: { name: 'The New Gazette' } });
    for (const at of [own, host]) await expect.poll(() => seen(at)).toEqual([200, 'The New Gazette']);
    family({ extends: BRAND, site: { name: 7 } });
    await expect
      .poll(async () => {
        const { data } = await graphql('{ adminBrand(id: "family-gazette") { findings { severity } } }');
        return data.adminBrand.findings.some(({ severity }: { severity: string }) => severity === 'error');
      })
      .toBe(true);
    expect(await seen(own)).toEqual([200, 'The New Gazette']);
    expect(await seen(host)).toEqual([409, 'The New Gazette']);
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

describe('made-up people', () => {
  /** A name of a real person, in every role. */
  const PLANTED = 'Quillfeather';
  beforeAll(async () => {
    for (const change of [
      `update account set display_name = '${PLANTED}', first_name = '${PLANTED}', last_name = '${PLANTED}'`,
      `update application set data = '{"basic_info": {"lastName": "${PLANTED}"}}' where cleared is null`,
      `update resume set data = '{"personal_info": {"lastName": "${PLANTED}"}}'`,
      `update purchase_order set organization_name = '${PLANTED}'`,
      `update resume_contact set message = '${PLANTED}'`,
      `update search_alert set name = '${PLANTED}'`,
    ])
      await pool.query(change);
  });

  const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    visitor: { '/': '', '/jobs': '', '/organizations': '', '/user/login': '' },
    applicant: {
      '/dashboard': 'Alex',
      '/user/applications': 'Sample Company',
      '/user/alerts': 'All jobs',
      '/user/bookmarks': '',
      '/resume': 'Alex',
    },
    recruiter: {
      '/dashboard': 'Robin',
      '/job-manager': 'In review since',
      [`/job-manager/applicants/${FIRST_MADE_UP_JOB}`]: 'Jo Sample',
      '/my-products': '',
      '/resumes': '',
      '/resumes/contacts': '',
    },
    administrator: { '/dashboard': 'Kim', '/jobs': '' },
  };

  it.each(Object.keys(pages))('are all that a %s meets', async (role) => {
    const { host } = await preview({ role, patch: {} });
    const page = await open(`http://${host}/robots.txt`, { expected });
    for (const [path, text] of Object.entries(pages[role] ?? {})) {
      await page.goto(`http://${host}${path}`, { waitUntil: 'networkidle' });
      await expect.poll(() => page.locator('main').textContent(), { message: path }).toContain(text);
      expect(await page.content()).not.toContain(PLANTED);
      expect((await page.locator('main [role=alert]').allTextContents()).filter(Boolean)).toEqual([]);
    }
  });
});

describe('the day and the language of a preview', () => {
  it('decide what is published, scheduled and expired, and in which words', async () => {
    const brand = 'rheinblick';
    const { host } = await preview({ brand, patch: {} });
    const today = await server.get('/', { host });
    expect(today.text).toMatch(/<html[^>]* lang="de"/);
    expect((await server.get('/en', { host })).text).toMatch(/<html[^>]* lang="en"/);
    const { rows } = await pool.query<{ id: number }>(
      `update job set state = 'scheduled', publish_at = now() + interval '3 days', published = null, expires = now() + interval '9 days',
          title = 'Leuchtturmwärterin'
        where id = (select id from job where frontend = $1 and state = 'scheduled' order by id limit 1) returning id`,
      [brand],
    );
    const seen = async (days: number) => {
      const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
      const on = host.replace('-visitor-', `-visitor-${day}-`);
      const { text } = await server.get('/stellen?search=Leuchtturmw%C3%A4rterin', { host: on });
      return text.includes(`-${rows[0]?.id}"`);
    };
    expect([await seen(1), await seen(5), await seen(12)]).toEqual([false, true, false]);
  });
});

describe('the visual editor', () => {
  const EDITED = '/jobs?visual_editor=true';

  it('leaves public pages and their cache as they are', async () => {
    const plain = await server.get('/jobs', { brand: BRAND });
    for (const cookie of ['', 'np-signed-in=1']) {
      const edited = await server.get(EDITED, { brand: BRAND, headers: { cookie } });
      expect(edited.body.equals(plain.body)).toBe(true);
      const { date, 'x-request-id': request } = edited.headers;
      expect(edited.headers).toEqual({ ...plain.headers, date, 'x-request-id': request });
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

  it('outlines the widgets of a preview for its made-up administrator, and leads out of it', async () => {
    const { host } = await preview({ role: 'administrator', patch: { pages: { jobs: { hero: [] } } } });
    const page = await open(`http://${host}${EDITED}`, { expected });
    const panel = page.locator('details:has([data-widget])');
    await panel.locator('summary').click();
    const link = panel.locator('a[data-widget]').filter({ hasText: 'job-results' });
    await link.waitFor();
    expect(await panel.locator('a[data-widget]').filter({ hasText: 'search-form' }).count()).toBe(0);
    const place = (await link.getAttribute('href')) ?? '';
    const { status, headers } = await server.get(place, { host });
    expect([status, headers.location]).toEqual([303, `${server.origin(BRAND)}${place}`]);
    const asVisitor = await open(`http://${host.replace('-administrator-', '-applicant-')}${EDITED}`, { expected });
    await hydrated(asVisitor);
    expect(await asVisitor.locator('[data-widget]').count()).toBe(0);
  });
});
