import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandRegistry } from '../../runtime/core/brand/registry.ts';
import { foldPlace } from '../../runtime/core/places/fold.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { partsOf } from '../answers/parts.ts';
import { unknownTerms } from '../answers/unknown.ts';
import { openDatabase } from '../database/pool.ts';
import { createForms } from '../modules/forms/forms.ts';
import { createTermCatalogue } from '../modules/taxonomies/terms.ts';
import { testBrand } from '../testing/backend.ts';
import { testDatabase } from '../testing/database.ts';
import { isSweep } from '../testing/sweep.ts';
import { readContent } from './content.ts';
import { seed } from './seed.ts';

const database = testDatabase();
const root = join(import.meta.dirname, '../..');
/** Brands with a plan of their own: all in the sweeps; otherwise some, of several languages, with own fields and without resumes. */
const some = ['rheinblick', 'on-air-careers', 'demo', 'stadtwerke-boerse'];
const plans = readContent().plans.filter(({ id }) => isSweep() || some.includes(id));
/** A brand without one. */
const acme = testBrand('acme', ({ site, locales, prices }) => {
  site.country = 'GB';
  locales.default = 'en-GB';
  locales.supported = ['en-GB', 'de'];
  prices.currency = 'GBP';
});
/** A plan may be there before its brand. */
const shipped = plans.filter(({ id }) => existsSync(join(root, 'brands', `${id}.json`)));
const sizes = [...shipped, { jobs: 72, organizations: 8 }];
const jobs = sizes.reduce((sum, size) => sum + size.jobs, 0);
const organizations = sizes.reduce((sum, size) => sum + size.organizations, 0);
let brands: CompiledBrand[];
let dataDir: string;
const said: string[] = [];

const run = (reset = false) =>
  seed({ pool: database.pool, brands, dataDir, reset, now: new Date(), log: (message) => said.push(message) });

async function one(sql: string, values: unknown[] = []): Promise<Record<string, unknown>> {
  const { rows } = await database.pool.query<Record<string, unknown>>(sql, values);
  return rows[0] ?? {};
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'np-seed-'));
  const registry = createBrandRegistry({ brandsDir: join(root, 'brands'), serve: 'readable' });
  await registry.start();
  brands = [acme, ...registry.list().filter(({ id }) => plans.some((plan) => plan.id === id))];
  registry.stop();
  // Two web processes that start at the same time: one of them fills the database.
  await Promise.all([run(), run()]);
});

afterAll(() => rm(dataDir, { recursive: true }));

describe('people to try it with', () => {
  it('look for work and own an organization on each brand that has demo content, with a password that is told', async () => {
    const { rows } = await database.pool.query<{ email: string; roles: string; owned: number }>(
      `select a.email, string_agg(r.role || ' ' || r.frontend, ',') as roles,
        (select count(*)::int from organization_member m join organization o on o.id = m.organization_id
         where m.account_id = a.id and m.role = 'owner' and o.owner_id = a.id) as owned
       from account a join account_role r on r.account_id = a.id where a.password_hash is not null group by a.id order by a.email`,
    );
    expect(rows.length).toBeGreaterThan(6);
    expect(rows).toEqual(
      (['applicant', 'recruiter'] as const).flatMap((role) =>
        brands
          .filter(({ document }) => document.features[role])
          .map(({ id }) => ({
            email: `${role}@${id}.example`,
            roles: `${role} ${id}`,
            owned: role === 'recruiter' ? 1 : 0,
          })),
      ),
    );
    expect(said.filter((line) => line.includes('demo-password'))).toHaveLength(1);
  });
});

describe('resumes to try it with', () => {
  it('are what their brand asks, with terms that there are, and found but for those who hide them', async () => {
    const forms = createForms();
    const terms = await createTermCatalogue(openDatabase(database.pool)).of({
      db: openDatabase(database.pool),
      frontend: 'demo',
    });
    const { rows } = await database.pool.query<{ frontend: string; data: unknown; visible: boolean; listed: boolean }>(
      'select f.frontend, r.data, f.visible, f.listed is not null as listed from resume r join resume_frontend f on f.resume_id = r.id',
    );
    const offering = brands.filter(({ document }) => document.features.resume && document.features.applicant);
    expect(new Set(rows.map(({ frontend }) => frontend))).toEqual(new Set(offering.map(({ id }) => id)));
    expect(rows.length).toBeGreaterThan(30 * offering.length);
    for (const { frontend, data, visible, listed } of rows) {
      const brand = brands.find(({ id }) => id === frontend);
      if (!brand) throw new Error(`There is no brand ${frontend}.`);
      const parts = (forms.ask(brand, 'resume', 'en')?.groups ?? []).flatMap(({ group, schema }) =>
        partsOf(schema, Object(data)[group]),
      );
      expect([forms.check(brand, 'resume')?.(data).errors, unknownTerms(terms, parts), listed]).toEqual([
        [],
        [],
        visible,
      ]);
    }
  });
});

