import { expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { indexJobs } from './index-job.ts';
import { nameFacetValues, rebuildOutdated, rebuildSearch } from './rebuild.ts';
import { foldAll } from './tally.ts';
import { insertTerms } from './testing/contract-world.ts';
import { answers, insertJob, keptCounts, trueCounts } from './testing/rows.ts';

const database = testDatabase();

async function aliases(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    "select concat_ws(' ', langcode, alias) as line from facet_alias order by 1",
  );
  return rows.map(({ line }) => line);
}

it('brings damaged rows, counts and words back to what the jobs say', async () => {
  await insertTerms(database.pool);
  const ids = [
    await insertJob(database.pool, { title: 'Night editor', data: answers({ occupationalField: ['editor'] }) }),
    await insertJob(database.pool, { title: 'Nurse', data: answers({ occupationalField: ['nursing'] }) }),
    await insertJob(database.pool, { title: 'Draft', state: 'draft' }),
  ];
  await inTransaction(database.pool, (tx) => indexJobs(tx, ids, () => ['en']));
  const counts = await keptCounts(database.pool);
  await inTransaction(database.pool, foldAll);
  await database.pool.query('update facet_count set count = count + 7');
  await database.pool.query('delete from job_search where job_id = $1', [ids[0]]);
  await database.pool.query('delete from search_word');

  expect(await rebuildSearch(database.pool, () => ['en'])).toEqual({ jobs: 3, profiles: 0, resumes: 0 });
  expect(await keptCounts(database.pool)).toEqual(counts);
  expect(await trueCounts(database.pool)).toEqual(counts);
  const { rows } = await database.pool.query('select word from search_word order by word');
  expect(rows.map(({ word }) => word)).toEqual(['editor', 'harbor', 'night', 'nurse', 'works']);
});

it('rebuilds rows of an older form once', async () => {
  await database.pool.query('delete from search_form');
  await database.pool.query('delete from search_word');
  expect(await rebuildOutdated(database.pool, () => ['en'])).toEqual({ jobs: 3, profiles: 0, resumes: 0 });
  expect(await rebuildOutdated(database.pool, () => ['en'])).toBeNull();
});

it('names values in a language that a brand adds later', async () => {
  await inTransaction(database.pool, (tx) => nameFacetValues(tx, 'ledger', ['en', 'de']));
  expect(await aliases()).toEqual([
    ...[
      'days-1-de',
      'days-14-de',
      'days-3-de',
      'days-30-de',
      'days-7-de',
      'editor-de',
      'health-de',
      'media-de',
      'nursing-de',
      'radio-de',
    ].map((alias) => `de ${alias}`),
    ...['days-1', 'days-14', 'days-3', 'days-30', 'days-7', 'editor', 'health', 'media', 'nursing', 'radio'].map(
      (alias) => `en ${alias}`,
    ),
  ]);
});
