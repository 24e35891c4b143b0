import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { purchaseOrder } from '../../database/schema/billing.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import { happening } from '../../database/schema/statistics.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { happened } from '../../testing/happened.ts';
import { insertPerson } from '../../testing/people.ts';
import { CUSTOMER, ORDER, type OrderSeen, type Placing, shop, shopBrand } from './testing/shop.ts';

const acme = shopBrand('acme');
const other = shopBrand('other');
const contactNeeds = ['resume', 'resumeSearches', 'resumeContact'] as const;
const api = testBackend([
  acme,
  other,
  shopBrand('plain', ({ prices }) => {
    prices.providers = ['stripe'];
  }),
  shopBrand('novat', ({ features }) => {
    features.vatNumber = false;
  }),
  shopBrand('off', ({ features }) => {
    features.recruiter = false;
  }),
  shopBrand('alpen', ({ site, prices }) => {
    site.country = 'CH';
    Object.assign(prices, { currency: 'CHF', placement: 'before', spacing: true });
  }),
  ...contactNeeds.map((feature) =>
    shopBrand(`without-${feature.toLowerCase()}`, ({ features }) => {
      features[feature] = false;
    }),
  ),
]);
const { ask, company, join, saveCustomer, quote, place, order, balance, mails } = shop(api);

beforeEach(async () => {
  for (const table of [outbox, rateLimit, happening]) await api.db.delete(everyBrand(table));
});

const CONFIRM = `mutation ($id: Int!) { adminConfirmOrder(orderId: $id) { ${ORDER} } }`;
const administrator = () => insertPerson(api, { roles: ['administrator'], everywhere: true });
const soldAt = async (price: number, work: () => Promise<void>) => {
  const product = acme.document.prices.products.three_jobs;
  if (!product) throw new Error('The product is gone.');
  const before = product.price;
  product.price = price;
  await work().finally(() => {
    product.price = before;
  });
};

describe('a quote', () => {
  it('counts in minor units, with the tax of the customer, in the language of the request', async () => {
    const { id, owner } = await company();
    const items = [{ product: 'three_jobs', quantity: 2 }, { product: 'contacts' }];
    const before = await quote(id, owner, items, 'acme;de');
    expect(before).toMatchObject({
      ways: ['invoice'],
      lines: [
        { name: 'Drei Anzeigen', price: { text: '298,00€' } },
        { name: 'Ten contacts', price: { text: '99,50€' } },
      ],
      sum: { net: { amount: 39750 }, tax: { amount: 7553 }, taxRate: 19, taxRule: 'domestic' },
    });
    await saveCustomer(id, owner, {
      ...CUSTOMER,
      vatNumber: 'FR83404833048',
      address: { ...CUSTOMER.address, countryCode: 'FR' },
    });
    const after = await quote(id, owner, items, 'acme;de');
    expect(after.sum).toMatchObject({ tax: { amount: 0 }, taxRule: 'reverse_charge', total: { text: '397,50€' } });
    expect(after.hash).not.toBe(before.hash);
  });

  it.each([
    ['nothing', [], 'NOTHING_TO_ORDER'],
    ['a product that there is not', [{ product: 'moon' }], 'NOTHING_TO_ORDER'],
    ['a key of prototypes', [{ product: '__proto__' }], 'NOTHING_TO_ORDER'],
    ['none of one', [{ product: 'three_jobs', quantity: 0 }], 'BAD_INPUT'],
    ['less than none', [{ product: 'three_jobs', quantity: -1 }], 'BAD_INPUT'],
    ['too many', [{ product: 'three_jobs', quantity: 101 }], 'BAD_INPUT'],
    ['two years at once', [{ product: 'job_year', quantity: 2 }], 'BAD_INPUT'],
    ['one product twice', [{ product: 'gift' }, { product: 'gift' }], 'BAD_INPUT'],
    ['credits with a beginning', [{ product: 'gift', start: new Date().toISOString() }], 'BAD_INPUT'],
    ['a flat rate from last year', [{ product: 'job_year', start: '2020-01-01T00:00:00Z' }], 'BAD_INPUT'],
  ])('for %s is refused', async (_, items, code) => {
    const { id, owner } = await company();
    await expect(quote(id, owner, items)).rejects.toThrow(code);
  });
});

