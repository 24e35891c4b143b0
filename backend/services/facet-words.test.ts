import { beforeAll, expect, it } from 'vitest';
import { readTaxonomies } from '../data/load-taxonomies.ts';
import { loadTaxonomies } from '../data/taxonomy-store.ts';
import { openDatabase } from '../database/pool.ts';
import { testBrand } from '../testing/backend.ts';
import { testDatabase } from '../testing/database.ts';
import { insertBasics, insertJob } from '../testing/rows.ts';
import { createWordKeeper } from './facet-words.ts';

const database = testDatabase();

beforeAll(async () => {
  const db = openDatabase(database.pool);
  await insertBasics(db, ['acme', 'other']);
  await insertJob(db, { on: ['acme', 'other'] });
});

async function languages(brand: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ langcode: string; count: number }>(
    `select langcode, count(*)::int as count from facet_alias a join frontend f on f.id = a.frontend_id
     where f.key = $1 group by langcode`,
    [brand],
  );
  return Object.fromEntries(rows.map(({ langcode, count }) => [langcode, count]));
}

it('names the values of a brand in a language that its document gained, and no other brand', async () => {
  const before = await languages('acme');
  const keep = createWordKeeper({ pool: database.pool, log: expect.fail });
  const grown = testBrand('acme', (document) => {
    document.locales.supported = ['en', 'de', 'fr', 'en-GB'];
  });
  await keep([grown]);
  expect(await languages('acme')).toEqual({ ...before, 'en-GB': before.en });
  expect(await languages('other')).toEqual(before);
});

it('names values that a document leads to before any job has them, in all its languages', async () => {
  await loadTaxonomies(database.pool, readTaxonomies());
  const aliases = async (brand: string) => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select a.index || ' ' || a.langcode || ' ' || a.alias as name from facet_alias a join frontend f on f.id = a.frontend_id
       where f.key = $1 order by a.index, a.langcode, a.alias`,
      [brand],
    );
    return rows.map(({ name }) => name);
  };
  const leading = (id: string, path: string) =>
    testBrand(id, (document) => {
      document.locales.supported = ['en', 'de'];
      document.navigation.main = [{ label: 'Jobs', path }];
    });
  const keep = createWordKeeper({ pool: database.pool, log: expect.fail });
  const fresh = (path: string) => leading('fresh', path);
  await keep([leading('other', '/jobs/remote')]);
  await keep([fresh('/jobs/harbor-works-ltd')]);
  expect(await aliases('fresh')).toEqual([]);
  const before = await aliases('other');
  await keep([fresh('/de/jobs/remote')]);
  expect(await aliases('fresh')).toEqual(['JOBS de homeoffice', 'JOBS en remote']);
  await keep([fresh('/jobs/remote')]);
  expect(await aliases('fresh')).toEqual(['JOBS de homeoffice', 'JOBS en remote']);
  await keep([fresh('/jobs?employment_type=part-time,7')]);
  expect(await aliases('fresh')).toEqual([
    'JOBS de homeoffice',
    'JOBS de teilzeit',
    'JOBS en part-time',
    'JOBS en remote',
  ]);
  await keep([fresh('/jobs?employment_type=remote,hybrid')]);
  expect(await aliases('fresh')).toHaveLength(4);
  expect(await aliases('other')).toEqual(before);
});

it('logs what could not be named and goes on', async () => {
  const logged: string[] = [];
  const pool = { query: () => Promise.reject(new Error('away')) } as never;
  await createWordKeeper({ pool, log: (message) => logged.push(message) })([testBrand('acme')]);
  expect(logged).toEqual(['Facet values could not be named: Error: away']);
});
