/** Events of the server itself: an application of a visitor who agreed to be measured, and of nobody else. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { APPLY, answersOf, newKey } from '../modules/applications/testing/application-site.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { insertPerson } from '../testing/people.ts';
import { insertBasics, insertJob, insertOrganization } from '../testing/rows.ts';

interface Event {
  name: string;
  params: Record<string, unknown>;
}

const got: { client_id: string; events: Event[] }[] = [];
const collector = createServer(async (req, res) => {
  got.push((await json(req)) as (typeof got)[number]);
  res.writeHead(204).end();
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const { port } = collector.address() as AddressInfo;
afterAll(() => void collector.close());

const measures = testBrand('acme', ({ analytics }) => {
  analytics.ga4MeasurementIds = ['G-ABC1234567'];
  analytics.measurementApi = true;
});
const site = testBackend([measures, testBrand('rhein')], {
  outboundAllow: [`127.0.0.1:${port}`],
  relayKeysOf: () => ({
    measurement: { base: `http://127.0.0.1:${port}`, secretOf: () => 'secret' },
    conversions: { base: '', token: null },
  }),
});
beforeAll(() => insertBasics(site.db, ['acme', 'rhein']));
beforeEach(() => void got.splice(0));

async function newJob() {
  const organizationId = await insertOrganization(site.db, {
    name: 'Works',
    profiles: [{ frontend: 'acme', slug: `works-${newKey()}`, published: true }],
  });
  const groups = { application_options: { applicationWorkflow: 'internal' } };
  return insertJob(site.db, { organizationId, groups, on: ['acme', 'rhein'] });
}

async function apply(on: string, jobId: number, cookie: string, key = newKey()) {
  const { headers } = await insertPerson(site, { on });
  return {
    key,
    headers,
    send: () => send(on, jobId, cookie, key, headers),
    ...(await send(on, jobId, cookie, key, headers)),
  };
}

async function send(on: string, jobId: number, cookie: string, key: string, headers: Record<string, string>) {
  const sent = { frontend: `${on};en-eu`, ...(cookie && { cookie }), ...headers };
  const response = await site.post(
    `${on}.example`,
    { query: APPLY, variables: { jobId, answers: answersOf(), key } },
    sent,
  );
  return JSON.parse(await response.text()) as { data: { apply: { faults: unknown[]; isRepeat: boolean } } };
}

it('reports an application once, with its job and without its person', async () => {
  const jobId = await newJob();
  const { data, send: again } = await apply('acme', jobId, 'np-measured=11.22');
  expect(data.apply).toMatchObject({ faults: [], isRepeat: false });
  await again();
  await expect.poll(() => got.length).toBe(1);
  const [{ client_id, events } = { client_id: '', events: [] }] = got;
  expect([client_id, events.map(({ name }) => name)]).toEqual(['11.22', ['ss_job_apply_complete']]);
  const { params } = events[0] ?? { params: {} };
  expect(params).toMatchObject({
    entity_id: jobId,
    entity_type: 'job',
    entity_title: 'Reporter',
    application_type: 'internal',
    server: 1,
    value: 1,
    current_frontend: 'acme;en-eu',
    session_id: '22',
  });
  expect(JSON.stringify(got)).not.toMatch(/Ada|Byron|@|user|owner/);
});

it('reports nothing of a visitor who did not agree, and nothing on a brand that does not measure', async () => {
  const jobId = await newJob();
  const silent = await apply('acme', jobId, '');
  const elsewhere = await apply('rhein', jobId, 'np-measured=11.22');
  expect([silent, elsewhere].map(({ data }) => data.apply.faults)).toEqual([[], []]);
  const loud = await apply('acme', jobId, 'np-measured=33.44');
  expect(loud.data.apply.faults).toEqual([]);
  await expect.poll(() => got.map(({ client_id }) => client_id)).toEqual(['33.44']);
});
