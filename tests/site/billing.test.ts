/** Money in a browser: bought by invoice on two brands, confirmed by an administrator, spent; and paid by card. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { type StripeServer, startStripe } from '../../backend/modules/billing/testing/stripe-server.ts';
import { DEMO_PASSWORD } from '../../scripts/seed/people.ts';
import { violationsOf } from './support/axe.ts';
import { desktop, phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { signIn } from './support/sign-in.ts';
import { createTexts } from './support/texts.ts';

const own = ownServers();
const open = testBrowser();
const BOSS = { email: 'boss@example.com', password: 'a password of the tests' };

let stripe: StripeServer;
let brandsDir: string;
let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  stripe = await startStripe();
  const databaseUrl = await own.database();
  brandsDir = own.brandsDir();
  // Nobody is asked about terms meanwhile.
  await changeBrand('demo', ({ features }) => {
    features.latestTerms = false;
  });
  server = await own.start({
    DATABASE_URL: databaseUrl,
    BRANDS_DIR: brandsDir,
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
  pool = createPool(databaseUrl);
  await makeAdministrator(pool, { ...BOSS, role: 'administrator', brand: null });
});
afterAll(async () => {
  await pool?.end();
  await stripe?.close();
});

async function enter(brand: string, path: string, size: typeof desktop, who: { email: string; password: string }) {
  const page = await open(`${server.origin(brand)}/user/login`, { viewport: size });
  await signIn(page, who.email, who.password);
  await page.goto(`${server.origin(brand)}${path}`);
  return page;
}

const recruiterOf = (brand: string) => ({ email: `recruiter@${brand}.example`, password: DEMO_PASSWORD });
const step = (page: Page, name: string) => page.locator(`[data-step=${name}]`);
const credits = async (page: Page, type: string) => {
  const amount = page.locator(`[data-credit=${type}] dd`);
  await amount.waitFor();
  return Number(await amount.textContent());
};

/** From the choice to the summary, with what is known of the customer. */
async function choose(page: Page, product: string, quantity: number): Promise<void> {
  await page.locator(`main a[href*="items=${product}:1"]`).click();
  await step(page, 'products').waitFor();
  await page.locator(`[data-product=${product}] input`).fill(String(quantity));
  await page.locator('main form button[type=submit]').click();
  await step(page, 'customer').locator('button[type=submit]').click();
  await step(page, 'summary').locator('table').waitFor();
}

const brands = [
  {
    brand: 'harbor-ledger',
    locale: 'en',
    size: phone,
    product: 'featured_job',
    total: '$158.00',
    number: /^HL-\d{5}$/,
  },
  { brand: 'rheinblick', locale: 'de', size: desktop, product: 'featured', total: '190,40€', number: /^RB-\d{5}$/ },
];

describe.each(brands)('an employer of $brand', ({ brand, locale, size, product, total, number }) => {
  const t = createTexts(locale);

  it('buys by invoice, has the credits once an administrator has seen the money, and spends one', async () => {
    const page = await enter(brand, '/my-products', size, recruiterOf(brand));
    const before = await credits(page, 'featured_job');
    expect(await violationsOf(page)).toEqual([]);
    await choose(page, product, 2);
    expect(await page.locator('tfoot tr').last().textContent()).toContain(total);
    expect(await violationsOf(page)).toEqual([]);

    // The browser's own buttons lose nothing, and a new load neither.
    await page.goBack();
    await step(page, 'customer').waitFor();
    await page.goForward();
    await page.reload();
    await step(page, 'summary').locator('table').waitFor();
    const order = page.getByRole('button', { name: total });
    await order.dblclick();
    await page.locator('[data-order=open]').waitFor();
    const invoice = (await page.locator('[data-order] p strong').textContent()) ?? '';
    expect(invoice).toMatch(number);
    const made = await pool.query('select id from purchase_order where frontend = $1 and order_key !~ $2', [
      brand,
      '^demo',
    ]);
    expect(made.rowCount).toBe(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);

    const boss = await enter(brand, '/admin/orders', desktop, BOSS);
    const row = boss.locator('tr').filter({ hasText: invoice });
    await row.waitFor();
    expect(await violationsOf(boss)).toEqual([]);
    await row.getByRole('button').first().click();
    await boss.getByText(t('admin:orders.confirmed').replace('{{number}}', invoice)).waitFor();

    await page.goto(`${server.origin(brand)}/my-products`);
    expect(await credits(page, 'featured_job')).toBe(before + 2);
    await page.goto(`${server.origin(brand)}/my-products/orders/${made.rows[0].id}`);
    await page.getByRole('heading', { name: t('billing:order.invoice').replace('{{number}}', invoice) }).waitFor();
    expect(await page.locator('article').textContent()).toContain(t('billing:state.paid'));
    expect(await violationsOf(page)).toEqual([]);

    await spendOne(page, brand);
    await page.goto(`${server.origin(brand)}/my-products`);
    expect(await credits(page, 'featured_job')).toBe(before + 1);

    // A part of the money goes back: the order stands, and so do its credits.
    await row.getByRole('button').first().click();
    await row.getByLabel(t('admin:orders.back.amount'), { exact: true }).check();
    await row.getByRole('textbox').first().fill('1000');
    await row.getByRole('textbox').last().fill('A late start.');
    const send = row.getByRole('button', { name: t('admin:orders.doRefund') });
    await send.click();
    await row.getByText(t('admin:orders.back.tooMuch')).waitFor();
    await row.getByRole('textbox').first().fill('11,90');
    expect(await violationsOf(boss)).toEqual([]);
    await send.dblclick();
    await boss.getByText(t('admin:orders.back.done').replace('{{number}}', invoice)).waitFor();
    await page.goto(`${server.origin(brand)}/my-products/orders/${made.rows[0].id}`);
    const note = page.getByRole('region', { name: t('billing:order.noteOf').replace('{{number}}', '') });
    await note.waitFor();
    expect(await note.textContent()).toMatch(/11[.,]90/);
    expect(await page.locator('article').textContent()).toContain(t('billing:state.partly_refunded'));
    expect(await violationsOf(page)).toEqual([]);
    const sent = await pool.query('select kind, amount from payment where order_id = $1 order by id', [
      made.rows[0].id,
    ]);
    expect(sent.rows.at(-1)).toEqual({ kind: 'refund', amount: -1190 });
    expect(sent.rowCount).toBe(2);
  });
});

