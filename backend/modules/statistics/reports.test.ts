/** Reports through GraphQL: what they say, of which brands, and to whom. */
import { beforeAll, expect, it } from 'vitest';
import { statistic } from '../../database/schema/statistics.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { periodBefore, stepsOf } from './period.ts';

const api = adminBackend();
const people = {} as Record<'boss' | 'keeper' | 'editor' | 'employer', Person>;

beforeAll(async () => {
  people.boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  people.keeper = await insertPerson(api, { roles: ['site_admin'] });
  people.editor = await insertPerson(api, { roles: ['job_editor'] });
  people.employer = await insertPerson(api, { roles: ['recruiter'] });
  const rows = (frontend: string, period: string, count: number, grain = 'day') =>
    [
      ['page', 'home', count],
      ['page', 'jobs', 2 * count],
      ['search-by', 'words', 3 * count],
      ['search-by', 'words-empty', count],
      ['words', 'nurse', 2 * count],
      ['words', '=1+1', count],
      ['words-empty', '=1+1', count],
      ['sale-amount', frontend === 'acme' ? 'USD' : 'EUR', 100 * count],
    ].map(([measure, subject, times]) => ({
      ...{ frontend, period, grain, measure: String(measure), subject: String(subject), count: Number(times) },
    }));
  await api.db
    .insert(everyBrand(statistic))
    .values([
      ...rows('acme', '2026-07-01', 1),
      ...rows('acme', '2026-07-08', 10),
      ...rows('acme', '2026-06-30', 1000),
      ...rows('acme', '2025-07-01', 7, 'month'),
      ...rows('rhein', '2026-07-01', 100),
    ]);
});

const MONTH = { from: '2026-07-01', until: '2026-07-31' };
const REPORT = `query ($brand: String, $from: String!, $until: String!, $step: StatisticStep! = DAY, $compare: StatisticComparison! = PREVIOUS) {
  adminStatistics(brand: $brand, from: $from, until: $until, step: $step, compare: $compare) {
    steps before series { measure subject values earlier total before } parts { measure subject total before } brands { brand parts { measure total } }
  } }`;
interface Report {
  steps: string[];
  before: string;
  series: { measure: string; subject: string; values: number[]; earlier: number[]; total: number; before: number }[];
  parts: { measure: string; subject: string; total: number; before: number }[];
  brands: { brand: string; parts: { measure: string; total: number }[] }[];
}
const report = async (person: Person, variables: object) =>
  ((await api.ask(person, REPORT, { ...MONTH, ...variables })) as { adminStatistics: Report }).adminStatistics;

it('adds up a brand by step, beside the period before', async () => {
  const { steps, before, series, parts } = await report(people.keeper, { brand: 'acme', step: 'WEEK' });
  expect(steps).toEqual(['2026-06-29', '2026-07-06', '2026-07-13', '2026-07-20', '2026-07-27']);
  expect(before).toBe('2026-05-31');
  expect(series[0]).toEqual({
    ...{ measure: 'page', subject: '', values: [3, 30, 0, 0, 0], total: 33, before: 3000 },
    earlier: [0, 0, 0, 0, 3000],
  });
  expect(series.find(({ measure }) => measure === 'sale-amount')).toMatchObject({ subject: 'USD', total: 1100 });
  expect(parts.filter(({ measure }) => measure === 'page')).toEqual([
    { measure: 'page', subject: 'jobs', total: 22, before: 2000 },
    { measure: 'page', subject: 'home', total: 11, before: 1000 },
  ]);
});

it('compares with the year before, of which there are months', async () => {
  const { before, series } = await report(people.keeper, { brand: 'acme', step: 'MONTH', compare: 'YEAR' });
  expect([before, series[0]?.values, series[0]?.before]).toEqual(['2025-07-01', [33], 21]);
});

