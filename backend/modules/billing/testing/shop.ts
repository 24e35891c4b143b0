/** Brands that sell, and people who buy, for billing tests. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { organization } from '../../../database/schema/organizations.ts';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import { type TestBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { insertOrganization } from '../../../testing/rows.ts';
import { asker } from '../../organizations/testing/ask.ts';
import { giveGoods } from '../goods.ts';
import type { LineRow } from '../order-store.ts';

type Products = CompiledBrand['document']['prices']['products'];

const PRODUCTS: Products = {
  three_jobs: {
    name: { en: 'Three jobs', de: 'Drei Anzeigen' },
    type: 'job_credits',
    price: 149,
    credits: 3,
    days: 42,
  },
  contacts: { name: 'Ten contacts', type: 'contact_credits', price: 99.5, credits: 10 },
  job_year: { name: 'Jobs for a year', type: 'job_flat_rate', price: 2400, slots: 2, days: 365 },
  contact_month: { name: 'Contacts for a month', type: 'contact_flat_rate', price: 300, slots: 5, days: 30 },
  promoted: { name: 'Promoted profile', type: 'promoted_profile', price: 250, days: 30 },
  premium: { name: 'Premium profile', type: 'premium_profile', price: 600, days: 365, active: false },
  front_page: { name: 'Front page', type: 'featured_job', price: 79, days: 14 },
  gift: { name: 'One on the house', type: 'job_credits', price: 0, credits: 1 },
};

/** A brand in Germany that sells in euros with 19 percent of tax. */
export function shopBrand(id: string, change: (document: CompiledBrand['document']) => void = () => undefined) {
  return testBrand(id, (document) => {
    document.site.country = 'DE';
    document.site.contactEmail = `post@${id}.example`;
    document.site.legal.publisher = 'Acme Publishing';
    document.prices = {
      ...document.prices,
      currency: 'EUR',
      placement: 'after',
      products: structuredClone(PRODUCTS),
      tax: { rate: 19, name: 'VAT', number: 'DE136695976' },
      invoice: { prefix: 'AC', bank: 'IBAN DE02 1203', paymentDays: 14, beforePayment: 'nothing' },
    };
    change(document);
  });
}

export const CUSTOMER = {
  companyName: 'Harbor Ice',
  email: 'billing@example.com',
  address: { countryCode: 'DE', addressLine1: 'Kai 1', locality: 'Hamburg', zip: '20457' },
};

const SUM =
  'sum { discount { amount text } voucherCode net { amount } tax { amount } taxRate taxName taxRule total { amount currency text } }';
export const ORDER = `id state way organizationName reason paid lines { product name quantity price { text } start } ${SUM}
  invoices { number kind seller bank due }`;
const SAVE = `mutation ($id: Int!, $answers: JSON!) { saveCustomer(organizationId: $id, answers: $answers) {
  faults { code pointer message } customer { answers isComplete } } }`;
const QUOTE = `query ($id: Int!, $items: [OrderItem!]!, $voucher: String) { orderQuote(organizationId: $id, items: $items, voucher: $voucher) {
  hash ways voucher { code refusal starts minimum { text } } lines { name price { text } } ${SUM} } }`;
const PLACE = `mutation ($id: Int!, $items: [OrderItem!]!, $way: String!, $hash: String!, $key: String!, $again: Boolean = true, $reference: String, $voucher: String) {
  placeOrder(organizationId: $id, items: $items, way: $way, hash: $hash, key: $key, again: $again, reference: $reference, voucher: $voucher) {
    order { ${ORDER} } quote { hash voucher { refusal } sum { total { amount } } } payAt same { id } } }`;

export interface OrderSeen {
  id: number;
  state: string;
  way: string;
  reason: string | null;
  paid: string | null;
  lines: { product: string; name: string; quantity: number; price: { text: string }; start: string | null }[];
  sum: {
    discount: { amount: number; text: string } | null;
    voucherCode: string | null;
    net: { amount: number };
    tax: { amount: number };
    taxRate: number;
    taxRule: string;
    total: { amount: number; currency: string; text: string };
  };
  invoices: { number: string; kind: string; seller: string; bank: string | null; due: string | null }[];
}

export interface Placing {
  order: OrderSeen | null;
  quote: { hash: string; voucher: { refusal: string | null } | null; sum: { total: { amount: number } } } | null;
  payAt: string | null;
}

export interface QuoteSeen extends Pick<OrderSeen, 'sum' | 'lines'> {
  hash: string;
  ways: string[];
  voucher: { code: string; refusal: string | null; starts: string | null; minimum: { text: string } | null } | null;
}

export interface Item {
  product: string;
  quantity?: number;
  start?: string;
}

