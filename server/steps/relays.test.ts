import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EventReport } from '../../backend/relays/relays.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { completeEvent } from '../../runtime/core/analytics/complete-event.ts';
import { createRelayStep } from './relays.ts';

const brand = testBrand('acme', ({ analytics }) => {
  analytics.measurementApi = true;
  analytics.conversionApi = true;
  analytics.conversionEvents = ['job_apply_complete'];
});
const plain = testBrand('plain');
let shown = brand;
let clock = 0;
const passed: { event: EventReport; page?: string; clientId: string }[] = [];
const step = createRelayStep(
  {
    measure: (_brand, event, { clientId }) => passed.push({ event, clientId }),
    convert: (_brand, event, { visit, page }) => passed.push({ event, page, clientId: visit.clientId }),
  },
  () => clock,
);
const server = createServer(async (req, res) => {
  const origin = 'https://acme.example';
  const exchange = { req, res, brand: shown, path: req.url ?? '', id: '', query: '', hostname: '', origin };
  if (!(await step({ ...exchange, visited: origin, sent: null, address: '192.0.2.7' }))) res.writeHead(599).end();
});
let base = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  shown = brand;
  passed.length = 0;
  clock += 3_600_000;
});

const { params } = completeEvent({
  key: 'job_visit',
  params: { entity_id: 42, current_user_id: 7, user_role: 'APPLICANT', title: 'Baker', route: '/job/baker-42' },
});
const visit = { event: 'ss_job_visit', params, value: 1, server: 1, current_frontend: 'acme;en-eu' };
const conversion = {
  event_name: 'job_apply_complete',
  custom_data: { entity_id: 42, route: '/job/apply/42', value: 2 },
};

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { cookie: 'np-measured=11.22', ...headers };
  return (await fetch(base + path, { method: 'POST', body: text, headers: all })).status;
}

it('passes an event on without what tells of people, their sessions, owners and referrers', async () => {
  expect(await post('/api/gmapi', visit)).toBe(204);
  const [{ event, clientId } = { event: null, clientId: '' }] = passed;
  expect(clientId).toBe('11.22');
  expect(event?.name).toBe('ss_job_visit');
  expect(event?.params).toMatchObject({
    entity_id: 42,
    title: 'Baker',
    value: 1,
    server: 1,
    current_frontend: 'acme;en-eu',
  });
  expect(Object.keys(event?.params ?? {}).filter((name) => /user|session|owner|referrer/.test(name))).toEqual([]);
  expect(Object.keys(event?.params ?? {})).toHaveLength(25 + 3);
});

it('keeps the entity only of the events that are named for it', async () => {
  await post('/api/gmapi', { ...visit, event: 'ss_resume_visit' });
  await post('/api/gmapi', { ...visit, event: 'ss_orgprofile_visit' });
  expect(passed.map(({ event }) => event.params.entity_id)).toEqual([undefined, 42]);
});

it('passes a conversion on that the brand reports, with its page', async () => {
  expect(await post('/api/conversionapi', conversion)).toBe(204);
  expect(passed).toEqual([
    {
      event: { name: 'job_apply_complete', params: { entity_id: 42, route: '/job/apply/42', value: 2 } },
      page: 'https://acme.example/job/apply/42',
      clientId: '11.22',
    },
  ]);
});

it.each([
  ['text that is not JSON', '{'],
  ['a list', []],
  ['an event without the prefix', { ...visit, event: 'job_visit' }],
  ['an unknown event', { ...visit, event: 'ss_job_vist' }],
  ['an event that is named like a part of every object', { ...visit, event: 'ss_constructor' }],
  ['an unknown dimension', { ...visit, params: { ...params, email: 'a@example.com' } }],
  ['a text in place of an id', { ...visit, params: { entity_id: '42' } }],
  ['a number in place of a text', { ...visit, params: { title: 42 } }],
  ['a nested dimension', { ...visit, params: { title: { a: 1 } } }],
  ['a value that is no number', { ...visit, value: 'much' }],
  ['no flag of the server', { ...visit, server: 0 }],
  ['another frontend', { ...visit, current_frontend: 'other;en-eu' }],
])('refuses %s', async (_, body) => {
  expect(await post('/api/gmapi', body)).toBe(400);
  expect(passed).toEqual([]);
});

it.each([
  ['one that is not on the list', { ...conversion, event_name: 'job_search' }],
  ['one without data', { event_name: 'job_apply_complete' }],
  ['one with an unknown field', { ...conversion, custom_data: { em: 'a@example.com' } }],
])('refuses a conversion: %s', async (_, body) => {
  expect(await post('/api/conversionapi', body)).toBe(400);
  expect(passed).toEqual([]);
});

it('cuts long texts, and does not read a megabyte of parameters', async () => {
  expect(await post('/api/gmapi', { ...visit, params: { title: 'x'.repeat(600) } })).toBe(204);
  expect(passed[0]?.event.params.title).toHaveLength(500);
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`p${at}`, 'x'.repeat(10)]));
  expect(await post('/api/gmapi', { ...visit, params: many }).catch(() => 413)).toBe(413);
  expect(passed).toHaveLength(1);
});

it('takes 300 events a minute from one network', async () => {
  const statuses = await Promise.all(Array.from({ length: 310 }, () => post('/api/gmapi', visit)));
  expect(statuses.filter((status) => status === 204)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(passed).toHaveLength(300);
});

it('is there only where the brand has switched it on, by POST and from pages of the site', async () => {
  expect((await fetch(`${base}/api/gmapi`)).status).toBe(405);
  expect(await post('/api/gmapi', visit, { origin: 'https://evil.example' })).toBe(403);
  expect(await post('/api/gmapi', visit, { origin: 'https://acme.example' })).toBe(204);
  expect(await post('/api/other', visit)).toBe(599);
  shown = plain;
  expect(await post('/api/gmapi', visit)).toBe(404);
  expect(await post('/api/conversionapi', conversion)).toBe(404);
  expect(passed).toHaveLength(1);
});
