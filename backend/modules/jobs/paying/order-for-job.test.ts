/** An ad that nothing is left to pay for: ordered from its form, posted by itself. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { job } from '../../../database/schema/jobs.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { insertBasics } from '../../../testing/rows.ts';
import { shop, shopBrand } from '../../billing/testing/shop.ts';
import { startStripe } from '../../billing/testing/stripe-server.ts';
import { type Employer, type JobAnswer, jobAnswers, jobDesk } from '../testing/job-desk.ts';
import { postOrderedTask } from './post-ordered.ts';

const stripe = await startStripe();
afterAll(() => stripe.close());
const before = (id: string, beforePayment: 'nothing' | 'review' | 'publish', newJobs = false) =>
  shopBrand(id, ({ prices, moderation }) => {
    prices.providers = ['invoice', 'stripe'];
    prices.invoice.beforePayment = beforePayment;
    moderation.newJobs = newJobs;
  });
const acme = before('acme', 'nothing');
const api = testBackend([acme, before('rhein', 'review', true), before('trusting', 'publish')], {
  stripeKeysOf: () => ({ secretKey: 'sk_test', webhookSecret: stripe.webhookSecret, apiBase: stripe.url }),
});
const desk = jobDesk(api);
const { quote, saveCustomer, give, balance, join } = shop(api);

const SAVE = `mutation ($id: Int, $version: Int, $answers: JSON!, $key: String!) {
  saveJob(id: $id, version: $version, answers: $answers, submit: true, whenPaid: true, key: $key) {
    faults { code pointer } job { id state version openOrder approved } } }`;
const ORDER = `mutation ($id: Int!, $product: String!, $way: String!, $hash: String!, $key: String!) {
  orderForJob(id: $id, product: $product, way: $way, hash: $hash, key: $key) { order { id state } quote { hash } payAt } }`;
const SEE = '($id: Int!) { ownJob(id: $id) { id state version openOrder approved published refusal } }';
const CONFIRM = 'mutation ($id: Int!) { adminConfirmOrder(orderId: $id) { state } }';
const CANCEL = 'mutation ($id: Int!) { adminCancelOrder(orderId: $id, reason: "Not paid.") { state } }';

interface Seen extends Pick<JobAnswer, 'id' | 'state' | 'version' | 'published' | 'refusal'> {
  openOrder: number | null;
  approved: boolean;
}

let employer: Employer;
let admin: Person;
let on = 'acme';

beforeAll(() => insertBasics(api.db, ['acme', 'rhein', 'trusting']));
beforeEach(() => begin('acme'));

/** A new employer without credits and an administrator, on this brand. */
async function begin(brand: string): Promise<void> {
  on = brand;
  await api.db.delete(rateLimit);
  await api.db.execute(sql`delete from pgboss.job where name = ${postOrderedTask.name}`);
  employer = await desk.employer(on);
  admin = await insertPerson(api, { on, roles: ['site_admin'] });
  await saveCustomer(employer.organizationId, employer.person, undefined, on);
  await desk.mails();
}

async function save(answers: unknown = jobAnswers(), of: { id?: number; version?: number } = {}) {
  const { data, code } = await desk.ask(employer.person, SAVE, { ...of, answers, key: randomUUID() }, `${on};en`);
  if (code !== undefined) throw new Error(code);
  return data.saveJob as { faults: { pointer: string }[]; job: Seen };
}

const see = async (id: number) =>
  (await desk.ask(employer.person, `query ${SEE}`, { id }, `${on};en`)).data.ownJob as Seen;

async function order(id: number, { way = 'invoice', product = 'three_jobs', by = employer.person, key = '' } = {}) {
  const { hash } = await quote(employer.organizationId, employer.person, [{ product }], on);
  const values = { id, product, way, hash, key: key || randomUUID() };
  const { data, code } = await desk.ask(by, ORDER, values, `${on};en`);
  return { code, ...(data?.orderForJob as { order: { id: number; state: string }; payAt: string | null } | undefined) };
}

/** Runs what was enqueued, as a worker would. */
async function work(): Promise<number> {
  const { rows } = await api.db.execute<{ data: Parameters<typeof postOrderedTask.run>[1] }>(
    sql`delete from pgboss.job where name = ${postOrderedTask.name} returning data`,
  );
  for (const { data } of rows)
    await postOrderedTask.run({ ...api.backend.work, signal: new AbortController().signal }, data);
  return rows.length;
}

