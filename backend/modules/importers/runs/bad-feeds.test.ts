/** Feeds that cannot be used, whatever they do: each run fails with its reason, and the jobs of the last good one stay. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importer, importerItem, importerRefusal, importerRun } from '../../../database/schema/importers.ts';
import { job } from '../../../database/schema/jobs.ts';
import { createOutbound } from '../../../outbound/outbound.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics, insertImporter, insertPlaces, mappingOf } from '../../../testing/rows.ts';
import { adminBackend } from '../../admin/testing/admin-backend.ts';
import { createFeedSources } from './feed-source.ts';
import { runInOwnProcess } from './in-own-process.ts';
import { runImporter } from './run-importer.ts';

const MB = 1024 ** 2;
const ad = (id: number, more = '') =>
  `<job><title>Night editor ${id}</title><referencenumber>${id}</referencenumber><company>Bay Press</company><description>You edit.</description>${more}</job>\n`;
const GOOD = `<source>${ad(1)}${ad(2)}</source>`;
const answer =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, headers).end(body);
const redirect =
  (location: string): RequestListener =>
  (_req, res) =>
    void res.writeHead(302, { location }).end();

let listener: RequestListener = answer(GOOD);
let asked = 0;
const server = createServer((req, res) => {
  asked += 1;
  listener(req, res);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const hostAndPort = `127.0.0.1:${port}`;
const api = adminBackend({ outboundAllow: [hostAndPort] });
const tools = () => ({ ...api.backend.work, signal: new AbortController().signal });
const FIELDS = { title: 'title', reference: 'referencenumber', company: 'company', description: 'description' };
const DETAILS = { posted: 'date', expires: 'end', salary: 'salary' };
let id = 0;

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  await insertPlaces(api.db);
  const mapping = mappingOf({ ...FIELDS, ...DETAILS });
  ({ importer: id } = await insertImporter(api.db, 'acme', { url: `http://${hostAndPort}/jobs.xml`, mapping }));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A run of the importer, as its report has it. */
async function run(work: (runId: number) => Promise<void> = here) {
  const [made] = await api.db
    .insert(everyBrand(importerRun))
    .values({ frontend: 'acme', importerId: id, cause: 'person', created: days(0) })
    .returning({ id: importerRun.id });
  const runId = made?.id ?? 0;
  await work(runId);
  const [row] = await api.db.select().from(everyBrand(importerRun)).where(eq(importerRun.id, runId));
  if (row === undefined) throw new Error('The run is gone.');
  return row;
}
const here = (runId: number) => runImporter(tools(), createFeedSources(tools()), runId);
const apart = (runId: number) => runInOwnProcess(tools(), runId);

/** What a failed run must leave as it is. */
async function standing() {
  const jobs = await api.db.select().from(everyBrand(job)).orderBy(job.id);
  const items = await api.db.select().from(everyBrand(importerItem)).orderBy(importerItem.identity);
  const [row] = await api.db.select().from(everyBrand(importer)).where(eq(importer.id, id));
  return { jobs, items, lastGood: row?.lastGood };
}

it('stands with two jobs first', async () => {
  expect(await run()).toMatchObject({ state: 'done', added: 2 });
  expect((await standing()).jobs.map(({ state }) => state)).toEqual(['published', 'published']);
});

it.each<[string, RequestListener, string]>([
  ['redirects to a file', redirect('file:///etc/passwd'), 'OUTBOUND_SCHEME'],
  ['redirects to this machine', redirect('http://127.0.0.1:1/'), 'OUTBOUND_ADDRESS_PRIVATE'],
  ['redirects to itself for ever', redirect('/again'), 'OUTBOUND_REDIRECTS'],
  ['has three gigabytes', answer('<source>', { 'content-length': String(3 * 1024 * MB) }), 'OUTBOUND_TOO_LARGE'],
  ['breaks off', answer('<source>', { 'content-length': '10000' }), 'OUTBOUND_UNREACHABLE'],
  ['ends in the middle of an item', answer(GOOD.slice(0, -40)), 'FEED_NOT_WELL_FORMED'],
  ['is broken behind its last item', answer(`${GOOD}</source>`), 'FEED_NOT_WELL_FORMED'],
  ['declares entities', answer(`<!DOCTYPE a [<!ENTITY a "b">]>${GOOD}`), 'FEED_HAS_ENTITIES'],
  ['is in an unknown encoding', answer(`<?xml version="1.0" encoding="klingon"?>${GOOD}`), 'FEED_ENCODING_UNKNOWN'],
  ['unpacks without end', answer(gzipSync(GOOD.replace('</source>', ' '.repeat(100 * MB)))), 'ARCHIVE_BOMB'],
  ['has a quote over a million lines', answer(`a,b\n1,2\n3,"4\n${'x,y\n'.repeat(1_000_000)}`), 'FEED_QUOTE_OPEN'],
  ['is empty', answer(''), 'FEED_EMPTY'],
])('a feed that %s fails, and leaves all as it is', async (_name, wrong, faultCode) => {
  const before = await standing();
  listener = wrong;
  expect(await run()).toMatchObject({ state: 'failed', faultCode, added: 0, changed: 0, removed: 0 });
  expect(await standing()).toEqual(before);
});

