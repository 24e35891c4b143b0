import { beforeAll, expect, it } from 'vitest';
import { seedPlaces } from '../../backend/seed/places.ts';
import { testBackend } from '../../backend/testing/backend.ts';
import { BOARDS } from './boards.ts';
import { readCorpus } from './corpus.ts';
import { readJudged, SETS } from './judged.ts';
import { loadCorpus } from './load-corpus.ts';
import { type Measured, measure, summarize } from './metrics.ts';
import { describeDrops } from './reached.ts';
import { ask } from './site.ts';

const api = testBackend(BOARDS);

beforeAll(async () => {
  await seedPlaces(api.pool);
  await loadCorpus(api.pool, readCorpus());
});

it.each(SETS)('finds what people mean as well as before: %s queries', async (set) => {
  const measured: Measured[] = [];
  for (const query of readJudged(set)) measured.push(measure(query, await ask(api.backend, query)));
  expect(describeDrops(set, summarize(measured))).toEqual([]);
});
