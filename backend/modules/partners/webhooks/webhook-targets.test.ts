/** Webhooks whose addresses are wrong, broken or hostile. */
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountEvent } from '../../../database/schema/accounts.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { webhook, webhookDelivery } from '../../../database/schema/partners.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { createOutbound } from '../../../outbound/outbound.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertBasics } from '../../../testing/rows.ts';
import { jobAnswers } from '../../jobs/testing/job-desk.ts';
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
  receiver.answerWith((_req, res) => res.end());
});

const url = (path = '/hook') => `http://${receiver.hostAndPort}${path}`;
const tools = (now?: Date) => ({
  ...api.backend.work,
  now: () => now ?? new Date(),
  signal: new AbortController().signal,
});

const add = (partner: Partner, address: string) =>
  desk.ask(partner, { method: 'POST', path: '/webhooks', body: { url: address, events: ['job.published'] } });

async function hook(partner: Partner, path?: string): Promise<number> {
  return (await add(partner, url(path))).json.id;
}

async function published(partner: Partner): Promise<number> {
  const body = { answers: jobAnswers(), publish: true };
  return (await desk.ask(partner, { method: 'POST', path: '/jobs', body })).json.id;
}

const log = async (partner: Partner, id: number) =>
  (await desk.ask(partner, { path: `/webhooks/${id}/deliveries` })).json.deliveries;
/** Leads to another address from now on, as a name can. */
const move = (id: number, to: string) => api.db.update(everyBrand(webhook)).set({ url: to }).where(eq(webhook.id, id));

it.each([
  ['x', 'WEBHOOK_URL_INVALID'],
  ['file:///etc/passwd', 'WEBHOOK_URL_INVALID'],
  ['https://name:password@example.com/', 'WEBHOOK_URL_INVALID'],
  ['http://example.com/', 'WEBHOOK_URL_INSECURE'],
  ['https://127.0.0.1:1/', 'WEBHOOK_URL_PRIVATE'],
  ['https://2130706433/', 'WEBHOOK_URL_PRIVATE'],
  ['https://[::1]/', 'WEBHOOK_URL_PRIVATE'],
  ['https://localhost/', 'WEBHOOK_URL_PRIVATE'],
])('%s is refused, when a webhook is added and when it moves there', async (wrong, code) => {
  const partner = await desk.partner();
  const refused = { status: 422, json: { code: 'BODY_INVALID', errors: [{ pointer: '/url', code }] } };
  expect(await add(partner, wrong)).toMatchObject(refused);
  const path = `/webhooks/${await hook(partner)}`;
  expect(await desk.ask(partner, { method: 'PATCH', path, body: { url: wrong } })).toMatchObject(refused);
  expect((await desk.ask(partner, { path: '/webhooks' })).json.webhooks).toMatchObject([{ url: url() }]);
});

it('that redirects is not followed', async () => {
  const partner = await desk.partner();
  const id = await hook(partner);
  receiver.answerWith((req, res) => res.writeHead(req.url === '/hook' ? 307 : 200, { location: url('/inside') }).end());
  await published(partner);
  await deliverDue(tools());
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  expect(await log(partner, id)).toMatchObject([{ state: 'waiting', status: 307, fault: null }]);
});

it('that does not answer holds up no other one, and is given up after ten seconds', async () => {
  const [slow, quick] = [await desk.partner(), await desk.partner()];
  const id = await hook(slow, '/slow');
  await hook(quick, '/quick');
  receiver.answerWith((req, res) => {
    if (req.url !== '/slow') res.end();
  });
  const paths = () => receiver.received.map(({ path }) => path);
  await published(slow);
  const delivering = deliverDue(tools());
  await expect.poll(paths).toEqual(['/slow']);
  await published(quick);
  await expect.poll(paths).toEqual(['/slow', '/quick']);
  await delivering;
  const [given] = await log(slow, id);
  const fault = expect.stringMatching(/^OUTBOUND_(TIMEOUT|STALLED)$/);
  expect(given).toMatchObject({ state: 'waiting', status: null, fault });
  expect(given.durationMs).toBeLessThan(15_000);
});

