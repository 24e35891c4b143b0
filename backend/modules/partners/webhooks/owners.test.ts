/** Webhooks in the hands of those who own the organization. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organizationMember } from '../../../database/schema/accounts.ts';
import { webhook } from '../../../database/schema/partners.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { RATE_LIMITS } from '../../../guards/rate-limit.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { insertBasics } from '../../../testing/rows.ts';
import { asker, recruiter } from '../../organizations/testing/ask.ts';
import { type Partner, partnerDesk } from '../testing/partner-desk.ts';
import { openReceiver, type Receiver } from '../testing/receiver.ts';
import { deliverDue } from './deliver.ts';

const allow: string[] = [];
let receiver: Receiver;
const api = testBackend(
  [
    testBrand('acme', ({ features }) => {
      features.partnerApi = true;
    }),
  ],
  { outboundAllow: allow },
);
const desk = partnerDesk(api);
const ask = asker(api);

beforeAll(async () => {
  receiver = await openReceiver();
  allow.push(receiver.hostAndPort);
  await insertBasics(api.db, ['acme']);
});
afterAll(() => receiver?.close());
beforeEach(async () => {
  await api.db.delete(rateLimit);
  await api.db.delete(everyBrand(webhook));
  receiver.received.length = 0;
});

const HOOK = 'id url events paused pauseReason previousSecretUntil lastDelivery { event state status }';
const DELIVERY = 'id event state attempts status durationMs answer fault nextAttempt payload';
const about = '$org: Int!, $id: Int!';
const ids = 'organizationId: $org, id: $id';
const texts = {
  list: `query ($org: Int!) { done: webhooks(organizationId: $org) { ${HOOK} } }`,
  log: `query (${about}, $before: Int) { done: webhookDeliveries(${ids}, before: $before) { ${DELIVERY} } }`,
  create: `mutation ($org: Int!, $url: String!, $events: [WebhookEvent!]!) {
    done: createWebhook(organizationId: $org, url: $url, events: $events) { secret webhook { ${HOOK} } } }`,
  change: `mutation (${about}, $url: String, $events: [WebhookEvent!], $paused: Boolean) {
    done: changeWebhook(${ids}, url: $url, events: $events, paused: $paused) { ${HOOK} } }`,
  renew: `mutation (${about}) { done: renewWebhookSecret(${ids}) { secret webhook { ${HOOK} } } }`,
  test: `mutation (${about}) { done: testWebhook(${ids}) { ${DELIVERY} } }`,
  resend: `mutation (${about}) { done: resendWebhookDelivery(${ids}) { ${DELIVERY} } }`,
  delete: `mutation (${about}) { done: deleteWebhook(${ids}) { id } }`,
} as const;

interface Asked extends Record<string, unknown> {
  as?: Person;
}

/** What came of it: the data, or the code of the refusal. */
async function run(
  partner: Pick<Partner, 'person' | 'organizationId'>,
  text: keyof typeof texts,
  { as = partner.person, ...variables }: Asked = {},
  // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
): Promise<any> {
  const { data, code } = await ask(as, texts[text], { org: partner.organizationId, ...variables });
  return code ?? data.done;
}

const tools = () => ({ ...api.backend.work, now: () => new Date(), signal: new AbortController().signal });
const url = (path = '/hook') => `http://${receiver.hostAndPort}${path}`;
const create = (partner: Pick<Partner, 'person' | 'organizationId'>, asked: Asked = {}) =>
  run(partner, 'create', { url: url(), events: ['job_expired', 'job_published'], ...asked });

