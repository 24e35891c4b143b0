import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { indexJobs, indexOrganizations } from './index-job.ts';
import type { CompleteInput } from './port.ts';
import { createSqlSearch, type SqlSearch } from './sql-search.ts';
import { insertTerms } from './testing/contract-world.ts';
import { answers, insertJob, insertOrganization } from './testing/rows.ts';

const database = testDatabase();
const NOW = new Date('2026-03-01T12:00:00Z');
let search: SqlSearch;
let nursing: number;
let works: number;

const publish = async (...ids: number[]) => inTransaction(database.pool, (tx) => indexJobs(tx, ids));

beforeAll(async () => {
  const { pool } = database;
  await insertTerms(pool);
  await pool.query(`update taxonomy_term set labels = '{"en": "Nursing", "de": "Pflege"}' where code = 'nursing'`);
  const company = await insertOrganization(pool, 'Nordic Nursing Homes');
  const ids = [
    await insertJob(pool, {
      title: 'Registered Nurse (m/f/d)',
      organizationId: company,
      data: answers({ occupationalField: ['nursing'], skillsFree: ['Nursing records', 'triage'] }),
    }),
    await insertJob(pool, { title: 'Registered nurse (f/m/d)', data: answers({ skillsFree: ['Triage'] }) }),
    await insertJob(pool, { title: 'Nurse', organizationName: 'Nurseries of Maine' }),
    await insertJob(pool, { title: 'Nurse of yesterday', expires: new Date('2026-02-28T00:00:00Z') }),
    await insertJob(pool, { title: 'Nurse elsewhere', brands: ['elsewhere'] }),
    await insertJob(pool, { title: 'Nurse in a draft', state: 'draft' }),
  ];
  await publish(...ids);
  const { rows } = await pool.query<{ id: number; field: string }>(
    `select v.id, v.field from facet_value v left join taxonomy_term t on t.id = v.term_id where t.code = 'nursing' or v.field = 'company'`,
  );
  nursing = rows.find(({ field }) => field === 'occupations')?.id ?? 0;
  works = rows.find(({ field }) => field === 'company')?.id ?? 0;
  const { rows: profiles } = await pool.query<{ id: number }>(
    `insert into organization_profile (organization_id, frontend, slug, published) values ($1, 'ledger', 'nordic', true) returning id`,
    [company],
  );
  await inTransaction(pool, (tx) =>
    indexOrganizations(
      tx,
      profiles.map(({ id }) => id),
    ),
  );
});
beforeEach(() => {
  search = createSqlSearch(database.pool);
});
afterEach(() => search.close());

const input = (text: string, changes: Partial<CompleteInput> = {}): CompleteInput => ({
  index: 'JOBS',
  brand: 'ledger',
  languages: ['en'],
  language: 'en',
  now: NOW,
  text,
  limit: 10,
  ...changes,
});
const texts = async (...asked: Parameters<typeof input>) =>
  (await search.complete(input(...asked))).map(({ kind, text, count }) => `${kind} ${text} ${count}`);

it('completes titles, occupations, skills and employers of the jobs that the brand shows', async () => {
  expect(await search.complete(input('nurs'))).toEqual([
    { kind: 'TITLE', text: 'Registered Nurse', count: 2, value: null },
    { kind: 'TITLE', text: 'Nurse', count: 1, value: null },
    { kind: 'OCCUPATION', text: 'Nursing', count: 1, value: nursing },
    { kind: 'SKILL', text: 'Nursing records', count: 1, value: null },
    { kind: 'EMPLOYER', text: 'Nordic Nursing Homes', count: 1, value: works },
    { kind: 'EMPLOYER', text: 'Nurseries of Maine', count: 1, value: null },
  ]);
  expect(await texts('tri')).toEqual(['SKILL Triage 2']);
});

it('names an occupation in the language of the page', async () => {
  expect(await texts('pfle', { language: 'de' })).toEqual(['OCCUPATION Pflege 1']);
  expect(await texts('pfle')).toEqual([]);
});

it('leaves room for each kind, and no kind without a match takes any', async () => {
  expect(await texts('nurs', { limit: 4 })).toEqual([
    'TITLE Registered Nurse 2',
    'TITLE Nurse 1',
    'OCCUPATION Nursing 1',
    'SKILL Nursing records 1',
  ]);
  expect(await texts('regist', { limit: 1 })).toEqual(['TITLE Registered Nurse 2']);
});

it('completes what another brand shows only there', async () => {
  expect(await texts('nurse e')).toEqual([]);
  expect(await texts('nurse e', { brand: 'elsewhere' })).toEqual(['TITLE Nurse elsewhere 1']);
  expect(await texts('nurse', { brand: 'unknown' })).toEqual([]);
});

it('completes the names of organizations in their search, and nothing in that of resumes', async () => {
  expect(await texts('nord', { index: 'ORGANIZATIONS' })).toEqual(['EMPLOYER Nordic Nursing Homes 1']);
  expect(await texts('nurs', { index: 'RESUMES' })).toEqual([]);
});

it('learns new jobs in the background, once what it knows is old', async () => {
  expect(await texts('welder')).toEqual([]);
  await publish(await insertJob(database.pool, { title: 'Welder' }));
  expect(await texts('welder')).toEqual([]);
  const later = new Date(NOW.getTime() + 3_600_000);
  await expect.poll(() => texts('welder', { now: later })).toEqual(['TITLE Welder 1']);
});
