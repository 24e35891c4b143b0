/** Keys and webhooks of employers in the administration: each administrator sees those of their brands, without anything secret. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { apiCall, apiKey, webhook, webhookDelivery } from '../../database/schema/partners.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBasics, insertOrganization } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { newToken } from '../partners/key-token.ts';

const api = adminBackend();
const people = {} as Record<'ofAcme' | 'ofRhein' | 'editor', Person>;
const tokens: string[] = [];
let organizationId = 0;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  people.ofAcme = await insertPerson(api, { roles: ['site_admin'] });
  people.ofRhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
  people.editor = await insertPerson(api, { roles: ['job_editor'] });
  const profiles = ['acme', 'rhein'].map((frontend) => ({ frontend, slug: 'works', published: true }));
  organizationId = await insertOrganization(api.db, { name: 'Works', profiles });
  for (const frontend of ['acme', 'rhein']) {
    const { token, hash: tokenHash, hint } = newToken();
    tokens.push(token, tokenHash);
    const made = { frontend, organizationId, created: days(-2) };
    const key = { ...made, name: 'Tracking', hint, tokenHash, scopes: ['jobs_read'], perMinute: 60 };
    const [active] = await api.db
      .insert(everyBrand(apiKey))
      .values({ ...key, revoked: null })
      .returning({ id: apiKey.id });
    const asked = { frontend, keyId: active?.id ?? 0, created: days(-1), requestId: `request-${frontend}` };
    await api.db.insert(everyBrand(apiCall)).values([
      { ...asked, method: 'GET', path: '/jobs', status: 200 },
      { ...asked, method: 'POST', path: '/jobs/{id}/publish', status: 422, code: 'ANSWERS_INVALID' },
    ]);
    await api.db
      .insert(everyBrand(apiKey))
      .values([{ ...key, tokenHash: `${tokenHash}-old`, name: 'Old', expires: days(-1) }]);
    const [hook] = await api.db
      .insert(everyBrand(webhook))
      .values({
        ...{ ...made, url: 'https://hooks.example:8443/T0/secret-of-the-path?token=x', secret: 'sealed-secret' },
        ...{ events: ['job.published', 'application.received'], paused: days(-1), pauseReason: 'failing' as const },
      })
      .returning({ id: webhook.id });
    const told = { frontend, webhookId: hook?.id ?? 0, event: 'job.published', created: days(-1), since: days(-1) };
    const sent = { due: days(-1), attempts: 3, lastAttempt: days(-1), payload: '{"private":1}', answer: 'private' };
    await api.db.insert(everyBrand(webhookDelivery)).values([
      { ...told, ...sent, messageId: `msg_1_${frontend}`, state: 'waiting', fault: 'OUTBOUND_TIMEOUT' },
      { ...told, ...sent, messageId: `msg_2_${frontend}`, state: 'delivered', status: 204 },
    ]);
  }
});

const LIST = `query ($of: String!, $filters: [AdminFilterValue!]) {
  adminEntries(of: $of, filters: $filters) { entries { id title brand values } } }`;
const PAGE = `query ($of: String!, $id: Int!) { adminEntry(of: $of, id: $id) {
  entry { title brand } belongings { list total } events { kind } } }`;
const REVOKE = 'mutation ($org: Int!, $id: Int!) { revokeApiKey(organizationId: $org, id: $id) { id revoked } }';

interface Entry {
  id: number;
  title: string;
  brand: string;
  values: Record<string, unknown>;
}

const ask = (who: keyof typeof people, query: string, variables: object) =>
  api.ask(people[who], query, { ...variables }, who === 'ofRhein' ? 'rhein' : 'acme');

async function list(who: keyof typeof people, of: string, filters: object[] = []): Promise<Entry[]> {
  const answer = await ask(who, LIST, { of, filters });
  return (answer as { adminEntries: { entries: Entry[] } }).adminEntries.entries;
}

it.each(['api-keys', 'api-requests', 'webhooks', 'webhook-deliveries'])(
  'shows %s to those who administer their brand',
  async (of) => {
    for (const [who, brand] of [['ofAcme', 'acme'] as const, ['ofRhein', 'rhein'] as const]) {
      const entries = await list(who, of);
      expect(entries.length).toBeGreaterThan(0);
      expect(new Set(entries.map((entry) => entry.brand))).toEqual(new Set([brand]));
      const other = who === 'ofAcme' ? 'ofRhein' : 'ofAcme';
      expect(await ask(other, PAGE, { of, id: entries[0]?.id })).toEqual({ adminEntry: null });
      const [page, all] = [await ask(who, PAGE, { of, id: entries[0]?.id }), JSON.stringify(entries)];
      const said = JSON.stringify(page) + all;
      for (const secret of [...tokens, 'sealed-secret', 'secret-of-the-path', 'token=x', 'private'])
        expect(said).not.toContain(secret);
    }
    expect(await ask('editor', LIST, { of })).toBe('NOT_ALLOWED');
  },
);

it('says how they stand', async () => {
  expect((await list('ofAcme', 'api-keys')).map(({ title, values }) => [title, values.state, values.scopes])).toEqual([
    ['Old', 'expired', ['jobs_read']],
    ['Tracking', 'active', ['jobs_read']],
  ]);
  const [key] = await list('ofAcme', 'api-keys', [{ name: 'state', value: 'active' }]);
  const ofKey = await list('ofAcme', 'api-requests', [{ name: 'apiKey', value: String(key?.id) }]);
  expect(ofKey.map(({ title, values }) => [title, values.httpStatus, values.fault, values.requestId]).sort()).toEqual([
    ['GET /jobs', 200, null, 'request-acme'],
    ['POST /jobs/{id}/publish', 422, 'ANSWERS_INVALID', 'request-acme'],
  ]);
  const refused = await list('ofAcme', 'api-requests', [{ name: 'state', value: 'refused' }]);
  expect(refused.map(({ title }) => title)).toEqual(['POST /jobs/{id}/publish']);
  expect(await ask('ofAcme', PAGE, { of: 'api-keys', id: key?.id })).toMatchObject({
    adminEntry: { belongings: [{ list: 'api-requests', total: 2 }] },
  });
  const [hook] = await list('ofAcme', 'webhooks');
  expect(hook).toMatchObject({
    title: 'hooks.example:8443',
    values: { state: 'failing', tells: ['job_published', 'application_received'], queued: 1, organization: 'Works' },
  });
  const ofHook = await list('ofAcme', 'webhook-deliveries', [{ name: 'webhook', value: String(hook?.id) }]);
  expect(ofHook.map(({ values }) => [values.state, values.httpStatus, values.fault]).sort()).toEqual([
    ['delivered', 204, null],
    ['queued', null, 'OUTBOUND_TIMEOUT'],
  ]);
  expect(await ask('ofAcme', PAGE, { of: 'webhooks', id: hook?.id })).toMatchObject({
    adminEntry: { belongings: [{ list: 'webhook-deliveries', total: 2 }] },
  });
  expect(await ask('ofAcme', PAGE, { of: 'organizations', id: organizationId })).toMatchObject({
    adminEntry: {
      belongings: expect.arrayContaining([
        { list: 'api-keys', total: 2 },
        { list: 'webhooks', total: 1 },
      ]),
    },
  });
});

it('lets the administrators of its brand revoke a key, which its log tells', async () => {
  const [key] = await list('ofAcme', 'api-keys', [{ name: 'state', value: 'active' }]);
  const about = { org: organizationId, id: key?.id };
  expect(await ask('ofRhein', REVOKE, about)).toBe('API_KEY_UNKNOWN');
  expect(await ask('editor', REVOKE, about)).toBe('NOT_ALLOWED');
  expect(await ask('ofAcme', REVOKE, about)).toMatchObject({
    revokeApiKey: expect.arrayContaining([{ id: key?.id, revoked: expect.any(String) }]),
  });
  expect(await list('ofAcme', 'api-keys', [{ name: 'state', value: 'active' }])).toEqual([]);
  expect(await list('ofRhein', 'api-keys', [{ name: 'state', value: 'active' }])).toHaveLength(1);
  expect(await ask('ofAcme', PAGE, { of: 'api-keys', id: key?.id })).toMatchObject({
    adminEntry: { entry: { title: 'Tracking', brand: 'acme' }, events: [{ kind: 'api_key_revoked' }] },
  });
  const rows = await api.db.select().from(everyBrand(apiKey)).where(eq(apiKey.name, 'Tracking'));
  expect(rows.filter(({ revoked }) => revoked === null).map(({ frontend }) => frontend)).toEqual(['rhein']);
});
