/** Items of a feed and their jobs are read and written on the brand of their importer alone. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importer, importerItem } from '../../../database/schema/importers.ts';
import { job } from '../../../database/schema/jobs.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics, insertImporter, insertJob, insertOrganization } from '../../../testing/rows.ts';
import {
  archiveJobs,
  endJobs,
  findHeirs,
  findItems,
  findOrganizations,
  handOver,
  hasInherited,
  lockJobs,
  markGone,
  updateJob,
} from './item-store.ts';

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
  const jobId = await insertJob(api.db, { frontend, external: true, expires: null });
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

/** What stands of the jobs of both brands. */
async function jobs() {
  const rows = await api.db.select().from(everyBrand(job));
  const one = (id: number) => {
    const row = rows.find((found) => found.id === id);
    return { title: row?.title, state: row?.state, hasEnd: row?.expires != null };
  };
  return { ours: one(ours.jobId), theirs: one(theirs.jobId) };
}
const UNTOUCHED = { title: 'Reporter', state: 'published', hasEnd: false };

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.pool.query('truncate importer, job, organization cascade');
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

it('knows of items that took over', async () => {
  const [heir] = await findItems(on('acme'), ours.importerId, ['ref:1']);
  if (!heir) throw new Error('The item is not there.');
  expect(await hasInherited(on('acme'), ours.importerId)).toBe(false);
  await handOver(on('acme'), heir);
  expect(await hasInherited(on('acme'), ours.importerId)).toBe(true);
  expect(await hasInherited(on('rhein'), ours.importerId)).toBe(false);
});

it('marks items as gone', async () => {
  await markGone(on('acme'), theirs.importerId, ['ref:1'], new Date());
  expect((await standing(theirs)).isGone).toBe(false);
  await markGone(on('acme'), ours.importerId, ['ref:1'], new Date());
  expect((await standing(ours)).isGone).toBe(true);
});

it('locks jobs', async () => {
  const locked = await lockJobs(on('acme'), [ours.jobId, theirs.jobId]);
  expect(locked.map(({ id }) => id)).toEqual([ours.jobId]);
});

it('changes jobs', async () => {
  for (const { jobId } of [ours, theirs]) await updateJob(on('acme'), jobId, { title: 'Editor' });
  expect(await jobs()).toEqual({ ours: { ...UNTOUCHED, title: 'Editor' }, theirs: UNTOUCHED });
});

it('archives jobs', async () => {
  expect(await archiveJobs(on('acme'), [ours.jobId, theirs.jobId], new Date())).toEqual([ours.jobId]);
  expect(await jobs()).toEqual({ ours: { ...UNTOUCHED, state: 'archived' }, theirs: UNTOUCHED });
});

it('gives jobs an end', async () => {
  expect(await endJobs(on('acme'), [ours.jobId, theirs.jobId], days(30), new Date())).toEqual([ours.jobId]);
  expect(await jobs()).toEqual({ ours: { ...UNTOUCHED, hasEnd: true }, theirs: UNTOUCHED });
});

it('finds organizations by name', async () => {
  await insertOrganization(api.db, { name: 'Tide Press', profiles: [{ frontend: 'rhein' }] });
  const id = await insertOrganization(api.db, { name: 'Tide Press', profiles: [{ frontend: 'acme' }] });
  expect(await findOrganizations(on('acme'), ['tide press'])).toEqual([{ id, name: 'Tide Press' }]);
});
