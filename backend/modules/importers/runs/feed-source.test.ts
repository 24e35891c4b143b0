/** Runs of real feeds: fetched from a server of somebody else or uploaded, read, mapped and written. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importer, importerItem, importerRun } from '../../../database/schema/importers.ts';
import { job } from '../../../database/schema/jobs.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { days, insertBasics, insertPlaces, mappingOf } from '../../../testing/rows.ts';
import { adminBackend } from '../../admin/testing/admin-backend.ts';
import { runImporterTask, startImporters } from './tasks.ts';

const jobXml = (id: number, more = '') => `<job><title><![CDATA[Night editor ${id}]]></title>
  <referencenumber>${id}</referencenumber><url>https://jobs.example/${id}?utm_source=feed</url>
  <company>Bay Press</company><city>Portland</city><state>ME</state><country>US</country>
  <description><![CDATA[<p>You write &amp; edit.</p><script>alert(1)</script>${more}]]></description>
  <jobtype>Full-time</jobtype><date>Mon, 02 Nov 2026 08:00:00 GMT</date></job>`;
const feedOf = (...jobs: string[]) =>
  `<?xml version="1.0"?><source><publisher>x</publisher>${jobs.join('\n')}</source>`;

let body: string | Buffer = feedOf(jobXml(1), jobXml(2));
let status = 200;
let etag = '"1"';
const seen: (string | undefined)[] = [];
const server = createServer((req, res) => {
  seen.push(req.headers.authorization);
  if (req.headers['if-none-match'] === etag) return res.writeHead(304).end();
  res.writeHead(status, { 'content-type': 'application/xml', etag }).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}/jobs.xml`;
afterAll(() => server.close());

const api = adminBackend({ outboundAllow: [`127.0.0.1:${port}`] });
const work = () => ({ ...api.backend.work, signal: new AbortController().signal });
let keeper: Person;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
  keeper = await insertPerson(api, { roles: ['site_admin'] });
});

async function ask<T>(query: string, variables: Record<string, unknown>): Promise<T> {
  const answer = await api.ask(keeper, query, variables);
  if (typeof answer === 'string') throw new Error(answer);
  return answer as T;
}

async function createDraft(input: Record<string, unknown> = {}): Promise<number> {
  const query = `mutation ($input: ImporterInput!) { createImporter(brand: "acme", input: $input) { id } }`;
  const { createImporter } = await ask<{ createImporter: { id: number } }>(query, {
    input: { name: 'Feed', url, ...input },
  });
  return createImporter.id;
}

/** Saves the fields that its source suggests. */
async function saveFields(id: number): Promise<void> {
  const { sampleImporter } = await ask<{ sampleImporter: object }>(
    'query ($id: Int!) { sampleImporter(id: $id) { shape mapping } }',
    { id },
  );
  const query = 'mutation ($id: Int!, $input: ImporterInput!) { changeImporter(id: $id, input: $input) { draft } }';
  expect(await ask(query, { id, input: sampleImporter })).toEqual({ changeImporter: { draft: false } });
}

const FIELDS = { title: 'title', reference: 'referencenumber', url: 'url', company: 'company', posted: 'date' };
const PLACES = { city: 'city', region: 'state', country: 'country' };
const TEXTS = { employmentType: 'jobtype', description: 'description' };

/** An importer whose fields are saved. */
const create = (input: Record<string, unknown> = {}): Promise<number> =>
  createDraft({ mapping: mappingOf({ ...FIELDS, ...PLACES, ...TEXTS }), ...input });

async function run(id: number) {
  const query = 'mutation ($id: Int!) { runImporter(id: $id) { id } }';
  const { runImporter } = await ask<{ runImporter: { id: number } }>(query, { id });
  await runImporterTask.run(work(), { run: runImporter.id });
  const [row] = await api.db.select().from(everyBrand(importerRun)).where(eq(importerRun.id, runImporter.id));
  return row;
}

