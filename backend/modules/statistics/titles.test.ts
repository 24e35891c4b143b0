/** What was counted has the names that people read, on the brands that the reader administers. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { frontend } from '../../database/schema/brands.ts';
import { statistic } from '../../database/schema/statistics.ts';
import { facetAlias, facetValue, taxonomyTerm } from '../../database/schema/taxonomies.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const product = (en: string) => ({
  name: { en, de: `${en} auf Deutsch` },
  type: 'job_credits',
  price: 100,
  credits: 1,
});
const api = adminBackend({ document: { prices: { currency: 'EUR', products: { single: product('Single job') } } } });
let keeper: Person;
let boss: Person;
const PERIOD = { from: '2026-07-01', until: '2026-07-31' };

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  keeper = await insertPerson(api, { roles: ['site_admin'] });
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  for (const [brand, code] of [
    ['acme', 'part_time'],
    ['rhein', 'full_time'],
  ] as const) {
    const [at] = await api.db.select({ id: frontend.id }).from(frontend).where(eq(frontend.key, brand));
    const [term] = await api.db.select({ id: taxonomyTerm.id }).from(taxonomyTerm).where(eq(taxonomyTerm.code, code));
    const [value] = await api.db
      .insert(facetValue)
      .values({ field: 'employment_type', termId: term?.id })
      .returning({ id: facetValue.id });
    // The word means something else on the other brand.
    const alias = { frontendId: at?.id ?? 0, index: 'JOBS', langcode: 'en', facetValueId: value?.id ?? 0 };
    await api.db.insert(facetAlias).values({ ...alias, alias: 'half' });
  }
  const row = { period: '2026-07-01', grain: 'day', count: 20 };
  await api.db.insert(everyBrand(statistic)).values(
    ['acme', 'rhein'].flatMap((brand) => [
      { ...row, frontend: brand, measure: 'facet', subject: 'employment_type=half' },
      { ...row, frontend: brand, measure: 'facet', subject: 'employment_type=gone', count: 10 },
      { ...row, frontend: brand, measure: 'sale', subject: 'single' },
      { ...row, frontend: brand, measure: 'sale', subject: 'gone', count: 10 },
    ]),
  );
});

const TEXTS = `query ($brand: String, $from: String!, $until: String!) {
  adminSearchedTexts(brand: $brand, from: $from, until: $until, kind: FACET, isEmpty: false) { texts { text title } } }`;

it('names field and value of a facet as the brand does, and shows what no longer exists as it was counted', async () => {
  const asked = (title: string) => ({
    adminSearchedTexts: {
      texts: [
        { text: 'employment_type=half', title },
        { text: 'employment_type=gone', title: 'employment_type=gone' },
      ],
    },
  });
  expect(await api.ask(keeper, TEXTS, PERIOD)).toEqual(asked('Job type: Part time'));
  expect(await api.ask(boss, TEXTS, { ...PERIOD, brand: 'rhein' })).toEqual(asked('Job type: Full time'));
});

it('names products', async () => {
  const REPORT = `query ($from: String!, $until: String!) { adminStatistics(from: $from, until: $until) { parts { measure subject title } } }`;
  const { adminStatistics } = (await api.ask(boss, REPORT, PERIOD)) as {
    adminStatistics: { parts: { measure: string; subject: string; title: string | null }[] };
  };
  expect(adminStatistics.parts.map(({ subject, title }) => [subject, title])).toEqual([
    ['single', 'Single job'],
    ['gone', null],
  ]);
});
