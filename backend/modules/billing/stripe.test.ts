import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseOrder } from '../../database/schema/billing.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { transact } from '../../database/transact.ts';
import { testBackend } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { deleteOrganizations } from '../organizations/delete-organizations.ts';
import { ORDER, type OrderSeen, type Placing, shop, shopBrand } from './testing/shop.ts';
import { startStripe } from './testing/stripe-server.ts';

const stripe = await startStripe();
afterAll(() => stripe.close());
const keys = (secretKey: string, webhookSecret: string) => ({ secretKey, webhookSecret, apiBase: stripe.url });
const byCard = (id: string) =>
  shopBrand(id, ({ prices }) => {
    prices.providers = ['stripe', 'invoice'];
  });
const api = testBackend([byCard('acme'), byCard('sister'), byCard('stranger'), byCard('keyless')], {
  stripeKeysOf: (id) => {
    if (id === 'keyless') return null;
    return id === 'stranger' ? keys('sk_other', 'whsec_other') : keys('sk_test', stripe.webhookSecret);
  },
});
const { ask, company, order, quote, balance, mails } = shop(api);

beforeEach(async () => {
  stripe.fail(0);
  for (const table of [outbox, rateLimit]) await api.db.delete(everyBrand(table));
});

const SEE = `query ($id: Int!) { ownOrder(orderId: $id) { ${ORDER} } }`;
const REFUND = `mutation ($id: Int!) { adminRefundOrder(orderId: $id, reason: "Sent twice.") { ${ORDER} } }`;

/** An order to be paid by card, and its payment page. */
async function waiting(product = 'three_jobs') {
  const { id, owner } = await company();
  const placed = await order(id, owner, [{ product }], 'stripe');
  const orderId = placed.order?.id ?? 0;
  const state = async () => {
    const { data } = await ask(owner, SEE, { id: orderId });
    return (data.ownOrder as OrderSeen).state;
  };
  const [row] = (await api.db.select().from(everyBrand(purchaseOrder))).filter((one) => one.id === orderId);
  return { id, owner, orderId, placed, state, session: row?.providerSession ?? '' };
}

async function report(event: unknown, on = 'acme') {
  const { body, signature } = stripe.sign(event);
  return api.backend.receiveStripeReport(on, body, signature);
}

