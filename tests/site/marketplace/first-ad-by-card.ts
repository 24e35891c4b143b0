/** The first ad of a new employer, paid by card: online as soon as the payment is reported, without anybody's help. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSweep } from '../../../backend/testing/sweep.ts';
import type { OpenPage } from '../support/browser.ts';
import { countClicks } from '../support/count-clicks.ts';
import { postFirstAd } from '../support/first-ad.ts';
import { desk, type Market, reprice } from './desk.ts';

export function firstAdIsPaidByCard(open: OpenPage, market: Market): void {
  it.skipIf(isSweep()).each([
    { locale: 'en', path: '', most: 8 },
    // The price changes while the order is filled in: it is said first, and takes one more.
    { locale: 'de', path: '/de', most: 9, price: 444 },
  ])('a first ad is paid by card in $most clicks, and online at once: $locale', async ({ locale, path, ...row }) => {
    const { t, origin, look, rows, linkIn } = desk(open, market, 'demo', locale);
    const { server, stripe } = market;
    const email = `new-${randomUUID()}@example.com`;
    const title = `Night baker ${randomUUID()}`;
    const page = await look('/robots.txt', { expected: /40[14]/ });
    const clicks = await countClicks(page);
    await postFirstAd(page, {
      ...{ t, email, title },
      employers: `${origin()}${path}/employers`,
      linkIn: (template, start) => linkIn(email, template, path + start),
    });
    if (row.price) await reprice(market, 'job_credits', row.price);
    await page.locator('main [data-pay=stripe] form button[type=submit]').last().click();
    if (row.price) {
      const total = /528,36/;
      await page.getByRole('alert').filter({ hasText: total }).waitFor();
      expect(
        await rows('select o.id from purchase_order o join account a on a.id = o.account_id where a.email = $1', [
          email,
        ]),
      ).toEqual([]);
      await page.getByRole('button', { name: total }).click();
    }
    // With the one on the link in the mail, and without those of the page where the card is typed in.
    await page.locator('[data-posted=unpaid]').waitFor();
    expect(clicks() + 1).toBeLessThanOrEqual(row.most);
    const [order] = await rows<{ session: string }>(
      `select o.provider_session as session from purchase_order o join account a on a.id = o.account_id where a.email = $1`,
      [email],
    );
    const { body, signature } = stripe.sign(stripe.pay(order?.session ?? ''));
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    await server.get('/api/stripe/webhook', { brand: 'demo', method: 'POST', headers, body });
    await page.locator('[data-posted=published]').waitFor();
    expect(await rows('select state from job where title = $1', [title])).toEqual([{ state: 'published' }]);
  });
}
