import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { indexJobs } from '../../../search/index-job.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { days, insertBasics, insertJob, insertOrganization, insertPlaces } from '../../../testing/rows.ts';

const german = testBrand('rhein', (document) => {
  document.locales = { default: 'de', supported: ['de', 'fr'], region: 'eu' };
  document.site.country = 'de';
});
const api = testBackend([testBrand('acme'), german]);
const JOB = 'query ($id: Int!) { job(id: $id) { id title state } }';
const SIMILAR = 'query ($id: Int!, $limit: Int) { similarJobs(id: $id, limit: $limit) { id } }';

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
});

describe('job', () => {
  it('shows everything a page needs in the language of the request', async () => {
    const organizationId = await insertOrganization(api.db, {
      name: 'Daily Bugle',
      data: { organization_page: { logo: { url: '/logo.svg', alt: 'Bugle' } }, about: { industry: ['media'] } },
    });
    const id = await insertJob(api.db, {
      organizationId,
      organizationName: 'Daily Bugle',
      title: 'Reporterin (m/w/d) für Köln',
    });
    const document = `query ($id: Int!) { job(id: $id) { title slug langcode frontend canonicalUrl organizationName organization { slug openJobs }
      logo { url alt width } location { label zip } locations { label } salary { min max currencyCode unit yearly } employmentTypes { code label alias }
      remote occupations { label } industries { label } experience { label } skills summary description applicationWorkflow applicationLink
      applicationEmails videoUrl type } }`;
    const { job } = await api.run('acme', document, { id }, 'de');
    expect(job).toEqual({
      title: 'Reporterin (m/w/d) für Köln',
      slug: 'reporterin-m-w-d-fur-koln',
      langcode: 'en',
      frontend: 'acme',
      canonicalUrl: `https://acme.example/de/job/reporterin-m-w-d-fur-koln-${id}`,
      organizationName: 'Daily Bugle',
      organization: { slug: 'daily-bugle', openJobs: 1 },
      logo: { url: '/logo.svg', alt: 'Bugle', width: null },
      location: { label: 'Portland, Maine', zip: '04101' },
      locations: [],
      salary: { min: 25, max: 30, currencyCode: 'USD', unit: 'hour', yearly: 52_000 },
      employmentTypes: [{ code: 'full_time', label: 'Vollzeit', alias: 'vollzeit' }],
      remote: 'none',
      occupations: [{ label: 'Journalismus' }],
      industries: [{ label: 'Medien' }],
      experience: null,
      skills: [],
      summary: 'Write & report.',
      description: '<p>Write &amp; report.</p>',
      applicationWorkflow: 'external',
      applicationLink: 'https://apply.example/1',
      applicationEmails: [],
      videoUrl: null,
      type: 'job_per_template',
    });
  });

  it('is not seen by another brand', async () => {
    const id = await insertJob(api.db);
    expect(await api.run('acme', JOB, { id })).toEqual({ job: { id, title: 'Reporter', state: 'published' } });
    expect(await api.run('rhein', JOB, { id })).toEqual({ job: null });
    expect(await api.run('rhein', SIMILAR, { id })).toEqual({ similarJobs: [] });
  });

  it('names its company without a profile when that is not published here', async () => {
    const profiles = [{ frontend: 'acme', published: false }, { frontend: 'rhein' }];
    const organizationId = await insertOrganization(api.db, { name: 'Elsewhere', profiles });
    const id = await insertJob(api.db, { organizationId, organizationName: 'Elsewhere' });
    const document = 'query ($id: Int!) { job(id: $id) { organizationName organization { id } logo { url } } }';
    const { job } = await api.run('acme', document, { id });
    expect(job).toEqual({ organizationName: 'Elsewhere', organization: null, logo: null });
  });

  it('shows every change at once: of the job, of its profile, of its company, and of where it stands', async () => {
    const organizationId = await insertOrganization(api.db, { name: 'Changing', data: {} });
    const id = await insertJob(api.db, { organizationId, title: 'Before' });
    const document = 'query ($id: Int!) { job(id: $id) { title description organization { name slug website } } }';
    const shown = async () => (await api.run('acme', document, { id })).job;
    const before = await shown();
    expect(await shown()).toEqual(before);
    const change = { job_info: { description: { value: '<p>New</p>' } } };
    await api.db.execute(sql`update job set title = 'After', data = ${JSON.stringify(change)}::jsonb where id = ${id}`);
    expect(await shown()).toMatchObject({ title: 'After', description: '<p>New</p>' });
    await api.db.execute(sql`update organization_profile set slug = 'moved' where organization_id = ${organizationId}`);
    expect(await shown()).toMatchObject({ organization: { name: 'Changing', slug: 'moved' } });
    await api.db.execute(sql`update organization set name = 'Changed' where id = ${organizationId}`);
    expect(await shown()).toMatchObject({ organization: { name: 'Changed' } });
    await api.db.execute(
      sql`update organization_profile set published = false where organization_id = ${organizationId}`,
    );
    expect(await shown()).toMatchObject({ title: 'After', organization: null });
    await api.db.execute(sql`delete from job_frontend where job_id = ${id}`);
    expect(await shown()).toBeNull();
  });

  it('counts the open jobs of its company anew when one comes or goes', async () => {
    const organizationId = await insertOrganization(api.db, { name: 'Growing', data: {} });
    const id = await insertJob(api.db, { organizationId, organizationName: 'Growing' });
    const document = 'query ($id: Int!) { job(id: $id) { organization { openJobs facet { filter } } } }';
    const counted = async () => (await api.run('acme', document, { id })).job;
    const first = await counted();
    expect(first).toMatchObject({ organization: { openJobs: 1 } });
    expect(await counted()).toEqual(first);
    const second = await insertJob(api.db, { organizationId, organizationName: 'Growing' });
    expect(await counted()).toMatchObject({ organization: { openJobs: 2 } });
    await api.db.execute(sql`update job set state = 'archived', archived = now() where id = ${second}`);
    await indexJobs(api.db.$client, [second]);
    expect(await counted()).toEqual(first);
  });

  it('names the page of its owner, in a language that the owner has', async () => {
    const id = await insertJob(api.db, { on: ['acme', 'rhein'], frontend: 'rhein' });
    const document = 'query ($id: Int!) { job(id: $id) { frontend canonicalUrl } }';
    const { job } = await api.run('acme', document, { id }, 'en');
    expect(job).toEqual({ frontend: 'rhein', canonicalUrl: `https://rhein.example/job/reporter-${id}` });
  });

  it.each([
    ['draft', {}, null],
    ['needs_review', {}, null],
    ['scheduled', { publishAt: days(1) }, null],
    ['published', { expires: null }, 'published'],
    ['published', { expires: days(-1) }, 'archived'],
    ['published', { expires: days(-31) }, null],
    ['archived', { archived: days(-29) }, 'archived'],
    ['archived', { archived: days(-31) }, null],
  ])('in state %s with %j reads as %s', async (state, values, shown) => {
    const id = await insertJob(api.db, { state, ...values });
    const { job } = await api.run('acme', JOB, { id });
    expect(job).toEqual(shown === null ? null : { id, title: 'Reporter', state: shown });
  });

  it.each([0, -1, 2_147_483_647])('answers null for the id %d', async (id) => {
    expect(await api.run('acme', JOB, { id })).toEqual({ job: null });
  });
});

