/** Employers who have an ad already post it from one page, by its link or as a file: on a British and a German brand. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { drawLines, writePdf } from '../../backend/modules/resumes/import/testing/files.ts';
import { shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { countClicks } from './support/count-clicks.ts';
import { newEmployer } from './support/person.ts';
import { siteRows } from './support/rows.ts';
import { openAs } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

const brands = [
  // It requires the employment type, and posts what is paid.
  {
    brand: 'museum-mile',
    locale: 'en',
    total: /£84\.00/,
    reduced: /£75\.60/,
    cents: 8400,
    ordered: 'draft',
    posted: 'published',
    send: 'publish',
  },
  // It reviews new jobs, also before they are paid.
  {
    brand: 'rheinblick',
    locale: 'de',
    total: /226,10/,
    reduced: /203,49/,
    cents: 22610,
    ordered: 'needs_review',
    posted: 'needs_review',
    send: 'review',
  },
];

const field = (page: Page, name: string) => page.locator(`[id$="-${name}"]`);
const type = (page: Page, name: string) => page.locator(`[name="/job_info/type"][value=${name}]`);
const wrong = (page: Page) => page.locator('main form [aria-invalid=true]');

/** Addresses of the pages and steps seen from now on, without the host. */
function notePages(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    const address = pathname + search.replace(/\d+/, '…');
    if (frame === page.mainFrame() && seen.at(-1) !== address) seen.push(address);
  });
  return seen;
}

