/** Every event of the catalogue at its place, once: in the tag of the browser, through the server, and as a conversion. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { EVENT_TYPES } from '../../runtime/core/analytics/events.ts';
import { CLIENT, testIdentityServer } from '../../server/testing/identity-server.ts';
import { desk, field, forward, type Market, step } from './marketplace/desk.ts';
import { hydrated, testBrowser } from './support/browser.ts';
import { type Collected, eventCollector } from './support/event-collector.ts';
import { ownServers } from './support/own-server.ts';

const BRAND = 'harbor-ledger';
const collector = eventCollector();
const identity = testIdentityServer();
const own = ownServers();
const open = testBrowser();
const market = {} as Market;
const { t, origin, look, enter, rows } = desk(open, market, BRAND, 'en');

interface Job {
  id: number;
  title: string;
  organization: string;
}
let internal: Job;
let external: Job;

/** Events leave when a page is idle, which takes its time on a busy machine. */
const patience = { timeout: 40_000 };
vi.setConfig({ testTimeout: 180_000 });

/** Keys of all events that arrived in the tests so far. */
const seen = new Set<string>();

beforeAll(async () => {
  const brandsDir = own.brandsDir();
  const file = path.join(brandsDir, `${BRAND}.json`);
  const document = JSON.parse(await readFile(file, 'utf8'));
  const script = (name: string) => `${collector.origin}/${name}.js`;
  document.features = { ...document.features, oauth: { linkedin: false, google: true, facebook: false } };
  document.analytics = {
    ga4MeasurementIds: ['G-ABC1234567'],
    script: script('tag'),
    measurementApi: true,
    conversionApi: true,
    conversionEvents: ['job_apply_complete'],
    metaPixelId: '1234567890',
    behaviour: { id: 'b-1', script: script('behaviour') },
    audience: { id: 'a-1', script: script('ranking'), pingDelay: 200 },
  };
  await writeFile(file, JSON.stringify(document));
  const url = await own.database();
  market.pool = createPool(url);
  market.server = await own.start({
    DATABASE_URL: url,
    BRANDS_DIR: brandsDir,
    OUTBOUND_ALLOW: collector.hostAndPort,
    GA4_API_BASE: `http://${collector.hostAndPort}`,
    GA4_API_SECRET: 'secret',
    META_API_BASE: `http://${collector.hostAndPort}/meta`,
    META_CONVERSIONS_TOKEN: 'token',
    GOOGLE_ID: CLIENT.id,
    GOOGLE_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: identity.origin,
  });
  await market.pool.query(
    "insert into app_config (frontend, name, key, value) values ($1, 'creation_source', 'creation_source', 'on')",
    [BRAND],
  );
  [internal, external] = await Promise.all([jobBy('internal'), jobBy('external')]);
  const asking = {
    applicationRequireQualifyingQuestions: true,
    applicationQualifyingQuestions: [{ id: 1, text: 'Tools?', type: 'text' }],
  };
  await market.pool.query(
    `update job set data = jsonb_set(data, '{application_options}', (data->'application_options') || $2::jsonb) where id = $1`,
    [internal.id, JSON.stringify(asking)],
  );
});
afterAll(() => (market.pool as pg.Pool | undefined)?.end());
beforeEach(() => collector.clear());

async function jobBy(workflow: string): Promise<Job> {
  const [job] = await rows<Job>(
    `select id, title, organization_name as organization from job where frontend = $1 and state = 'published'
       and data->'application_options'->>'applicationWorkflow' = $2 order by id limit 1`,
    [BRAND, workflow],
  );
  if (!job) throw new Error(`The demo has no job with the workflow ${workflow}.`);
  return job;
}

/** Dimensions with a value; those of every event are compared by themselves. */
function told({ key, params }: Collected): Record<string, unknown> {
  const { page_location: _, page_referrer: __, value, event_occurrence_place: place, ...all } = params;
  const more = Object.entries(all).filter(([, one]) => one !== -1 && one !== '(none)');
  return { key, value, place, ...Object.fromEntries(more) };
}

/** Waits for the events of the tag, compares the whole list, and those of the relays with it. */
async function expectEvents(expected: readonly Record<string, unknown>[], conversions: readonly string[] = []) {
  const keys = expected.map(({ key }) => String(key));
  await expect.poll(() => collector.tag.map(({ key }) => key), patience).toEqual(keys);
  await expect
    .poll(() => collector.measured.map(({ key }) => key).toSorted(), patience)
    .toEqual(keys.map((key) => `ss_${key}`).toSorted());
  await expect.poll(() => collector.conversions.map(({ key }) => key), patience).toEqual(conversions);
  expect(collector.tag.map(told)).toMatchObject(expected);
  for (const { params } of collector.measured) {
    expect(Object.keys(params).filter((name) => /user|owner|referrer/.test(name))).toEqual([]);
    expect(params).toMatchObject({ server: 1, value: 1, current_frontend: `${BRAND};en-us` });
  }
  for (const key of keys) seen.add(key);
  collector.clear();
}