const confirm = (id: number) => desk.ask(admin, CONFIRM, { id }, `${on};en`);
const left = () => balance(employer.organizationId, 'job', on);

/** An ad that was ordered by invoice. */
async function ordered() {
  const { job: made } = await save();
  const { order: placed } = await order(made.id);
  return { id: made.id, orderId: placed?.id ?? 0, ran: await work() };
}

describe('saving an ad that cannot be paid for', () => {
  it('checks it as if it were posted, and keeps it as a draft', async () => {
    const { faults, job: made } = await save();
    expect([faults, made]).toEqual([[], expect.objectContaining({ state: 'draft', openOrder: null, approved: false })]);
    const wrong = await save(jobAnswers({ job_info: { title: '' } }));
    expect(wrong.faults.map(({ pointer }) => pointer)).toContain('/job_info/title');
  });

  it('posts it where a credit is left', async () => {
    await give(employer.organizationId, 'three_jobs');
    expect((await save()).job.state).toBe('published');
    expect(await left()).toBe(2);
  });
});

describe('an ad ordered by invoice', () => {
  it('waits for the payment, and is posted with it', async () => {
    const { id, orderId, ran } = await ordered();
    expect([ran, await see(id)]).toEqual([0, expect.objectContaining({ state: 'draft', openOrder: orderId })]);
    await confirm(orderId);
    expect(await work()).toBe(1);
    expect(await see(id)).toMatchObject({ state: 'published', openOrder: null });
    expect(await left()).toBe(2);
    expect(await desk.mails()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^job_published /), expect.stringMatching(/^order_paid /)]),
    );
  });

  it('is ordered once, from however many tabs', async () => {
    const { job: made } = await save();
    const placed = await Promise.all([order(made.id), order(made.id, { product: 'job_year' }), order(made.id)]);
    expect(new Set(placed.map((one) => one.order?.id)).size).toBe(1);
  });

  it('is not ordered at a price that changed since it was shown: the new one comes back, and is the one that counts', async () => {
    const { job: made } = await save();
    const { hash } = await quote(employer.organizationId, employer.person, [{ product: 'three_jobs' }], on);
    const ask = async (shown: string) => {
      const values = { id: made.id, product: 'three_jobs', way: 'invoice', hash: shown, key: randomUUID() };
      return (await desk.ask(employer.person, ORDER, values, `${on};en`)).data.orderForJob as {
        order: { id: number } | null;
        quote: { hash: string } | null;
      };
    };
    const product = acme.document.prices.products.three_jobs;
    if (!product) throw new Error('The product is gone.');
    const before = product.price;
    product.price = before + 10;
    try {
      const refused = await ask(hash);
      expect([refused.order, refused.quote?.hash]).toEqual([null, expect.any(String)]);
      expect(refused.quote?.hash).not.toBe(hash);
      expect(await see(made.id)).toMatchObject({ state: 'draft', openOrder: null });
      const { order: placed } = await ask(refused.quote?.hash ?? '');
      expect(await see(made.id)).toMatchObject({ openOrder: placed?.id });
    } finally {
      product.price = before;
    }
  });

  it('can be ordered anew when the first order was cancelled', async () => {
    const { id, orderId } = await ordered();
    await desk.ask(admin, CANCEL, { id: orderId }, `${on};en`);
    expect(await see(id)).toMatchObject({ state: 'draft', openOrder: null });
    expect((await order(id)).order?.id).not.toBe(orderId);
  });

  it('stays as it is when it was posted by other means, or deleted', async () => {
    const [one, other] = [await ordered(), await ordered()];
    await give(employer.organizationId, 'three_jobs');
    await desk.move(employer.person, 'publish', one.id);
    await desk.move(employer.person, 'delete', other.id);
    await desk.mails();
    await confirm(one.orderId);
    await confirm(other.orderId);
    await work();
    expect((await see(one.id)).state).toBe('published');
    expect((await desk.mails()).filter((mail) => mail.startsWith('job_'))).toEqual([]);
    expect(await left()).toBe(8);
  });

  it('is left to its people when something is missing by then, who are told', async () => {
    const { id, orderId } = await ordered();
    await api.db
      .update(everyBrand(job))
      .set({ data: jobAnswers({ job_info: { title: '' } }) })
      .where(eq(job.id, id));
    await desk.mails();
    await confirm(orderId);
    await work();
    expect((await see(id)).state).toBe('draft');
    expect(await desk.mails()).toContain(`job_not_posted ${employer.person.email}`);
  });
});

