/** Email alerts: from the search to the one-click unsubscribe, without an account. */
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../backend/database/pool.ts';
import { sendAlertsTask } from '../../../backend/modules/alerts/send.ts';
import { shareOf } from '../../../backend/testing/sweep.ts';
import { enqueue } from '../../../backend/work/queue-store.ts';
import { violationsOf } from '../support/axe.ts';
import { hydrated, type OpenPage, phone } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { desk, type Market } from './desk.ts';

const EMAIL = 'seeker-of-the-journey@example.com';

export function jobsByMail(open: OpenPage, market: Market): void {
  const here = shareOf(journeys, ({ brand }) => brand === 'harbor-ledger');

  describe.each(here)('somebody without an account on $brand', ({ brand, locale, jobs, word }) => {
    const { t, origin, look, rows, linkIn } = desk(open, market, brand, locale);
    const say = (key: string) => t(`alerts:${key}`).replace('{{email}}', EMAIL);

    it('saves a search, confirms it, gets its jobs by mail and ends that by one click', async () => {
      const page = await hydrated(await look(`${jobs}?search=${word}`, { viewport: phone }));
      await page.getByRole('link', { name: say('new.title') }).click();
      await page.getByLabel('E-Mail').or(page.getByLabel('Email')).first().fill(EMAIL);
      expect(await violationsOf(page)).toEqual([]);
      await page.locator('input[type=radio][value="604800"]').check();
      await page.getByRole('button', { name: say('new.submit') }).click();
      await page.getByText(say('sent.text').split('. ')[0] ?? '').waitFor();

      const link = await linkIn(EMAIL, 'job_alert_confirm', '/');
      await page.goto(link);
      await page.getByRole('button', { name: say('confirm.submit') }).click();
      await page.getByText(say('done.confirmed')).waitFor();
      expect(await violationsOf(page)).toEqual([]);

      const due = "update search_alert set since = now() - interval '90 days', due = now() where email = $1";
      await rows(`${due} and frontend = $2`, [EMAIL, brand]);
      await enqueue(openDatabase(market.pool), sendAlertsTask, {});
      const mails = () =>
        rows<{ html: string; headers: Record<string, string> }>(
          "select html, headers from outbox where recipient = $1 and frontend = $2 and template = 'job_alert'",
          [EMAIL, brand],
        );
      await expect.poll(mails).toHaveLength(1);
      const [mail] = await mails();
      expect(mail?.html).toContain(new URL(link).pathname);
      const links = [...(mail?.html ?? '').matchAll(/href="([^"]*\/job\/[^"]+)"/g)].map(([, href = '']) => href);
      expect(links).toHaveLength(10);
      const get = (path: string, options = {}) => market.server.get(path, { brand, ...options });
      expect((await get(new URL(links[0] ?? '').pathname)).status).toBe(200);
      expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      const unsubscribe = new URL(/<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
      const opened = async () =>
        (
          await rows('select 1 from search_alert where email = $1 and frontend = $2 and opened is not null', [
            EMAIL,
            brand,
          ])
        ).length;
      expect(mail?.html).toContain(`${unsubscribe}/results?utm_source=job_alert`);
      expect((await get(`${unsubscribe}x/results`)).headers.location).toBeUndefined();
      expect(await opened()).toBe(0);
      const results = await get(`${unsubscribe}/results?utm_source=job_alert`);
      expect(results.status).toBe(303);
      expect(results.headers.location).toBe(`${jobs}?search=${word}&utm_source=job_alert`);
      expect(await opened()).toBe(1);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const click = (body: string, path = unsubscribe) => get(path, { method: 'POST', headers, body });
      expect((await click('something=else')).status).toBe(400);
      expect((await click('List-Unsubscribe=One-Click', `${unsubscribe}x`)).status).toBe(404);
      expect(await click('List-Unsubscribe=One-Click')).toMatchObject({ status: 200 });
      await page.goto(origin() + new URL(link).pathname);
      await page.getByText(say('paused')).waitFor();
      page.once('dialog', (dialog) => dialog.accept());
      await page.getByRole('button', { name: say('delete.submit') }).click();
      await page.getByText(say('done.deleted')).waitFor();
      expect(await rows('select id from search_alert where email = $1 and frontend = $2', [EMAIL, brand])).toEqual([]);
    });
  });
}