const anonymous = { user_role: 'ANON', current_user_role: 'ANON', value: 1 };
const about = ({ id, title, organization }: Job) => ({
  ...{
    entity_id: id,
    entity_type: 'job',
    entity_title: title,
    organization_name: organization,
    job_owner_frontend: BRAND,
  },
});

/** Nothing outside of this machine is asked. */
const abroad = (page: Page) => page.context().route(/^https:/, (route) => route.abort());

it('reports a search, a saved job and a visit, and keeps the source of the visit', async () => {
  const page = await hydrated(await look('/jobs?search=manager&utm_source=newsletter'));
  await expectEvents([{ key: 'job_search', ...anonymous, place: 'jobs', route: '/jobs', search_query: 'manager' }]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('np-utm-source')), patience).toBe('newsletter');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expectEvents([{ key: 'job_bookmark', ...anonymous, place: 'jobs', route: '/jobs' }]);
  await page.locator('main ol article a').first().click();
  // On a wide screen it opens beside the list.
  await page.waitForURL(/jobId=/);
  const id = Number(new URL(page.url()).searchParams.get('jobId'));
  await expectEvents([
    {
      ...{ key: 'job_visit', ...anonymous, place: 'jobs', route: '/jobs', entity_type: 'job' },
      ...{ entity_id: id, entity_bundle: 'job_per_template', job_owner_frontend: BRAND },
    },
  ]);
  await page.goto(`${origin()}/jobs?utm_source=other`);
  await expectEvents([{ key: 'job_search' }]);
  expect(await page.evaluate(() => sessionStorage.getItem('np-utm-source'))).toBe('newsletter');
});

it('loads the tools by their addresses, with their numbers, and once for each page view', async () => {
  const page = await hydrated(await look('/jobs'));
  await expect
    .poll(() => collector.scripts.toSorted(), patience)
    .toEqual([
      '/behaviour.js?id=b-1&minimumVisit=5&heartbeat=5',
      '/ranking.js?id=a-1&pingDelay=200',
      '/tag.js?id=G-ABC1234567',
    ]);
  const runs = () => page.evaluate(() => document.querySelectorAll('script[src*="/ranking.js"]').length);
  expect(await runs()).toBe(1);
  await page.locator('main ol article a').first().click();
  await page.waitForURL(/jobId=/);
  await expect.poll(runs, patience).toBe(2);
  expect(await page.locator('script[data-minimum-visit="5"][data-heartbeat="5"]').count()).toBe(1);
});

it('reports who leaves for an application elsewhere', async () => {
  const page = await look(`/job/x-${external.id}`);
  await abroad(page);
  await expectEvents([{ key: 'job_visit', ...anonymous, ...about(external), application_type: 'external' }]);
  await page.locator('a[target=_blank][rel="nofollow noopener"]').first().click();
  const left = { ...anonymous, ...about(external), place: 'job', application_type: 'external' };
  await expectEvents([
    { key: 'view_original_ad_btn_click', ...left },
    { key: 'job_apply_start', ...left },
  ]);
  await page.locator('a[target=_blank][rel="nofollow noopener"]').first().click();
  await expectEvents([{ key: 'view_original_ad_btn_click', ...left }]);
});