describe.each(shareOf(brands, ({ brand }) => brand === 'museum-mile'))('an employer of $brand', (row) => {
  const { brand, locale, total } = row;
  const origin = siteOrigin(brand);
  const t = createTexts(locale);
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  /** From the keyboard, where the brand requires it. */
  async function chooseEmployment(page: Page): Promise<void> {
    await page.locator('[name="/job_categorization/employmentType"]').first().focus();
    await page.keyboard.press('Space');
  }

  it('posts an ad by its link with two clicks, from one page that says what is missing where it is missing', async () => {
    const { email } = await newEmployer(brand);
    const title = `Keeper of links ${randomUUID()}`;
    const link = 'https://works.example/jobs/7';
    const page = await openAs(open, email, `${origin}/robots.txt`);
    const clicks = await countClicks(page);
    const pages = notePages(page);
    await page.goto(`${origin}/job/wizard`);
    await type(page, 'job_per_link').check();
    await field(page, 'job_info-linkUrl').fill(link);
    await button(page, total).waitFor();
    await field(page, 'billing-companyName').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // Nothing is sent: what is missing is said in both, and the first of it takes the focus.
    await field(page, 'job_info-linkUrl').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/-job_info-title$/);
    const missing = async () => (await wrong(page).evaluateAll((all) => all.map(({ id }) => id))).join(' ');
    await expect.poll(missing).toMatch(/-job_info-title.*-billing-address-locality/);
    await field(page, 'job_info-title').fill(title);
    await chooseEmployment(page);
    await field(page, 'billing-address-addressLine1').fill('1 Main Street');
    await field(page, 'billing-address-locality').fill('Kehl');
    await page.getByLabel(t('billing:reference')).fill('PO 7');
    await expect.poll(() => wrong(page).count()).toBe(0);
    // The preview stands beside it.
    const preview = page.locator('[data-preview] article');
    await expect.poll(() => preview.textContent()).toContain(title);
    expect(await preview.locator(`a[href="${link}"]`).count()).toBe(1);
    // Drafts keep what was entered: the ad and the billing details.
    await expect.poll(() => page.locator('[data-draft=saved]').count()).toBe(2);
    await page.reload();
    await expect.poll(() => field(page, 'job_info-linkUrl').inputValue()).toBe(link);
    expect(await field(page, 'job_info-title').inputValue()).toBe(title);
    await expect.poll(() => field(page, 'billing-address-addressLine1').inputValue()).toBe('1 Main Street');
    expect(await field(page, 'billing-address-locality').inputValue()).toBe('Kehl');
    await page.getByLabel(t('billing:reference')).fill('PO 7');
    await button(page, total).click();
    await page.waitForURL(/\?posted=\d+/);
    expect(clicks()).toBe(2);
    expect(pages).toEqual(['/job/wizard', '/job/wizard?posted=…']);
    await expect
      .poll(() =>
        siteRows(
          `select state, data #>> '{job_info,type}' as type, data #>> '{job_info,linkUrl}' as link,
             (select reference from purchase_order o where o.job_id = j.id) as reference from job j where title = $1`,
          [title],
        ),
      )
      .toEqual([{ state: row.ordered, type: 'job_per_link', link, reference: 'PO 7' }]);
  });

  it('is told of a price that changed meanwhile, before the ad is saved', async () => {
    const { email } = await newEmployer(brand);
    const title = `Keeper of prices ${randomUUID()}`;
    const code = `TEN-${randomUUID().slice(0, 8)}`.toUpperCase();
    const currency = brand === 'rheinblick' ? 'EUR' : 'GBP';
    await siteRows(
      `insert into voucher (frontend, code, percent, currency, created) values ($1, $2, 1000, $3, now()) returning id`,
      [brand, code, currency],
    );
    const page = await openAs(open, email, `${origin}/job/wizard`);
    await type(page, 'job_per_link').check();
    await field(page, 'job_info-linkUrl').fill('https://works.example/jobs/8');
    await field(page, 'billing-companyName').waitFor();
    await field(page, 'job_info-title').fill(title);
    await chooseEmployment(page);
    await field(page, 'billing-address-addressLine1').fill('1 Main Street');
    await field(page, 'billing-address-locality').fill('Kehl');
    await page.getByText(t('billing:voucher.open')).click();
    await page.getByLabel(t('billing:voucher.label')).fill(code);
    await page.getByRole('button', { name: t('billing:voucher.apply') }).click();
    await page.getByText(t('billing:voucher.applied').replace('{{code}}', code)).waitFor();
    await siteRows('update voucher set ended = now() where code = $1 returning id', [code]);
    await button(page, row.reduced).click();
    await page.getByRole('alert').filter({ hasText: total }).waitFor();
    const saved = () =>
      siteRows(
        'select state, (select o.total from purchase_order o where o.job_id = j.id) as total from job j where title = $1',
        [title],
      );
    expect(await saved()).toEqual([]);
    await button(page, total).click();
    await page.waitForURL(/\?posted=\d+/);
    await expect.poll(saved).toEqual([{ state: row.ordered, total: row.cents }]);
  });

  it('posts an ad that is a file with two clicks on a phone, and its text is read', async () => {
    const { email, organization } = await newEmployer(brand);
    await siteRows(
      `insert into credit_entry (frontend, organization_id, type, amount, kind, created) values ($1, $2, 'job', 1, 'bought', now())`,
      [brand, organization],
    );
    const word = `wort${randomUUID().replace(/[^a-z]/g, '')}`;
    const title = `Keeper of files ${randomUUID()}`;
    const bytes = await writePdf(path.join(tmpdir(), `np-${randomUUID()}.pdf`), (pdf) =>
      drawLines(pdf, ['We look for a keeper of files', `who knows ${word} by heart.`]),
    );
    const page = await openAs(open, email, `${origin}/robots.txt`, { viewport: phone });
    const clicks = await countClicks(page);
    const pages = notePages(page);
    await page.goto(`${origin}/job/wizard`);
    await type(page, 'job_per_file').check();
    const file = { name: 'advert.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    await page.locator('main input[type=file]').first().setInputFiles(file);
    await page.locator('main li').filter({ hasText: 'advert.pdf' }).waitFor();
    await field(page, 'job_info-title').fill(title);
    await chooseEmployment(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await button(page, t(`posting:send.${row.send}`)).click();
    await page.waitForURL(/\?posted=\d+/);
    expect(clicks()).toBe(2);
    expect(pages).toEqual(['/job/wizard', '/job/wizard?posted=…']);
    await expect
      .poll(() =>
        siteRows(
          `select j.state, t.text like '%' || $2 || '%' as read from job j join job_file_text t on t.job_id = j.id where j.title = $1`,
          [title, word],
        ),
      )
      .toEqual([{ state: row.posted, read: true }]);
    if (row.posted !== 'published') return;
    await page.goto(`${origin}/jobs?search=${word}`);
    await page.getByText(title).first().waitFor();
  });

  it('sees all questions when asked, and nothing that was answered there is hidden afterwards', async () => {
    const { email } = await newEmployer(brand);
    const page = await openAs(open, email, `${origin}/job/wizard`);
    await type(page, 'job_per_link').check();
    await button(page, t('posting:onePage.all')).click();
    await page.goto(`${origin}/job/wizard/job_schedule`);
    await button(page, t('posting:onePage.all')).click();
    await page.getByRole('button', { name: t('drafts:steps.go'), exact: true }).waitFor();
    await expect.poll(() => page.locator('[data-step]').getAttribute('data-step')).toBe('job_schedule');
    await field(page, 'job_schedule-duration').fill('17');
    // By keyboard: findings that arrive meanwhile move the buttons.
    await button(page, t('posting:onePage.needed')).press('Enter');
    await expect.poll(() => page.locator('[data-step]').getAttribute('data-step')).toBe('job_info');
    expect(await field(page, 'job_schedule-duration').inputValue()).toBe('17');
  });
});
