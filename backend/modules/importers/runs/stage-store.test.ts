/** What a run has staged is compared with the items of its brand alone, even if another brand had items of the same importer. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importerItem } from '../../../database/schema/importers.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertBasics, insertImporter } from '../../../testing/rows.ts';
import { clearStaging, compare, listGone, listLeft, listOpen, stageItems } from './stage-store.ts';

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
  await stageItems(
    api.db,
    runId,
    ['ref:1', 'ref:2'].map((identity, ordinal) => ({ ...keysOf(identity), ordinal })),
  );
});

it('finds what is new or changed', async () => {
  expect(await compare(on('acme'), run)).toEqual({ staged: 2, open: 1, unchanged: 1 });
  const open = await listOpen(on('acme'), run, -1, 10);
  expect(open.map(({ identity, isNew }) => [identity, isNew])).toEqual([['ref:2', true]]);
});

it('finds what is gone', async () => {
  expect(await listGone(on('acme'), run, 10)).toEqual(['ref:3']);
});

it('finds what a deleted importer leaves', async () => {
  expect(await listLeft(on('acme'), run.importerId, 10)).toEqual(['ref:1', 'ref:3']);
});

it('has the items counted before they are compared', async () => {
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
  await compare(on('acme'), run);
  expect(await known()).toBe(300);
});
