/** What was asked with a key: who sees it, and how much is kept. */
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiCall, apiKey } from '../../../database/schema/partners.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { asker } from '../../organizations/testing/ask.ts';
import { MOST_CALLS } from '../limits.ts';
import { sweepPartnersTask } from '../sweep.ts';
import { type Partner, partnerDesk } from '../testing/partner-desk.ts';
import { createCallLog } from './call-log.ts';

const api = testBackend(
  ['acme', 'rhein'].map((id) =>
    testBrand(id, ({ features }) => {
      features.partnerApi = true;
    }),
  ),
);
const desk = partnerDesk(api);
const ask = asker(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

const LOG = `query ($org: Int!, $id: Int!, $before: Int) {
  apiRequests(organizationId: $org, id: $id, before: $before) { id created method path status code requestId } }`;
const about = ({ organizationId, keyId }: Partner) => ({ org: organizationId, id: keyId });
const callLog = () => createCallLog({ pool: api.pool, log: (message) => expect.fail(message) });
const flush = () => api.backend.services.partnerCalls.flush();

const call = (keyId: number, requestId: string, created = days(-1)) => ({
  ...{ keyId, created, method: 'GET', path: '/jobs', status: 200, code: null, requestId },
});
const rowsOf = async (keyId: number) =>
  (await api.db.select().from(everyBrand(apiCall)).where(eq(apiCall.keyId, keyId)).orderBy(apiCall.created)).map(
    ({ requestId }) => requestId,
  );

async function requestsOf(partner: Partner, before: number | null = null) {
  const { data } = await ask(partner.person, LOG, { ...about(partner), before });
  return data.apiRequests as { id: number; requestId: string; path: string }[];
}

it('lists what was asked, newest first, without anything that was sent', async () => {
  const partner = await desk.partner({ scopes: ['jobs_write'], perMinute: 4 });
  const answers = { job_info: { title: 'Secret project' } };
  const { json } = await desk.ask(partner, { method: 'POST', path: '/jobs', body: { answers } });
  await desk.ask(partner, { method: 'POST', path: `/jobs/${json.id}/publish` });
  await desk.ask(partner, { path: `/jobs/${json.id}?state=private@example.com` });
  await desk.ask(partner, { path: '/me' });
  await desk.ask(partner, { path: '/me' });
  for (const path of ['/nowhere/private@example.com', '/openapi.json']) await desk.ask(partner, { path });
  expect(await requestsOf(partner)).toEqual([]);
  await flush();
  const same = { id: expect.any(Number), created: expect.any(String), requestId: 'request-1' };
  expect(await requestsOf(partner)).toEqual([
    { ...same, method: 'GET', path: '/me', status: 429, code: 'TOO_MANY_REQUESTS' },
    { ...same, method: 'GET', path: '/me', status: 200, code: null },
    { ...same, method: 'GET', path: '/jobs/{id}', status: 403, code: 'SCOPE_MISSING' },
    { ...same, method: 'POST', path: '/jobs/{id}/publish', status: 422, code: 'ANSWERS_INVALID' },
    { ...same, method: 'POST', path: '/jobs', status: 201, code: null },
  ]);
  const rows = await api.db.select().from(everyBrand(apiCall)).where(eq(apiCall.keyId, partner.keyId));
  expect(new Set(rows.map(({ frontend }) => frontend))).toEqual(new Set(['acme']));
  expect(JSON.stringify(rows)).not.toMatch(/Secret|private|192\.0\.2/);
});

it('shows them to owners and administrators, page by page', async () => {
  const partner = await desk.partner();
  // Two processes: what was written later may have been asked earlier.
  const [odd, even] = [callLog(), callLog()];
  for (let at = 0; at < 23; at += 1) (at % 2 === 0 ? even : odd).note(call(partner.keyId, `request ${at}`, days(-at)));
  await odd.close();
  await even.close();
  const first = await requestsOf(partner);
  expect(first.map(({ requestId }) => requestId)).toEqual(Array.from({ length: 20 }, (_, at) => `request ${at}`));
  const rest = await requestsOf(partner, first.at(-1)?.id);
  expect(rest.map(({ requestId }) => requestId)).toEqual(['request 20', 'request 21', 'request 22']);
  const admin = await insertPerson(api, { roles: ['site_admin'] });
  expect((await ask(admin, LOG, about(partner))).data.apiRequests).toHaveLength(20);
  const editor = await insertPerson(api, { roles: ['job_editor'] });
  expect((await ask(editor, LOG, about(partner))).code).toBe('NOT_ALLOWED');
});

it('shows them to no other organization, and on no other brand', async () => {
  const partner = await desk.partner();
  const other = await desk.partner();
  const there = await desk.key(partner, { frontend: 'rhein' });
  const log = callLog();
  for (const keyId of [partner.keyId, other.keyId, there.keyId])
    log.note(call(keyId, `of ${keyId}`, days(keyId === partner.keyId ? -2 : -1)));
  await log.close();
  expect((await requestsOf(partner)).map(({ requestId }) => requestId)).toEqual([`of ${partner.keyId}`]);
  expect((await ask(other.person, LOG, about(partner))).code).toBe('ORGANIZATION_UNKNOWN');
  expect((await ask(partner.person, LOG, { ...about(partner), id: other.keyId })).code).toBe('API_KEY_UNKNOWN');
  expect((await ask(partner.person, LOG, { ...about(partner), id: there.keyId })).code).toBe('API_KEY_UNKNOWN');
  // The line itself belongs to a brand, whatever its key says.
  await api.db.update(everyBrand(apiCall)).set({ frontend: 'rhein' }).where(eq(apiCall.keyId, partner.keyId));
  expect(await requestsOf(partner)).toEqual([]);
  await api.db.update(everyBrand(apiCall)).set({ frontend: 'acme' }).where(eq(apiCall.keyId, partner.keyId));
  const [line] = await api.db.select().from(everyBrand(apiCall)).where(eq(apiCall.keyId, partner.keyId));
  await api.db.insert(everyBrand(apiCall)).values({ ...call(partner.keyId, 'elsewhere', days(-1)), frontend: 'rhein' });
  const [elsewhere] = await api.db.select().from(everyBrand(apiCall)).where(eq(apiCall.requestId, 'elsewhere'));
  expect([(await requestsOf(partner)).map(({ id }) => id), await requestsOf(partner, elsewhere?.id)]).toEqual([
    [line?.id],
    [],
  ]);
  // Of another brand or key, a line says nothing about where a page begins.
  for (const { keyId } of [there, other]) {
    const [foreign] = await api.db.select().from(everyBrand(apiCall)).where(eq(apiCall.keyId, keyId));
    expect(await requestsOf(partner, foreign?.id)).toEqual([]);
  }
});

it('keeps the newest of each key, for thirty days', async () => {
  const [busy, calm] = [await desk.partner(), await desk.partner()];
  const log = callLog();
  log.note(call(calm.keyId, 'calm'));
  for (let at = 0; at < MOST_CALLS; at += 1) log.note(call(busy.keyId, `${at}`, days(-2 + at / MOST_CALLS)));
  await log.flush();
  for (const late of ['late', 'later']) log.note(call(busy.keyId, late, days(0)));
  await log.close();
  const kept = await rowsOf(busy.keyId);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([MOST_CALLS, '2', 'later']);
  expect(await rowsOf(calm.keyId)).toEqual(['calm']);
  const aging = callLog();
  for (const [requestId, age] of [['old', -31] as const, ['young', -29] as const])
    aging.note(call(calm.keyId, requestId, days(age)));
  await aging.close();
  await sweepPartnersTask.run({ ...api.backend.work, now: () => new Date(), signal: new AbortController().signal }, {});
  expect(await rowsOf(calm.keyId)).toEqual(['young', 'calm']);
});

it('leaves out keys that are gone, and keeps what could not be written', async () => {
  const [partner, gone] = [await desk.partner(), await desk.partner()];
  const said: string[] = [];
  const away = new pg.Pool({ host: '127.0.0.1', port: 1 });
  let pool = away;
  const log = createCallLog({
    pool: new Proxy(away, { get: (_target, name) => Reflect.get(pool, name).bind(pool) }),
    log: (message) => said.push(message),
  });
  for (const keyId of [gone.keyId, partner.keyId]) log.note(call(keyId, 'kept'));
  await log.flush();
  expect(said).toEqual([expect.stringContaining('Requests of partners could not be written: ')]);
  await api.db.delete(everyBrand(apiKey)).where(eq(apiKey.id, gone.keyId));
  pool = api.pool;
  await log.close();
  await away.end();
  expect([await rowsOf(partner.keyId), await rowsOf(gone.keyId)]).toEqual([['kept'], []]);
});