it('lets employers search the resumes that are not hidden, by place as well', async () => {
  const listed = await one('select count(*)::int as found from resume_frontend where listed is not null');
  expect(await one('select count(*)::int as found from resume_search')).toEqual(listed);
  const { fewest } = await one(
    'select min(found)::int as fewest from (select count(*) as found from resume_search group by brand) by_brand',
  );
  expect(fewest).toBeGreaterThanOrEqual(30);
  expect(
    await one(`select string_agg(distinct v.field, ' ' order by v.field) as fields, count(distinct c.brand)::int as brands from facet_count c
      join facet_value v on v.id = c.value where c.index = 'RESUMES'`),
  ).toEqual({
    fields: 'career_status fields_of_study languages occupations region skills',
    brands: brands.filter(({ document }) => document.features.resume && document.features.applicant).length,
  });
});

it('lets the employer of each brand with resumes have asked for contact, with every answer, and asks its applicant', async () => {
  const { rows } = await database.pool.query<{ brand: string; states: string; unpaid: number; own: number }>(
    `select c.frontend as brand, string_agg(distinct c.state, ' ' order by c.state) filter (where m.account_id is not null) as states,
       (count(*) filter (where c.state = 'approved' and c.opened is null))::int as unpaid,
       (count(*) filter (where a.email like 'applicant@%'))::int as own
     from resume_contact c join resume r on r.id = c.resume_id join account a on a.id = r.account_id
     left join organization_member m on m.organization_id = c.organization_id group by c.frontend order by c.frontend`,
  );
  const offering = brands.filter(
    ({ document: { features } }) =>
      features.resume && features.applicant && features.recruiter && features.resumeSearches && features.resumeContact,
  );
  expect(offering.length).toBeGreaterThan(1);
  expect(rows).toEqual(
    offering
      .map(({ id }) => ({ brand: id, states: 'approved declined pending revoked withdrawn', unpaid: 1, own: 4 }))
      .toSorted((a, b) => (a.brand < b.brand ? -1 : 1)),
  );
});

it('gives the employer of each brand jobs in every state, one of them given back', async () => {
  const { rows } = await database.pool.query<{ states: string; refused: number }>(
    `select string_agg(distinct j.state, ' ' order by j.state) as states, count(j.refusal)::int as refused
     from account a join job j on j.owner_id = a.id join organization_member m on m.account_id = a.id
       and m.organization_id = j.organization_id where a.email like 'recruiter@%' group by a.id`,
  );
  expect(rows).toHaveLength(brands.filter(({ document }) => document.features.recruiter).length);
  for (const row of rows)
    expect(row).toEqual({ states: 'archived draft needs_review published scheduled', refused: 1 });
});

