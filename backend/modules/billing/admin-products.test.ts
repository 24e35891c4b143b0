import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { purchaseOrder } from '../../database/schema/billing.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { emptyDesk } from '../admin/desk.ts';
import { shop, shopBrand } from './testing/shop.ts';

const acme = shopBrand('acme', ({ prices }) => {
  prices.order = ['job_year', 'three_jobs'];
});
const other = shopBrand('other');
const api = testBackend([acme, other], { desk: { ...emptyDesk, list: () => [acme, other] } });
const { ask, company, give, order } = shop(api);

beforeEach(() => api.db.delete(rateLimit));

const LIST = `query ($brand: String) { adminProducts(brand: $brand) {
  brand key name names type isOnSale price priceText currency taxRate credits slots days sold running } }`;
const CSV = 'query ($brand: String) { adminProductsCsv(brand: $brand) }';
const CONFIRM = 'mutation ($id: Int!) { adminConfirmOrder(orderId: $id) { id } }';
const siteAdmin = () => insertPerson(api, { roles: ['site_admin'] });
const administrator = () => insertPerson(api, { roles: ['administrator'], everywhere: true });

interface Listed {
  brand: string;
  key: string;
  sold: number;
  running: number;
}

async function listed(person: Parameters<typeof ask>[0], brand: string | null = null): Promise<Listed[]> {
  const { data, code } = await ask(person, LIST, { brand });
  if (code !== undefined) throw new Error(code);
  return data.adminProducts as Listed[];
}

it('lists the products of the brands of a person in their order, on sale or not', async () => {
  const keys = (await listed(await siteAdmin())).map(({ brand, key }) => `${brand} ${key}`);
  expect(keys).toEqual(
    ['job_year', 'three_jobs', 'contacts', 'contact_month', 'promoted', 'premium', 'front_page', 'gift'].map(
      (key) => `acme ${key}`,
    ),
  );
  const everywhere = await listed(await administrator());
  expect([...new Set(everywhere.map(({ brand }) => brand))]).toEqual(['acme', 'other']);
  expect(everywhere.find(({ brand, key }) => brand === 'acme' && key === 'three_jobs')).toMatchObject({
    ...{ name: 'Three jobs', names: { en: 'Three jobs', de: 'Drei Anzeigen' }, type: 'job_credits', isOnSale: true },
    ...{ price: 149, priceText: '149€', currency: 'EUR', taxRate: 19, credits: 3, slots: null, days: 42 },
  });
  expect(everywhere.find(({ key }) => key === 'premium')).toMatchObject({ isOnSale: false });
  await expect(listed(await siteAdmin(), 'other')).rejects.toThrow('NOT_ALLOWED');
  expect((await ask(await siteAdmin(), CSV, { brand: 'other' })).code).toBe('NOT_ALLOWED');
  expect((await ask((await company()).owner, CSV, {})).code).toBe('NOT_ALLOWED');
});

it('counts what was paid in 90 days and runs, on each brand its own', async () => {
  const boss = await administrator();
  const { id, owner } = await company();
  const away = await company('other');
  const orders: (number | undefined)[] = [];
  for (const quantity of [2, 3, 1])
    orders.push((await order(id, owner, [{ product: 'three_jobs', quantity }])).order?.id);
  const [paid, old, refunded] = orders;
  for (const one of orders) expect((await ask(boss, CONFIRM, { id: one })).code).toBeUndefined();
  await order(id, owner, [{ product: 'three_jobs', quantity: 7 }]);
  const change = (one: number | undefined, values: object) =>
    api.db
      .update(everyBrand(purchaseOrder))
      .set(values)
      .where(eq(purchaseOrder.id, one ?? 0));
  await change(old, { paid: sql`now() - interval '91 days'` });
  await change(refunded, { state: 'refunded' });
  expect(paid).toBeDefined();
  await give(id, 'job_year');
  await give(id, 'contact_month', 'acme', new Date(Date.now() - 40 * 86_400_000));
  for (const times of [1, 2]) await give(away.id, 'job_year', 'other', new Date(Date.now() - times));
  const counts = Object.fromEntries(
    (await listed(boss)).map(({ brand, key, sold, running }) => [`${brand} ${key}`, [sold, running]]),
  );
  expect(counts).toMatchObject({
    'acme three_jobs': [2, 0],
    'acme job_year': [0, 1],
    'acme contact_month': [0, 0],
    'other three_jobs': [0, 0],
    'other job_year': [0, 2],
  });
  const own = await listed(await siteAdmin());
  expect(own.find(({ key }) => key === 'job_year')).toMatchObject({ brand: 'acme', running: 1 });
});

it('is a table for spreadsheets, with names by language', async () => {
  const { data } = await ask(await siteAdmin(), CSV, { brand: 'acme' });
  const [head, , jobs] = String(data.adminProductsCsv).replace('\ufeff', '').split('\r\n');
  expect(head).toBe(
    'Brand,Key,Name (English),Name (German),Name (French),Type,Price,Currency,Tax,Credits,Slots,Days,Sale,"Sold, 90 days",Running',
  );
  expect(jobs).toMatch(
    /^acme,three_jobs,Three jobs,Drei Anzeigen,Three jobs,Job credits,149,EUR,19,3,,42,On sale,\d+,0$/,
  );
});
