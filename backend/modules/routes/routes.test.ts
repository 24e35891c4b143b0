import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../database/schema/mail.ts';
import { landingPage } from '../../database/schema/pages.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { days, insertBasics, insertJob, insertOrganization } from '../../testing/rows.ts';

const acme = testBrand('acme', (document) => {
  document.routes.pathTranslation = true;
  document.routes.translations = { fr: { '/jobs*': '/emploi*' } };
  document.pages.about = { path: '/about', title: { en: 'About us', de: 'Über uns' }, description: 'Who we are' };
});
const rhein = testBrand('rhein', (document) => {
  document.retention.archivedJobDays = 90;
  // A brand without stored pages.
  delete document.pages.landing;
});
const nameless = testBrand('nameless', ({ site }) => {
  site.hosts = [];
});
const api = testBackend([acme, rhein, testBrand('trade'), nameless]);
const ROUTE = `query ($slug: String!, $language: String) { getRoutInfo(slug: $slug, language: $language) { route {
  error { code reason } redirect { code target } content { id type landingPage { title body } } } } }`;
const METATAGS = `query ($slug: String!, $language: String) { getRoutInfo(slug: $slug, language: $language) { route {
  content { metatags { meta value } } } } }`;

async function route(slug: string, options: { brand?: string; language?: string } = {}) {
  const answer = await api.run(options.brand ?? 'acme', ROUTE, { slug, language: options.language });
  return (answer.getRoutInfo as { route: unknown }).route;
}
const error = (code: number, reason: string) => ({ error: { code, reason }, redirect: null, content: null });
const redirect = (code: number, target: string) => ({ error: null, redirect: { code, target }, content: null });
const content = (id: number, type: string, page: object | null = null) => ({
  error: null,
  redirect: null,
  content: { id, type, landingPage: page },
});

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
});

describe('getRoutInfo', () => {
  it('leads to a job, in any language of the brand', async () => {
    const id = await insertJob(api.db);
    expect(await route(`/job/reporter-${id}`)).toEqual(content(id, 'job'));
    expect(await route(`job/reporter-${id}`, { language: 'de' })).toEqual(content(id, 'job'));
    expect(await route(`/de/job/reporter-${id}`)).toEqual(content(id, 'job'));
  });

  it('redirects a wrong slug to the right one, in the same language', async () => {
    const id = await insertJob(api.db);
    expect(await route(`/job/old-title-${id}`)).toEqual(redirect(301, `/job/reporter-${id}`));
    expect(await route(`/job/${id}`, { language: 'de' })).toEqual(redirect(301, `/de/job/reporter-${id}`));
  });

  it('shows an archived job for 30 days and then says that it is gone', async () => {
    const fresh = await insertJob(api.db, { state: 'archived', archived: days(-29) });
    const old = await insertJob(api.db, { state: 'archived', archived: days(-31) });
    const unswept = await insertJob(api.db, { state: 'published', expires: days(-40) });
    expect(await route(`/job/reporter-${fresh}`)).toEqual(content(fresh, 'job'));
    expect(await route(`/job/reporter-${old}`)).toEqual(error(410, 'JOB_GONE'));
    expect(await route(`/job/reporter-${unswept}`)).toEqual(error(410, 'JOB_GONE'));
  });

  it('keeps an archived job up for as long as the brand says', async () => {
    const job = { frontend: 'rhein', state: 'archived' };
    const kept = await insertJob(api.db, { ...job, archived: days(-89) });
    const old = await insertJob(api.db, { ...job, archived: days(-91) });
    expect(await route(`/job/reporter-${kept}`, { brand: 'rhein' })).toEqual(content(kept, 'job'));
    expect(await route(`/job/reporter-${old}`, { brand: 'rhein' })).toEqual(error(410, 'JOB_GONE'));
  });

  it('knows neither drafts nor jobs of another brand', async () => {
    const draft = await insertJob(api.db, { state: 'draft' });
    const id = await insertJob(api.db);
    expect(await route(`/job/reporter-${draft}`)).toEqual(error(404, 'JOB_UNKNOWN'));
    expect(await route(`/job/reporter-${id}`, { brand: 'rhein' })).toEqual(error(404, 'JOB_UNKNOWN'));
    expect(await route('/job/reporter-99999999999')).toMatchObject({ error: { code: 404 } });
  });

  it('leads to an organization of this brand', async () => {
    const id = await insertOrganization(api.db, { name: 'Daily Bugle' });
    expect(await route('/organization/daily-bugle')).toEqual(content(id, 'organization_profile'));
    expect(await route('/organization/daily-bugle', { brand: 'rhein' })).toEqual(error(404, 'ORGANIZATION_UNKNOWN'));
  });

  it('leads to landing pages of the brand document before those of the database', async () => {
    const page = { langcode: 'en', publishAt: new Date(0), body: '<p>Hi</p>' };
    const rows = await api.db
      .insert(everyBrand(landingPage))
      .values([
        { ...page, frontend: 'acme', path: '/about', title: 'Shadowed' },
        { ...page, frontend: 'acme', path: '/fair', title: 'Job fair' },
        { ...page, frontend: 'acme', path: '/draft', title: 'Draft', publishAt: null },
      ])
      .returning({ id: landingPage.id });
    expect(await route('/about')).toEqual(content(0, 'landing_page'));
    expect(await route('/fair')).toEqual(
      content(rows[1]?.id ?? 0, 'landing_page', { title: 'Job fair', body: '<p>Hi</p>' }),
    );
    expect(await route('/fair', { language: 'de' })).toEqual(error(404, 'PAGE_UNKNOWN'));
    expect(await route('/draft')).toEqual(error(404, 'PAGE_UNKNOWN'));
    expect(await route('/fair', { brand: 'trade' })).toEqual(error(404, 'PAGE_UNKNOWN'));
    expect(await route('/fair', { brand: 'rhein' })).toEqual(error(404, 'UNKNOWN_PATH'));
  });

  it('answers redirects of the routes and broken paths as answers, not as errors', async () => {
    expect(await route('/fr/jobs')).toMatchObject({ redirect: { code: 301, target: '/fr/emploi' } });
    expect(await route('/%E0%A4%A')).toMatchObject({ error: { code: 400 } });
    expect(await route('//evil.example/jobs')).toMatchObject({ content: null });
  });

  it('gives each kind of page its metatags', async () => {
    const id = await insertJob(api.db);
    const { getRoutInfo } = await api.run('acme', METATAGS, { slug: `/job/reporter-${id}`, language: 'de' });
    const canonical = `https://acme.example/de/job/reporter-${id}`;
    expect(getRoutInfo).toEqual({
      route: {
        content: {
          metatags: [
            { meta: 'title', value: 'Reporter – Harbor Works | The acme' },
            { meta: 'description', value: 'Write & report.' },
            { meta: 'canonical_url', value: canonical },
            { meta: 'og:title', value: 'Reporter – Harbor Works' },
            { meta: 'og:description', value: 'Write & report.' },
            { meta: 'og:url', value: canonical },
            { meta: 'og:type', value: 'article' },
            { meta: 'og:site_name', value: 'The acme' },
          ],
        },
      },
    });
    const about = await api.run('acme', METATAGS, { slug: '/about', language: 'de' });
    expect(JSON.stringify(about)).toContain('Über uns | The acme');
    const jobs = await api.run('acme', METATAGS, { slug: '/jobs', language: 'de' });
    expect(JSON.stringify(jobs)).toContain('{"meta":"title","value":"Stellenangebote | The acme"}');
  });
});

