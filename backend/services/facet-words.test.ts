import { beforeAll, expect, it } from 'vitest';
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

it('logs what could not be named and goes on', async () => {
  const logged: string[] = [];
  const pool = { query: () => Promise.reject(new Error('away')) } as never;
  await createWordKeeper({ pool, log: (message) => logged.push(message) })([testBrand('acme')]);
  expect(logged).toEqual(['Facet values could not be named in a new language: Error: away']);
});
