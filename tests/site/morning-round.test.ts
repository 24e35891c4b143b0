/** The morning round over all brands, by keyboard alone: what waits, one thing after the other, until it no longer does. */
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { enterOn, tabTo } from './support/keyboard.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { BOSS, PASSWORD, startWorkspace } from './support/workspace.ts';

const own = ownServers();
const open = testBrowser();
/** The pictures of the demo are in the folder of another server. */
const expected = /status of 404/;
/** On this brand, new jobs are moderated. */
const BRAND = 'rheinblick';

let server: OwnServer;
let pool: pg.Pool;
let reported: { id: number; title: string };

const rows = async <T extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
  (await pool.query<T>(statement, values)).rows;

beforeAll(async () => {
  ({ server, pool } = await startWorkspace(own));
  const [job] = await rows<{ id: number; title: string }>(
    "select id, title from job where frontend = $1 and state = 'published' order by id limit 1",
    [BRAND],
  );
  if (!job) throw new Error('The demo has jobs.');
  reported = job;
  await rows('delete from job_report');
  await rows(
    `insert into job_report (frontend, job_id, reason, text, created)
     values ($1, $2, 'other', 'I do not like the logo.', now() - interval '2 days')`,
    [BRAND, job.id],
  );
  await rows(
    `insert into outbox (frontend, locale, template, message_id, sender_name, recipient, subject, text, html, headers,
       state, tries, last_error, created)
     values ($1, 'en', 'contact', 'x@example.com', 'Rheinblick', 'editors@example.com', 'A letter', 'Dear all', '', '{}',
       'failed', 5, 'The server of example.com did not answer.', now() - interval '1 day')`,
    [BRAND],
  );
});
afterAll(() => pool?.end());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

it('ends with nothing waiting that somebody looked after', async () => {
  const seen: string[] = [];
  const page = await openAs(open, BOSS, `${server.origin('admin')}/admin`, { password: PASSWORD, expected });
  const look = async (where: string) => {
    await page.waitForLoadState('networkidle');
    seen.push(...(await violationsOf(page)).map((fault) => `${where}: ${fault}`));
  };
  const group = (name: string) =>
    page.locator('section section').filter({ has: page.getByRole('heading', { level: 3, name }) });
  const ofBrand = (name: string) => group(name).getByRole('link').filter({ hasText: 'Rheinblick' });
  /** How many wait on the brand: between its name and since when. */
  const countOf = (name: string) => ofBrand(name).locator('span').nth(1).textContent();

  await heading(page, 'Today');
  const [{ waiting } = { waiting: 0 }] = await rows<{ waiting: number }>(
    "select count(*)::int as waiting from job where frontend = $1 and state = 'needs_review'",
    [BRAND],
  );
  expect(await countOf('Jobs to review')).toBe(String(waiting));
  await look('today');

  await enterOn(page, ofBrand('Jobs to review'));
  await heading(page, 'Moderation');
  const first = page.locator('[data-job]').first();
  await first.waitFor();
  const id = Number(await first.getAttribute('data-job'));
  const title = (await first.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await enterOn(page, first.getByRole('button', { name: `Preview: ${title}` }));
  await page.getByRole('region', { name: 'Preview as visitors will see it' }).getByRole('heading').first().waitFor();
  await look('a job to review');
  await enterOn(page, page.locator(`[data-job="${id}"]`).getByRole('button', { name: `Approve: ${title}` }));
  await page.getByText(`“${title}” was approved. The employer was notified.`).waitFor();
  expect(await rows('select state from job where id = $1', [id])).toEqual([{ state: 'published' }]);

  await enterOn(page, page.getByRole('link', { name: 'Open reports' }));
  const report = page.locator('[data-report]');
  await report.getByText('I do not like the logo.').waitFor();
  await tabTo(page, report.getByRole('textbox'));
  await page.keyboard.type('A matter of taste.');
  await look('a report');
  await enterOn(page, report.getByRole('button', { name: `Dismiss report: ${reported.title}` }));
  await page.getByText(`The report about “${reported.title}” was dismissed. The job stays online.`).waitFor();
  expect(await rows('select outcome, note from job_report')).toEqual([
    { outcome: 'dismissed', note: 'A matter of taste.' },
  ]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'People, organizations' }).waitFor();
  await page.keyboard.type('today');
  await page.getByRole('option', { name: 'Today' }).waitFor();
  await look('the search');
  await page.keyboard.press('Enter');
  await heading(page, 'Today');
  await expect.poll(() => countOf('Jobs to review')).toBe(String(waiting - 1));
  await expect.poll(() => group('Open reports').count()).toBe(0);

  await enterOn(page, ofBrand('Failed emails'));
  await heading(page, 'Outbox');
  const state = page.getByLabel('Status', { exact: true });
  expect(await state.inputValue()).toBe('failed');
  await look('failed emails');
  await enterOn(page, page.getByRole('button', { name: 'Send again: “A letter” to editors@example.com' }));
  await expect.poll(() => rows("select id from outbox where state = 'failed'")).toEqual([]);
  await page.getByText('No matches.').waitFor();
  await tabTo(page, state);
  await page.keyboard.type('All');
  await expect.poll(() => state.inputValue()).toBe('');
  await page.getByRole('cell', { name: 'A letter Rheinblick Jobs' }).waitFor();

  await enterOn(
    page,
    page.getByRole('navigation', { name: 'Administration menu' }).getByRole('link', { name: 'Today' }),
  );
  await heading(page, 'Today');
  await group('Jobs to review').waitFor();
  await expect.poll(() => group('Failed emails').count()).toBe(0);
  expect(seen).toEqual([]);
});
