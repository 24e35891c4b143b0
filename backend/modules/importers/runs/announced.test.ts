/** What pages learn of a run. */
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importerRun } from '../../../database/schema/importers.ts';
import { CHANNEL } from '../../../services/tag-store.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics, insertImporter } from '../../../testing/rows.ts';
import { sourceOf } from '../testing/sources.ts';
import { runImporter } from './run-importer.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const ads = Array.from({ length: 120 }, (_, at) => ({ ref: `a${at}` }));
let listener: pg.PoolClient;
let notices: string[][] = [];
let importer: number;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  importer = (await insertImporter(api.db, 'acme', { brands: ['rhein'] })).importer;
  await api.db.delete(everyBrand(importerRun));
  listener = await api.pool.connect();
  listener.on('notification', ({ payload }) => notices.push(JSON.parse(payload ?? '[]')));
  await listener.query(`listen ${CHANNEL}`);
});
beforeEach(() => {
  notices = [];
});
afterAll(async () => {
  await listener?.query('unlisten *');
  listener?.release();
});

/** The notices of a run that has had so many attempts. */
async function noticesOfRun(attempts: number): Promise<string[][]> {
  const [row] = await api.db
    .insert(everyBrand(importerRun))
    .values({ frontend: 'acme', importerId: importer, cause: 'person', created: days(0), attempts })
    .returning({ id: importerRun.id });
  const { signal } = new AbortController();
  await runImporter({ ...api.backend.work, signal }, sourceOf(ads), row?.id ?? 0);
  // What was sent before is heard before the answer.
  await listener.query('select 1');
  return notices;
}

it('tells pages of its jobs with each batch, and lists of all brands that show them now and then', async () => {
  const heard = await noticesOfRun(0);
  expect(new Set(heard.flat().filter((tag) => tag.startsWith('job:'))).size).toBe(ads.length);
  const lists = heard.filter((tags) => tags.some((tag) => tag.startsWith('jobs:')));
  expect(new Set(lists.flat())).toEqual(new Set(['jobs:acme', 'jobs:rhein']));
  // Three batches, each of which would tell them twice.
  expect(lists.length).toBeLessThan(3);
});

it('tells nobody of a run that changes nothing', async () => {
  expect(await noticesOfRun(0)).toEqual([]);
});

it('tells lists of what an attempt that was killed may not have told them', async () => {
  expect(await noticesOfRun(1)).toEqual([['jobs:acme', 'jobs:rhein']]);
});
