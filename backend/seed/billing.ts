/** Purchases of the demo recruiters, so that there is something to see and to spend. */

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { localised } from '../../runtime/core/texts/localised.ts';
import type { TransactionScope } from '../database/transact.ts';
import { readCustomer } from '../modules/billing/customer.ts';
import { giveGoods } from '../modules/billing/goods.ts';
import { issueInvoice } from '../modules/billing/invoices.ts';
import { insertOrder, linesOf, updateOrder } from '../modules/billing/order-store.ts';
import { productsOnSale } from '../modules/billing/products.ts';
import { quoteOf } from '../modules/billing/quote.ts';

/** Credits of each type. */
const CREDITS = 5;

interface Buyer {
  accountId: number;
  organizationId: number;
  name: string;
  email: string;
}

/** One paid order, with credits of every type on sale and the first flat rate, and one open order. Sends no mails. */
export async function seedBilling(client: pg.PoolClient, brands: readonly CompiledBrand[], now: Date): Promise<void> {
  for (const brand of brands) {
    const products = productsOnSale(brand);
    const buyer = await findBuyer(client, brand.id);
    const [first] = products;
    if (!first || buyer === null || !brand.document.features.recruiter) continue;
    const tx: TransactionScope = { db: drizzle(client), frontend: brand.id, client };
    const credits = firstOfEach(products.filter(([, { type }]) => !/_flat_rate$|_profile$/.test(type)));
    const flat = products.filter(([, { type }]) => /_flat_rate$/.test(type)).slice(0, 1);
    const week = new Date(now.getTime() - 7 * DAY_MS);
    const wanted = [
      ...credits.map(([product]) => ({ product, quantity: CREDITS, start: null })),
      ...flat.map(([product]) => ({ product, quantity: 1, start: null })),
    ];
    await buy(tx, { brand, buyer, wanted, now: week, isPaid: true });
    const one = [{ product: first[0], quantity: 1, start: null }];
    await buy(tx, { brand, buyer, wanted: one, now: new Date(now.getTime() - DAY_MS), isPaid: false });
    const premium = products.find(([, { type }]) => type === 'premium_profile');
    if (premium) await makePremium(client, brand, premium, now);
  }
}

/** Gives every profile a premium profile for a year. */
async function makePremium(
  client: pg.PoolClient,
  { id, document }: CompiledBrand,
  [key, { name }]: ReturnType<typeof productsOnSale>[number],
  now: Date,
): Promise<void> {
  await client.query(
    `insert into subscription (frontend, organization_id, product, label, type, starts, ends, created, begun)
     select $1, organization_id, $4, $5, 'premium_profile', $2, $3, $2, $2
     from organization_profile where frontend = $1`,
    [id, now, new Date(now.getTime() + 365 * DAY_MS), key, localised(name, document, document.locales.default)],
  );
}

function firstOfEach(products: ReturnType<typeof productsOnSale>): ReturnType<typeof productsOnSale> {
  return products.filter(([, { type }], at) => products.findIndex(([, other]) => other.type === type) === at);
}

interface Buying {
  brand: CompiledBrand;
  buyer: Buyer;
  wanted: { product: string; quantity: number; start: null }[];
  now: Date;
  isPaid: boolean;
}

async function buy(tx: TransactionScope, { brand, buyer, wanted, now, isPaid }: Buying): Promise<void> {
  const locale = brand.document.locales.default;
  const data = customerOf(brand, buyer);
  const quote = quoteOf({ brand, locale, now }, wanted, readCustomer(data));
  const id = await insertOrder(
    tx,
    {
      organizationId: buyer.organizationId,
      organizationName: buyer.name,
      accountId: buyer.accountId,
      provider: 'invoice',
      customer: data,
      locale,
      orderKey: `demo-order-${isPaid ? 'paid' : 'open'}`,
      created: now,
    },
    quote,
  );
  if (id === null) return;
  await tx.client.query(
    `insert into customer (organization_id, frontend, data, changed) values ($1, $2, $3, $4) on conflict do nothing`,
    [buyer.organizationId, brand.id, JSON.stringify(data), now],
  );
  await issueInvoice(tx, brand, { id, locale, provider: 'invoice' }, { kind: 'invoice', now });
  if (!isPaid) return;
  await updateOrder(tx, id, { state: 'paid', paid: now });
  await tx.client.query(
    `insert into payment (frontend, order_id, kind, provider, amount, currency, created)
     values ($1, $2, 'payment', 'invoice', $3, $4, $5)`,
    [brand.id, id, quote.total, quote.currency, now],
  );
  await giveGoods(tx, buyer.organizationId, await linesOf(tx.db, [id]), now);
}

function customerOf({ document }: CompiledBrand, { name, email }: Buyer) {
  const address =
    document.site.country === 'DE'
      ? { countryCode: 'DE', addressLine1: 'Hauptstraße 20', zip: '77694', locality: 'Kehl' }
      : {
          countryCode: 'US',
          addressLine1: '7 Wharf Street',
          zip: '04101',
          locality: 'Portland',
          administrativeArea: 'ME',
        };
  return { companyName: name, email, address };
}

async function findBuyer(client: pg.PoolClient, frontend: string): Promise<Buyer | null> {
  const { rows } = await client.query<Buyer>(
    `select a.id as "accountId", o.id as "organizationId", o.name, a.email from account a
       join organization_member m on m.account_id = a.id and m.role = 'owner'
       join organization o on o.id = m.organization_id
     where a.email = 'recruiter@' || $1 || '.example' order by o.id limit 1`,
    [frontend],
  );
  return rows[0] ?? null;
}
