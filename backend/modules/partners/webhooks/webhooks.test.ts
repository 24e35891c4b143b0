/** Webhooks with a receiver of the tests' own, which checks signatures as the documentation says. */
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEvent } from '../../../database/schema/accounts.ts';
import { job } from '../../../database/schema/jobs.ts';
import { webhook, webhookDelivery } from '../../../database/schema/partners.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { moveJobsTask } from '../../jobs/clock/clock-tasks.ts';
import { jobAnswers, jobDesk } from '../../jobs/testing/job-desk.ts';
import { type Partner, partnerDesk } from '../testing/partner-desk.ts';
import { openReceiver, type Receiver } from '../testing/receiver.ts';
import { deliverDue } from './deliver.ts';

/** Filled once the receiver listens. */
const allow: string[] = [];
let receiver: Receiver;
const api = testBackend(
  [
    testBrand('acme', ({ features }) => {
      features.partnerApi = true;
    }),
    testBrand('quiet'),
  ],
  { outboundAllow: allow },
);
const desk = partnerDesk(api);
const jobs = jobDesk(api);

beforeAll(async () => {
  receiver = await openReceiver();
  allow.push(receiver.hostAndPort);
  await insertBasics(api.db, ['acme', 'quiet']);
});
afterAll(() => receiver?.close());
beforeEach(async () => {
  await api.db.delete(rateLimit);
  await api.db.delete(everyBrand(webhook));
  receiver.received.length = 0;
  receiver.answerWith((_req, res) => res.end('thanks'));
});

const ALL = ['job.published', 'job.expired', 'application.received'];
const url = (path = '/hook') => `http://${receiver.hostAndPort}${path}`;
const tools = (now?: Date) => ({
  ...api.backend.work,
  now: () => now ?? new Date(),
  signal: new AbortController().signal,
});

const add = (partner: Partner, path?: string, events = ALL) =>
  desk.ask(partner, { method: 'POST', path: '/webhooks', body: { url: url(path), events } });

async function hook(partner: Partner, path?: string, events = ALL): Promise<{ id: number; secret: string }> {
  const made = await add(partner, path, events);
  expect(made.status).toBe(201);
  return made.json;
}

async function published(partner: Partner): Promise<number> {
  const body = { answers: jobAnswers(), publish: true };
  return (await desk.ask(partner, { method: 'POST', path: '/jobs', body })).json.id;
}

const log = async (partner: Partner, id: number) =>
  (await desk.ask(partner, { path: `/webhooks/${id}/deliveries` })).json.deliveries;
const told = () => receiver.received.map(({ body }) => JSON.parse(body));

