/** What a run has staged is compared with the items of its brand alone, even if another brand had items of the same importer. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importerItem } from '../../../database/schema/importers.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertBasics, insertImporter } from '../../../testing/rows.ts';
import { clearStaging, listGone, listLeft, renewStatistics, stageItems } from './stage-store.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
/** The database is there once the tests run. */
const on = (frontend: string) => ({ db: api.db, frontend });
let run: { runId: number; importerId: number };

const keysOf = (identity: string) => ({ identity, fingerprint: 'x', urlKey: null, postingKey: identity });

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.pool.query('truncate importer cascade');
  const { importer: importerId, importerRun: runId } = await insertImporter(api.db, 'acme');
  run = { runId, importerId };
  const items = [
    { ...keysOf('ref:1'), frontend: 'acme' },
    { ...keysOf('ref:2'), frontend: 'rhein' },
    { ...keysOf('ref:3'), frontend: 'acme' },
    { ...keysOf('ref:4'), frontend: 'rhein' },
  ];
  await api.db.insert(everyBrand(importerItem)).values(items.map((item) => ({ ...item, importerId, owns: true })));
  await clearStaging(api.db, runId);
});

const stage = (...identities: string[]) =>
  stageItems(
    on('acme'),
    run,
    identities.map((identity, at) => ({ ...keysOf(identity), ordinal: at + 1 })),
  );

it('finds what is new or changed', async () => {
  const { open, unchanged, again } = await stage('ref:1', 'ref:2', 'ref:1');
  expect(open.map(({ identity, isNew }) => [identity, isNew])).toEqual([['ref:2', true]]);
  expect(unchanged).toBe(1);
  expect(again.map(({ ordinal }) => ordinal)).toEqual([3]);
});

it('finds what is gone', async () => {
  await stage('ref:1', 'ref:2');
  expect(await listGone(on('acme'), run, 10)).toEqual(['ref:3']);
});

it('finds what a deleted importer leaves', async () => {
  expect(await listLeft(on('acme'), run.importerId, 10)).toEqual(['ref:1', 'ref:3']);
});

it('has the items counted', async () => {
  const known = async () => {
    const { rows } = await api.pool.query(
      `select reltuples::int as rows from pg_class where relname = 'importer_item'`,
    );
    return rows[0].rows;
  };
  await api.pool.query('delete from importer_item');
  await api.pool.query('analyze importer_item');
  const item = { ...keysOf(''), frontend: 'acme', importerId: run.importerId, owns: true };
  const items = Array.from({ length: 300 }, (_, at) => ({ ...item, identity: `ref:${at}` }));
  await api.db.insert(everyBrand(importerItem)).values(items);
  expect(await known()).toBe(0);
  await renewStatistics(api.db);
  expect(await known()).toBe(300);
});
