/** Statements about the importers of a brand neither read nor change those of another. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importerItem, importerRun } from '../../database/schema/importers.ts';
import { upload } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertBasics, insertImporter, insertJob } from '../../testing/rows.ts';
import { countJobs, findOwners } from './importer-store.ts';
import { answerRun, findLastUpload, listUploads } from './run-store.ts';

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
  const { importer, importerRun: run } = await insertImporter(api.db, frontend, { url: null });
  const job = await insertJob(api.db, { frontend, external: true });
  const item = { identity: 'ref:1', fingerprint: 'x', owns: true, urlKey: 'x', postingKey: 'x' };
  await api.db.insert(everyBrand(importerItem)).values({ ...item, frontend, importerId: importer, jobId: job });
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
  const about = { frontend, importerId: importer, cause: 'upload', state: 'asks', uploadId: file?.id ?? 0 };
  const [asks] = await api.db
    .insert(everyBrand(importerRun))
    .values({ ...about, created: new Date() })
    .returning({ id: importerRun.id });
  return { importer, run: asks?.id ?? run, file: file?.id ?? 0, job };
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