describe('a webhook', () => {
  it('tells of jobs that are published and expire, signed and without repetition', async () => {
    const partner = await desk.partner();
    const { id, secret } = await hook(partner);
    expect(receiver.received).toEqual([]);
    const jobId = await published(partner);
    await deliverDue(tools());
    await api.db
      .update(everyBrand(job))
      .set({ expires: days(-0.01) })
      .where(eq(job.id, jobId));
    await moveJobsTask.run(tools(), {});
    await deliverDue(tools());
    await deliverDue(tools());
    expect(told()).toEqual([
      { type: 'job.published', timestamp: expect.any(String), data: { jobId } },
      { type: 'job.expired', timestamp: expect.any(String), data: { jobId } },
    ]);
    for (const one of receiver.received) {
      expect(receiver.isGenuine(one, secret)).toBe(true);
      expect(new Webhook(secret).verify(one.body, one.headers as Record<string, string>)).toEqual(JSON.parse(one.body));
    }
    const [last] = await log(partner, id);
    expect(last).toMatchObject({ state: 'delivered', status: 200, answer: 'thanks', attempts: 1, fault: null });
  });

  it('is not believed with another secret, another body, or long after', async () => {
    const partner = await desk.partner();
    const { secret } = await hook(partner);
    await published(partner);
    await deliverDue(tools());
    const [one] = receiver.received;
    if (one === undefined) throw new Error('Nothing came.');
    expect(receiver.isGenuine(one, secret)).toBe(true);
    expect(receiver.isGenuine(one, `whsec_${'A'.repeat(32)}`)).toBe(false);
    expect(receiver.isGenuine({ ...one, body: one.body.replace('published', 'expired') }, secret)).toBe(false);
    expect(receiver.isGenuine({ ...one, headers: {} }, secret)).toBe(false);
    receiver.received.length = 0;
    await published(partner);
    await deliverDue(tools(days(0.01)));
    expect(receiver.isGenuine(receiver.received[0], secret)).toBe(false);
  });

  it('hears nothing of other organizations, nor of what it does not listen to', async () => {
    const partner = await desk.partner();
    const second = await desk.partner({}, partner.person);
    const { id } = await hook(partner, '/mine', ['job.expired']);
    await hook(second, '/second');
    await published(partner);
    await deliverDue(tools());
    expect(receiver.received).toEqual([]);
    for (const [method, path] of [
      ...[['GET', `/webhooks/${id}/deliveries`] as const, ['DELETE', `/webhooks/${id}`] as const],
      ...[['POST', `/webhooks/${id}/test`] as const, ['POST', `/webhooks/${id}/secret`] as const],
    ])
      expect((await desk.ask(second, { method, path })).status).toBe(404);
    expect((await desk.ask(partner, { path: '/webhooks' })).json.webhooks).toHaveLength(1);
  });

  it('is one of ten at most, also for requests at the same time', async () => {
    const partner = await desk.partner();
    const other = await desk.partner();
    const made = await Promise.all(Array.from({ length: 14 }, (_, at) => add(partner, `/hook-${at}`)));
    const refused = made.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(Array(4).fill([409, 'WEBHOOK_TOO_MANY']));
    expect((await desk.ask(partner, { path: '/webhooks' })).json.webhooks).toHaveLength(10);
    await hook(other);
    const [{ id }] = (await desk.ask(partner, { path: '/webhooks' })).json.webhooks;
    await desk.ask(partner, { method: 'DELETE', path: `/webhooks/${id}` });
    await hook(partner);
  });

  it('is in the activity log with its host, under whom its key acts for', async () => {
    const partner = await desk.partner();
    const { id } = await hook(partner, '/secret-path');
    const path = `/webhooks/${id}`;
    for (const body of [{ events: ['job.expired'] }, { events: ['job.expired'] }, { paused: true }, { paused: true }])
      await desk.ask(partner, { method: 'PATCH', path, body });
    await desk.ask(partner, { method: 'PATCH', path, body: { paused: false } });
    await desk.ask(partner, { method: 'POST', path: `${path}/secret` });
    await desk.ask(partner, { method: 'DELETE', path });
    const events = await api.db
      .select()
      .from(everyBrand(accountEvent))
      .where(eq(accountEvent.accountId, partner.person.id))
      .orderBy(accountEvent.id);
    const detail = { organization: String(partner.organizationId), name: receiver.hostAndPort };
    expect(events.map((one) => [one.kind, one.detail])).toEqual(
      ['created', 'changed', 'paused', 'resumed', 'secret_renewed', 'deleted'].map((kind) => [
        `webhook_${kind}`,
        detail,
      ]),
    );
  });

  it('is tried again later, and sent again on request with the same id', async () => {
    const partner = await desk.partner();
    const { id } = await hook(partner);
    receiver.answerWith((_req, res) => res.writeHead(500).end('broken'));
    await published(partner);
    await deliverDue(tools());
    const [first] = await log(partner, id);
    expect(first).toMatchObject({ state: 'waiting', status: 500, answer: 'broken', attempts: 1 });
    expect(new Date(first.nextAttempt).getTime()).toBeGreaterThan(Date.now());
    await deliverDue(tools());
    expect(receiver.received).toHaveLength(1);
    receiver.answerWith((_req, res) => res.writeHead(204).end());
    await deliverDue(tools(days(0.01)));
    expect(await log(partner, id)).toMatchObject([{ state: 'delivered', status: 204, attempts: 2 }]);
    const again = await desk.ask(partner, { method: 'POST', path: `/deliveries/${first.id}/again` });
    expect(again).toMatchObject({ status: 200, json: { state: 'waiting' } });
    await deliverDue(tools());
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
    const other = await desk.partner();
    expect((await desk.ask(other, { method: 'POST', path: `/deliveries/${first.id}/again` })).status).toBe(404);
  });

  it('can be paused and tested; what happens meanwhile is sent when it is resumed', async () => {
    const partner = await desk.partner();
    const { id } = await hook(partner);
    const change = (body: unknown) => desk.ask(partner, { method: 'PATCH', path: `/webhooks/${id}`, body });
    expect((await change({ paused: true })).json).toMatchObject({ paused: expect.any(String), pauseReason: 'owner' });
    const jobId = await published(partner);
    await desk.ask(partner, { method: 'POST', path: `/webhooks/${id}/test` });
    await deliverDue(tools());
    expect(told()).toMatchObject([{ type: 'webhook.test' }]);
    expect((await change({ paused: false })).json).toMatchObject({ paused: null, pauseReason: null });
    await deliverDue(tools(days(4)));
    expect(told()).toMatchObject([{ type: 'webhook.test' }, { type: 'job.published', data: { jobId } }]);
  });

  it('is silent while its brand has no API for partners', async () => {
    const partner = await desk.partner();
    await hook(partner);
    await published(partner);
    const { features } = api.backend.work.findBrand('acme')?.document ?? expect.fail('There is no brand.');
    features.partnerApi = false;
    await deliverDue(tools());
    await jobs.save(partner.person, {});
    features.partnerApi = true;
    // Others are served meanwhile.
    await api.db.update(everyBrand(webhookDelivery)).set({ frontend: 'quiet' });
    await deliverDue(tools());
    await api.db.update(everyBrand(webhookDelivery)).set({ frontend: 'acme' });
    expect(receiver.received).toEqual([]);
    await deliverDue(tools());
    expect(receiver.received).toHaveLength(1);
  });

  it('is signed with both secrets while they change', async () => {
    const partner = await desk.partner();
    const { id, secret } = await hook(partner);
    const renew = () => desk.ask(partner, { method: 'POST', path: `/webhooks/${id}/secret` });
    const { json } = await renew();
    expect(json.secret).not.toBe(secret);
    await desk.ask(partner, { method: 'POST', path: `/webhooks/${id}/test` });
    await deliverDue(tools());
    const [sent] = receiver.received;
    for (const known of [secret, json.secret]) expect(receiver.isGenuine(sent, known)).toBe(true);
    await api.db
      .update(everyBrand(webhook))
      .set({ previousUntil: days(-0.01) })
      .where(eq(webhook.id, id));
    await desk.ask(partner, { method: 'POST', path: `/webhooks/${id}/test` });
    await deliverDue(tools());
    expect(receiver.isGenuine(receiver.received.at(-1), secret)).toBe(false);
    const rows = await api.db.select().from(everyBrand(webhook)).where(eq(webhook.id, id));
    expect(JSON.stringify(rows)).not.toContain(json.secret);
    // Whoever asks at the same time as somebody else is not told a secret that never counts.
    const both = await Promise.all([renew(), renew()]);
    await desk.ask(partner, { method: 'POST', path: `/webhooks/${id}/test` });
    await deliverDue(tools());
    for (const { json: made } of both) expect(receiver.isGenuine(receiver.received.at(-1), made.secret)).toBe(true);
  });

  it('keeps its secret when its organization is merged into another', async () => {
    const [merged, kept] = [await desk.partner(), await desk.partner()];
    const { id, secret } = await hook(merged);
    const { organizationId } = kept;
    await api.db.update(everyBrand(webhook)).set({ organizationId }).where(eq(webhook.id, id));
    await desk.ask(kept, { method: 'POST', path: `/webhooks/${id}/test` });
    await deliverDue(tools());
    expect(receiver.isGenuine(receiver.received[0], secret)).toBe(true);
  });

  it('is told again when the process was killed before it knew the answer', async () => {
    const partner = await desk.partner();
    const { id } = await hook(partner);
    await published(partner);
    await deliverDue(tools());
    // The answer had come, but was not written down.
    await api.db
      .update(everyBrand(webhookDelivery))
      .set({ state: 'waiting', due: days(0.0007) })
      .where(eq(webhookDelivery.webhookId, id));
    await deliverDue(tools());
    expect(receiver.received).toHaveLength(1);
    await deliverDue(tools(days(0.001)));
    const [first, second] = receiver.received;
    expect([first?.headers['webhook-id'], receiver.received.length]).toEqual([second?.headers['webhook-id'], 2]);
  });
});
