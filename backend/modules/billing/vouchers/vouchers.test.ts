import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEvent } from '../../../database/schema/accounts.ts';
import { purchaseLine, purchaseOrder } from '../../../database/schema/billing.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { transact } from '../../../database/transact.ts';
import { RATE_LIMITS } from '../../../guards/rate-limit.ts';
import { testBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { deleteOrganizations } from '../../organizations/delete-organizations.ts';
import { CUSTOMER, type Item, ORDER, type OrderSeen, type Placing, shop, shopBrand } from '../testing/shop.ts';
import { startStripe } from '../testing/stripe-server.ts';

const stripe = await startStripe();
afterAll(() => stripe.close());
const withCard = (id: string) =>
  shopBrand(id, ({ prices }) => {
    prices.providers = ['invoice', 'stripe'];
  });
const api = testBackend(
  [
    withCard('acme'),
    withCard('other'),
    shopBrand('nippon', ({ prices }) => {
      prices.currency = 'JPY';
    }),
  ],
  { stripeKeysOf: () => ({ secretKey: 'sk_test', webhookSecret: stripe.webhookSecret, apiBase: stripe.url }) },
);
const { ask, company, saveCustomer, quote, place, balance, mails } = shop(api);
const ITEMS: Item[] = [{ product: 'three_jobs' }];
const BOTH: Item[] = [{ product: 'three_jobs', quantity: 2 }, { product: 'contacts' }];

beforeEach(async () => {
  for (const table of [outbox, rateLimit]) await api.db.delete(everyBrand(table));
});

const CREATE = `mutation ($brand: String!, $voucher: VoucherInput!) {
  adminCreateVoucher(brand: $brand, voucher: $voucher) { id code } }`;
const END = 'mutation ($id: Int!, $undo: Boolean) { adminEndVoucher(id: $id, undo: $undo) }';
const DELETE = 'mutation ($id: Int!) { adminDeleteVoucher(id: $id) }';
const REFUND = `mutation ($id: Int!, $part: RefundPart) {
  adminRefundOrder(orderId: $id, reason: "Sent twice.", part: $part) { ${ORDER} } }`;
const administrator = () => insertPerson(api, { roles: ['administrator'], everywhere: true });
let boss: Person;
beforeEach(async () => {
  boss = await administrator();
});

/** A voucher with a code of its own. */
async function voucher(terms: Record<string, unknown> = {}, brand = 'acme'): Promise<{ id: number; code: string }> {
  const gives = terms.amount === undefined ? { percent: 10 } : {};
  const made = await ask(boss, CREATE, { brand, voucher: { code: randomUUID(), ...gives, ...terms } });
  if (made.code !== undefined) throw new Error(`${made.code} ${made.message}`);
  return made.data.adminCreateVoucher as { id: number; code: string };
}

/** A company that can order. */
async function buyer(on = 'acme') {
  const made = await company(on);
  await saveCustomer(made.id, made.owner, CUSTOMER, on);
  return made;
}

interface Ordering {
  id: number;
  owner: Person;
  code: string;
  items?: Item[];
  way?: string;
  key?: string;
}

async function orderWith({ id, owner, code, items = ITEMS, way = 'invoice', key = randomUUID() }: Ordering) {
  const { hash } = await quote(id, owner, items, 'acme', code);
  const answer = await place(owner, { id, items, way, hash, key, voucher: code });
  if (answer.code !== undefined) throw new Error(answer.code);
  return answer.data.placeOrder as Placing;
}

const refusalFor = async (who: { id: number; owner: Person }, code: string, items = ITEMS, on = 'acme') =>
  (await quote(who.id, who.owner, items, on, code)).voucher?.refusal;

describe('a voucher', () => {
  it('takes off its percentage before tax, on a line of its own, however its code is written', async () => {
    const who = await buyer();
    await voucher({ code: 'Spring 26' });
    const before = await quote(who.id, who.owner, ITEMS);
    const after = await quote(who.id, who.owner, ITEMS, 'acme', ' sPrInG2 6');
    expect(after).toMatchObject({
      voucher: { code: 'SPRING26', refusal: null },
      sum: {
        ...{ discount: { amount: -1490, text: '−14.90€' }, voucherCode: 'SPRING26' },
        ...{ net: { amount: 13410 }, tax: { amount: 2548 }, total: { amount: 15958 } },
      },
    });
    expect(after.hash).not.toBe(before.hash);
    expect(before).toMatchObject({ voucher: null, sum: { discount: null, voucherCode: null } });
  });

  it('is on the order, its lines, its invoice and in the emails about it', async () => {
    const who = await buyer();
    const { id, code } = await voucher({ percent: 12.5 });
    const { order } = await orderWith({ ...who, code, items: BOTH });
    expect(order?.sum).toMatchObject({ discount: { amount: -4969 }, voucherCode: code, net: { amount: 34781 } });
    const [row] = await api.db
      .select()
      .from(everyBrand(purchaseOrder))
      .where(eq(purchaseOrder.id, order?.id ?? 0));
    expect(row).toMatchObject({ voucherId: id, voucherCode: code, discount: 4969, net: 34781, tax: 6608 });
    const lines = await api.db
      .select()
      .from(purchaseLine)
      .where(eq(purchaseLine.orderId, order?.id ?? 0));
    expect(lines.map(({ discount }) => discount)).toEqual([3725, 1244]);
    const [mail] = await mails();
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain('−49.69€');
  });

  it('leaves no card to pay with where it leaves less than Stripe charges', async () => {
    const { id, owner } = await buyer();
    const waysWith = async (amount: number) => {
      const { code } = await voucher({ amount });
      const { sum, ways, hash } = await quote(id, owner, ITEMS, undefined, code);
      return { total: sum.total.amount, ways, hash, code };
    };
    expect(await waysWith(148.57)).toMatchObject({ total: 51, ways: ['invoice', 'stripe'] });
    const { hash, code, ...little } = await waysWith(148.6);
    expect(little).toEqual({ total: 48, ways: ['invoice'] });
    const wanted = { id, items: ITEMS, hash, voucher: code };
    expect((await place(owner, { ...wanted, way: 'stripe' })).code).toBe('PAYMENT_WAY_UNKNOWN');
    expect((await place(owner, { ...wanted, way: 'invoice' })).code).toBeUndefined();
  });

  it('takes off an amount, never more than what it is for costs', async () => {
    const who = await buyer();
    const small = await voucher({ amount: 20 });
    const large = await voucher({ amount: 500, products: ['contacts'] });
    expect((await quote(who.id, who.owner, ITEMS, 'acme', small.code)).sum.discount?.amount).toBe(-2000);
    const { sum } = await quote(who.id, who.owner, BOTH, 'acme', large.code);
    expect(sum).toMatchObject({ discount: { amount: -9950 }, net: { amount: 29800 } });
  });

  it('rounds to the smallest coin of the currency', async () => {
    const who = await buyer('nippon');
    const { code } = await voucher({ percent: 12.5 }, 'nippon');
    const { sum } = await quote(who.id, who.owner, ITEMS, 'nippon', code);
    // 149 yen: 18.625 is 19.
    expect(sum).toMatchObject({ discount: { amount: -19 }, net: { amount: 130 }, tax: { amount: 25 } });
    const fixed = await voucher({ amount: 50 }, 'nippon');
    expect((await quote(who.id, who.owner, ITEMS, 'nippon', fixed.code)).sum.discount?.amount).toBe(-50);
  });

  it('says why it cannot be used, and the price stays as it is without it', async () => {
    const who = await buyer();
    const [tomorrow, yesterday] = [1, -1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const reasons: [Record<string, unknown>, string][] = [
      [{ starts: tomorrow }, 'early'],
      [{ ends: yesterday }, 'over'],
      [{ products: ['contacts'] }, 'products'],
      [{ minimum: 149.01 }, 'minimum'],
    ];
    for (const [terms, reason] of reasons) {
      const { code } = await voucher(terms);
      const seen = await quote(who.id, who.owner, ITEMS, 'acme', code);
      expect(seen, reason).toMatchObject({ voucher: { code, refusal: reason }, sum: { net: { amount: 14900 } } });
    }
    expect(await refusalFor(who, 'nothing-like-it')).toBe('unknown');
    const { code } = await voucher({ minimum: 149.01 });
    expect((await quote(who.id, who.owner, ITEMS, 'acme', code)).voucher?.minimum).toEqual({ text: '149.01€' });
    expect(await refusalFor(who, (await voucher({ minimum: 149 })).code)).toBeNull();
    const free = await quote(who.id, who.owner, [{ product: 'gift' }], 'acme', code);
    expect(free.voucher?.refusal).toBe('products');
  });

  it('can be used so often by each organization, and so often in all', async () => {
    const [one, other, third] = [await buyer(), await buyer(), await buyer()];
    const { code } = await voucher({ most: 2, mostEach: 1 });
    await orderWith({ ...one, code });
    expect(await refusalFor(one, code)).toBe('used_by_you');
    await orderWith({ ...other, code });
    expect(await refusalFor(third, code)).toBe('used_up');
  });

  it('orders nothing when it has changed since the price was shown', async () => {
    const who = await buyer();
    const { id, code } = await voucher();
    const { hash } = await quote(who.id, who.owner, ITEMS, 'acme', code);
    expect((await ask(boss, END, { id })).data.adminEndVoucher).toBe(true);
    const { data } = await place(who.owner, { id: who.id, items: ITEMS, hash, voucher: code });
    expect(data.placeOrder).toMatchObject({
      order: null,
      quote: { voucher: { refusal: 'over' }, sum: { total: { amount: 17731 } } },
    });
    const plain = await quote(who.id, who.owner, ITEMS);
    const without = await place(who.owner, { id: who.id, items: ITEMS, hash: plain.hash, voucher: null });
    expect((without.data.placeOrder as Placing).order?.sum).toMatchObject({ discount: null, net: { amount: 14900 } });
  });

  it('that cannot be used leaves the price as it is, at which is ordered without it', async () => {
    const who = await buyer();
    const { hash } = await quote(who.id, who.owner, ITEMS, 'acme', 'mistyped');
    expect(hash).toBe((await quote(who.id, who.owner, ITEMS)).hash);
    const { data } = await place(who.owner, { id: who.id, items: ITEMS, hash, voucher: null });
    expect((data.placeOrder as Placing).order?.sum).toMatchObject({ discount: null, voucherCode: null });
  });

  it('of another brand is unknown', async () => {
    const who = await buyer();
    const there = await voucher({ code: 'THERE-ONLY' }, 'other');
    expect(await refusalFor(who, there.code)).toBe('unknown');
    await voucher({ code: 'both-of-them', percent: 50 }, 'other');
    await voucher({ code: 'Both-Of-Them', percent: 10 });
    const { sum } = await quote(who.id, who.owner, ITEMS, 'acme', 'BOTH-OF-THEM');
    expect(sum.discount?.amount).toBe(-1490);
  });

  it('is not found by trying codes', async () => {
    const who = await buyer();
    const { code } = await voucher();
    for (let tries = 0; tries < RATE_LIMITS.voucher.points; tries += 1)
      await quote(who.id, who.owner, ITEMS, 'acme', 'guess');
    await expect(quote(who.id, who.owner, ITEMS, 'acme', code)).rejects.toThrow('TOO_MANY_TRIES');
    expect((await place(who.owner, { id: who.id, items: ITEMS, hash: 'x', voucher: code })).code).toBe(
      'TOO_MANY_TRIES',
    );
    expect((await quote(who.id, who.owner, ITEMS)).sum.total.amount).toBe(17731);
  });
});

describe('the last use of a voucher', () => {
  it('goes to one of those who order at once, and the others see the full price', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => buyer()));
    const { id, code } = await voucher({ most: 1 });
    const hashes = await Promise.all(all.map((who) => quote(who.id, who.owner, ITEMS, 'acme', code)));
    const answers = await Promise.all(
      all.map((who, at) => place(who.owner, { id: who.id, items: ITEMS, hash: hashes[at]?.hash, voucher: code })),
    );
    const placed = answers.map(({ data }) => data.placeOrder as Placing);
    expect(placed.filter(({ order }) => order !== null)).toHaveLength(1);
    for (const { quote: instead } of placed.filter(({ order }) => order === null))
      expect(instead).toMatchObject({ voucher: { refusal: 'used_up' }, sum: { total: { amount: 17731 } } });
    const rows = await api.db
      .select()
      .from(everyBrand(purchaseOrder))
      .where(and(eq(purchaseOrder.voucherId, id), eq(purchaseOrder.frontend, 'acme')));
    expect(rows).toHaveLength(1);
  });

  it('is the same order when the same request arrives twice', async () => {
    const who = await buyer();
    const { code } = await voucher({ most: 1, mostEach: 1 });
    const { hash } = await quote(who.id, who.owner, ITEMS, 'acme', code);
    const key = randomUUID();
    const sent = await Promise.all(
      [1, 2, 3].map(() => place(who.owner, { id: who.id, items: ITEMS, hash, key, voucher: code })),
    );
    const ids = sent.map(({ data }) => (data.placeOrder as Placing).order?.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeGreaterThan(0);
  });

  it('is free again when the order is cancelled or its payment expires, and not when it is refunded', async () => {
    const [who, next] = [await buyer(), await buyer()];
    const { code } = await voucher({ most: 1, mostEach: 1 });
    const first = await orderWith({ ...who, code });
    expect(await refusalFor(next, code)).toBe('used_up');
    await ask(who.owner, 'mutation ($id: Int!) { withdrawOrder(orderId: $id) { state } }', { id: first.order?.id });
    expect(await refusalFor(next, code)).toBeNull();

    const card = await orderWith({ ...next, code, way: 'stripe' });
    const [row] = await api.db
      .select()
      .from(everyBrand(purchaseOrder))
      .where(eq(purchaseOrder.id, card.order?.id ?? 0));
    expect(stripe.session(row?.providerSession ?? '')).toMatchObject({ amount_total: 15958 });
    const report = async (event: unknown) => {
      const { body, signature } = stripe.sign(event);
      await api.backend.receiveStripeReport('acme', body, signature);
    };
    await report(stripe.expire(row?.providerSession ?? ''));
    expect(await refusalFor(who, code)).toBeNull();

    const paid = await orderWith({ ...who, code, way: 'stripe' });
    const [held] = await api.db
      .select()
      .from(everyBrand(purchaseOrder))
      .where(eq(purchaseOrder.id, paid.order?.id ?? 0));
    await report(stripe.pay(held?.providerSession ?? ''));
    const refunded = await ask(boss, REFUND, { id: paid.order?.id });
    expect(refunded.data.adminRefundOrder).toMatchObject({ state: 'refunded' });
    expect(await refusalFor(next, code)).toBe('used_up');
  });

  it('stays used when its organization is deleted after paying', async () => {
    const [who, next] = [await buyer(), await buyer()];
    const { code } = await voucher({ percent: 100, most: 1 });
    await orderWith({ ...who, code });
    await transact({ pool: api.pool, frontend: '' }, (tx) =>
      deleteOrganizations(tx, [who.id], {
        ...api.backend.work,
        ...{ findBrand: (id) => withCard(id), originOf: () => 'https://acme.example', now: new Date() },
      }),
    );
    expect(await refusalFor(next, code)).toBe('used_up');
  });
});