describe('similarJobs', () => {
  it('finds published jobs that share words or occupation, and never the job itself', async () => {
    const id = await insertJob(api.db, { title: 'Lighthouse keeper' });
    const alike = await insertJob(api.db, { title: 'Keeper of the lighthouse' });
    const gone = await insertJob(api.db, { title: 'Lighthouse keeper', state: 'archived', archived: days(-1) });
    const { similarJobs } = await api.run('acme', SIMILAR, { id, limit: 20 });
    expect(similarJobs).toContainEqual({ id: alike });
    expect(similarJobs).not.toContainEqual({ id });
    expect(similarJobs).not.toContainEqual({ id: gone });
  });

  it('finds a job that came later, and leaves out one that went', async () => {
    const id = await insertJob(api.db, { title: 'Cooper of barrels' });
    const before = await insertJob(api.db, { title: 'Cooper' });
    const find = async () => {
      const { similarJobs } = await api.run('acme', SIMILAR, { id, limit: 20 });
      return [before, later].filter((one) => JSON.stringify(similarJobs).includes(`{"id":${one}}`));
    };
    let later = 0;
    expect(await find()).toEqual([before]);
    expect(await find()).toEqual([before]);
    later = await insertJob(api.db, { title: 'Cooper in training' });
    await api.db.execute(sql`update job set state = 'archived', archived = now() where id = ${before}`);
    expect(await find()).toEqual([later]);
  });

  it('are those of the last minute on pages, while other jobs change, and found anew for a client of the API', async () => {
    const id = await insertJob(api.db, { title: 'Thatcher of roofs' });
    const first = await insertJob(api.db, { title: 'Thatcher' });
    const onPage = async () => (await api.run('acme', SIMILAR, { id, limit: 2 })).similarJobs;
    const overApi = async () => {
      const body = JSON.stringify({ query: SIMILAR, variables: { id, limit: 2 } });
      const headers = { 'content-type': 'application/json', frontend: 'acme;en' };
      const request = new Request('http://acme.example/graphql', { method: 'POST', headers, body });
      const response = await api.backend.fetch(request, { address: '203.0.113.7' });
      return (await response.json()).data.similarJobs;
    };
    const before = await onPage();
    expect(before).toContainEqual({ id: first });
    const later = await insertJob(api.db, { title: 'Thatcher of roofs' });
    const find = vi.spyOn(api.backend.services.search, 'find');
    expect(await onPage()).toEqual(before);
    expect(find).not.toHaveBeenCalled();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await onPage()).toContainEqual({ id: later });
    vi.useRealTimers();
    const latest = await insertJob(api.db, { title: 'Thatcher of roofs' });
    expect(await onPage()).not.toContainEqual({ id: latest });
    expect(await overApi()).toContainEqual({ id: latest });
    find.mockRestore();
  });

  it('are those of its new title on the page of a job that was changed', async () => {
    const id = await insertJob(api.db, { title: 'Glazier' });
    const wheelwright = await insertJob(api.db, { title: 'Wheelwright' });
    await api.run('acme', SIMILAR, { id, limit: 1 });
    await api.db.execute(sql`update job set title = 'Wheelwright' where id = ${id}`);
    expect(await api.run('acme', SIMILAR, { id, limit: 1 })).toEqual({ similarJobs: [{ id: wheelwright }] });
  });

  it('refuses a limit that is too large', async () => {
    const id = await insertJob(api.db);
    await expect(api.run('acme', SIMILAR, { id, limit: 21 })).rejects.toThrow('limit is 21; 0 to 20 are allowed.');
  });
});