it('that answers 500 for days is tried for three, paused, told to its owners, and gets everything once it is resumed', async () => {
  const partner = await desk.partner();
  const id = await hook(partner);
  receiver.answerWith((_req, res) => res.writeHead(500).end('broken'));
  const first = await published(partner);
  const began = Date.now();
  let now = new Date();
  const about = () => desk.ask(partner, { path: '/webhooks' }).then(({ json }) => json.webhooks[0]);
  const waits: number[] = [];
  while ((await about()).paused === null) {
    await deliverDue(tools(now));
    const next = new Date((await log(partner, id))[0].nextAttempt ?? now);
    waits.push(Math.round((next.getTime() - now.getTime()) / 60_000));
    now = next;
  }
  expect(waits).toEqual([1, 2, 10, 30, 60, 180, 360, 720, 720, 720, 720, 720, 720, 0]);
  expect((now.getTime() - began) / 86_400_000).toBeGreaterThan(3);
  expect(await about()).toMatchObject({ id, paused: expect.any(String), pauseReason: 'failing' });
  expect(await log(partner, id)).toMatchObject([{ state: 'failed', status: 500, attempts: 14, answer: 'broken' }]);
  const mails = await api.db
    .select({ to: outbox.recipient, text: outbox.text })
    .from(everyBrand(outbox))
    .where(eq(outbox.template, 'webhook_paused'));
  const link = `/user/organization/webhooks?organization=${partner.organizationId}`;
  expect(mails).toEqual([{ to: partner.person.email, text: expect.stringContaining(link) }]);
  const events = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.kind, 'webhook_paused'));
  expect(events).toMatchObject([
    { accountId: null, detail: { organization: String(partner.organizationId), name: receiver.hostAndPort } },
  ]);

  const second = await published(partner);
  await deliverDue(tools(now));
  expect(receiver.received).toHaveLength(14);
  receiver.answerWith((_req, res) => res.end());
  await desk.ask(partner, { method: 'PATCH', path: `/webhooks/${id}`, body: { paused: false } });
  await deliverDue(tools());
  expect(receiver.received.slice(14).map(({ body }) => JSON.parse(body).data.jobId)).toEqual([first, second]);
  expect(await log(partner, id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
});

it('that answers with a megabyte, or packed as it likes, has taken it; the beginning is kept', async () => {
  const partner = await desk.partner();
  const id = await hook(partner);
  const answers: [Record<string, string>, Buffer][] = [
    [{}, Buffer.alloc(1024 ** 2, 'a')],
    [{ 'content-encoding': 'br' }, Buffer.alloc(1024 ** 2, 'b')],
    [{ 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50 * 1024 ** 2))],
    [{ 'content-length': String(2 ** 40) }, Buffer.from('c')],
  ];
  receiver.answerWith((_req, res) => {
    const [headers, body] = answers.shift() ?? expect.fail('It was asked too often.');
    res.writeHead(200, headers).write(body);
    if (headers['content-length'] === undefined) res.end();
  });
  for (let count = 0; count < 4; count += 1) await published(partner);
  await deliverDue(tools());
  const rows = await log(partner, id);
  expect(rows.map(({ state, status }: Record<string, unknown>) => `${state} ${status}`)).toEqual(
    Array(4).fill('delivered 200'),
  );
  expect([rows[3].answer, rows[2].answer]).toEqual(['a'.repeat(500), 'b'.repeat(500)]);
});

it('whose name leads into our network by now is not written to', async () => {
  const partner = await desk.partner();
  const id = await hook(partner);
  const port = receiver.hostAndPort.split(':')[1];
  await published(partner);
  const inside = async () => [{ address: '127.0.0.1', family: 4 }];
  await move(id, `http://hooks.example:${port}/`);
  await deliverDue({ ...tools(), outbound: createOutbound({ lookup: inside }) });
  expect(await log(partner, id)).toMatchObject([{ status: null, fault: 'OUTBOUND_ADDRESS_PRIVATE' }]);
  await move(id, `http://127.0.0.1:${port}/`);
  await api.db.update(everyBrand(webhookDelivery)).set({ due: new Date() }).where(eq(webhookDelivery.webhookId, id));
  await deliverDue({ ...tools(), outbound: createOutbound() });
  expect(await log(partner, id)).toMatchObject([{ attempts: 2, fault: 'OUTBOUND_ADDRESS_PRIVATE' }]);
  expect(receiver.received).toEqual([]);
});

it('whose name leads elsewhere between look-up and connection is written to where it led when it was checked', async () => {
  const partner = await desk.partner();
  const id = await hook(partner);
  const port = receiver.hostAndPort.split(':')[1];
  await move(id, `http://hooks.example:${port}/`);
  await published(partner);
  const led = ['127.0.0.1', '127.0.0.2'];
  const lookup = async () => [{ address: led.shift() ?? expect.fail('It was looked up again.'), family: 4 }];
  await deliverDue({ ...tools(), outbound: createOutbound({ allow: [`hooks.example:${port}`], lookup }) });
  expect([receiver.received.length, led]).toEqual([1, ['127.0.0.2']]);
  expect(await log(partner, id)).toMatchObject([{ state: 'delivered', status: 200 }]);
});
