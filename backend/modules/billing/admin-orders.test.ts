import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountEvent } from '../../database/schema/accounts.ts';
import { payment, purchaseOrder } from '../../database/schema/billing.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { transact } from '../../database/transact.ts';
import { testBackend } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { deleteOrganizations } from '../organizations/delete-organizations.ts';
import { spend } from './spend.ts';
import { ORDER, type OrderSeen, shop, shopBrand } from './testing/shop.ts';

const acme = shopBrand('acme');
const api = testBackend([acme, shopBrand('other')]);
const { ask, company, saveCustomer, quote, place, order, balance, inTransaction, mails } = shop(api);

beforeEach(async () => {
  for (const table of [outbox, rateLimit]) await api.db.delete(everyBrand(table));
});

const LIST = `query ($list: AdminList, $brand: String, $state: String) {
  adminOrders(list: $list, brand: $brand, state: $state) { total orders { ${ORDER} frontend } } }`;
const action = (name: string) => `mutation ($id: Int!) { ${name}(orderId: $id) { ${ORDER} } }`;
const reasoned = (name: string) =>
  `mutation ($id: Int!, $reason: String!) { ${name}(orderId: $id, reason: $reason) { ${ORDER} } }`;
const CONFIRM = action('adminConfirmOrder');
const CANCEL = reasoned('adminCancelOrder');
const REFUND = reasoned('adminRefundOrder');
const administrator = () => insertPerson(api, { roles: ['administrator'], everywhere: true });

interface Listed {
  total: number;
  orders: (OrderSeen & { frontend: string })[];
}

describe('an administrator', () => {
  it('confirms once: of two at the same time one is told that it is done', async () => {
    const { id, owner } = await company();
    const { order: placed } = await order(id, owner, [{ product: 'three_jobs' }]);
    const both = [await administrator(), await administrator()];
    const answers = await Promise.all(both.map((person) => ask(person, CONFIRM, { id: placed?.id })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['ORDER_NOT_OPEN', undefined]);
    expect(await balance(id, 'job')).toBe(3);
    expect(
      await api.db
        .select()
        .from(everyBrand(payment))
        .where(eq(payment.orderId, placed?.id ?? 0)),
    ).toMatchObject([{ kind: 'payment', provider: 'invoice', amount: 17731, currency: 'EUR' }]);
    const log = await api.db
      .select({ kind: accountEvent.kind, detail: accountEvent.detail })
      .from(everyBrand(accountEvent))
      .where(and(like(accountEvent.kind, 'order_%'), eq(accountEvent.frontend, 'acme')));
    expect(log.filter(({ detail }) => detail.order === String(placed?.id)).map(({ kind }) => kind)).toEqual([
      'order_placed',
      'order_confirmed',
    ]);
  });

  it('cancels an open order with a reason that the customer reads', async () => {
    const { id, owner } = await company();
    const { order: placed } = await order(id, owner, [{ product: 'three_jobs' }]);
    const person = await administrator();
    expect((await ask(person, CANCEL, { id: placed?.id, reason: ' ' })).code).toBe('BAD_INPUT');
    const { data } = await ask(person, CANCEL, { id: placed?.id, reason: 'Never paid.' });
    expect(data.adminCancelOrder).toMatchObject({
      ...{ state: 'cancelled', reason: 'Never paid.' },
      invoices: [{ kind: 'invoice' }, { kind: 'credit_note' }],
    });
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ template: 'order_cancelled' });
    expect(mail?.text).toContain('Never paid.');
    for (const query of [CONFIRM, CANCEL])
      expect((await ask(person, query, { id: placed?.id, reason: 'x' })).code).toBe('ORDER_NOT_OPEN');
    expect((await ask(person, REFUND, { id: placed?.id, reason: 'x' })).code).toBe('ORDER_NOT_PAID');
  });

  it('refunds what was paid: what is left of credits goes, what was spent stays', async () => {
    const { id, owner } = await company();
    const { order: placed } = await order(id, owner, [{ product: 'three_jobs' }, { product: 'job_year' }]);
    const person = await administrator();
    await ask(person, CONFIRM, { id: placed?.id });
    for (const subject of ['job:1', 'job:2', 'job:3'])
      await inTransaction('acme', (tx) =>
        spend({ brand: acme, locale: 'en', now: new Date() }, tx, { organizationId: id, purchase: 'job', subject }),
      );
    expect(await balance(id, 'job')).toBe(2);
    const { data } = await ask(person, REFUND, { id: placed?.id, reason: 'A mistake of ours.' });
    expect(data.adminRefundOrder).toMatchObject({
      state: 'refunded',
      invoices: [{ kind: 'invoice' }, { kind: 'credit_note' }],
    });
    expect(await balance(id, 'job')).toBe(0);
    const listed = await ask(owner, '{ getSubscriptions(limit: 9) { subscriptions { status { value } } } }');
    expect(listed.data.getSubscriptions).toEqual({ subscriptions: [{ status: { value: 'cancelled' } }] });
    expect((await ask(person, REFUND, { id: placed?.id, reason: 'Again.' })).code).toBe('ORDER_NOT_PAID');
    expect((await mails()).map(({ template }) => template)).toEqual(['order_placed', 'order_paid', 'order_refunded']);
  });

  it('finds orders by invoice number, company, brand and state, the newest first', async () => {
    const [first, second] = [await company('acme', 'Sea Fog'), await company('other', 'Sea Salt')];
    const one = await order(first.id, first.owner, [{ product: 'three_jobs' }]);
    const two = await order(second.id, second.owner, [{ product: 'contacts' }], 'invoice', 'other;en');
    const person = await administrator();
    const list = async (variables: Record<string, unknown>) =>
      ((await ask(person, LIST, variables)).data.adminOrders as Listed).orders.map(({ id }) => id);
    const ids = [two.order?.id, one.order?.id];
    expect(await list({ list: { text: 'sea ' } })).toEqual(ids);
    expect(await list({ list: { text: 'sea ' }, brand: 'acme' })).toEqual([ids[1]]);
    expect(await list({ list: { text: two.order?.invoices[0]?.number }, brand: 'other' })).toEqual([ids[0]]);
    expect(await list({ list: { text: 'sea ', sort: 'total', descending: false } })).toEqual(ids);
    expect(await list({ list: { text: 'sea ' }, state: 'paid' })).toEqual([]);
  });
});