const jobsOf = (id: number) =>
  api.db
    .select({ title: job.title, state: job.state, data: job.data, organizationName: job.organizationName })
    .from(everyBrand(job))
    .innerJoin(everyBrand(importerItem), eq(importerItem.jobId, job.id))
    .where(eq(importerItem.importerId, id))
    .orderBy(job.title);

describe('a feed at an address', () => {
  it('is sampled and tried before anything is saved', async () => {
    const id = await createDraft();
    const sample = await ask<{ sampleImporter: { shape: object; mapping: { fields: object }; fields: object[] } }>(
      'query ($id: Int!) { sampleImporter(id: $id) { fault { code } shape mapping items fields { path values filled } } }',
      { id },
    );
    expect(sample.sampleImporter).toMatchObject({
      ...{ fault: null, items: 2, shape: { format: 'xml', itemPath: 'source/job' } },
      mapping: { fields: { title: { paths: ['title'] }, reference: { paths: ['referencenumber'] } } },
    });
    expect(sample.sampleImporter.fields).toContainEqual({ path: 'company', values: ['Bay Press'], filled: 2 });
    const { shape, mapping } = sample.sampleImporter;
    const trial = await ask<{ tryImporter: object }>(
      `query ($id: Int!, $shape: JSON, $mapping: JSON) { tryImporter(id: $id, shape: $shape, mapping: $mapping) {
        fault { code } items { line refusals { code } unknown { kind text } job { title organizationName employmentTypes { code } } } } }`,
      { id, shape, mapping },
    );
    const job = { organizationName: 'Bay Press', employmentTypes: [{ code: 'full_time' }] };
    expect(trial.tryImporter).toMatchObject({
      fault: null,
      items: [
        { refusals: [], unknown: [], job: { ...job, title: 'Night editor 1' } },
        { job: { ...job, title: 'Night editor 2' } },
      ],
    });
    expect(await jobsOf(id)).toEqual([]);
    const [row] = await api.db.select().from(everyBrand(importer)).where(eq(importer.id, id));
    expect(row).toMatchObject({ shape: null, mapping: null });
  });

  it('becomes jobs that are clean and in their place, and is not read again while its server says that it is the same', async () => {
    const id = await create({ credentials: { kind: 'basic', name: 'ida', secret: 'sesame' } });
    expect(await run(id)).toMatchObject({ state: 'done', items: 2, added: 2, refused: 0, unknown: 0 });
    expect(seen.at(-1)).toBe(`Basic ${Buffer.from('ida:sesame').toString('base64')}`);
    const [first] = await jobsOf(id);
    expect(first).toMatchObject({ title: 'Night editor 1', state: 'published', organizationName: 'Bay Press' });
    expect(first?.data).toMatchObject({
      job_info: { description: { value: '<p>You write &amp; edit.</p>' } },
      job_location: { address: { locality: 'Portland', lat: 43.66 } },
      job_categorization: { employmentType: ['full_time'] },
    });
    expect(await run(id)).toMatchObject({ state: 'done', items: 0, unchanged: 2 });
    etag = '"2"';
    body = feedOf(jobXml(1), jobXml(2, '<p>More.</p>'), jobXml(3));
    expect(await run(id)).toMatchObject({ items: 3, added: 1, changed: 1, unchanged: 1 });
  });

  it('fails in words of its own when the server refuses, or the feed is broken', async () => {
    const id = await create();
    status = 403;
    etag = '"3"';
    expect(await run(id)).toMatchObject({
      state: 'failed',
      faultCode: 'OUTBOUND_UNAUTHORIZED',
      faultParams: { status: 403 },
    });
    status = 200;
    body = `${feedOf(jobXml(1))}</source>`;
    expect(await run(id)).toMatchObject({
      state: 'failed',
      faultCode: 'FEED_NOT_WELL_FORMED',
      faultLine: expect.any(Number),
    });
    expect(await jobsOf(id)).toEqual([]);
    body = feedOf(jobXml(11), jobXml(12));
  });

  it('is not fetched from inside our own network', async () => {
    const id = await create({ url: `http://127.0.0.1:${port + 1}/` });
    expect(await run(id)).toMatchObject({ state: 'failed', faultCode: 'OUTBOUND_ADDRESS_PRIVATE' });
  });

  it('is read when its hour has come, once', async () => {
    etag = '"4"';
    body = gzipSync(feedOf(jobXml(21)));
    const id = await create({ everyHours: 6 });
    await api.db
      .update(everyBrand(importer))
      .set({ due: new Date(Date.now() - 60_000) })
      .where(eq(importer.id, id));
    await startImporters(work());
    await startImporters(work());
    const runs = await api.db.select().from(everyBrand(importerRun)).where(eq(importerRun.importerId, id));
    expect(runs).toMatchObject([{ cause: 'schedule', state: 'waiting' }]);
    const [row] = await api.db.select().from(everyBrand(importer)).where(eq(importer.id, id));
    expect(row?.due?.getTime()).toBeGreaterThan(Date.now());
    await runImporterTask.run(work(), { run: runs[0]?.id ?? 0 });
    expect((await jobsOf(id)).map(({ title }) => title)).toEqual(['Night editor 21']);
  });
});

