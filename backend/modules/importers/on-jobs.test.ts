import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { importer, importerItem } from '../../database/schema/importers.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { days, insertBasics, insertImporter } from '../../testing/rows.ts';
import { jobDesk } from '../jobs/testing/job-desk.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const desk = jobDesk(api);
const LIST = '{ ownJobs(sort: created, descending: false) { jobs { id importer { id name } } } }';
const ONE = 'query ($id: Int!) { ownJob(id: $id) { importer { name } } }';
const OFFER = 'query ($id: Int!) { applyOffer(jobId: $id) { importerId } }';
const PUBLIC = 'query ($id: Int!) { job(id: $id) { importerId } }';

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));

/** An importer with an item of the job. */
async function bring(jobId: number, { frontend = 'acme', owns = true, name = 'Coast feed' } = {}): Promise<number> {
  const { importer: importerId } = await insertImporter(api.db, frontend, { name });
  await api.db.insert(everyBrand(importerItem)).values({
    ...{ frontend, importerId, identity: 'ref:1', postingKey: 'x', fingerprint: 'f', owns, jobId },
  });
  return importerId;
}

it('is told on each job of a list: the importer that it follows', async () => {
  const employer = await desk.employer();
  const posted = await desk.put(employer, 'published');
  const first = await desk.put(employer, 'published', { external: true });
  const second = await desk.put(employer, 'published', { external: true });
  const coast = await bring(first);
  const hills = await bring(second, { name: 'Hill feed' });
  await bring(second, { owns: false, name: 'Further source' });
  const { data } = await desk.ask(employer.person, LIST);
  expect(data.ownJobs).toEqual({
    jobs: [
      { id: posted, importer: null },
      { id: first, importer: { id: coast, name: 'Coast feed' } },
      { id: second, importer: { id: hills, name: 'Hill feed' } },
    ],
  });
  expect(await api.run('acme', PUBLIC, { id: first })).toEqual({ job: { importerId: coast } });
  expect(await api.run('acme', PUBLIC, { id: posted })).toEqual({ job: { importerId: null } });
  expect(await api.run('acme', OFFER, { id: first })).toEqual({ applyOffer: { importerId: coast } });
  expect(await api.run('acme', OFFER, { id: posted })).toEqual({ applyOffer: { importerId: null } });
});

it('is told to the people of the job alone', async () => {
  const employer = await desk.employer();
  const id = await desk.put(employer, 'published', { external: true });
  await bring(id);
  const { person: other } = await desk.employer();
  expect((await desk.ask(employer.person, ONE, { id })).data.ownJob).toEqual({ importer: { name: 'Coast feed' } });
  expect((await desk.ask(other, ONE, { id })).data.ownJob).toBeNull();
  expect((await desk.ask(other, LIST)).data.ownJobs).toEqual({ jobs: [] });
});

it('is no importer of another brand, and none that somebody deleted', async () => {
  const employer = await desk.employer();
  const foreign = await desk.put(employer, 'published', { external: true });
  await bring(foreign, { frontend: 'rhein' });
  const left = await desk.put(employer, 'published', { external: true });
  const leaving = await bring(left);
  await api.db
    .update(everyBrand(importer))
    .set({ leaving: days(0) })
    .where(eq(importer.id, leaving));
  expect((await desk.ask(employer.person, LIST)).data.ownJobs).toEqual({
    jobs: [
      { id: foreign, importer: null },
      { id: left, importer: null },
    ],
  });
});