it('of confirming and cancelling at once one has its way, and the other is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, owner } = await company();
    const { order: placed } = await order(id, owner, [{ product: 'three_jobs' }]);
    const [one, other] = [await administrator(), await administrator()];
    const answers = await Promise.all([
      ask(one, CONFIRM, { id: placed?.id }),
      ask(other, CANCEL, { id: placed?.id, reason: 'Nobody paid.' }),
      ask(owner, 'mutation ($id: Int!) { withdrawOrder(orderId: $id) { id } }', { id: placed?.id }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ORDER_NOT_OPEN', 'ORDER_NOT_OPEN', undefined]);
    const isPaid = answers[0]?.code === undefined;
    expect(await balance(id, 'job')).toBe(isPaid ? 3 : 0);
    const { data } = await ask(one, LIST, { list: { text: `${placed?.id}` } });
    const [seen] = (data.adminOrders as Listed).orders.filter((each) => each.id === placed?.id);
    expect(seen?.state).toBe(isPaid ? 'paid' : 'cancelled');
    expect(seen?.invoices.map(({ kind }) => kind)).toEqual(isPaid ? ['invoice'] : ['invoice', 'credit_note']);
    const told = (await mails()).filter(({ text }) => text.includes(`/orders/${placed?.id}`));
    expect(told.map(({ template }) => template)).toEqual(['order_placed', isPaid ? 'order_paid' : 'order_cancelled']);
  }
});

describe('a site administrator', () => {
  it('sees and settles orders of their brands alone, and a try elsewhere is written down', async () => {
    const [here, there] = [await company(), await company('other')];
    const own = await order(here.id, here.owner, [{ product: 'three_jobs' }]);
    const foreign = await order(there.id, there.owner, [{ product: 'three_jobs' }], 'invoice', 'other;en');
    const person = await insertPerson(api, { roles: ['site_admin'] });
    const { data } = await ask(person, LIST);
    expect(new Set((data.adminOrders as Listed).orders.map(({ frontend }) => frontend))).toEqual(new Set(['acme']));
    expect((await ask(person, LIST, { brand: 'other' })).code).toBe('NOT_ALLOWED');
    for (const query of [CONFIRM, CANCEL, REFUND])
      expect((await ask(person, query, { id: foreign.order?.id, reason: 'x' })).code).toBe('NOT_ALLOWED');
    const refused = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.kind, 'admin_refused'));
    expect(refused.filter(({ accountId }) => accountId === person.id)).toHaveLength(4);
    expect((await ask(person, CONFIRM, { id: own.order?.id })).code).toBeUndefined();
    // An unknown order gets the same answer as one of another brand.
    expect((await ask(person, CONFIRM, { id: 2_000_000 })).code).toBe('NOT_ALLOWED');
  });
});

it('lets nobody else settle orders', async () => {
  const { id, owner } = await company();
  const { order: placed } = await order(id, owner, [{ product: 'three_jobs' }]);
  const editor = await insertPerson(api, { roles: ['job_editor'] });
  for (const person of [owner, editor]) {
    expect((await ask(person, CONFIRM, { id: placed?.id })).code).toBe('NOT_ALLOWED');
    expect((await ask(person, LIST)).code).toBe('NOT_ALLOWED');
  }
  expect((await ask(await administrator(), CONFIRM, { id: 2_000_000 })).code).toBe('ORDER_UNKNOWN');
});