describe('seed', () => {
  const last = () => one('select id, title, views from job order by id desc limit 1');

  it('stores all jobs and organizations, and finds the published ones', async () => {
    expect(await one('select count(*)::int as jobs from job')).toEqual({ jobs });
    expect(await one('select count(*)::int as organizations from organization')).toEqual({ organizations });
    const { published } = await one(`select count(*)::int as published from job where state = 'published'`);
    expect(await one('select count(*)::int as found from job_search')).toEqual({ found: published });
  });

  it('makes up jobs, organizations and articles for a brand without a plan, in its languages, country and currency', async () => {
    expect(
      await one(
        `select count(*)::int as jobs, array_agg(distinct langcode order by langcode) as languages,
           array_agg(distinct data #>> '{job_location,address,countryCode}') as countries,
           array_agg(distinct data #>> '{job_categorization,currencyCode}') filter (where data #> '{job_categorization,currencyCode}' is not null) as currencies,
           count(distinct data #>> '{job_location,address,locality}') > 3 as "inManyTowns"
         from job where frontend = 'acme'`,
      ),
    ).toEqual({ jobs: 72, languages: ['de', 'en-GB'], countries: ['GB'], currencies: ['GBP'], inManyTowns: true });
    const { rows } = await database.pool.query(
      `select langcode, path from landing_page where frontend = 'acme' order by langcode`,
    );
    expect(rows).toEqual([
      { langcode: 'de', path: '/bewerbungstipps' },
      { langcode: 'en-GB', path: '/application-tips' },
    ]);
  });

  it('puts every job of search on the map, with a region that the gazetteer has', async () => {
    expect(
      await one(`select count(*)::int as lost from job_search s left join region r on r.country = s.country and r.code = s.region
        where s.lat is null or s.lon is null or r.code is null`),
    ).toEqual({ lost: 0 });
  });

  it('names only places of the gazetteer, within 10 km of where it has them', async () => {
    const { rows } = await database.pool.query<{ country: string; locality: string; lat: number; lon: number }>(
      `select distinct a->>'countryCode' as country, a->>'locality' as locality, (a->>'lat')::float as lat, (a->>'lon')::float as lon
       from (select data->'job_location'->'address' as a from job) as addresses`,
    );
    expect(rows.length).toBeGreaterThan(60);
    for (const { country, locality, lat, lon } of rows)
      expect(
        await one(
          `select count(*)::int > 0 as known from place p join place_name n on n.place_id = p.id
           where n.folded = $1 and p.country = $2 and abs(p.lat - $3) < 0.1 and abs(p.lon - $4) < 0.1`,
          [foldPlace(locality), country, lat, lon],
        ),
        locality,
      ).toEqual({ known: true });
  });

  it('counts the values of every job facet of every brand', async () => {
    const { rows } = await database.pool.query<{ key: string; fields: number }>(
      `select f.key, count(distinct v.field)::int as fields from facet_count c join frontend f on f.id = c.brand
       join facet_value v on v.id = c.value where c.index = 'JOBS' group by f.key`,
    );
    expect(rows.map(({ key }) => key).toSorted()).toEqual(brands.map(({ id }) => id).toSorted());
    for (const { key, fields } of rows) expect(fields, key).toBeGreaterThanOrEqual(7);
  });

  it('draws a logo for every organization that names one', async () => {
    const files = await readdir(join(dataDir, 'files/logos'));
    const { rows } = await database.pool.query<{ url: string }>(
      `select data->'organization_page'->'logo'->>'url' as url from organization where data->'organization_page' ? 'logo'`,
    );
    for (const { url } of rows) expect(files).toContain(url.replace('/files/logos/', ''));
  });

  it('leaves a filled database alone', async () => {
    await database.pool.query('update job set views = -1 where id = $1', [(await last()).id]);
    await run();
    expect((await last()).views).toBe(-1);
    expect(await one('select count(*)::int as jobs from job')).toEqual({ jobs });
  });

  it('begins anew with reset, with the same ids', async () => {
    const before = await last();
    await run(true);
    const after = await last();
    expect([after.id, after.title, after.views]).toEqual([before.id, before.title, 0]);
    expect(await one('select count(*)::int as jobs from job')).toEqual({ jobs });
  });
});

