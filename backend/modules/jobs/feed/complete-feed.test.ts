import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { job } from '../../../database/schema/jobs.ts';
import { indexJobs } from '../../../search/index-job.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics, insertJob } from '../../../testing/rows.ts';

const brand = (id: string) =>
  testBrand(id, ({ locales }) => {
    locales.supported = ['en', 'de'];
  });
const api = testBackend([brand('acme'), brand('rhein'), brand('empty'), brand('long')]);
const ORIGIN = 'https://acme.example';

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein', 'empty', 'long']);
});

async function pagesOf(id: string) {
  const pages = [];
  for await (const page of api.backend.services.jobFeeds.jobs(id, ORIGIN)) pages.push(page);
  return pages;
}

it('lists the jobs that a brand owns and that can be found, and no others', async () => {
  const first = await insertJob(api.db, { title: 'First' });
  await insertJob(api.db, { title: 'Draft', state: 'draft' });
  await insertJob(api.db, { title: 'Ended', expires: days(-1) });
  await insertJob(api.db, { title: 'Sample', sample: true });
  await insertJob(api.db, { title: 'From another board', backfill: true });
  await insertJob(api.db, { title: 'Of another brand', frontend: 'rhein', on: ['rhein', 'acme'] });
  const endless = await insertJob(api.db, { title: 'Endlos', langcode: 'de', expires: null });
  await insertJob(api.db, { title: 'Without text', groups: { job_info: { type: 'job_per_link' } } });
  const jobs = (await pagesOf('acme')).flat();
  expect(jobs.map(({ id, title, url }) => [id, title, url])).toEqual([
    [first, 'First', `${ORIGIN}/job/first-${first}`],
    [endless, 'Endlos', `${ORIGIN}/de/job/endlos-${endless}`],
  ]);
  expect(jobs[0]).toMatchObject({
    company: 'Harbor Works',
    description: '<p>Write &amp; report.</p>',
    place: { locality: 'Portland', administrativeArea: 'ME', countryCode: 'US', zip: '04101' },
    remote: 'none',
  });
  expect((await pagesOf('rhein')).flat().map(({ title }) => title)).toEqual(['Of another brand']);
  expect((await pagesOf('empty')).flat()).toEqual([]);
});

it('reads a long list in pages, each job once', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => ({
    frontend: 'long',
    organizationName: 'Works',
    state: 'published',
    title: `Job ${at}`,
    langcode: 'en',
    data: { job_info: { description: { value: '<p>Text</p>' } } },
  }));
  await api.db.insert(everyBrand(job)).values(rows);
  const pages = await pagesOf('long');
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(250);
});

it('has a version that changes with the jobs of its brand alone', async () => {
  const { version } = api.backend.services.jobFeeds;
  const [here, there] = [await version('empty'), await version('rhein')];
  expect(await version('empty')).toBe(here);
  const id = await insertJob(api.db, { frontend: 'empty' });
  const after = await version('empty');
  expect([after === here, await version('rhein')]).toEqual([false, there]);
  await api.db
    .update(everyBrand(job))
    .set({ state: 'archived' })
    .where(eq(everyBrand(job).id, id));
  await indexJobs(api.db.$client, [id]);
  expect(await version('empty')).not.toBe(after);
  expect(await version('nobody')).toBe('0');
});
