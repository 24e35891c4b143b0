/** A client whose types were generated from the document of the API for partners posts and manages a job. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import createClient from 'openapi-fetch';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../backend/modules/partners/key-token.ts';
import type { paths } from '../../backend/modules/partners/testing/partner-api.generated.ts';
import { clientTypes } from '../../scripts/generate/client-types.ts';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { parseHtml } from './support/http.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const BRAND = 'demo';
const SECOND = 'rheinblick';
const own = ownServers();
const open = testBrowser();
let server: OwnServer;
let token: string;

beforeAll(async () => {
  const url = await own.database();
  const brandsDir = own.brandsDir();
  const file = path.join(brandsDir, `${SECOND}.json`);
  const second = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...second, features: { ...second.features, partnerApi: true } }));
  server = await own.start({ DATABASE_URL: url, BRANDS_DIR: brandsDir });
  const made = newToken();
  ({ token } = made);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into api_key (frontend, organization_id, name, hint, token_hash, scopes, per_minute, created)
     select $1, m.organization_id, 'Generated client', $2, $3, '{jobs_read,jobs_write,figures_read}', 600, now()
     from organization_member m join account a on a.id = m.account_id where a.email = $4 and m.role = 'owner' limit 1`,
    [BRAND, made.hint, made.hash, `recruiter@${BRAND}.example`],
  );
  await client.end();
});

/** As partners make it; the test's own client finds the brand, whose name nobody else resolves. */
const partner = (authorization = `Bearer ${token}`) =>
  createClient<paths>({
    baseUrl: `http://${BRAND}.localhost/api/v1`,
    headers: { authorization },
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { status, headers, body } = await server.get(pathname + search, {
        ...{ brand: BRAND, method: request.method, headers: Object.fromEntries(request.headers) },
        body: Buffer.from(await request.arrayBuffer()),
      });
      return new Response(status === 204 ? null : new Uint8Array(body), { status, headers });
    },
  });

it('is generated from the document that the server answers with', async () => {
  const { text } = await server.get('/api/v1/openapi.json', { brand: BRAND });
  const file = new URL('../../backend/modules/partners/testing/partner-api.generated.ts', import.meta.url);
  expect(await clientTypes(JSON.parse(text))).toBe(readFileSync(file, 'utf8'));
});

it('creates, changes, publishes, counts and archives a job', async () => {
  const api = partner();
  const { data: me } = await api.GET('/me');
  expect(me?.key.scopes).toEqual(['jobs:read', 'jobs:write', 'figures:read']);
  const { data: occupations } = await api.GET('/vocabulary/{name}', { params: { path: { name: 'occupation' } } });
  const occupation = occupations?.terms[0]?.code ?? '';

  const created = await api.POST('/jobs', {
    params: { header: { 'Idempotency-Key': 'partner-client-1' } },
    body: { answers: { job_info: { title: 'Night editor' } } },
  });
  expect(created.response.status).toBe(201);
  const job = created.data;
  if (job === undefined) throw new Error('The job was not created.');
  expect(job).toMatchObject({ state: 'draft', title: 'Night editor', url: null });
  const at = { id: job.id };

  const early = await api.POST('/jobs/{id}/publish', { params: { path: at }, body: {} });
  expect([early.data, early.error?.code]).toEqual([undefined, 'ANSWERS_INVALID']);
  expect(early.error?.errors?.map(({ pointer }) => pointer)).toContain('/answers/job_info/description');

  const changed = await api.PATCH('/jobs/{id}', {
    params: { path: at, header: { 'If-Match': created.response.headers.get('etag') ?? '' } },
    body: {
      answers: {
        job_info: {
          type: 'job_per_template',
          description: { value: '<p>Edit at night.</p>', format: 'filtered_html' },
        },
        job_location: { address: { countryCode: 'US', locality: 'Portland', administrativeArea: 'ME', zip: '04101' } },
        job_categorization: { employmentType: ['full_time'], occupationalField: [occupation] },
        application_options: { applicationWorkflow: 'internal' },
      },
    },
  });
  expect(changed.error).toBeUndefined();
  expect(changed.data).toMatchObject({ version: job.version + 1, answers: { job_info: { title: 'Night editor' } } });

  const published = await api.POST('/jobs/{id}/publish', { params: { path: at }, body: { durationDays: 30 } });
  expect(published.data?.state).toBe('published');
  const shown = await server.get(new URL(published.data?.url ?? '').pathname, { brand: BRAND });
  expect([shown.status, shown.text.includes('Edit at night.')]).toEqual([200, true]);

  const { data: figures } = await api.GET('/jobs/{id}/figures', { params: { path: at } });
  expect(figures).toEqual({ jobId: job.id, views: expect.any(Number), applicationStarts: 0, applications: 0 });

  const archived = await api.POST('/jobs/{id}/archive', { params: { path: at } });
  expect(archived.data?.state).toBe('archived');
  const { data: list } = await api.GET('/jobs', { params: { query: { state: 'archived', limit: 100 } } });
  expect(list?.jobs.map(({ id }) => id)).toContain(job.id);
});