describe('an order by card', () => {
  it('leads to the page of Stripe with the total, and has no invoice before it is paid', async () => {
    const { placed, session, state } = await waiting();
    expect(placed).toMatchObject({ order: { state: 'open', way: 'stripe', invoices: [] } });
    expect(placed.payAt).toBe(stripe.session(session).url);
    expect(stripe.session(session)).toMatchObject({ amount_total: 17731, currency: 'eur' });
    expect(await mails()).toEqual([]);
    expect(await state()).toBe('open');
  });

  it('is paid when Stripe says so, once, however often it is reported', async () => {
    const { id, session, state } = await waiting();
    const event = stripe.pay(session);
    const all = await Promise.all([1, 2, 3, 4].map(() => report(event)));
    expect(all).toEqual([true, true, true, true]);
    // The same event with another id, as after a change of the endpoint.
    expect(await report({ ...Object(event), id: 'evt_again' })).toBe(true);
    expect(await state()).toBe('paid');
    expect(await balance(id, 'job')).toBe(3);
    expect((await mails()).map(({ template }) => template)).toEqual(['order_paid']);
  });

  it('is told to the site once, when it is paid', async () => {
    const { session } = await waiting();
    const told = async () =>
      (await api.db.select().from(everyBrand(outbox)).where(eq(outbox.template, 'order_received'))).map(
        ({ recipient, replyTo, text }) => ({
          recipient,
          replyTo,
          isWhole: /Three jobs/.test(text) && /177\.31/.test(text),
        }),
      );
    expect(await told()).toEqual([]);
    const event = stripe.pay(session);
    for (let time = 0; time < 2; time += 1) await report(event);
    expect(await told()).toEqual([{ recipient: 'post@acme.example', replyTo: 'billing@example.com', isWhole: true }]);
  });

  it('is not believed without the signature, with an old one, or for another brand', async () => {
    const { session, state } = await waiting();
    const event = stripe.pay(session);
    const forged = stripe.sign(event, { secret: 'whsec_guess' });
    const old = stripe.sign(event, { at: new Date(Date.now() - 3_600_000) });
    const { body, signature } = stripe.sign(event);
    const receive = api.backend.receiveStripeReport;
    expect(await receive('acme', forged.body, forged.signature)).toBe(false);
    expect(await receive('acme', old.body, old.signature)).toBe(false);
    expect(await receive('acme', `${body} `, signature)).toBe(false);
    expect(await receive('keyless', body, signature)).toBe(false);
    const foreign = stripe.sign(event, { secret: 'whsec_other' });
    expect(await receive('stranger', foreign.body, foreign.signature)).toBe(true);
    expect(await state()).toBe('open');
    // Brands with the same Stripe account share one webhook address.
    expect(await report(event, 'sister')).toBe(true);
    expect(await state()).toBe('paid');
  });

  it('stays open when another amount was paid, and somebody is told', async () => {
    const { session, state, orderId, owner } = await waiting();
    const event = Object(stripe.pay(session));
    event.data.object.amount_total = 1;
    expect(await report(event)).toBe(true);
    expect(await state()).toBe('open');
    expect(api.entries.at(-1)).toMatchObject({ level: 'error', code: 'STRIPE_REPORT' });
    expect((await mails()).map(({ template }) => template)).toEqual(['order_needs_look']);
    const SEEN = 'mutation ($id: Int!) { adminOrderSeen(orderId: $id) { state attention } }';
    expect((await ask(owner, SEEN, { id: orderId })).code).toBe('NOT_ALLOWED');
    const boss = await insertPerson(api, { roles: ['administrator'] });
    const list = '{ adminOrders(state: "attention") { orders { id attention } } }';
    const { data } = await ask(boss, list);
    expect(data.adminOrders).toMatchObject({ orders: [{ id: orderId, attention: 'other_amount' }] });
    expect((await ask(boss, SEEN, { id: orderId })).data.adminOrderSeen).toEqual({ state: 'open', attention: null });
    expect((await ask(boss, list)).data.adminOrders).toMatchObject({ orders: [] });
  });

  it('that was paid after its organization went gives nobody anything, and asks to be refunded', async () => {
    const { id, orderId, session } = await waiting();
    const event = stripe.pay(session);
    await transact({ pool: api.pool, frontend: '' }, (tx) =>
      deleteOrganizations(tx, [id], {
        ...api.backend.work,
        findBrand: (brand) => (brand === 'acme' ? byCard('acme') : undefined),
        originOf: () => 'https://acme.example',
        now: new Date(),
      }),
    );
    for (let time = 0; time < 2; time += 1) expect(await report(event)).toBe(true);
    const boss = await insertPerson(api, { roles: ['administrator'] });
    const waits = async () => {
      const { data } = await ask(boss, '{ adminOrders(state: "attention") { orders { id state attention } } }');
      return (data.adminOrders as { orders: { id: number }[] }).orders.filter((one) => one.id === orderId);
    };
    expect(await waits()).toEqual([{ id: orderId, state: 'paid', attention: 'organization_gone' }]);
    // Nobody gets an email saying that the credits can be used.
    expect((await mails()).map(({ template, recipient }) => `${template} ${recipient}`)).toEqual([
      'order_cancelled billing@example.com',
      'order_needs_look post@acme.example',
    ]);
    expect((await ask(boss, REFUND, { id: orderId })).data.adminRefundOrder).toMatchObject({ state: 'refunded' });
    expect(await waits()).toEqual([]);
    expect((await mails()).at(-1)).toMatchObject({ template: 'order_refunded', recipient: 'billing@example.com' });
  });

  it('is cancelled when its page expires, and counts when the money comes late', async () => {
    const { id, session, state } = await waiting();
    const paid = stripe.pay(session);
    await report(stripe.expire(session));
    expect(await state()).toBe('cancelled');
    await report(paid);
    expect(await state()).toBe('paid');
    expect(await balance(id, 'job')).toBe(3);
  });

  it('ends refunded, also when that is reported before the payment', async () => {
    const { id, session, state } = await waiting();
    const paid = stripe.pay(session);
    await report(stripe.refunded(session));
    await report(paid);
    await report(stripe.expire(session));
    expect(await state()).toBe('refunded');
    expect(await balance(id, 'job')).toBe(0);
  });

  it('has one page to pay at, until it is taken back', async () => {
    const { orderId, owner, placed, session, state } = await waiting();
    const PAY = 'mutation ($id: Int!) { payOrder(orderId: $id) { payAt } }';
    const again = await ask(owner, PAY, { id: orderId });
    expect((again.data.payOrder as Placing).payAt).toBe(placed.payAt);
    await ask(owner, 'mutation ($id: Int!) { withdrawOrder(orderId: $id) { id } }', { id: orderId });
    expect(stripe.session(session).status).toBe('expired');
    expect(await state()).toBe('cancelled');
    expect((await ask(owner, PAY, { id: orderId })).code).toBe('ORDER_NOT_OPEN');
  });

  it('that was paid a moment ago cannot be taken back', async () => {
    const { orderId, owner, session, state } = await waiting();
    const event = stripe.pay(session);
    const taken = await ask(owner, 'mutation ($id: Int!) { withdrawOrder(orderId: $id) { id } }', { id: orderId });
    expect(taken.code).toBe('ORDER_NOT_OPEN');
    await report(event);
    expect(await state()).toBe('paid');
  });

  it('is confirmed by nobody but Stripe', async () => {
    const { orderId, state } = await waiting();
    const administrator = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    const CONFIRM = 'mutation ($id: Int!) { adminConfirmOrder(orderId: $id) { id } }';
    expect((await ask(administrator, CONFIRM, { id: orderId })).code).toBe('ORDER_NOT_OPEN');
    expect(await state()).toBe('open');
  });
});