/** Everything that tests of money do, on acme unless told. */
export function shop(api: TestBackend) {
  const ask = asker(api);

  /** An organization with its owner. */
  async function company(on = 'acme', name = 'Harbor Ice'): Promise<{ id: number; owner: Person }> {
    const owner = await insertPerson(api, { on, roles: ['recruiter'] });
    const id = await insertOrganization(api.db, { name, profiles: [{ frontend: on, slug: randomUUID() }] });
    await join(id, owner, 'owner');
    await api.db.update(organization).set({ ownerId: owner.id }).where(eq(organization.id, id));
    return { id, owner };
  }

  async function join(id: number, { id: accountId }: Person, role: 'owner' | 'editor'): Promise<void> {
    await api.db.execute(
      sql`insert into organization_member (organization_id, account_id, role) values (${id}, ${accountId}, ${role})`,
    );
  }

  const saveCustomer = (id: number, person: Person, billing: unknown = CUSTOMER, frontend?: string) =>
    ask(person, SAVE, { id, answers: { billing } }, frontend);

  async function quote(id: number, person: Person, items: Item[], frontend?: string, voucher: string | null = null) {
    const { data, code } = await ask(person, QUOTE, { id, items, voucher }, frontend);
    if (code !== undefined) throw new Error(code);
    return data.orderQuote as QuoteSeen;
  }

  const place = (person: Person, values: Record<string, unknown>, frontend?: string) =>
    ask(person, PLACE, { key: randomUUID(), way: 'invoice', ...values }, frontend);

  /** An order of a company whose customer profile is complete. */
  async function order(id: number, person: Person, items: Item[], way = 'invoice', frontend?: string) {
    const saved = await saveCustomer(id, person, CUSTOMER, frontend);
    if (saved.code !== undefined) throw new Error(saved.code);
    const { hash } = await quote(id, person, items, frontend);
    const { data, code } = await place(person, { id, items, way, hash }, frontend);
    if (code !== undefined) throw new Error(code);
    return data.placeOrder as Placing;
  }

  /** Credits or a flat rate as an order would give them. */
  async function give(id: number, product: string, frontend = 'acme', now = new Date()): Promise<void> {
    const { price: _, name, ...settings } = PRODUCTS[product] ?? { price: 0, name: product, type: 'job_credits' };
    await inTransaction(frontend, async (tx) => {
      const { rows } = await tx.db.execute<{ id: number }>(sql`
        with o as (insert into purchase_order (frontend, organization_id, organization_name, provider, currency, net,
          tax_rate, tax_rule, tax, total, customer, locale, order_key, created)
          values (${frontend}, ${id}, '', 'none', 'EUR', 0, 0, 'none', 0, 0, '{}', 'en', ${randomUUID()}, now()) returning id)
        insert into purchase_line (order_id, product, type, name, unit_price, quantity, credits, slots, days)
        select id, ${product}, ${settings.type}, ${product}, 0, 1, ${settings.credits ?? null}, ${settings.slots ?? null},
          ${settings.days ?? null} from o returning id`);
      const line: LineRow = {
        ...{
          id: rows[0]?.id ?? 0,
          orderId: 0,
          product,
          unitPrice: 0,
          quantity: 1,
          discount: 0,
          starts: null,
          refundId: null,
        },
        type: settings.type,
        name: typeof name === 'string' ? name : product,
        credits: settings.credits ?? null,
        slots: settings.slots ?? null,
        days: settings.days ?? null,
      };
      await giveGoods(tx, id, [line], now);
    });
  }

  const inTransaction = <T>(frontend: string, work: (tx: TransactionScope) => Promise<T>) =>
    transact({ pool: api.pool, frontend }, work);

  /** What the ledger adds up to, which the balance must be. */
  async function balance(id: number, type: string, frontend = 'acme'): Promise<number> {
    const { rows } = await api.db.execute<{ kept: number; sum: number }>(sql`
      select coalesce((select amount from credit_balance where organization_id = ${id} and frontend = ${frontend} and type = ${type}), 0) as kept,
        coalesce((select sum(amount)::int from credit_entry where organization_id = ${id} and frontend = ${frontend} and type = ${type}), 0) as sum`);
    const { kept = 0, sum = 0 } = rows[0] ?? {};
    if (kept !== sum) throw new Error(`The balance is ${kept}, and the ledger adds up to ${sum}.`);
    return kept;
  }

  /** Templates of the mails so far to customers, and of those about what must be reviewed, the oldest first. */
  const mails = async () => {
    const rows = await api.db.select().from(everyBrand(outbox)).orderBy(outbox.id);
    return rows.filter(({ template }) => /^(order|subscription)_(?!received)/.test(template));
  };

  return { ask, company, join, saveCustomer, quote, place, order, give, inTransaction, balance, mails };
}
