/** Bought by invoice on two brands, confirmed by an administrator, spent; and paid by card. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isSweep, shareOf } from '../../../backend/testing/sweep.ts';
import { violationsOf } from '../support/axe.ts';
import { desktop, type OpenPage, phone } from '../support/browser.ts';
import { desk, type Market, reprice, step } from './desk.ts';

const brands = [
  {
    brand: 'harbor-ledger',
    locale: 'en',
    size: phone,
    product: 'featured_job',
    total: '$158.00',
    number: /^HL-\d{5}$/,
  },
  {
    brand: 'rheinblick',
    locale: 'de',
    size: desktop,
    product: 'featured',
    total: '190,40\u00a0€',
    number: /^RB-\d{5}$/,
  },
];

async function credits(page: Page, type: string): Promise<number> {
  const amount = page.locator(`[data-credit=${type}] dd`);
  await amount.waitFor();
  return Number(await amount.textContent());
}

/** From product selection to the summary, with known billing details. */
async function choose(page: Page, product: string, quantity: number): Promise<void> {
  await page.locator(`main a[href*="items=${product}:1"]`).click();
  await step(page, 'products');
  await page.locator(`[data-product=${product}] input`).fill(String(quantity));
  await page.locator('main form button[type=submit]').click();
  await page.locator('[data-step=customer] button[type=submit]').click();
  await page.locator('[data-step=summary] table').waitFor();
}