describe('a product', () => {
  const PRODUCTS = '{ products { key } }';
  const contacts = ['contacts', 'contact_month'];

  it.each(contactNeeds)(
    'that buys contacts is neither shown nor sold with %s off, however it is asked for',
    async (feature) => {
      const brand = `without-${feature.toLowerCase()}`;
      const { products } = (await api.run(brand, PRODUCTS)) as { products: { key: string }[] };
      expect(products.map(({ key }) => key)).toEqual(['three_jobs', 'job_year', 'promoted', 'front_page', 'gift']);
      const { id, owner } = await company(brand);
      await saveCustomer(id, owner, CUSTOMER, brand);
      const { hash } = await quote(id, owner, [{ product: 'gift' }], brand);
      for (const product of contacts) {
        await expect(quote(id, owner, [{ product }], brand)).rejects.toThrow('NOTHING_TO_ORDER');
        expect((await place(owner, { id, items: [{ product }], hash }, brand)).code).toBe('NOTHING_TO_ORDER');
      }
      expect(await mails()).toEqual([]);
    },
  );

  it('is nothing to buy where nobody is an employer', async () => {
    expect(await api.run('off', PRODUCTS)).toEqual({ products: [] });
  });
});

describe('an order by invoice', () => {
  it('has an invoice number at once, and gives nothing before an administrator confirms', async () => {
    const { id, owner } = await company();
    const { order: placed, payAt } = await order(id, owner, [{ product: 'three_jobs', quantity: 2 }]);
    expect(payAt).toBeNull();
    expect(placed).toMatchObject({
      state: 'open',
      way: 'invoice',
      sum: { net: { amount: 29800 }, tax: { amount: 5662 }, total: { amount: 35462, currency: 'EUR' } },
      invoices: [{ kind: 'invoice', seller: 'Acme Publishing', bank: 'IBAN DE02 1203' }],
    });
    expect(placed?.invoices[0]?.number).toMatch(/^AC-\d{5}$/);
    expect(await balance(id, 'job')).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({ template: 'order_placed', recipient: 'billing@example.com' });
    expect(mail?.text).toContain('IBAN DE02 1203');
    expect(mail?.text).toContain(placed?.invoices[0]?.number);
    expect(mail?.text).toContain('354.62€');

    expect(await happened(api)).toEqual([]);
    const confirmed = await ask(await administrator(), CONFIRM, { id: placed?.id });
    expect(confirmed.data.adminConfirmOrder).toMatchObject({ state: 'paid', invoices: [{ kind: 'invoice' }] });
    expect(await happened(api)).toEqual(['acme sale three_jobs 2', 'acme sale-amount EUR 35462']);
    expect(await balance(id, 'job')).toBe(6);
    expect((await mails()).map(({ template }) => template)).toEqual(['order_placed', 'order_paid']);
  });

  it('is made once under one key, also by five requests at once', async () => {
    const { id, owner } = await company();
    await saveCustomer(id, owner);
    const items = [{ product: 'three_jobs' }];
    const { hash } = await quote(id, owner, items);
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => place(owner, { id, items, hash, key })));
    const ids = all.map(({ data }) => (data.placeOrder as Placing).order?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await mails()).toHaveLength(1);
    const again = await place(owner, { id, items: [{ product: 'moon' }], hash: 'old', key });
    expect((again.data.placeOrder as Placing).order?.id).toBe(ids[0]);
  });

  it('copies name, price and publisher: later changes leave it and its invoice as they were', async () => {
    const { id, owner } = await company();
    const { order: placed } = await order(id, owner, [{ product: 'three_jobs' }]);
    const { legal } = acme.document.site;
    const before = { ...legal };
    legal.publisher = 'Somebody Else';
    await soldAt(999, async () => {
      const seen = await ask(owner, `query ($id: Int!) { ownOrder(orderId: $id) { ${ORDER} } }`, { id: placed?.id });
      const { sum, invoices } = seen.data.ownOrder as OrderSeen;
      expect([sum.net.amount, invoices[0]?.seller]).toEqual([14900, 'Acme Publishing']);
    }).finally(() => Object.assign(legal, before));
  });

  it('whose price has changed meanwhile is not made: the new total comes back', async () => {
    const { id, owner } = await company();
    await saveCustomer(id, owner);
    const items = [{ product: 'three_jobs' }];
    const { hash } = await quote(id, owner, items);
    await soldAt(159, async () => {
      const { data } = await place(owner, { id, items, hash });
      const answer = data.placeOrder as Placing;
      expect(answer).toMatchObject({ order: null, quote: { sum: { total: { amount: 18921 } } } });
      expect(await mails()).toEqual([]);
      const second = await place(owner, { id, items, hash: answer.quote?.hash });
      expect(second.data.placeOrder).toMatchObject({ order: { state: 'open' } });
    });
  });

  it('of nothing to pay is paid at once, with an invoice', async () => {
    const { id, owner } = await company();
    const { order: placed } = await order(id, owner, [{ product: 'gift', quantity: 4 }], 'stripe');
    expect(placed).toMatchObject({ state: 'paid', way: 'none', invoices: [{ kind: 'invoice', bank: null }] });
    expect(await balance(id, 'job')).toBe(4);
  });

  it('is refused without billing details, confirmed address, or a way to pay that there is', async () => {
    const { id, owner } = await company();
    const items = [{ product: 'three_jobs' }];
    const { hash } = await quote(id, owner, items);
    expect((await place(owner, { id, items, hash })).code).toBe('CUSTOMER_MISSING');
    await saveCustomer(id, owner);
    const known = await quote(id, owner, items);
    expect((await place(owner, { id, items, hash: known.hash, way: 'stripe' })).code).toBe('PAYMENT_WAY_UNKNOWN');
    expect((await place(owner, { id, items, hash: known.hash, way: 'none' })).code).toBe('PAYMENT_WAY_UNKNOWN');
    expect((await place(owner, { id, items, hash: known.hash, key: 'a b' })).code).toBe('BAD_INPUT');
    const fresh = await insertPerson(api, { roles: ['recruiter'], emailVerified: null });
    await join(id, fresh, 'owner');
    expect((await place(fresh, { id, items, hash: known.hash })).code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('is taken back by its owner while it is open, with a credit note', async () => {
    const { id, owner } = await company();
    const { order: placed } = await order(id, owner, [{ product: 'three_jobs' }]);
    const WITHDRAW = `mutation ($id: Int!) { withdrawOrder(orderId: $id) { ${ORDER} } }`;
    const taken = await ask(owner, WITHDRAW, { id: placed?.id });
    expect(taken.data.withdrawOrder).toMatchObject({
      state: 'cancelled',
      invoices: [{ kind: 'invoice' }, { kind: 'credit_note' }],
    });
    expect((await ask(owner, WITHDRAW, { id: placed?.id })).code).toBe('ORDER_NOT_OPEN');
    expect((await ask(await administrator(), CONFIRM, { id: placed?.id })).code).toBe('ORDER_NOT_OPEN');
    expect(await balance(id, 'job')).toBe(0);
  });
});

describe('invoice numbers', () => {
  it('have no gaps and no doubles on a brand, however many are issued at once and some fail', async () => {
    const { id, owner } = await company('other');
    await saveCustomer(id, owner, CUSTOMER, 'other;en');
    const items = [{ product: 'three_jobs' }];
    const { hash } = await quote(id, owner, items, 'other;en');
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, at) => place(owner, { id, items, hash: at % 3 ? hash : 'stale' }, 'other;en')),
    );
    const numbers = sent.flatMap(({ data }) => (data.placeOrder as Placing).order?.invoices[0]?.number ?? []);
    expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, at) => `AC-${String(at + 1).padStart(5, '0')}`));
  });
});