/** Raises a job of the person through the API, with the session of the page. */
async function spendOne(page: Page, brand: string): Promise<void> {
  const answer = await page.evaluate(async (frontend) => {
    const { jwt } = await (await fetch('/api/auth/session')).json();
    const ask = async (query: string, variables: Record<string, unknown>) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${jwt}`, frontend };
      return (await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })).json();
    };
    const { data } = await ask('{ ownJobs(states: [published]) { jobs { id } } }', {});
    const id = data.ownJobs.jobs[0].id;
    return ask('mutation ($id: Int!) { promoteJob(id: $id, kind: featured, key: "one-raise-of-a-job") { id } }', {
      id,
    });
  }, `${brand};en`);
  expect(answer).toMatchObject({ data: { promoteJob: {} } });
}

type BrandFile = { features: Record<string, unknown>; prices: { products: Record<string, { price: number }> } };

async function changeBrand(brand: string, change: (document: BrandFile) => void): Promise<void> {
  const file = path.join(brandsDir, `${brand}.json`);
  const document = JSON.parse(await readFile(file, 'utf8'));
  change(document);
  await writeFile(file, JSON.stringify(document, null, 2));
}

/** A product costs something else from now on. */
async function reprice(brand: string, product: string, price: number): Promise<void> {
  await changeBrand(brand, ({ prices: { products } }) => {
    const found = products[product];
    if (found) found.price = price;
  });
  const query = JSON.stringify({ query: '{ products { key price { amount } } }' });
  const headers = { 'content-type': 'application/json', frontend: `${brand};en` };
  const now = async () => {
    const { text } = await server.get('/graphql', { brand, method: 'POST', headers, body: query });
    const { products } = JSON.parse(text).data;
    return products.find(({ key }: { key: string }) => key === product).price.amount;
  };
  await expect.poll(now, { timeout: 10_000 }).toBe(price * 100);
}

it('takes a card: a price that has changed is said first; away to pay and back, paid as soon as it is reported', async () => {
  const page = await enter('demo', '/checkout/products?items=job_credits:1', phone, recruiterOf('demo'));
  await page.locator('main form button[type=submit]').click();
  await step(page, 'customer').locator('button[type=submit]').click();
  await step(page, 'summary').locator('input[value=stripe]').check();
  await reprice('demo', 'job_credits', 500);
  await step(page, 'summary').locator('button[type=submit]').click();
  await step(page, 'summary').getByRole('alert').waitFor();
  expect(await step(page, 'summary').getByRole('alert').textContent()).toContain('595.00€');
  const before = await pool.query("select id from purchase_order where provider = 'stripe'");
  expect(before.rows).toEqual([]);
  await step(page, 'summary').locator('button[type=submit]').click();
  await page.locator('[data-order=open]').waitFor();
  const [row] = (await pool.query("select id, provider_session from purchase_order where provider = 'stripe'")).rows;
  const { body, signature } = stripe.sign(stripe.pay(row.provider_session));
  const report = (sent: string) =>
    server.get('/api/stripe/webhook', {
      brand: 'demo',
      method: 'POST',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      body: sent,
    });
  expect((await report(`${body} `)).status).toBe(400);
  expect((await report(body)).status).toBe(200);
  await page.locator('[data-order=paid]').waitFor();
  const { rows } = await pool.query('select state from purchase_order where id = $1', [row.id]);
  expect(rows).toEqual([{ state: 'paid' }]);
});
