/** A run reads and writes what is of its brand alone. */
import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importer, importerItem, importerRefusal, importerRun } from '../../../database/schema/importers.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertBasics, insertImporter, insertOrganization } from '../../../testing/rows.ts';
import {
  addCounts,
  clearRefusals,
  countItems,
  findOrganizationName,
  findWaitingRun,
  removeImporter,
  setImporter,
  stopRuns,
  updateRun,
} from './work-store.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
/** The database is there once the tests run. */
const on = (frontend: string) => ({ db: api.db, frontend });

interface Made {
  importer: number;
  run: number;
}
let ours: Made;
let theirs: Made;

/** With a failed run that refused an item, one that waits, and an item. */
async function make(frontend: string): Promise<Made> {
  const { importer: importerId } = await insertImporter(api.db, frontend);
  const [run] = await api.db
    .insert(everyBrand(importerRun))
    .values({ frontend, importerId, cause: 'person', state: 'waiting', created: new Date() })
    .returning({ id: importerRun.id });
  await api.db
    .insert(everyBrand(importerItem))
    .values({ frontend, importerId, identity: 'ref:1', fingerprint: 'x', postingKey: 'x', owns: true });
  return { importer: importerId, run: run?.id ?? 0 };
}

/** By brand, what stands of runs that are not the failed one. */
async function runs() {
  const table = everyBrand(importerRun);
  const rows = await api.db.select().from(table).orderBy(asc(table.frontend), asc(table.id));
  return rows.filter(({ state }) => state !== 'failed').map(({ frontend, state, added }) => [frontend, state, added]);
}

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.pool.query('truncate importer, organization cascade');
  ours = await make('acme');
  theirs = await make('rhein');
});

it('finds the run that waits', async () => {
  expect(await findWaitingRun(on('acme'), ours.importer)).toBe(ours.run);
  expect(await findWaitingRun(on('acme'), theirs.importer)).toBeNull();
});

it('changes runs', async () => {
  expect(await updateRun(on('acme'), ours.run, { state: 'done' })).toBe(true);
  expect(await updateRun(on('acme'), theirs.run, { state: 'done' })).toBe(false);
  for (const { run } of [ours, theirs]) await addCounts(on('acme'), run, { added: 3 });
  expect(await runs()).toEqual([
    ['acme', 'done', 3],
    ['rhein', 'waiting', 0],
  ]);
});

it('stops runs', async () => {
  for (const { importer: id } of [ours, theirs]) await stopRuns(on('acme'), id, new Date());
  expect(await runs()).toEqual([
    ['acme', 'stopped', 0],
    ['rhein', 'waiting', 0],
  ]);
});

it('changes importers, and removes them', async () => {
  const tags = async () => {
    const table = everyBrand(importer);
    const rows = await api.db.select().from(table).orderBy(asc(table.frontend));
    return rows.map(({ frontend, etag }) => [frontend, etag]);
  };
  for (const { importer: id } of [ours, theirs]) await setImporter(on('acme'), id, { etag: 'new' });
  expect(await tags()).toEqual([
    ['acme', 'new'],
    ['rhein', null],
  ]);
  for (const { importer: id } of [ours, theirs]) await removeImporter(on('acme'), id);
  expect(await tags()).toEqual([['rhein', null]]);
});

it('counts items', async () => {
  expect([await countItems(on('acme'), ours.importer), await countItems(on('acme'), theirs.importer)]).toEqual([1, 0]);
});

it('clears what was refused', async () => {
  const table = everyBrand(importerRefusal);
  for (const { runId } of await api.db.select().from(table)) await clearRefusals(on('acme'), runId);
  expect((await api.db.select().from(table)).map(({ frontend }) => frontend)).toEqual(['rhein']);
});

it('names an organization that the brand has', async () => {
  const own = await insertOrganization(api.db, { name: 'Tide Press' });
  const other = await insertOrganization(api.db, { name: 'Rheinblatt', profiles: [{ frontend: 'rhein' }] });
  expect([await findOrganizationName(on('acme'), own), await findOrganizationName(on('acme'), other)]).toEqual([
    'Tide Press',
    null,
  ]);
});
