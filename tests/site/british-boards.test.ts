/** What is special to some boards, on boards that use it, each beside one that does not. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { parseHtml } from './support/http.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const own = ownServers();
let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  const databaseUrl = await own.database();
  pool = createPool(databaseUrl);
  for (const board of ['severn-valley-jobs', 'bay-commerce-weekly']) await importOneFeatured(board);
  for (const board of ['equal-measure', 'marches-courier']) await featureOneOrganization(board);
  server = await own.start({ DATABASE_URL: databaseUrl });
});
afterAll(() => pool?.end());

const imported = new Map<string, number>();

/** Makes the newest featured job of a board one that an importer brought. */
async function importOneFeatured(board: string): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `update job set backfill = true where id = (select id from job join job_search on job_id = id
       where frontend = $1 and job.featured and state = 'published' and not job.backfill
       order by job_search.published desc limit 1) returning id`,
    [board],
  );
  const id = rows[0]?.id ?? 0;
  await pool.query('update job_search set backfill = true where job_id = $1', [id]);
  imported.set(board, id);
}

/** Leaves a board a single featured organization. */
async function featureOneOrganization(board: string): Promise<void> {
  await pool.query(
    `update organization_profile set featured = false where frontend = $1 and id <>
       (select min(id) from organization_profile where frontend = $1 and featured and published)`,
    [board],
  );
  await pool.query(
    `update organization_search s set featured = p.featured from organization_profile p
      where p.id = s.profile_id and frontend = $1`,
    [board],
  );
}

async function pageOf(brand: string, path: string): Promise<Document> {
  const { status, text } = await server.get(path, { brand });
  expect([path, status]).toEqual([path, 200]);
  return parseHtml(text);
}

/** Where the links of the section below a heading lead: those of its entries. */
async function linksBelow(brand: string, heading: string, entries: string): Promise<string[]> {
  const page = await pageOf(brand, '/');
  const title = [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === heading);
  const links = title?.closest('section')?.querySelectorAll(entries) ?? [];
  return [...links].map((link) => link.getAttribute('href') ?? '');
}

const jobsBelow = async (brand: string, heading: string): Promise<number[]> =>
  (await linksBelow(brand, heading, 'article a[href*="/job/"]')).map((href) => Number(/\d+$/.exec(href)?.[0]));

describe('British English as the main language', () => {
  it('has addresses that do not name it, and the words of the country', async () => {
    const page = await pageOf('severn-valley-jobs', '/user/register');
    expect(page.documentElement.lang).toBe('en-GB');
    const { status, headers } = await server.get('/en-GB/jobs', { brand: 'severn-valley-jobs' });
    expect([status, headers.location]).toEqual([301, '/jobs']);
    expect(page.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('en_GB');
    const offer = (await pageOf('equal-measure', '/employers')).querySelector('main')?.textContent;
    expect(offer).toMatch(/\bCVs that employers can search\b|\bCVs\b/);
    expect(offer).not.toMatch(/\bresumes?\b/i);
  });
});

describe('featured jobs', () => {
  it('leave out those that an importer brought, where the board hides them', async () => {
    const local = await jobsBelow('severn-valley-jobs', 'From firms along the river');
    expect(local).toHaveLength(3);
    expect(local).not.toContain(imported.get('severn-valley-jobs'));
    expect(await jobsBelow('bay-commerce-weekly', 'Editors’ picks')).toContain(imported.get('bay-commerce-weekly'));
  });
});

describe('featured organizations', () => {
  it('stand alone where the board shows no others in their place', async () => {
    const shown = (brand: string, heading: string) => linksBelow(brand, heading, 'h3 a[href*="/organization/"]');
    expect(await shown('equal-measure', 'Audited this year')).toHaveLength(1);
    expect(await shown('marches-courier', 'Houses, farms and firms')).toHaveLength(4);
  });
});

describe('applying', () => {
  it('needs an account where the board wants one', async () => {
    const stateOn = async (brand: string) => {
      const { rows } = await pool.query<{ id: number }>(
        `select min(id) as id from job where frontend = $1 and state = 'published'
           and data -> 'application_options' ->> 'applicationWorkflow' = 'internal'`,
        [brand],
      );
      const { text } = await server.get('/graphql', {
        brand,
        method: 'POST',
        headers: { 'content-type': 'application/json', frontend: `${brand};en-GB-gb` },
        body: JSON.stringify({
          query: 'query ($jobId: Int!) { applyOffer(jobId: $jobId) { state } }',
          variables: { jobId: rows[0]?.id },
        }),
      });
      return JSON.parse(text).data.applyOffer.state;
    };
    expect(await stateOn('public-service-gazette')).toBe('register');
    expect(await stateOn('marches-courier')).toBe('open');
  });
});

describe('a search around a place', () => {
  it('begins with the place on a board of a region', async () => {
    const names = async (brand: string) =>
      [...(await pageOf(brand, '/jobs')).querySelectorAll('form[action="/jobs"] input[type=text]')].map((input) =>
        input.getAttribute('name'),
      );
    expect(await names('severn-valley-jobs')).toEqual(['geo_location', 'search']);
    expect(await names('museum-mile')).toEqual(['search', 'geo_location']);
  });

  it.each([
    ['museum-mile', 'Leeds', 53.79648, -1.54785, 50, 'km', 50],
    ['severn-valley-jobs', 'Worcester', 52.18935, -2.22001, 15, 'mi', 24],
  ])('counts a distance on %s in its own unit', async (brand, place, lat, lon, radius, unit, km) => {
    const page = await pageOf(brand, `/jobs?geo_location=${place}&radius=${radius}`);
    const option = page.querySelector(`select[name=radius] option[value="${radius}"]`);
    expect(option?.textContent).toContain(unit);
    const within = await countWithin(brand, { lat, lon, km });
    // In the other unit, there would be another number.
    expect(await countWithin(brand, { lat, lon, km: km === radius ? km * 1.6 : radius })).not.toBe(within);
    expect(page.querySelector('main h1')?.textContent).toContain(String(within));
  });
});

/** Jobs of a brand within a distance, fully remote ones included, counted by the database. */
async function countWithin(brand: string, { lat, lon, km }: { lat: number; lon: number; km: number }): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from job_search
       join job_frontend using (job_id)
      where frontend = $1 and (expires is null or expires > now())
        and (remote or 2 * 6371 * asin(sqrt(sin(radians(lat - $2) / 2) ^ 2
              + cos(radians(lat)) * cos(radians($2)) * sin(radians(lon - $3) / 2) ^ 2)) <= $4)`,
    [brand, lat, lon, km],
  );
  return rows[0]?.count ?? 0;
}