describe('the figures', () => {
  it('compare a month with one of a similar size on every brand, and show weekends', async () => {
    const { rows } = await database.pool.query<{ key: string; growth: number; weekend: number; days: number }>(
      `select f.key, sum(s.count) filter (where s.period >= current_date - 30) / nullif(sum(s.count) filter (where s.period < current_date - 30), 0)::float8 as growth,
         avg(s.count) filter (where extract(isodow from s.period) > 5) / avg(s.count) filter (where extract(isodow from s.period) < 6)::float8 as weekend,
         count(*)::int as days
       from frontend f left join statistic s on s.frontend = f.key and s.measure = 'page' and s.subject = 'job' group by f.key`,
    );
    expect(rows.map(({ key }) => key).toSorted()).toEqual(brands.map(({ id }) => id).toSorted());
    for (const { key, growth, weekend, days } of rows) {
      expect(days, key).toBe(60);
      expect(growth, key).toBeGreaterThan(0.75);
      expect(growth, key).toBeLessThan(1.45);
      expect(weekend, key).toBeLessThan(0.8);
    }
  });

  it('agree with the jobs, their applications and the orders', async () => {
    const { rows } = await database.pool.query(
      `select j.id from job j left join job_statistic s on s.job_id = j.id group by j.id
       having coalesce(sum(s.views), 0) > j.views or coalesce(sum(s.starts), 0) <> j.application_starts
         or j.published > current_date - 60 and j.state in ('published', 'archived') and coalesce(sum(s.views), 0) <> j.views
         or bool_or(s.views <> s.from_search + s.from_job + s.from_employer + s.from_site + s.from_engine + s.from_elsewhere + s.from_mail + s.from_feed + s.from_direct)
         or bool_or(s.applications > s.starts)
         or bool_or(j.owner_id is not null) and coalesce(sum(s.applications), 0) <> (select count(*) from application a where a.job_id = j.id)`,
    );
    expect(rows).toEqual([]);
    expect(
      await one(`select sum(count)::int as sold, (select sum(total)::int from purchase_order where paid is not null) as paid
        from statistic where measure = 'sale-amount'`),
    ).toEqual(
      await one(`select sum(total)::int as sold, sum(total)::int as paid from purchase_order where paid is not null`),
    );
  });

  it('agree with each other on every day: no part exceeds its whole, and brands have at least what their jobs have', async () => {
    const { rows } = await database.pool.query(
      `with days as (
         select frontend, period, jsonb_object_agg(measure || ' ' || subject, count) as of,
           coalesce(sum(count) filter (where measure = 'job-view'), 0) as seen,
           coalesce(sum(count) filter (where measure = 'words'), 0) as words, coalesce(sum(count) filter (where measure = 'place'), 0) as places
         from statistic group by 1, 2),
       jobs as (select frontend, period, sum(views) as views, sum(starts) as starts, sum(applications) as sent from job_statistic group by 1, 2)
       select frontend, period, seen, words, places, of, jobs from days left join jobs using (frontend, period) cross join lateral (
         select (of ->> 'page job')::int as page, (of ->> 'search JOBS')::int as searches, (of ->> 'search-by words')::int as by_words,
           (of ->> 'search-by place')::int as by_place, coalesce((of ->> 'search-empty JOBS')::int, 0) as empty,
           coalesce((of ->> 'search-by words-empty')::int, 0) as words_empty) one
       where seen <> page or coalesce(views, 0) > seen or by_words > searches or by_place > searches or searches > (of ->> 'page jobs')::int
         or words > by_words or places > by_place or words_empty > empty + 1 or (of ->> 'apply-end internal')::int > (of ->> 'apply-start internal')::int`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the gazetteer', () => {
  const resolve = async (text: string, country: string) =>
    (
      await one(
        `select p.name from place_name n join place p on p.id = n.place_id where n.folded = $1 and p.country = $2
         order by p.population desc limit 1`,
        [foldPlace(text), country],
      )
    ).name;

  it('knows places by exonyms, umlauts written out and postal codes', async () => {
    for (const [text, country, name] of [
      ['Cologne', 'DE', 'Köln'],
      ['Koeln', 'DE', 'Köln'],
      ['München', 'DE', 'Munich'],
      ['Wien', 'AT', 'Vienna'],
      ['Genf', 'CH', 'Genève'],
      ['Geneva', 'CH', 'Genève'],
      ['New York', 'US', 'New York City'],
      ['Straßburg', 'FR', 'Strasbourg'],
      ['Francfort', 'DE', 'Frankfurt am Main'],
      ['Bangalore', 'IN', 'Bengaluru'],
      ['90210', 'US', 'Beverly Hills'],
      ['04101', 'US', 'Portland'],
      ['50667', 'DE', 'Köln'],
      ['79098', 'DE', 'Freiburg'],
      ['K1A', 'CA', 'Ottawa'],
    ] as const)
      expect(await resolve(text, country), `${text}, ${country}`).toBe(name);
  });

  it('has names of countries and regions in four languages', async () => {
    expect(await one(`select names from country where code = 'DE'`)).toEqual({
      names: { en: 'Germany', de: 'Deutschland', fr: 'Allemagne', es: 'Alemania' },
    });
    expect(await one(`select name, names->>'de' as de from region where country = 'DE' and code = 'BY'`)).toEqual({
      name: 'Bavaria',
      de: 'Bayern',
    });
  });
});