it('reports a search for employers, and a visit to one', async () => {
  const page = await hydrated(await look('/organizations'));
  await expectEvents([{ key: 'orgprofile_search', ...anonymous, place: 'organizations', route: '/organizations' }]);
  await page.locator('main a[href^="/organization/"]').first().click();
  await page.waitForURL(/\/organization\//);
  await expect.poll(() => collector.tag.length, patience).toBe(1);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectEvents([
    {
      ...{ key: 'orgprofile_visit', ...anonymous, place: 'organization', entity_type: 'organization' },
      entity_title: heading,
      organization_name: heading,
    },
  ]);
});

it('reports registration and confirmation, without the token of the link', async () => {
  const page = await look('/user/register?role=recruiter');
  const wanted = { signup_method: 'email', prefered_job_role: 'recruiter' };
  await expectEvents([{ key: 'registration_form', ...anonymous, ...wanted, place: 'register' }]);
  await page.goto(`${origin()}/user/verify?token=very-secret`);
  await expect.poll(() => collector.tag.length, patience).toBe(1);
  expect(JSON.stringify(collector)).not.toContain('very-secret');
  await expectEvents([{ key: 'email_verification_page', ...anonymous, place: 'verify', route: '/user/verify' }]);
});

it('reports the offer of an alert to those who stay', async () => {
  const page = await hydrated(await look('/jobs'));
  await expectEvents([{ key: 'job_search' }]);
  await page.reload();
  await expectEvents([{ key: 'job_search' }]);
  await page.clock.install();
  await page.locator('main a[rel=next]').click();
  await page.waitForURL(/page=2/);
  await page.clock.runFor(30_000);
  await page.getByRole('dialog', { name: t('search:alert.offer') }).waitFor();
  await page.clock.runFor(5_000);
  await expectEvents([{ key: 'job_search' }, { key: 'job_alert_prompt', ...anonymous, place: 'jobs' }]);
});

it('reports an application step by step, and its end once, from the server', async () => {
  // Who has a resume would begin with the review.
  const page = await enter(`/job/apply/${internal.id}/basic-info`, 'applicant');
  await step(page, 'basic-info');
  await expect.poll(() => field(page, 'basic_info-lastName').inputValue(), patience).toBe('Seeker');
  const applicant = { user_role: 'APPLICANT', current_user_role: 'applicant', value: 1 };
  const [{ id: visitor } = { id: 0 }] = await rows<{ id: number }>('select id from account where email = $1', [
    `applicant@${BRAND}.example`,
  ]);
  const of = {
    ...applicant,
    ...about(internal),
    current_user_id: visitor,
    place: 'apply',
    application_type: 'internal',
  };
  await expectEvents([
    { key: 'job_apply_start', ...of },
    { key: 'quick_apply_basic_info', ...of },
  ]);
  await forward(page).click();
  await step(page, 'questions');
  await expectEvents([{ key: 'quick_apply_questions', ...of }]);
  await forward(page).click();
  await step(page, 'files');
  await expectEvents([{ key: 'quick_apply_file_upload', ...of }]);
  await forward(page).click();
  await step(page, 'review');
  await expectEvents([{ key: 'quick_apply_review_info', ...of }]);
  await forward(page).dblclick();
  await page.getByText(t('apply:sent.done.title')).waitFor();
  await expectEvents(
    [
      { key: 'quick_apply_success', ...of },
      { key: 'job_apply_complete', ...of },
    ],
    ['job_apply_complete'],
  );
  await page.reload();
  await page.getByText(t('apply:sent.done.title')).waitFor();
  await page.waitForLoadState('networkidle');
  await expectEvents([]);
});

it('reports a search for resumes, a visit to one, and the edit of a job', async () => {
  const recruiter = { user_role: 'RECRUITER', value: 1 };
  const page = await enter('/resumes', 'recruiter');
  await expectEvents([{ key: 'resume_search', ...recruiter, place: 'resumes', route: '/resumes' }]);
  await page.locator('main ol article h3 a').first().click();
  await page.waitForURL(/\/resume\/\d+/);
  const { pathname } = new URL(page.url());
  const [id] = /\d+$/.exec(pathname) ?? [];
  await expectEvents([
    { key: 'resume_visit', ...recruiter, entity_type: 'resume', entity_id: Number(id), route: pathname },
  ]);
  await page.goto(`${origin()}/job/wizard`);
  await field(page, 'job_info-title').fill('Baker for later');
  const save = page.getByRole('button', { name: t('posting:saveForLater'), exact: true });
  await save.click();
  await page.waitForURL(/\/job\/wizard\?job=\d+/);
  await page.waitForLoadState('networkidle');
  await expectEvents([]);
  await field(page, 'job_info-title').fill('Baker for now');
  await save.click();
  await expectEvents([{ key: 'job_edit', ...recruiter, entity_type: 'job', entity_title: 'Baker for now' }]);
});

it('reports once who signs up through a network', async () => {
  identity.person = { sub: 'g-8', email: 'ida@example.com', email_verified: true, name: 'Ida Voss' };
  const page = await open(`${origin()}/user/login`, { expected: /request to http:\/\/127\.0\.0\.1|status of 404/ });
  await page.locator('main button[data-network=google]').click();
  await page.waitForURL(/\/user\/register/);
  const newcomer = { user_role: 'ANON', value: 1 };
  const both = ['registration_form', 'signup_start'];
  await expect.poll(() => collector.tag.map(({ key }) => key).toSorted(), patience).toEqual(both);
  await expect
    .poll(() => collector.measured.map(({ key }) => key).toSorted(), patience)
    .toEqual(both.map((key) => `ss_${key}`));
  const events = collector.tag.map(told).filter(({ key }) => key === 'signup_start');
  expect(events).toMatchObject([{ key: 'signup_start', ...newcomer, signup_method: 'google' }]);
  collector.clear();
  await page.reload();
  await expectEvents([{ key: 'registration_form' }]);
  seen.add('signup_start');
});

it('was every event of the catalogue', () => {
  expect([...seen].toSorted()).toEqual(Object.keys(EVENT_TYPES).toSorted());
});