it('compares brands, those of the person alone', async () => {
  const visits = async (person: Person) =>
    (await report(person, {})).brands.map(
      ({ brand, parts }) => `${brand} ${parts.find(({ measure }) => measure === 'page')?.total}`,
    );
  expect(await visits(people.boss)).toEqual(['rhein 300', 'acme 33']);
  expect(await visits(people.keeper)).toEqual(['acme 33']);
});

const TEXTS = `query ($brand: String, $isEmpty: Boolean!, $limit: Int! = 10) {
  adminSearchedTexts(brand: $brand, from: "2026-07-01", until: "2026-07-31", kind: WORDS, isEmpty: $isEmpty, limit: $limit) {
    total empty texts { text total empty before }
  } }`;

it('lists what people look for, and what they do not find', async () => {
  expect(await api.ask(people.keeper, TEXTS, { isEmpty: false })).toEqual({
    adminSearchedTexts: {
      ...{ total: 33, empty: 11 },
      texts: [
        { text: 'nurse', total: 22, empty: 0, before: 2000 },
        { text: '=1+1', total: 11, empty: 11, before: 1000 },
      ],
    },
  });
  expect(await api.ask(people.boss, TEXTS, { brand: 'rhein', isEmpty: true })).toEqual({
    adminSearchedTexts: { total: 300, empty: 100, texts: [{ text: '=1+1', total: 100, empty: 100, before: 0 }] },
  });
});

const CSV =
  'query ($brand: String, $from: String!, $until: String!) { adminStatisticsCsv(brand: $brand, from: $from, until: $until) }';

it('gives all counts for spreadsheets, without formulas', async () => {
  const { adminStatisticsCsv: csv } = (await api.ask(people.keeper, CSV, MONTH)) as { adminStatisticsCsv: string };
  const lines = csv.trim().split('\r\n');
  expect([lines.length, lines.at(-2)]).toEqual([17, "acme,day,2026-07-08,words,'=1+1,10"]);
  expect(csv).not.toContain(',=1+1');
  expect(csv).not.toContain('rhein');
});

it('is for those who administer the brand', async () => {
  expect(await api.ask(people.keeper, REPORT, { ...MONTH, brand: 'rhein' })).toBe('NOT_ALLOWED');
  expect(await api.ask(people.keeper, TEXTS, { brand: 'rhein', isEmpty: true })).toBe('NOT_ALLOWED');
  expect(await api.ask(people.keeper, CSV, { ...MONTH, brand: 'rhein' })).toBe('NOT_ALLOWED');
  expect(await api.ask(people.editor, REPORT, { ...MONTH, brand: 'acme' })).toBe('NOT_ALLOWED');
  expect(await api.ask(people.employer, REPORT, { ...MONTH, brand: 'acme' })).toBe('NOT_ALLOWED');
  expect(await api.ask(null, REPORT, MONTH)).toBe('SIGN_IN_REQUIRED');
});

it('refuses what is no period, or too long a one', async () => {
  for (const wrong of [
    { from: '2026-02-30', until: '2026-03-01' },
    { from: 'yesterday', until: '2026-03-01' },
    { from: '2026-03-02', until: '2026-03-01' },
    { from: '2020-01-01', until: '2026-03-01' },
    { from: '2024-01-01', until: '2026-03-01' },
  ])
    expect(await api.ask(people.boss, REPORT, wrong)).toBe('BAD_INPUT');
  expect(await api.ask(people.boss, TEXTS, { isEmpty: true, limit: 501 })).toBe('BAD_INPUT');
});

it('knows the period before, and the last of February', () => {
  expect(periodBefore({ from: '2026-03-01', until: '2026-03-31' }, 'PREVIOUS')).toEqual({
    from: '2026-01-29',
    until: '2026-02-28',
  });
  expect(periodBefore({ from: '2028-02-29', until: '2028-03-01' }, 'YEAR')).toEqual({
    from: '2027-02-28',
    until: '2027-03-01',
  });
  expect(stepsOf({ from: '2026-01-31', until: '2026-03-01' }, 'MONTH')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
});
