import { expect, it } from 'vitest';
import { testDatabase } from '../../backend/testing/database.ts';
import { BOARDS } from './boards.ts';
import { readCorpus } from './corpus.ts';
import { loadCorpus } from './load-corpus.ts';

const database = testDatabase();

it('stores the frozen jobs so that each board finds its own', async () => {
  const corpus = readCorpus();
  await loadCorpus(database.pool, corpus);
  const { rows } = await database.pool.query<{ key: string; count: number }>(
    `select f.key, count(*)::integer as count from frontend f join job_search s on s.brands @> array[f.id]
     where s.lat is not null group by f.key`,
  );
  const expected = BOARDS.map(({ id }) => [id, corpus.jobs.filter(({ boards }) => boards.includes(id)).length]);
  expect(Object.fromEntries(rows.map(({ key, count }) => [key, count]))).toEqual(Object.fromEntries(expected));
});