describe('while Stripe is away', () => {
  it('an order says so and stays open; sent again it is the same one, and leads to the page', async () => {
    const { id, owner } = await company();
    await order(id, owner, [{ product: 'gift' }], 'stripe');
    const items = [{ product: 'three_jobs' }];
    const { hash } = await quote(id, owner, items);
    const PLACE = `mutation ($id: Int!, $items: [OrderItem!]!, $hash: String!) {
      placeOrder(organizationId: $id, items: $items, way: "stripe", hash: $hash, key: "one-order-of-ida") { order { id } payAt } }`;
    stripe.fail(500);
    expect((await ask(owner, PLACE, { id, items, hash })).code).toBe('PAYMENT_NOT_REACHED');
    expect(api.entries.at(-1)).toMatchObject({ code: 'PAYMENT_FAILED' });
    stripe.fail(0);
    const first = await ask(owner, PLACE, { id, items, hash });
    const second = await ask(owner, PLACE, { id, items, hash });
    expect(first.data.placeOrder).toMatchObject({ payAt: expect.stringContaining('/pay/cs_test_') });
    expect(second.data).toEqual(first.data);
  });

  it('nothing is refunded here either', async () => {
    const { id, orderId, session, state } = await waiting();
    await report(stripe.pay(session));
    const administrator = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    stripe.fail(500);
    expect((await ask(administrator, REFUND, { id: orderId })).code).toBe('PAYMENT_NOT_REACHED');
    expect(await state()).toBe('paid');
    expect(await balance(id, 'job')).toBe(3);
  });
});

describe('a refund', () => {
  it('goes through Stripe once, and the report of it changes nothing more', async () => {
    const { id, orderId, session, state } = await waiting();
    await report(stripe.pay(session));
    const administrator = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    const before = stripe.calls.length;
    const refunds = await Promise.all([1, 2].map(() => ask(administrator, REFUND, { id: orderId })));
    expect(refunds.map(({ code }) => code).sort()).toEqual(['ORDER_NOT_PAID', undefined]);
    expect(stripe.calls.slice(before)).toEqual(['POST /v1/refunds']);
    await report(stripe.refunded(session));
    expect(await state()).toBe('refunded');
    expect(await balance(id, 'job')).toBe(0);
    expect((await mails()).map(({ template }) => template)).toEqual(['order_paid', 'order_refunded']);
  });

  it('may be a part: it is sent once, all else later, and what is reported of it is no news', async () => {
    const { orderId, session, state } = await waiting();
    await report(stripe.pay(session));
    const PART = `mutation ($id: Int!, $part: RefundPart!) {
      adminRefundOrder(orderId: $id, reason: "Too much.", part: $part) { state sentBack { amount } attention } }`;
    const administrator = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    const part = { key: 'a-part-of-it', amount: 1000 };
    // The first request reaches Stripe, but its response is lost.
    stripe.fail(500);
    expect((await ask(administrator, PART, { id: orderId, part })).code).toBe('PAYMENT_NOT_REACHED');
    stripe.fail(0);
    const done = { state: 'paid', sentBack: { amount: 1000 }, attention: null };
    for (let time = 0; time < 2; time += 1)
      expect((await ask(administrator, PART, { id: orderId, part })).data.adminRefundOrder).toEqual(done);
    expect(stripe.sentBack(session)).toBe(1000);
    await report(stripe.refunded(session, 1000));
    const list = '{ adminOrders(state: "attention") { orders { id } } }';
    const waits = async () => {
      const { data } = await ask(administrator, list);
      return (data.adminOrders as { orders: { id: number }[] }).orders.some(({ id }) => id === orderId);
    };
    expect([await state(), await waits()]).toEqual(['paid', false]);
    // A further refund made in Stripe itself has to be checked by an administrator.
    await report(stripe.refunded(session, 1500));
    expect([await state(), await waits()]).toEqual(['paid', true]);
    expect((await ask(administrator, REFUND, { id: orderId })).code).toBeUndefined();
    expect([await state(), stripe.sentBack(session), await waits()]).toEqual(['refunded', 17731, false]);
  });

  it('that somebody made at Stripe is no fault', async () => {
    const { orderId, session, state } = await waiting();
    await report(stripe.pay(session));
    await fetch(`${stripe.url}/v1/refunds`, { method: 'POST', body: `payment_intent=pi_${session}` });
    const administrator = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    expect((await ask(administrator, REFUND, { id: orderId })).code).toBeUndefined();
    expect(await state()).toBe('refunded');
  });
});