describe('an organization that goes', () => {
  it('leaves its orders: open ones are cancelled with a credit note, paid ones can still be refunded', async () => {
    const { id, owner } = await company();
    const open = await order(id, owner, [{ product: 'contacts' }]);
    const paid = await order(id, owner, [{ product: 'three_jobs' }]);
    const person = await administrator();
    await ask(person, CONFIRM, { id: paid.order?.id });
    const desk = {
      ...api.backend.work,
      findBrand: (brand: string) => (brand === 'acme' ? acme : undefined),
      originOf: () => 'https://acme.example',
      now: new Date(),
    };
    await transact({ pool: api.pool, frontend: '' }, (tx) => deleteOrganizations(tx, [id], desk));
    const { data: listed } = await ask(person, LIST, { state: 'cancelled', list: { text: `${open.order?.id}` } });
    const [gone] = (listed.adminOrders as Listed).orders.filter((one) => one.id === open.order?.id);
    expect(gone?.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    expect((await mails()).map(({ template }) => template)).toEqual([
      ...['order_placed', 'order_placed', 'order_paid', 'order_cancelled'],
    ]);
    expect((await ask(person, CONFIRM, { id: open.order?.id })).code).toBe('ORDER_NOT_OPEN');
    expect(await balance(id, 'job')).toBe(0);
    expect((await ask(owner, 'query ($id: Int!) { ownOrder(orderId: $id) { id } }', { id: paid.order?.id })).code).toBe(
      'ORDER_UNKNOWN',
    );
    const rows = await api.db.select().from(everyBrand(purchaseOrder)).orderBy(purchaseOrder.id);
    const stateOf = (which: number | undefined) => rows.find((row) => row.id === which);
    expect(stateOf(open.order?.id)).toMatchObject({ state: 'cancelled', organizationId: null });
    expect(stateOf(paid.order?.id)).toMatchObject({ state: 'paid', organizationName: 'Harbor Ice' });
    const { data } = await ask(person, REFUND, { id: paid.order?.id, reason: 'They are gone.' });
    expect(data.adminRefundOrder).toMatchObject({ state: 'refunded' });
  });
});

describe('a part of a paid order', () => {
  const PART = `mutation ($id: Int!, $reason: String!, $part: RefundPart!) {
    adminRefundOrder(orderId: $id, reason: $reason, part: $part) {
      state sentBack { amount } lines { product refunded }
      invoices { number kind lines { product } sum { net { amount } tax { amount } total { amount } } } } }`;
  const key = (name: string) => `refund-${name}`;
  const numberOf = (label: string) => Number(label.match(/\d+$/)?.[0]);

  async function paid(items: { product: string; quantity?: number }[]) {
    const { id, owner } = await company();
    const { order: placed } = await order(id, owner, items);
    const person = await administrator();
    await ask(person, CONFIRM, { id: placed?.id });
    const refund = async (part: Record<string, unknown>, reason = 'Too much.') =>
      ask(person, PART, { id: placed?.id, reason, part });
    return { id, owner, person, orderId: placed?.id ?? 0, refund };
  }
  const spendOn = (organizationId: number, subject: string) =>
    inTransaction('acme', (tx) =>
      spend({ brand: acme, locale: 'en', now: new Date() }, tx, { organizationId, purchase: 'job', subject }),
    );
  const paymentsOf = async (orderId: number) =>
    (await api.db.select({ amount: payment.amount }).from(everyBrand(payment)).where(eq(payment.orderId, orderId))).map(
      ({ amount }) => amount,
    );

  it('goes back line by line: unused credits of the line go, used ones stay, numbers have no gap', async () => {
    const { id, orderId, person, refund } = await paid([{ product: 'three_jobs' }, { product: 'contacts' }]);
    await spendOn(id, 'job:1');
    const { data } = await refund({ key: key('line'), products: ['three_jobs'] });
    expect(data.adminRefundOrder).toMatchObject({
      state: 'paid',
      sentBack: { amount: 17731 },
      lines: [
        { product: 'three_jobs', refunded: true },
        { product: 'contacts', refunded: false },
      ],
      invoices: [
        { kind: 'invoice', lines: [{}, {}], sum: { total: { amount: 29572 } } },
        {
          kind: 'credit_note',
          lines: [{ product: 'three_jobs' }],
          sum: { net: { amount: 14900 }, tax: { amount: 2831 }, total: { amount: 17731 } },
        },
      ],
    });
    expect([await balance(id, 'job'), await balance(id, 'contact')]).toEqual([0, 10]);
    expect((await refund({ key: key('again'), products: ['three_jobs'] })).code).toBe('BAD_INPUT');
    // The remainder is refunded in full, and the note says how much that is.
    const rest = await ask(person, REFUND, { id: orderId, reason: 'The rest.' });
    const { invoices } = rest.data.adminRefundOrder as OrderSeen;
    expect(rest.data.adminRefundOrder).toMatchObject({ state: 'refunded' });
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note']);
    const [first = 0, ...notes] = invoices.map(({ number }) => numberOf(number));
    expect(notes).toEqual([first + 1, first + 2]);
    expect(await paymentsOf(orderId)).toEqual([29572, -17731, -11841]);
    expect([await balance(id, 'job'), await balance(id, 'contact')]).toEqual([0, 0]);
    expect((await mails()).map(({ template }) => template)).toEqual([
      'order_placed',
      'order_paid',
      'order_partly_refunded',
      'order_refunded',
    ]);
  });

  it('takes nothing of what a later order has brought', async () => {
    const { id, owner, person, refund } = await paid([{ product: 'three_jobs' }, { product: 'contacts' }]);
    for (const subject of ['job:1', 'job:2', 'job:3']) await spendOn(id, subject);
    const { order: later } = await order(id, owner, [{ product: 'three_jobs' }]);
    await ask(person, CONFIRM, { id: later?.id });
    await refund({ key: key('spent'), products: ['three_jobs'] });
    expect(await balance(id, 'job')).toBe(3);
  });

  it('goes back as an amount with its share of the tax, once however often it is sent', async () => {
    const { id, orderId, refund } = await paid([{ product: 'three_jobs' }]);
    const sent = await Promise.all(Array.from({ length: 4 }, () => refund({ key: key('once'), amount: 1190 })));
    expect(sent.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined]);
    expect(sent[3]?.data.adminRefundOrder).toMatchObject({
      state: 'paid',
      sentBack: { amount: 1190 },
      invoices: [{}, { lines: [], sum: { net: { amount: 1000 }, tax: { amount: 190 }, total: { amount: 1190 } } }],
    });
    expect([await paymentsOf(orderId), await balance(id, 'job')]).toEqual([[17731, -1190], 3]);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ template: 'order_partly_refunded' });
    expect(mail?.text).toContain('11.90€');
    expect(mail?.text).not.toContain('177.31');
  });

  it('is less than what is left, and either lines or an amount', async () => {
    const { orderId, refund, owner } = await paid([{ product: 'three_jobs' }, { product: 'job_year' }]);
    await refund({ key: key('first'), amount: 100_000 });
    const wrong = [
      { amount: 0 },
      { amount: -5 },
      { amount: 300_000 },
      { products: ['job_year'] },
      { products: ['contacts'] },
      { products: ['three_jobs'], amount: 5 },
      { products: [] },
    ];
    for (const [at, part] of wrong.entries())
      expect([part, (await refund({ key: key(`wrong-${at}`), ...part })).code]).toEqual([part, 'BAD_INPUT']);
    expect((await ask(owner, PART, { id: orderId, reason: 'x', part: { key: key('own'), amount: 5 } })).code).toBe(
      'NOT_ALLOWED',
    );
    expect(await paymentsOf(orderId)).toHaveLength(2);
  });

  it('ends a flat rate that it was for', async () => {
    const { owner, refund } = await paid([{ product: 'three_jobs' }, { product: 'job_year' }]);
    await refund({ key: key('flat'), products: ['job_year'] });
    const listed = await ask(owner, '{ getSubscriptions(limit: 9) { subscriptions { status { value } } } }');
    expect(listed.data.getSubscriptions).toEqual({ subscriptions: [{ status: { value: 'cancelled' } }] });
  });

  it('at the very moment of an order leaves none that is open', async () => {
    const desk = {
      ...api.backend.work,
      findBrand: () => acme,
      originOf: () => 'https://acme.example',
      now: new Date(),
    };
    for (let round = 0; round < 5; round += 1) {
      const { id, owner } = await company();
      await saveCustomer(id, owner);
      const items = [{ product: 'three_jobs' }];
      const { hash } = await quote(id, owner, items);
      const [placed] = await Promise.all([
        place(owner, { id, items, hash }),
        transact({ pool: api.pool, frontend: '' }, (tx) => deleteOrganizations(tx, [id], desk)),
      ]);
      // Whoever saves too late is told so, for the organization and for its billing profile.
      expect(['ORGANIZATION_UNKNOWN', 'CUSTOMER_MISSING', undefined]).toContain(placed.code);
      const rows = await api.db.select().from(everyBrand(purchaseOrder)).where(eq(purchaseOrder.accountId, owner.id));
      expect(rows.map(({ state, organizationId }) => [state, organizationId])).toEqual(
        placed.code === undefined ? [['cancelled', null]] : [],
      );
    }
  });
});
