/** A seeker's journey: jobs by mail, from the search to the one click that ends them; and marks that come along to an account. */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../backend/database/pool.ts';
import { sendAlertsTask } from '../../backend/modules/alerts/send.ts';
import { enqueue } from '../../backend/work/work.ts';
import { violationsOf } from './support/axe.ts';
import { hydrated, phone, testBrowser } from './support/browser.ts';
import { siteRows } from './support/rows.ts';
import { signIn } from './support/sign-in.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const open = testBrowser();
const BRAND = 'harbor-ledger';
const EMAIL = 'seeker-of-the-journey@example.com';
let pool: pg.Pool;

beforeAll(() => {
  pool = new pg.Pool({ connectionString: inject('siteDatabaseUrl'), max: 2 });
});
afterAll(() => pool.end());

/** Path of the link to the alert in the latest mail of a kind. */
async function linkIn(template: string): Promise<string | undefined> {
  const [mail] = await siteRows<{ text: string }>(
    'select text from outbox where recipient = $1 and template = $2 order by id desc limit 1',
    [EMAIL, template],
  );
  return /\/user\/alerts\/[\w-]+/.exec(mail?.text ?? '')?.[0];
}

it('mails jobs to whoever asked for them and confirmed, until one click ends it', { timeout: 90_000 }, async () => {
  const page = await open(`${siteOrigin(BRAND)}/jobs?search=manager`, { viewport: phone });
  await hydrated(page);
  await page.getByRole('link', { name: 'Get these jobs by mail' }).click();
  await page.getByLabel('E-mail').fill(EMAIL);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Weekly').check();
  await page.getByRole('button', { name: 'Save alert' }).click();
  await page.getByText(`We sent a mail to ${EMAIL}.`).waitFor();

  const link = (await linkIn('job_alert_confirm')) ?? '';
  await page.goto(siteOrigin(BRAND) + link);
  await page.getByRole('button', { name: 'Confirm the alert' }).click();
  await page.getByText('Confirmed. You get a mail when new jobs come out.').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await pool.query("update search_alert set since = now() - interval '90 days', due = now() where email = $1", [EMAIL]);
  await enqueue(openDatabase(pool), sendAlertsTask, {});
  await expect.poll(() => linkIn('job_alert'), { timeout: 20_000 }).toBe(link);
  const [mail] = await siteRows<{ html: string; headers: Record<string, string> }>(
    "select html, headers from outbox where recipient = $1 and template = 'job_alert'",
    [EMAIL],
  );
  const jobs = [...(mail?.html ?? '').matchAll(/href="[^"]*(\/job\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(jobs).toHaveLength(10);
  expect((await siteClient(BRAND)(jobs[0] ?? '')).status).toBe(200);
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const unsubscribe = new URL(/<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
  const click = (body: string, path = unsubscribe) =>
    siteClient(BRAND)(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  expect((await click('something=else')).status).toBe(400);
  expect((await click('List-Unsubscribe=One-Click', `${unsubscribe}x`)).status).toBe(404);
  expect(await click('List-Unsubscribe=One-Click')).toMatchObject({
    status: 200,
    text: expect.stringContaining('no more mails'),
  });
  await page.reload();
  await page.getByText('Paused').waitFor();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The alert is deleted.').waitFor();
  expect(await siteRows('select id from search_alert where email = $1', [EMAIL])).toEqual([]);
});

it('keeps the marks of a guest in the browser, and takes them along when the guest signs in', {
  timeout: 60_000,
}, async () => {
  const origin = siteOrigin(BRAND);
  const page = await open(`${origin}/jobs`);
  await hydrated(page);
  const marks = page.getByRole('button', { name: /^Bookmark / });
  const title = async (at: number) => (await marks.nth(at).getAttribute('aria-label'))?.replace('Bookmark ', '') ?? '';
  const [first, second] = [await title(0), await title(1)];
  await marks.nth(0).click();
  await marks.nth(1).click();
  await marks.nth(1).click();
  await expect.poll(() => marks.nth(0).getAttribute('aria-pressed')).toBe('true');
  expect(await marks.nth(1).getAttribute('aria-pressed')).toBe('false');
  await page.reload();
  await expect.poll(() => marks.nth(0).getAttribute('aria-pressed')).toBe('true');

  await page.goto(`${origin}/user/bookmarks`);
  await page.getByText('kept in this browser alone').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await signIn(page, `applicant@${BRAND}.example`);
  await page.reload();
  await page.getByRole('heading', { name: first }).waitFor();
  expect(await page.getByText('kept in this browser alone').count()).toBe(0);
  const saved = await siteRows<{ title: string }>(
    'select j.title from bookmark b join job j on j.id = b.job_id where b.frontend = $1',
    [BRAND],
  );
  expect(saved).toEqual([{ title: first }]);
  expect(second).not.toBe('');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/dashboard`);
  const kept = page.getByRole('region', { name: 'Your bookmarks' });
  await kept.getByRole('link', { name: first, exact: true }).waitFor();
  await page.goto(`${origin}/user/bookmarks`);
  await page.getByRole('button', { name: `Bookmark ${first}` }).click();
  await expect.poll(() => siteRows('select 1 from bookmark where frontend = $1', [BRAND])).toEqual([]);
});