it('is told in a problem what it may not do', async () => {
  const { error, response } = await partner('Bearer npk_wrong').GET('/jobs/{id}', { params: { path: { id: 1 } } });
  expect([response.status, error?.code]).toEqual([401, 'KEY_UNKNOWN']);
  const created = await partner().POST('/webhooks', {
    body: { url: 'https://hooks.example/', events: ['job.published'] },
  });
  expect([created.response.status, created.error?.code]).toEqual([403, 'SCOPE_MISSING']);
});

it('sends no body of 2 MB, and goes on with the next one', async () => {
  const send = (title: string) =>
    server.get('/api/v1/jobs', {
      ...{ brand: BRAND, method: 'POST', body: JSON.stringify({ answers: { job_info: { title } } }) },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const { status, headers, text } = await send('x'.repeat(2 * 1024 * 1024));
  expect([status, headers['content-type'], JSON.parse(text).code]).toEqual([
    ...[413, 'application/problem+json; charset=utf-8', 'BODY_TOO_LARGE'],
  ]);
  expect((await send('Copy editor')).status).toBe(201);
});

describe('the page about the API', () => {
  it('has every request and all data of the document, and nothing that runs', async () => {
    const answer = await server.get('/api/v1', { brand: BRAND });
    const page = parseHtml(answer.text);
    const { paths: documented, components } = JSON.parse(
      (await server.get('/api/v1/openapi.json', { brand: BRAND })).text,
    ) as { paths: Record<string, Record<string, { operationId: string }>>; components: { schemas: object } };
    const ids = Object.values(documented).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect([...page.querySelectorAll('article h3')].map(({ id }) => id)).toEqual([
      ...ids,
      ...Object.keys(components.schemas).map((name) => `schema-${name}`),
    ]);
    const inside = [...page.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(inside.filter((href) => page.querySelector(`[id="${href.slice(1)}"]`) === null)).toEqual([]);
    expect(page.querySelectorAll('script, style, [style], [onclick]').length).toBe(0);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.querySelector('#createJob')?.closest('article')?.textContent).toContain('"title": "Night editor"');
    const again = await server.get('/api/v1', {
      brand: BRAND,
      headers: { 'if-none-match': answer.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is in the languages of the brand, and nowhere else', async () => {
    const page = parseHtml((await server.get('/api/v1', { brand: SECOND })).text);
    expect(page.querySelector('h1')?.textContent).toBe('API für Partner');
    expect(page.documentElement.lang).toBe('de');
    expect(page.querySelector('.button')?.getAttribute('href')).toMatch(/^(?:\/\w+)?\/\S+$/);
    const statuses = await Promise.all(
      [
        ['/api/v1?locale=xx', 'GET'],
        ['/api/v1/', 'GET'],
        ['/api/v1', 'POST'],
      ].map(async ([at = '', method = '']) => (await server.get(at, { brand: BRAND, method })).status),
    );
    expect(statuses).toEqual([200, 308, 405]);
    const off = await server.get('/api/v1', { brand: 'harbor-ledger' });
    expect([off.status, off.headers.location]).toEqual([308, '/404']);
  });

  it.each([390, 1440])('is readable without scripts at %i pixels', async (width) => {
    const page = await open(`${server.origin(BRAND)}/api/v1`, {
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/api-page-${width}.png` });
    const [wide] = await page.locator('main').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(wide).toBe(0);
    const withScripts = await open(`${server.origin(BRAND)}/api/v1`, { viewport: { width, height: 900 } });
    expect(await violationsOf(withScripts)).toEqual([]);
    expect(await withScripts.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