describe('a listing', () => {
  const tagsOf = async (slug: string, brand = 'acme', language?: string) => {
    const answer = await api.run(brand, METATAGS, { slug, language });
    const { content: found } = (
      answer.getRoutInfo as { route: { content: { metatags: { meta: string; value: string }[] } | null } }
    ).route;
    return Object.fromEntries((found?.metatags ?? []).map(({ meta, value }) => [meta, value]));
  };
  let id = 0;

  beforeAll(async () => {
    id = await insertJob(api.db, { title: 'Lighthouse keeper', groups: { job_location: { remoteOptions: 'remote' } } });
    await insertOrganization(api.db, {
      name: 'Harbor Lights',
      profiles: [{ frontend: 'acme', slug: 'harbor-lights' }],
    });
  });

  it.each([
    ['/jobs/nonesuch', error(404, 'UNKNOWN_FACET_VALUE')],
    ['/jobs/remote/full-time', redirect(301, '/jobs/full-time/remote')],
    ['/jobs?page=999', error(404, 'PAGE_BEYOND_LAST')],
    ['/jobs?search=lighthouse&page=2', error(404, 'PAGE_BEYOND_LAST')],
    ['/organizations?page=999', error(404, 'PAGE_BEYOND_LAST')],
    ['/jobs?search=nothing-of-this-name', content(0, 'landing_page')],
    ['/jobs?jobId=99999999999', redirect(301, '/jobs')],
    ['/organizations', content(0, 'landing_page')],
    ['/404', error(404, 'NOT_FOUND')],
  ])('answers as its page does: %s', async (slug, answer) => {
    expect(await route(slug)).toEqual(answer);
  });

  it('has the metatags of what was searched for, in its language', async () => {
    const tags = await tagsOf('/jobs?search=lighthouse', 'acme', 'de');
    expect(tags).toMatchObject({
      title: 'lighthouse: Stellenangebote | The acme',
      canonical_url: 'https://acme.example/de/jobs?search=lighthouse',
      robots: 'noindex, follow',
    });
    expect(tags.description).toContain('lighthouse');
    expect(await tagsOf(`/jobs?search=lighthouse&jobId=${id}`)).toMatchObject({
      canonical_url: `https://acme.example/job/lighthouse-keeper-${id}`,
    });
    expect(await tagsOf('/jobs?sorting=publish_date_desc')).toMatchObject({
      canonical_url: 'https://acme.example/jobs',
    });
  });
});

describe('a brand that names no host', () => {
  const ask = async (visited: string, query: string) => {
    const request = new Request(`${visited}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', frontend: 'nameless;en' },
      body: JSON.stringify({ query }),
    });
    return (await api.backend.fetch(request, { visited })).json();
  };

  it('gives the visited address as its own', async () => {
    const query = '{ getRoutInfo(slug: "/jobs") { route { content { metatags { meta value } } } } }';
    const { data } = await ask('http://192.168.1.7:3025', query);
    const { metatags } = data.getRoutInfo.route.content;
    expect(metatags).toContainEqual({ meta: 'canonical_url', value: 'http://192.168.1.7:3025/jobs' });
  });

  it.each([
    ['http://localhost:3025', 'http://localhost:3025'],
    ['http://nameless.localhost:3025', 'http://nameless.localhost:3025'],
    // An attacker could set this host when requesting a mail for somebody else.
    ['http://evil.example', 'https://nameless.localhost'],
  ])('visited at %s has its mails lead to %s', async (visited, origin) => {
    const email = `${new URL(visited).host.replace(/\W/g, '-')}@example.com`;
    const answers = `{ account: { email: "${email}", password: "a long password", role: "applicant" }, consents: { terms: true } }`;
    const { data } = await ask(visited, `mutation { register(answers: ${answers}) { faults { code } } }`);
    expect(data).toEqual({ register: { faults: [] } });
    const [mail] = await api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, email));
    expect(mail?.text).toContain(`${origin}/user/`);
  });
});
