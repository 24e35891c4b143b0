import { expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { indexJobs, removeJob } from './index-job.ts';
import { pruneWords } from './search-words.ts';
import { answers, insertJob } from './testing/rows.ts';

const database = testDatabase();

async function words(langcode: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ word: string }>(
    'select word from search_word where langcode = $1 order by word',
    [langcode],
  );
  return rows.map(({ word }) => word);
}

it('are forgotten once no document has them, whatever their form', async () => {
  const languagesOf = () => ['en', 'de'];
  const write = (title: string, langcode: string) =>
    insertJob(database.pool, { title, langcode, data: answers({ occupationalField: ['nursing'] }) });
  const [kept, gone] = [await write('Vermessungstechnikerin Museen', 'de'), await write('Lighthouse keepers', 'en')];
  await inTransaction(database.pool, (tx) => indexJobs(tx, [kept, gone], languagesOf));
  await pruneWords(database.pool, 100);
  const german = await words('de');
  expect(german).toEqual(expect.arrayContaining(['museen', 'vermessungstechnikerin']));
  expect(await words('en')).toEqual(expect.arrayContaining(['keepers', 'lighthouse']));
  await inTransaction(database.pool, (tx) => removeJob(tx, gone));
  await pruneWords(database.pool, 100);
  expect([await words('de'), await words('en')]).toEqual([german, ['harbor', 'works']]);
});
