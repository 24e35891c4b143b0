/** Statements about the importers of a brand neither read nor change those of another. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importer, importerItem, importerRun } from '../../database/schema/importers.ts';
import { upload } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertBasics, insertImporter, insertJob } from '../../testing/rows.ts';
import { countJobs, findOwners } from './importer-store.ts';
import { answerRun, findLastUpload, listUploads } from './run-store.ts';
import { knownValuesOf, listUnknown, listValues, reopenAll, reopenItems, saveValue } from './value-store.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
/** The database is there once the tests run. */
const on = (frontend: string) => ({ db: api.db, frontend });

interface Made {
  importer: number;
  run: number;
  file: number;
  job: number;
}
let ours: Made;
let theirs: Made;

async function make(frontend: string): Promise<Made> {
  const { importer: importerId, importerRun: run } = await insertImporter(api.db, frontend, { url: null });
  const job = await insertJob(api.db, { frontend, external: true });
  const item = { identity: 'ref:1', fingerprint: 'x', owns: true, urlKey: 'x', postingKey: 'x' };
  await api.db.insert(everyBrand(importerItem)).values({ ...item, frontend, importerId, jobId: job });
  const [file] = await api.db
    .insert(everyBrand(upload))
    .values({
      ...{
        frontend,
        tokenHash: frontend,
        purpose: 'FEED',
        key: frontend,
        name: 'jobs.xml',
        type: 'application/xml',
        size: 1,
      },
      ...{ sha256: '', variants: [], state: 'kept' },
    })
    .returning({ id: upload.id });
  const about = { frontend, importerId, cause: 'upload', state: 'asks', uploadId: file?.id ?? 0 };
  const [asks] = await api.db
    .insert(everyBrand(importerRun))
    .values({ ...about, created: new Date() })
    .returning({ id: importerRun.id });
  return { importer: importerId, run: asks?.id ?? run, file: file?.id ?? 0, job };
}

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.pool.query('truncate importer, job, upload cascade');
  ours = await make('acme');
  theirs = await make('rhein');
});

it('finds whose a job is', async () => {
  const owner = { jobId: ours.job, id: ours.importer, name: 'of acme' };
  expect(await findOwners(on('acme'), [ours.job, theirs.job])).toEqual([owner]);
  // Even if an item stood on another brand than its importer.
  const move = (frontend: string, importerId: number) =>
    api.db
      .update(everyBrand(importerItem))
      .set({ frontend })
      .where(eq(everyBrand(importerItem).importerId, importerId));
  await move('rhein', ours.importer);
  expect(await findOwners(on('acme'), [ours.job])).toEqual([]);
  await move('acme', theirs.importer);
  expect(await findOwners(on('acme'), [theirs.job])).toEqual([]);
});

it('counts jobs', async () => {
  const counted = await countJobs({ db: api.db, brands: ['acme'] }, [ours.importer, theirs.importer]);
  expect(counted).toEqual([{ importerId: ours.importer, jobs: 1, shared: 0 }]);
});

it('finds uploaded files', async () => {
  expect([await findLastUpload(on('acme'), ours.importer), await listUploads(on('acme'), ours.importer)]).toEqual([
    ours.file,
    [ours.file],
  ]);
  expect([await findLastUpload(on('acme'), theirs.importer), await listUploads(on('acme'), theirs.importer)]).toEqual([
    null,
    [],
  ]);
});

it('answers a run', async () => {
  expect(await answerRun(on('acme'), theirs.run, true, new Date())).toBe(false);
  expect(await answerRun(on('acme'), ours.run, true, new Date())).toBe(true);
});

describe('what texts mean', () => {
  const within = (frontend: string) => ({ db: api.db, brands: [frontend] });
  const value = { kind: 'place', text: 'Old Town', folded: 'old town', created: new Date() };
  const etags = async () => {
    const rows = await api.db.select().from(everyBrand(importer));
    return Object.fromEntries(rows.map(({ frontend, etag }) => [frontend, etag]));
  };

  beforeEach(async () => {
    await api.pool.query('truncate importer_value');
    await api.db.update(everyBrand(importer)).set({ etag: 'kept' });
    await api.db.update(everyBrand(importerItem)).set({ unknown: ['place:Old Town'] });
  });

  it('is saved for each brand', async () => {
    const [first, second] = [
      await saveValue(api.db, { ...value, frontend: 'acme', code: '1' }),
      await saveValue(api.db, { ...value, frontend: 'rhein', code: '2' }),
    ];
    expect(await saveValue(api.db, { ...value, frontend: 'acme', code: '3' })).toBe(first);
    expect((await listValues(within('acme'), null)).map(({ id, code }) => [id, code])).toEqual([[first, '3']]);
    expect((await listValues(within('rhein'), null)).map(({ id, code }) => [id, code])).toEqual([[second, '2']]);
    expect((await knownValuesOf(within('acme'))).map(({ code }) => code)).toEqual(['3']);
  });

  it('is asked about the items of the brand', async () => {
    const [unknown, ...others] = await listUnknown(within('acme'), null);
    expect([unknown?.brand, unknown?.count, unknown?.jobId, others]).toEqual(['acme', 1, ours.job, []]);
  });

  it('has items mapped again', async () => {
    expect(await reopenItems(within('acme'), 'place:Old Town')).toBe(true);
    const rows = await api.db.select().from(everyBrand(importerItem));
    expect(Object.fromEntries(rows.map(({ frontend, fingerprint }) => [frontend, fingerprint]))).toEqual({
      acme: '',
      rhein: 'x',
    });
    expect(await etags()).toEqual({ acme: null, rhein: 'kept' });
  });

  it('has all items mapped again', async () => {
    await reopenAll(within('acme'));
    expect(await etags()).toEqual({ acme: null, rhein: 'kept' });
  });
});