describe('a billing profile', () => {
  it('is kept as the form asks it, per organization and brand', async () => {
    const { id, owner } = await company();
    const saved = await saveCustomer(id, owner, { ...CUSTOMER, vatNumber: 'de136695976' });
    expect(saved.data.saveCustomer).toMatchObject({
      faults: [],
      customer: { isComplete: true, answers: { companyName: 'Harbor Ice', vatNumber: 'DE136695976' } },
    });
    const second = await company();
    const { data } = await ask(
      second.owner,
      'query ($id: Int!) { customerProfile(organizationId: $id) { answers isComplete } }',
      { id: second.id },
    );
    expect(data.customerProfile).toEqual({
      answers: { companyName: 'Harbor Ice', email: second.owner.email, address: { countryCode: 'DE' } },
      isComplete: false,
    });
  });

  it('with a VAT number that cannot be is refused at its field, and nothing is stored', async () => {
    const { id, owner } = await company();
    const { data } = await saveCustomer(id, owner, { ...CUSTOMER, vatNumber: 'DE136695977' });
    expect(data.saveCustomer).toMatchObject({
      faults: [{ code: 'vatNumber', pointer: '/billing/vatNumber', message: expect.stringContaining('VAT number') }],
      customer: { isComplete: false, answers: {} },
    });
  });
});