describe('a webhook of an owner', () => {
  it('is added, tested, read in its log, sent again, paused, renewed and deleted', async () => {
    const partner = await desk.partner();
    const { secret, webhook: made } = await create(partner);
    const { id } = made;
    expect(made).toEqual({
      ...{ id, url: url(), events: ['job_published', 'job_expired'], paused: null, pauseReason: null },
      ...{ previousSecretUntil: null, lastDelivery: null },
    });
    const test = await run(partner, 'test', { id });
    expect(test).toMatchObject({ event: 'webhook.test', state: 'waiting', attempts: 0, status: null });
    await deliverDue(tools());
    expect(receiver.isGenuine(receiver.received[0], secret)).toBe(true);
    const [sent] = await run(partner, 'log', { id });
    expect(sent).toMatchObject({ id: test.id, state: 'delivered', attempts: 1, status: 200, nextAttempt: null });
    expect(JSON.parse(sent.payload)).toMatchObject({ type: 'webhook.test' });
    expect((await run(partner, 'list'))[0].lastDelivery).toEqual({
      ...{ event: 'webhook.test', state: 'delivered', status: 200 },
    });
    expect(await run(partner, 'resend', { id: test.id })).toMatchObject({ id: test.id, state: 'waiting' });
    await deliverDue(tools());
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

    expect(await run(partner, 'change', { id, paused: true })).toMatchObject({
      ...{ url: url(), paused: expect.any(String), pauseReason: 'owner' },
    });
    const moved = { url: url('/moved'), events: ['application_received'], paused: false };
    expect(await run(partner, 'change', { id, ...moved })).toMatchObject({ ...moved, paused: null, pauseReason: null });
    const renewed = await run(partner, 'renew', { id });
    expect(renewed).toMatchObject({ webhook: { previousSecretUntil: expect.any(String) } });
    expect(renewed.secret).not.toBe(secret);
    expect(await run(partner, 'delete', { id })).toEqual([]);
    expect(await run(partner, 'log', { id })).toBe('WEBHOOK_UNKNOWN');
  });

  it('tells in its log page by page', async () => {
    const partner = await desk.partner();
    const { webhook: made } = await create(partner);
    for (let count = 0; count < 21; count += 1) await run(partner, 'test', { id: made.id });
    const first = await run(partner, 'log', { id: made.id });
    const rest = await run(partner, 'log', { id: made.id, before: first.at(-1).id });
    expect([first.length, rest.length, rest[0].id < first.at(-1).id]).toEqual([20, 1, true]);
  });

  it('is refused for the reason, in words', async () => {
    const partner = await desk.partner();
    for (const [wrong, code] of [
      ['hooks.example.com', 'WEBHOOK_URL_INVALID'],
      [`https://example.com/${'x'.repeat(500)}`, 'WEBHOOK_URL_INVALID'],
      ['http://example.com/', 'WEBHOOK_URL_INSECURE'],
      ['https://10.0.0.1/', 'WEBHOOK_URL_PRIVATE'],
    ])
      expect(await create(partner, { url: wrong })).toBe(code);
    expect(await create(partner, { events: [] })).toBe('BAD_INPUT');
    const values = { org: partner.organizationId, url: 'https://10.0.0.1/', events: ['job_expired'] };
    expect((await ask(partner.person, texts.create, values, 'acme;de')).message).toBe(
      '10.0.0.1 ist keine öffentliche Adresse. Bitte geben Sie eine ein, die aus dem Internet erreichbar ist.',
    );
  });

  it('is nobody else’s, and administrators can only see and delete it', async () => {
    const partner = await desk.partner();
    const other = await desk.partner();
    const { id } = (await create(partner)).webhook;
    const test = await run(partner, 'test', { id });
    const editor = await recruiter(api);
    await api.db
      .insert(organizationMember)
      .values({ organizationId: partner.organizationId, accountId: editor.id, role: 'editor' });
    const admin = await insertPerson(api, { roles: ['site_admin'] });
    for (const text of ['log', 'change', 'renew', 'test', 'delete'] as const) {
      expect([text, await run(other, text, { id })]).toEqual([text, 'WEBHOOK_UNKNOWN']);
      expect([text, await run(partner, text, { id, as: other.person })]).toEqual([text, 'ORGANIZATION_UNKNOWN']);
      expect([text, await run(partner, text, { id, as: editor })]).toEqual([text, 'NOT_ALLOWED']);
    }
    expect(await run(other, 'resend', { id: test.id })).toBe('WEBHOOK_UNKNOWN');
    for (const text of ['change', 'renew', 'test'] as const)
      expect(await run(partner, text, { id, as: admin })).toBe('NOT_ALLOWED');
    expect(await create(partner, { as: admin })).toBe('NOT_ALLOWED');
    expect(await run(partner, 'log', { id, as: admin })).toHaveLength(1);
    expect(await run(partner, 'delete', { id, as: admin })).toEqual([]);
  });

  it('is deleted, but nothing else, where the brand has turned the API off', async () => {
    const partner = await desk.partner();
    const { id } = (await create(partner)).webhook;
    const { features } = api.backend.work.findBrand('acme')?.document ?? expect.fail('There is no brand.');
    features.partnerApi = false;
    const refused = await Promise.all([create(partner), run(partner, 'change', { id }), run(partner, 'test', { id })]);
    const seen = await run(partner, 'list');
    const left = await run(partner, 'delete', { id });
    features.partnerApi = true;
    expect([refused, seen.length, left]).toEqual([['FEATURE_OFF', 'FEATURE_OFF', 'FEATURE_OFF'], 1, []]);
  });

  it('can be handled so often within an hour', async () => {
    const partner = await desk.partner();
    const { id } = (await create(partner)).webhook;
    const left = RATE_LIMITS.webhook.points - 1;
    for (let count = 0; count < left; count += 1) await run(partner, 'change', { id, paused: count % 2 === 0 });
    for (const text of ['change', 'renew', 'test', 'resend'] as const)
      expect(await run(partner, text, { id })).toBe('TOO_MANY_TRIES');
    expect(await create(partner)).toBe('TOO_MANY_TRIES');
    const rows = await api.db.select().from(everyBrand(webhook)).where(eq(webhook.id, id));
    expect(rows).toHaveLength(1);
    expect(await run(partner, 'delete', { id })).toEqual([]);
  });
});
