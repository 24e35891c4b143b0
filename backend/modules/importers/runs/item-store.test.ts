/** Items of a feed are read and written on the brand of their importer alone. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importer, importerItem } from '../../../database/schema/importers.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertBasics, insertImporter, insertJob } from '../../../testing/rows.ts';
import { findHeirs, findItems, handOver, markGone } from './item-store.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
/** The database is there once the tests run. */
const on = (frontend: string) => ({ db: api.db, frontend });
const items = everyBrand(importerItem);

interface Made {
  importerId: number;
  jobId: number;
}
let ours: Made;
let theirs: Made;

async function make(frontend: string): Promise<Made> {
  const { importer: importerId } = await insertImporter(api.db, frontend, { etag: 'kept' });
  const jobId = await insertJob(api.db, { frontend, external: true });
  const item = { identity: 'ref:1', fingerprint: 'x', owns: false, urlKey: 'x', postingKey: 'x' };
  await api.db.insert(items).values({ ...item, frontend, importerId, jobId });
  return { importerId, jobId };
}

/** What stands of an item and of its importer. */
async function standing({ importerId }: Made) {
  const [item] = await api.db.select().from(items).where(eq(items.importerId, importerId));
  const importers = everyBrand(importer);
  const [one] = await api.db.select().from(importers).where(eq(importers.id, importerId));
  return { owns: item?.owns, isGone: item?.gone != null, etag: one?.etag };
}

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.pool.query('truncate importer, job cascade');
  ours = await make('acme');
  theirs = await make('rhein');
});

it('finds items, and those that take over', async () => {
  expect((await findItems(on('acme'), ours.importerId, ['ref:1'])).map(({ jobId }) => jobId)).toEqual([ours.jobId]);
  expect(await findItems(on('acme'), theirs.importerId, ['ref:1'])).toEqual([]);
  expect([...(await findHeirs(on('acme'), [ours.jobId, theirs.jobId])).keys()]).toEqual([ours.jobId]);
});

it('hands jobs over', async () => {
  const [heir] = await findItems(on('acme'), ours.importerId, ['ref:1']);
  const [other] = await findItems(on('rhein'), theirs.importerId, ['ref:1']);
  if (!heir || !other) throw new Error('The items are not there.');
  await handOver(on('acme'), other);
  expect(await standing(theirs)).toEqual({ owns: false, isGone: false, etag: 'kept' });
  await handOver(on('acme'), heir);
  expect(await standing(ours)).toEqual({ owns: true, isGone: false, etag: null });
});

it('marks items as gone', async () => {
  await markGone(on('acme'), theirs.importerId, ['ref:1'], new Date());
  expect((await standing(theirs)).isGone).toBe(false);
  await markGone(on('acme'), ours.importerId, ['ref:1'], new Date());
  expect((await standing(ours)).isGone).toBe(true);
});