it('asks for a VAT number only where the brand does', async () => {
  const { id, owner } = await company('novat');
  const fieldsOf = async (brand: string) => {
    const { form } = (await api.run(brand, '{ form(name: "customer") { groups { fields { name } } } }')) as {
      form: { groups: { fields: { name: string }[] }[] };
    };
    return form.groups.flatMap(({ fields }) => fields.map(({ name }) => name));
  };
  expect(await fieldsOf('acme')).toContain('vatNumber');
  expect(await fieldsOf('novat')).not.toContain('vatNumber');
  const { data } = await saveCustomer(id, owner, { ...CUSTOMER, vatNumber: 'DE136695976' }, 'novat;en');
  expect(data.saveCustomer).toMatchObject({ faults: [{ pointer: '/billing/vatNumber' }] });
});

describe('money of an organization', () => {
  it('is not for its editors to spend, nor for others to see', async () => {
    const { id, owner } = await company();
    const editor = await insertPerson(api, { roles: ['recruiter'] });
    await join(id, editor, 'editor');
    const stranger = (await company()).owner;
    const { order: placed } = await order(id, owner, [{ product: 'three_jobs' }]);
    const OWN = `query ($id: Int!) { ownOrder(orderId: $id) { id } }`;
    const items = [{ product: 'three_jobs' }];
    expect((await place(editor, { id, items, hash: '' })).code).toBe('NOT_ALLOWED');
    expect((await saveCustomer(id, editor)).code).toBe('NOT_ALLOWED');
    expect((await ask(editor, OWN, { id: placed?.id })).code).toBe('NOT_ALLOWED');
    expect((await ask(stranger, OWN, { id: placed?.id })).code).toBe('ORDER_UNKNOWN');
    expect((await ask(owner, OWN, { id: 2_000_000 })).code).toBe('ORDER_UNKNOWN');
    expect((await place(stranger, { id, items, hash: '' })).code).toBe('ORGANIZATION_UNKNOWN');
    expect((await ask(null, OWN, { id: placed?.id })).code).toBe('SIGN_IN_REQUIRED');
  });

  it('on one brand is nothing on another, not even to its owner there', async () => {
    const { id, owner } = await company();
    const both = await insertPerson(api, { on: 'other', roles: ['recruiter'] });
    await join(id, both, 'owner');
    const { order: placed } = await order(id, owner, [{ product: 'gift' }]);
    expect(await balance(id, 'job')).toBe(1);
    const there = async (query: string) => (await ask(both, query, { id, order: placed?.id }, 'other;en')).code;
    expect(await there('query ($order: Int!) { ownOrder(orderId: $order) { id } }')).toBe('ORDER_UNKNOWN');
    expect(await there('mutation ($order: Int!) { payOrder(orderId: $order) { payAt } }')).toBe('ORDER_UNKNOWN');
    expect(await there('mutation ($order: Int!) { withdrawOrder(orderId: $order) { id } }')).toBe('ORDER_UNKNOWN');
    // On a brand where the organization has no profile it does not exist; where it has one, its credits are separate.
    expect(await there('query ($id: Int!) { getCredits(organizationId: $id) { amount } }')).toBe(
      'ORGANIZATION_UNKNOWN',
    );
    await api.db
      .insert(everyBrand(organizationProfile))
      .values({ organizationId: id, frontend: 'other', slug: `both-${id}` });
    const { data } = await ask(
      both,
      'query ($id: Int!) { getCredits(organizationId: $id) { amount } }',
      { id },
      'other;en',
    );
    expect((data.getCredits as { amount: number }[]).filter(({ amount }) => amount > 0)).toEqual([]);
    const orders = await ask(
      both,
      'query ($id: Int!) { ownOrders(organizationId: $id, limit: 9, offset: 0) { total } }',
      { id },
      'other;en',
    );
    expect(orders.data.ownOrders).toEqual({ total: 0 });
  });

  it('is gone where the brand has no recruiters', async () => {
    const { data } = await ask(null, '{ products { key } }', {}, 'off;en');
    expect(data.products).toEqual([]);
    const person = await insertPerson(api, { on: 'off' });
    expect((await ask(person, '{ getCredits { amount } }', {}, 'off;en')).code).toBe('FEATURE_OFF');
    expect((await ask(person, '{ getSubscriptions { total } }', {}, 'off;en')).code).toBe('FEATURE_OFF');
  });
});

