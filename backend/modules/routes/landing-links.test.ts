import { beforeAll, describe, expect, it } from 'vitest';
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { landingPage } from '../../database/schema/pages.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { days, insertBasics, insertJob, insertOrganization } from '../../testing/rows.ts';

function withLandingPages({ pages, routes, locales }: BrandDocument): void {
  locales.supported = ['en', 'de'];
  routes.pathTranslation = true;
  routes.translations = { de: { '/reporting': '/redaktion' } };
  const saved = (path: string, search: string) => ({
    path,
    search,
    title: { en: path.slice(1), de: `${path.slice(1)} (de)` },
  });
  Object.assign(pages, {
    welding: saved('/welding', '/jobs?search=welder'),
    reporting: saved('/reporting', '/jobs/journalism'),
    hidden: { ...saved('/hidden', '/jobs'), noindex: true },
    broken: saved('/broken', '/jobs/nobody-knows-this'),
    everything: saved('/everything', '/jobs?job_organization_name=Harbor+Works'),
    evenings: saved('/evenings', '/jobs?employment_type=part-time&occupations=journalism'),
    nothing: saved('/nothing', '/jobs?search=astronaut'),
    hiring: saved('/hiring', '/organizations'),
    about: { path: '/about', title: 'About us' },
  });
}

const api = testBackend([testBrand('acme', withLandingPages), testBrand('rhein', withLandingPages)]);
const LINKS = `query ($pages: [String!], $near: String, $language: String, $limit: Int) {
  landingPages(pages: $pages, near: $near, language: $language, limit: $limit) { path title index count } }`;
const ROUTE = `query ($slug: String!) { getRoutInfo(slug: $slug) { route { error { reason } content { metatags { meta value } } } } }`;

async function links(asked: object = {}, brand = 'acme') {
  const { landingPages } = await api.run(brand, LINKS, { limit: 8, ...asked });
  return (landingPages as { path: string; title: string; count: number }[]).map(({ path, title, count }) => [
    path,
    title,
    count,
  ]);
}

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertOrganization(api.db, { name: 'Daily Bugle' });
  await insertJob(api.db);
  const part = { job_categorization: { employmentType: ['part_time'], occupationalField: ['journalism'] } };
  await insertJob(api.db, { title: 'Copy editor', groups: part });
  // As many on a brand that differs in nothing else.
  await insertJob(api.db, { title: 'Welder', frontend: 'rhein' });
});

describe('landingPages', () => {
  it('counts what saved searches find on this brand, in the order of the document, and leaves out what finds nothing', async () => {
    expect(await links()).toEqual([
      ['/reporting', 'reporting', 2],
      ['/everything', 'everything', 2],
      ['/evenings', 'evenings', 1],
      ['/hiring', 'hiring', 1],
    ]);
    expect(await links({}, 'rhein')).toEqual([
      ['/welding', 'welding', 1],
      ['/reporting', 'reporting', 1],
      ['/everything', 'everything', 1],
    ]);
  });

  it('begins with those that have most in common with the page that links to them', async () => {
    expect((await links({ near: '/evenings' })).map(([path]) => path)).toEqual([
      '/reporting',
      '/everything',
      '/hiring',
    ]);
    expect((await links({ near: '/reporting', limit: 1 })).map(([path]) => path)).toEqual(['/evenings']);
  });

  it('keeps to the pages that are named', async () => {
    const pages = ['evenings', 'welding', 'about', 'nowhere', 'reporting'];
    expect((await links({ pages })).map(([path]) => path)).toEqual(['/evenings', '/reporting']);
  });

  it('answers in the language asked for', async () => {
    expect((await links({ language: 'de', limit: 1 }))[0]).toEqual(['/de/redaktion', 'reporting (de)', 2]);
  });

  it('follows the jobs', async () => {
    const id = await insertJob(api.db, { title: 'Welder' });
    expect(await links({ pages: ['welding'] })).toEqual([['/welding', 'welding', 1]]);
    expect(id).toBeGreaterThan(0);
  });

  it.each([0, 41])('refuses a limit of %i', async (limit) => {
    await expect(links({ limit })).rejects.toThrow('1 to 40 are allowed');
  });
});

describe('getRoutInfo of a landing page', () => {
  async function tags(slug: string) {
    const { getRoutInfo } = await api.run('acme', ROUTE, { slug });
    const { content, error } = (
      getRoutInfo as { route: { content: { metatags: { meta: string; value: string }[] } | null; error: unknown } }
    ).route;
    return error ?? Object.fromEntries(content?.metatags.map(({ meta, value }) => [meta, value]) ?? []);
  }

  it('has its own title and address, not those of the search', async () => {
    expect(await tags('/reporting')).toMatchObject({
      title: 'reporting | The acme',
      canonical_url: expect.stringMatching(/\/reporting$/),
    });
    expect(await tags('/reporting')).not.toHaveProperty('robots');
  });

  it('is not indexed while it finds nothing, and does not exist if its search cannot be read', async () => {
    expect(await tags('/everything')).not.toHaveProperty('robots');
    expect(await tags('/nothing')).toMatchObject({ robots: 'noindex, follow' });
    expect(await tags('/broken')).toEqual({ reason: 'SAVED_SEARCH_UNKNOWN' });
  });
});

describe('landing pages of the database', () => {
  const stored = { langcode: 'en', body: '<p>Hi</p>', publishAt: days(-1) };

  it('are linked after those of the document, on their own brand, once they are published and as long as they are shown', async () => {
    await api.db.insert(everyBrand(landingPage)).values([
      {
        ...stored,
        frontend: 'acme',
        path: '/nights',
        title: 'Nights',
        search: '/jobs?job_organization_name=Harbor+Works',
      },
      { ...stored, frontend: 'acme', path: '/text', title: 'Text', search: null },
      { ...stored, frontend: 'acme', path: '/reporting', title: 'Hidden', search: '/jobs' },
      { ...stored, frontend: 'acme', path: '/draft', title: 'Draft', search: '/jobs', publishAt: null },
      { ...stored, frontend: 'acme', langcode: 'de', path: '/nachts', title: 'Nachts', search: '/de/jobs' },
      { ...stored, frontend: 'rhein', path: '/other', title: 'Other', search: '/jobs' },
    ]);
    const titles = async (...asked: Parameters<typeof links>) => (await links(...asked)).map(([path]) => path);
    expect(
      (await titles({ limit: 40 })).filter(
        (path) => !['/reporting', '/everything', '/evenings', '/hiring', '/welding'].includes(String(path)),
      ),
    ).toEqual(['/nights']);
    expect(await titles({ limit: 40 }, 'rhein')).toContain('/other');
    expect(await titles({ limit: 40, language: 'de' })).toContain('/de/nachts');
    expect((await titles({ near: '/nights', limit: 1 }))[0]).toBe('/everything');
  });

  it('are described by their own texts, not indexed while they find nothing, and unknown if their search is', async () => {
    await api.db.insert(everyBrand(landingPage)).values([
      { ...stored, frontend: 'acme', path: '/moon', title: 'Moon', search: '/jobs?search=astronaut' },
      { ...stored, frontend: 'acme', path: '/gone', title: 'Gone', search: '/jobs/nobody-knows-this' },
    ]);
    const tags = async (slug: string) => JSON.stringify((await api.run('acme', ROUTE, { slug })).getRoutInfo);
    expect(await tags('/moon')).toContain('{"meta":"robots","value":"noindex, follow"}');
    expect(await tags('/nights')).not.toContain('robots');
    expect(await tags('/gone')).toContain('SAVED_SEARCH_UNKNOWN');
  });
});