describe('an order', () => {
  it('of which the voucher leaves nothing is completed at once, without a payment provider', async () => {
    const who = await buyer();
    const { code } = await voucher({ amount: 1000 });
    const { order, payAt } = await orderWith({ ...who, code, way: 'stripe' });
    expect(payAt).toBeNull();
    expect(order).toMatchObject({
      ...{ state: 'paid', way: 'none' },
      sum: { discount: { amount: -14900 }, net: { amount: 0 }, tax: { amount: 0 }, total: { amount: 0 } },
      invoices: [{ kind: 'invoice' }],
    });
    expect(await balance(who.id, 'job')).toBe(3);
  });

  it('refunded in part gives back the share of each line, and in the end exactly what was paid', async () => {
    const who = await buyer();
    const { code } = await voucher({ percent: 33.33 });
    const { order } = await orderWith({ ...who, code, items: BOTH });
    const id = order?.id;
    await ask(boss, 'mutation ($id: Int!) { adminConfirmOrder(orderId: $id) { state } }', { id });
    const SEE = `mutation ($id: Int!, $part: RefundPart) { adminRefundOrder(orderId: $id, reason: "x", part: $part) {
      state sentBack { amount } lines { reducedPrice { amount } } invoices { kind sum { discount { amount } net { amount } total { amount } } } } }`;
    const part = await ask(boss, SEE, { id, part: { key: 'key-of-a-part', products: ['contacts'] } });
    // 99.50 less its share of 33.16.
    expect(part.data.adminRefundOrder).toMatchObject({
      ...{
        state: 'paid',
        sentBack: { amount: 7894 },
        lines: [{ reducedPrice: { amount: 19867 } }, { reducedPrice: { amount: 6634 } }],
      },
      invoices: [
        { kind: 'invoice', sum: { discount: { amount: -13249 }, net: { amount: 26501 }, total: { amount: 31536 } } },
        { kind: 'credit_note', sum: { discount: { amount: -3316 }, net: { amount: 6634 }, total: { amount: 7894 } } },
      ],
    });
    const rest = await ask(boss, SEE, { id });
    expect((rest.data.adminRefundOrder as OrderSeen).invoices.at(-1)).toMatchObject({
      kind: 'credit_note',
      sum: { discount: { amount: -9933 }, net: { amount: 19867 }, total: { amount: 31536 - 7894 } },
    });
  });
});