export function moneyIsSpent(open: OpenPage, market: Market): void {
  const here = shareOf(brands, ({ brand }) => brand === 'rheinblick');

  describe.each(here)('an employer of $brand', ({ brand, locale, size, product, total, number }) => {
    const { t, origin, enter, rows } = desk(open, market, brand, locale);

    /** Each page is checked once: half of them on a phone, the others on a desktop. */
    const expectNothingAgainst = async (at: Page, on: typeof phone) =>
      expect(size === on ? await violationsOf(at) : []).toEqual([]);

    /** A second tab with the same selection says that it was ordered, and orders again only when told to. */
    async function orderTwice(first: Page, orderId: number): Promise<void> {
      const page = await first.context().newPage();
      const orders = async () =>
        (await rows('select id from purchase_order where frontend = $1 and order_key !~ $2', [brand, '^demo'])).length;
      await page.goto(`${origin()}/checkout/summary?items=${product}:2`);
      await page.getByRole('button', { name: total }).click();
      await page.getByText(t('billing:same.text').replace('{{number}}', String(orderId))).waitFor();
      await expectNothingAgainst(page, phone);
      const see = page.getByRole('link', { name: t('billing:same.see') });
      expect([await orders(), await see.getAttribute('href')]).toEqual([1, `/my-products/orders/${orderId}`]);
      await page.getByRole('button', { name: t('billing:same.again') }).click();
      await page.locator('[data-order=open]').waitFor();
      expect(await orders()).toBe(2);
      await page.close();
    }

    it('buys by invoice, has the credits once an administrator has seen the money, and spends one', async () => {
      const page = await enter('/my-products', 'recruiter', { viewport: size });
      const before = await credits(page, 'featured_job');
      await expectNothingAgainst(page, phone);
      await choose(page, product, 2);
      expect(await page.locator('tfoot tr').last().textContent()).toContain(total);
      await expectNothingAgainst(page, desktop);

      // Going back in the browser and reloading lose nothing.
      await page.goBack();
      await step(page, 'customer');
      await page.goForward();
      await page.reload();
      await page.locator('[data-step=summary] table').waitFor();
      await page.getByRole('button', { name: total }).dblclick();
      await page.locator('[data-order=open]').waitFor();
      const invoice = (await page.locator('[data-order] p strong').textContent()) ?? '';
      expect(invoice).toMatch(number);
      const made = await rows<{ id: number }>('select id from purchase_order where frontend = $1 and order_key !~ $2', [
        brand,
        '^demo',
      ]);
      expect(made).toHaveLength(1);
      await orderTwice(page, made[0]?.id ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);

      const boss = await enter('/admin/orders', 'boss');
      const row = boss.locator('tr').filter({ hasText: invoice });
      await row.waitFor();
      await expectNothingAgainst(boss, desktop);
      await row.getByRole('button').first().click();
      const asked = boss.getByRole('alertdialog');
      await asked.getByRole('button', { name: t('admin:orders.doConfirm') }).click();
      await boss.getByText(t('admin:orders.confirmed').replace('{{number}}', invoice)).waitFor();

      await page.goto(`${origin()}/my-products`);
      expect(await credits(page, 'featured_job')).toBe(before + 2);
      await page.goto(`${origin()}/my-products/orders/${made[0]?.id}`);
      await page.getByRole('heading', { name: t('billing:order.invoice').replace('{{number}}', invoice) }).waitFor();
      expect(await page.locator('article').textContent()).toContain(t('billing:state.paid'));
      await expectNothingAgainst(page, phone);

      await spendOne(page, brand);
      await page.goto(`${origin()}/my-products`);
      expect(await credits(page, 'featured_job')).toBe(before + 1);

      // A partial refund: the order remains, and so do its credits.
      await row.getByRole('button').first().click();
      await row.getByLabel(t('admin:orders.back.amount'), { exact: true }).check();
      await row.getByRole('textbox').first().fill('1000');
      await row.getByRole('textbox').last().fill('A late start.');
      const send = row.getByRole('button', { name: t('admin:orders.doRefund') });
      await send.click();
      await row.getByText(t('admin:orders.back.tooMuch')).waitFor();
      await row.getByRole('textbox').first().fill('11,90');
      await expectNothingAgainst(boss, phone);
      await send.dblclick();
      await boss.getByText(t('admin:orders.back.done').replace('{{number}}', invoice)).waitFor();
      await page.goto(`${origin()}/my-products/orders/${made[0]?.id}`);
      const note = page.getByRole('region', { name: t('billing:order.noteOf').replace('{{number}}', '') });
      await note.waitFor();
      expect(await note.textContent()).toMatch(/11[.,]90/);
      expect(await page.locator('article').textContent()).toContain(t('billing:state.partly_refunded'));
      await expectNothingAgainst(page, desktop);
      const sent = 'select kind, amount from payment where order_id = $1 order by id';
      expect(await rows(sent, [made[0]?.id])).toMatchObject([{ kind: 'payment' }, { kind: 'refund', amount: -1190 }]);
    });
  });

  it.skipIf(isSweep())(
    'takes a card: a price that has changed is said first; away to pay and back, paid as soon as it is reported',
    async () => {
      const { enter, rows } = desk(open, market, 'demo', 'en');
      const { server, stripe } = market;
      const page = await enter('/checkout/products?items=job_credits:1', 'recruiter', { viewport: phone });
      const summary = page.locator('[data-step=summary]');
      await page.locator('main form button[type=submit]').click();
      await page.locator('[data-step=customer] button[type=submit]').click();
      await summary.locator('input[value=stripe]').check();
      await reprice(market, 'job_credits', 500);
      await summary.locator('button[type=submit]').click();
      await summary.getByRole('alert').waitFor();
      expect(await summary.getByRole('alert').textContent()).toContain('595.00\u00a0€');
      const byCard = () => rows("select id, state, provider_session from purchase_order where provider = 'stripe'");
      expect(await byCard()).toEqual([]);
      await summary.locator('button[type=submit]').click();
      await page.locator('[data-order=open]').waitFor();
      const [row] = await byCard();
      const { body, signature } = stripe.sign(stripe.pay(row?.provider_session));
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
      expect(await byCard()).toMatchObject([{ state: 'paid' }]);
    },
  );
}

/** Promotes one of the person's jobs through the API, with the session of the page. */
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