describe('a draft', () => {
  const rowOf = async (id: number) => (await api.db.select().from(everyBrand(importer)).where(eq(importer.id, id)))[0];
  const runsOf = (id: number) => api.db.select().from(everyBrand(importerRun)).where(eq(importerRun.importerId, id));
  const isQueued = async (run: number) => {
    const query = `select 1 from pgboss.job where name = 'run-importer' and data ->> 'run' = $1`;
    return (await api.pool.query(query, [String(run)])).rows.length > 0;
  };

  it('has no run of its address, by hand or by the clock, before its fields are saved', async () => {
    const id = await createDraft({ everyHours: 6 });
    expect((await rowOf(id))?.due).toBeNull();
    const query = 'mutation ($id: Int!) { runImporter(id: $id) { id } }';
    expect(await api.ask(keeper, query, { id })).toBe('IMPORTER_DRAFT');
    await api.db
      .update(everyBrand(importer))
      .set({ due: days(-1) })
      .where(eq(importer.id, id));
    await startImporters(work());
    expect(await runsOf(id)).toEqual([]);
    body = feedOf(jobXml(31));
    etag = '"5"';
    await saveFields(id);
    expect((await rowOf(id))?.due?.getTime()).toBeGreaterThan(Date.now());
    expect(await run(id)).toMatchObject({ state: 'done', added: 1 });
  });

  it('keeps the run of an uploaded file waiting, and begins it with its fields', async () => {
    const id = await createDraft();
    const [waiting] = await api.db
      .insert(everyBrand(importerRun))
      .values({ frontend: 'acme', importerId: id, cause: 'upload', created: days(0) })
      .returning({ id: importerRun.id });
    const runId = waiting?.id ?? 0;
    await startImporters(work());
    await runImporterTask.run(work(), { run: runId });
    expect([await isQueued(runId), (await runsOf(id))[0]?.state]).toEqual([false, 'waiting']);
    await saveFields(id);
    expect(await isQueued(runId)).toBe(true);
    await runImporterTask.run(work(), { run: runId });
    expect((await runsOf(id))[0]?.state).toBe('done');
  });

  it('needs nobody, however late it is', async () => {
    const query = 'query ($id: Int!) { importer(id: $id) { draft trouble } }';
    const [draft, late] = [await createDraft({ everyHours: 1 }), await create({ everyHours: 1 })];
    for (const id of [draft, late])
      await api.db
        .update(everyBrand(importer))
        .set({ created: days(-3) })
        .where(eq(importer.id, id));
    expect(await ask(query, { id: draft })).toEqual({ importer: { draft: true, trouble: null } });
    expect(await ask(query, { id: late })).toEqual({ importer: { draft: false, trouble: 'late' } });
  });
});