it('a feed whose name leads elsewhere between look-up and connection comes from where it was checked', async () => {
  listener = answer(GOOD);
  asked = 0;
  await api.db
    .update(everyBrand(importer))
    .set({ url: `http://feeds.example:${port}/jobs.xml` })
    .where(eq(importer.id, id));
  const led = ['127.0.0.1', '127.0.0.2'];
  const lookup = async () => [{ address: led.shift() ?? expect.fail('It was looked up again.'), family: 4 }];
  const outbound = createOutbound({ allow: [`feeds.example:${port}`], lookup });
  const once = (runId: number) => runImporter(tools(), createFeedSources({ ...tools(), outbound }), runId);
  expect(await run(once)).toMatchObject({ state: 'done', unchanged: 2 });
  expect([asked, led]).toEqual([1, ['127.0.0.2']]);

  const before = await standing();
  const inside = createOutbound({ lookup: async () => [{ address: '127.0.0.1', family: 4 }] });
  const refused = (runId: number) => runImporter(tools(), createFeedSources({ ...tools(), outbound: inside }), runId);
  expect(await run(refused)).toMatchObject({ state: 'failed', faultCode: 'OUTBOUND_ADDRESS_PRIVATE' });
  expect([asked, await standing()]).toEqual([1, before]);
  await api.db
    .update(everyBrand(importer))
    .set({ url: `http://${hostAndPort}/jobs.xml` })
    .where(eq(importer.id, id));
});

it('an item of 50 MB is refused in a process with little memory, and those around it are jobs', async () => {
  listener = async (_req, res) => {
    const write = (text: string) => new Promise((resolve) => res.write(text, resolve));
    await write(`<source>${ad(1)}<job><title>Large</title><description>`);
    for (let count = 0; count < 50; count += 1) await write('Night work. '.repeat(MB / 12));
    res.end(`</description></job>${ad(2)}${ad(3)}</source>`);
  };
  const row = await run(apart);
  expect(row).toMatchObject({ state: 'done', items: 4, refused: 1, unchanged: 2, added: 1 });
  const [refusal] = await api.db.select().from(everyBrand(importerRefusal)).where(eq(importerRefusal.runId, row.id));
  expect(refusal).toMatchObject({ code: 'ITEM_TOO_LARGE', line: 2, raw: expect.stringContaining('Large') });
});

it('dates of 1970 and 9999 and salaries of 0 and 1e12 count as none', async () => {
  const odd = (number: number, salary: string) =>
    ad(number, `<date>1970-01-01</date><end>9999-12-31</end><salary>${salary}</salary>`);
  listener = answer(`<source>${odd(1, '0')}${odd(2, '$1,000,000,000,000')}${odd(3, '$1e12')}</source>`);
  const began = Date.now();
  expect(await run()).toMatchObject({ state: 'done', items: 3, refused: 0, changed: 3 });
  const { jobs } = await standing();
  expect(jobs.map(({ state, expires, data }) => [state, expires, data.job_categorization])).toEqual(
    Array(3).fill(['published', null, undefined]),
  );
  for (const { published } of jobs) expect(Math.abs((published?.getTime() ?? 0) - began)).toBeLessThan(600_000);
});

it('items of almost a megabyte each are jobs, in a process with little memory', async () => {
  listener = async (_req, res) => {
    const write = (text: string) => new Promise((resolve) => res.write(text, resolve));
    await write(`<source>${ad(1)}${ad(2)}${ad(3)}`);
    for (let count = 0; count < 150; count += 1) await write(ad(100 + count, `<more>${'a'.repeat(0.9 * MB)}</more>`));
    res.end('</source>');
  };
  expect(await run(apart)).toMatchObject({ state: 'done', attempts: 1, items: 153, refused: 0, added: 150 });
});