describe('an administrator', () => {
  it('creates a code once per brand, and hears what is wrong with the terms', async () => {
    await voucher({ code: 'autumn' });
    const again = await ask(boss, CREATE, { brand: 'acme', voucher: { code: 'AUT UMN', percent: 5 } });
    expect(again.code).toBe('VOUCHER_CODE_TAKEN');
    expect((await voucher({ code: 'autumn' }, 'other')).code).toBe('AUTUMN');
    const wrong: Record<string, unknown>[] = [
      { code: 'a!', percent: 5 },
      { code: 'abc' },
      { code: 'abc', percent: 5, amount: 5 },
      { code: 'abc', percent: 100.01 },
      { code: 'abc', percent: 0 },
      { code: 'abc', amount: -1 },
      { code: 'abc', percent: 5, products: [] },
      { code: 'abc', percent: 5, products: ['__proto__'] },
      { code: 'abc', percent: 5, most: 0 },
      { code: 'abc', percent: 5, minimum: 0 },
      { code: 'abc', percent: 5, starts: '2026-02-01T00:00:00Z', ends: '2026-02-01T00:00:00Z' },
    ];
    for (const terms of wrong)
      expect((await ask(boss, CREATE, { brand: 'acme', voucher: terms })).code, JSON.stringify(terms)).toBe(
        'BAD_INPUT',
      );
  });

  it('sees how often each was used and by whom, and what it gave', async () => {
    const who = await buyer();
    const { id, code } = await voucher({ amount: 12.5, most: 5, minimum: 20, products: ['three_jobs'] });
    await orderWith({ ...who, code });
    const ENTRY =
      'query ($of: String!, $id: Int!) { adminEntry(of: $of, id: $id) { entry { title values } belongings { list total } } }';
    const { data } = await ask(boss, ENTRY, { of: 'vouchers', id });
    expect(data.adminEntry).toMatchObject({
      entry: {
        title: code,
        values: {
          state: 'active',
          amountOff: 12.5,
          minimum: 20,
          uses: 1,
          most: 5,
          discounts: 12.5,
          products: ['Three jobs'],
        },
      },
      belongings: [{ list: 'orders', total: 1 }],
    });
    const ORDERS = `query ($filters: [AdminFilterValue!]) { adminEntries(of: "orders", filters: $filters) { entries { values } } }`;
    const found = await ask(boss, ORDERS, { filters: [{ name: 'voucher', value: String(id) }] });
    expect(found.data.adminEntries).toMatchObject({
      entries: [{ values: { organization: 'Harbor Ice', voucher: code, voucherId: id, discount: 12.5 } }],
    });
  });

  it('ends a voucher, takes that back, and deletes only what was never used', async () => {
    const who = await buyer();
    const { id, code } = await voucher();
    expect((await ask(boss, END, { id })).data.adminEndVoucher).toBe(true);
    expect((await ask(boss, END, { id })).data.adminEndVoucher).toBe(false);
    expect(await refusalFor(who, code)).toBe('over');
    expect((await ask(boss, END, { id, undo: true })).data.adminEndVoucher).toBe(true);
    const { order } = await orderWith({ ...who, code });
    await ask(who.owner, 'mutation ($id: Int!) { withdrawOrder(orderId: $id) { state } }', { id: order?.id });
    expect((await ask(boss, DELETE, { id })).code).toBe('VOUCHER_USED');
    const spare = await voucher();
    expect((await ask(boss, DELETE, { id: spare.id })).data.adminDeleteVoucher).toBe(true);
    expect(await refusalFor(who, spare.code)).toBe('unknown');
    const events = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.accountId, boss.id));
    expect(events.map(({ kind }) => kind).filter((kind) => kind.startsWith('voucher'))).toEqual([
      ...['voucher_created', 'voucher_ended', 'voucher_restored', 'voucher_created', 'voucher_deleted'],
    ]);
  });

  it('of another brand can neither create, end nor delete it', async () => {
    const { id } = await voucher();
    const stranger = await insertPerson(api, { roles: ['site_admin'], on: 'other' });
    const terms = { brand: 'acme', voucher: { code: 'stranger', percent: 5 } };
    expect((await ask(stranger, CREATE, terms, 'other')).code).toBe('NOT_ALLOWED');
    expect((await ask(stranger, END, { id }, 'other')).data.adminEndVoucher).toBe(false);
    expect((await ask(stranger, DELETE, { id }, 'other')).data.adminDeleteVoucher).toBe(false);
    const who = await buyer();
    expect((await ask(who.owner, CREATE, terms)).code).toBe('NOT_ALLOWED');
  });
});