it('lists what is on sale, as the brand writes it', async () => {
  const { data } = await ask(null, '{ products { key name type price { amount currency text } credits slots days } }');
  expect((data.products as unknown[]).slice(0, 3)).toEqual([
    {
      ...{ key: 'three_jobs', name: 'Three jobs', type: 'job_credits', credits: 3, slots: null, days: 42 },
      price: { amount: 14900, currency: 'EUR', text: '149€' },
    },
    {
      ...{ key: 'contacts', name: 'Ten contacts', type: 'contact_credits', credits: 10, slots: null, days: null },
      price: { amount: 9950, currency: 'EUR', text: '99.50€' },
    },
    {
      ...{ key: 'job_year', name: 'Jobs for a year', type: 'job_flat_rate', credits: null, slots: 2, days: 365 },
      price: { amount: 240000, currency: 'EUR', text: '2,400€' },
    },
  ]);
});

it('has prices of a Swiss site as people write them there', async () => {
  const { data } = await ask(null, '{ products { price { text } } }', {}, 'alpen;de');
  expect(data.products).toContainEqual({ price: { text: 'CHF\u00a02’400' } });
});

describe('the same order twice within minutes', () => {
  const count = (id: number) => api.db.$count(everyBrand(purchaseOrder), eq(purchaseOrder.organizationId, id));
  const items = [{ product: 'three_jobs', quantity: 2 }];

  it('is placed once from two tabs, and again if the customer wants that', async () => {
    const { id, owner } = await company();
    const first = await order(id, owner, items);
    const { hash } = await quote(id, owner, items);
    const tabs = await Promise.all([1, 2].map(() => place(owner, { id, items, hash, again: false })));
    for (const { data } of tabs) expect(data.placeOrder).toMatchObject({ order: null, same: { id: first.order?.id } });
    expect(await count(id)).toBe(1);
    expect((await place(owner, { id, items, hash, again: true })).data.placeOrder).toMatchObject({ same: null });
    expect(await count(id)).toBe(2);
  });

  it('is not what another organization orders, nor another number of it, nor what was cancelled', async () => {
    const { id, owner } = await company();
    const other = await company();
    await order(other.id, other.owner, items);
    const first = await order(id, owner, [{ product: 'three_jobs' }]);
    const anew = async (wanted: typeof items) => {
      const { hash } = await quote(id, owner, wanted);
      return (await place(owner, { id, items: wanted, hash, again: false })).data.placeOrder;
    };
    expect(await anew(items)).toMatchObject({ same: null, order: { state: 'open' } });
    const WITHDRAW = 'mutation ($id: Int!) { withdrawOrder(orderId: $id) { state } }';
    await ask(owner, WITHDRAW, { id: first.order?.id });
    expect(await anew([{ product: 'three_jobs', quantity: 1 }])).toMatchObject({
      same: null,
      order: { state: 'open' },
    });
  });
});

it('carries the reference of the customer, and is told to the site once', async () => {
  const { id, owner } = await company();
  await saveCustomer(id, owner);
  const items = [{ product: 'three_jobs' }];
  const { hash } = await quote(id, owner, items);
  const { data } = await place(owner, { id, items, hash, reference: '  PO   4711 ' });
  const orderId = (data.placeOrder as { order: { id: number } }).order.id;
  const SEEN = 'query ($id: Int!) { ownOrder(orderId: $id) { reference } }';
  expect((await ask(owner, SEEN, { id: orderId })).data.ownOrder).toEqual({ reference: 'PO 4711' });
  expect((await place(owner, { id, items, hash, reference: 'x'.repeat(61) })).code).toBe('BAD_INPUT');
  const told = () => api.db.$count(everyBrand(outbox), eq(outbox.template, 'order_received'));
  const before = await told();
  const boss = await insertPerson(api, { roles: ['administrator'] });
  await ask(boss, 'mutation ($id: Int!) { adminConfirmOrder(orderId: $id) { state } }', { id: orderId });
  expect([before, await told()]).toEqual([1, 1]);
});