describe('an ad ordered by card', () => {
  it('is posted when the payment is reported; the customer comes back to it', async () => {
    const { job: made } = await save();
    const { order: placed, payAt } = await order(made.id, { way: 'stripe' });
    const session = String(payAt).split('/').at(-1) ?? '';
    expect(stripe.session(session)).toMatchObject({ success_url: expect.stringContaining(`?posted=${made.id}`) });
    expect((await see(made.id)).openOrder).toBe(placed?.id);
    const { body, signature } = stripe.sign(stripe.pay(session));
    await api.backend.receiveStripeReport(on, body, signature);
    await work();
    expect((await see(made.id)).state).toBe('published');
  });
});

describe('where the review begins before the payment', () => {
  beforeEach(() => begin('rhein'));

  it('an approved ad waits for the payment alone, and its people are told', async () => {
    const { id, orderId, ran } = await ordered();
    expect([ran, (await see(id)).state]).toEqual([1, 'needs_review']);
    await desk.mails();
    await desk.move(admin, 'approve', id, 'rhein;en');
    expect(await see(id)).toMatchObject({ state: 'draft', approved: true, openOrder: orderId, refusal: null });
    expect(await desk.mails()).toEqual([`job_approved ${employer.person.email}`]);
    await confirm(orderId);
    await work();
    expect(await see(id)).toMatchObject({ state: 'published', approved: false });
  });

  it('an ad that is paid before it is approved goes online with the approval', async () => {
    const { id, orderId } = await ordered();
    await confirm(orderId);
    await work();
    expect((await see(id)).state).toBe('needs_review');
    await desk.move(admin, 'approve', id, 'rhein;en');
    expect((await see(id)).state).toBe('published');
  });

  it('an approved ad that is changed is reviewed again', async () => {
    const { id, orderId } = await ordered();
    await desk.move(admin, 'approve', id, 'rhein;en');
    const { version } = await see(id);
    const { job: changed } = await save(jobAnswers({ job_info: { title: 'Day editor' } }), { id, version });
    expect(changed).toMatchObject({ approved: false });
    await confirm(orderId);
    await work();
    expect((await see(id)).state).toBe('needs_review');
  });

  it('an ad without an order is not reviewed', async () => {
    const { job: made } = await save();
    expect((await desk.move(employer.person, 'publish', made.id, 'rhein;en')).code).toBe('NOT_ENOUGH_CREDITS');
  });
});

describe('where invoices are trusted', () => {
  beforeEach(() => begin('trusting'));

  it('an ad is posted at once, and its payment delivers nothing more', async () => {
    const { id, orderId } = await ordered();
    expect(await see(id)).toMatchObject({ state: 'published', openOrder: orderId });
    expect(await left()).toBe(2);
    await confirm(orderId);
    await work();
    expect(await left()).toBe(2);
  });

  it('an organization that owes an invoice waits for the payment of the next one', async () => {
    await ordered();
    const next = await save();
    // Credits of the first order are left.
    expect(next.job.state).toBe('published');
    await save();
    const { job: third } = await save();
    expect(third.state).toBe('draft');
    await order(third.id);
    expect([await work(), (await see(third.id)).state]).toEqual([0, 'draft']);
  });

  it('what is left is taken back when the order is cancelled unpaid', async () => {
    const { id, orderId } = await ordered();
    await desk.ask(admin, CANCEL, { id: orderId }, `${on};en`);
    expect(await left()).toBe(0);
    expect((await see(id)).state).toBe('published');
  });
});

describe('an order for an ad', () => {
  it('is for owners of its organization alone', async () => {
    const { job: made } = await save();
    const editor = await insertPerson(api, { on, roles: ['recruiter'] });
    await join(employer.organizationId, editor, 'editor');
    const stranger = await desk.employer(on);
    expect((await order(made.id, { by: editor })).code).toBe('NOT_ALLOWED');
    expect((await order(made.id, { by: stranger.person })).code).toBe('JOB_UNKNOWN');
  });

  it('is refused for what pays for no ad, and for an ad that cannot be posted', async () => {
    const { job: made } = await save();
    expect((await order(made.id, { product: 'contacts' })).code).toBe('BAD_INPUT');
    const { job: empty } = await desk.save(employer.person, { answers: {}, submit: false });
    expect((await order(empty.id)).code).toBe('JOB_INCOMPLETE');
    await give(employer.organizationId, 'three_jobs');
    await desk.move(employer.person, 'publish', made.id);
    expect((await order(made.id)).code).toBe('JOB_STATE');
  });
});
