/** The lists of the administration in a browser: search, filters, order, pages, several entries at once, spreadsheets. */
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { BOSS, KEEPER, PASSWORD, startWorkspace } from './support/workspace.ts';

const own = ownServers();
const open = testBrowser();

let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  ({ server, pool } = await startWorkspace(own, 'rheinblick'));
});
afterAll(() => pool?.end());

const enter = (path: string, email = BOSS): Promise<Page> =>
  openAs(open, email, `${server.origin('admin')}${path}`, { password: PASSWORD });
const columnOf = async <T>(statement: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query({ text: statement, values, rowMode: 'array' })).rows.map(([value]) => value);
const countOf = async (condition: string, values: unknown[] = []) =>
  (await columnOf<number>(`select count(*)::int from job where ${condition}`, values))[0] ?? 0;
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
/** Lines of the list as it is downloaded. */
async function spreadsheetOf(page: Page, button: string, file = 'jobs.csv'): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(file);
  return readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split(/\r?\n/);
}
const titles = (page: Page) => page.locator('tbody td[data-label=Name]').allTextContents();

it('is searched, filtered, sorted and turned over, and counts as the database does', async () => {
  const page = await enter('/admin/jobs');
  const all = await countOf('true');
  expect(all).toBeGreaterThan(100);
  await expect.poll(() => range(page).textContent()).toBe(`1–50 of ${all}`);

  await page.getByRole('searchbox', { name: 'Search' }).fill('nurse');
  const nurses = await countOf(`title ilike '%nurse%' or coalesce((select name from organization o
    where o.id = organization_id), organization_name) ilike '%nurse%'`);
  await expect.poll(() => range(page).textContent()).toContain(` of ${nurses}`);
  // What has a meaning in a pattern is searched for as it is.
  await page.getByRole('searchbox', { name: 'Search' }).fill('n_rse%');
  await page.getByText('No matches. Remove a filter or try other words.').waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');

  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Draft' });
  await expect.poll(() => range(page).textContent()).toContain(` of ${await countOf("state = 'draft'")}`);
  await page.getByLabel('Brand', { exact: true }).selectOption('rheinblick');
  await expect
    .poll(() => range(page).textContent())
    .toContain(` of ${await countOf("state = 'draft' and frontend = 'rheinblick'")}`);
  await page.getByLabel('Brand', { exact: true }).selectOption('');
  await page.getByLabel('Status', { exact: true }).selectOption('');

  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  const sorted = await columnOf<string>('select title from job order by title, id limit 100');
  await expect.poll(() => titles(page)).toEqual(sorted.slice(0, 50));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(sorted.slice(50));
  expect(await range(page).textContent()).toBe(`51–100 of ${all}`);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  const [last] = await columnOf<string>('select title from job order by title desc, id desc limit 1');
  await expect.poll(async () => (await titles(page))[0]).toBe(last);
  expect(await range(page).textContent()).toBe(`1–50 of ${all}`);
  expect(await violationsOf(page)).toEqual([]);
});

it('says on a phone what it is sorted by, also at first', async () => {
  const page = await enter('/admin/jobs');
  await page.setViewportSize(phone);
  const order = page.getByLabel('Sort by');
  const shown = () => order.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text);
  const newest = await columnOf<string>('select title from job order by created desc, id desc limit 50');
  await expect.poll(() => titles(page)).toEqual(newest);
  expect(await shown()).toBe('Created, descending');
  await order.selectOption({ label: 'Name, ascending' });
  const sorted = await columnOf<string>('select title from job order by title, id limit 50');
  await expect.poll(() => titles(page)).toEqual(sorted);
  // These have no date.
  await page.goto(`${server.origin('admin')}/admin/terms`);
  await expect.poll(shown).toBe('Name, ascending');
  const names = await titles(page);
  expect(names.length).toBeGreaterThan(1);
  expect(names[0]?.localeCompare(names.at(-1) ?? '')).toBeLessThan(0);
});

it('is a spreadsheet of what is filtered, and of the brands of the person alone', async () => {
  const page = await enter('/admin/jobs/all?state=draft', KEEPER);
  const drafts = await countOf("state = 'draft' and frontend = 'rheinblick'");
  expect(drafts).toBeLessThan(await countOf("state = 'draft'"));
  await expect.poll(() => range(page).textContent()).toContain(` of ${drafts}`);
  const [head, ...lines] = await spreadsheetOf(page, 'Download CSV');
  expect(head).toMatch(/^\ufeff?"?id"?[,;]"?Brand"?[,;]"?Name"?[,;]/);
  expect(lines).toHaveLength(drafts);
  expect(lines.filter((line) => !/^"?\d+"?[,;]"?rheinblick"?[,;]/.test(line))).toEqual([]);
});

it('is a spreadsheet in the language of the person, which the chosen brand need not have', async () => {
  const page = await enter('/de/admin/jobs/all?brand=harbor-ledger&state=published');
  const [head] = await spreadsheetOf(page, 'CSV herunterladen');
  expect(head).toMatch(/^\ufeff?id;Marke;Name;Unternehmen;/);
});

it('of brands is searched, filtered and sorted, and downloaded as it is shown', async () => {
  await pool.query(
    `insert into brand_patch (frontend, kind, patch, note, author_name) values ('rheinblick', 'set', '{"site": {"tagline": "x"}}', 'x', 'x')`,
  );
  const page = await enter('/admin/brands');
  const names = () => page.locator('tbody tr td[data-label=Name] a').allTextContents();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(20);
  const all = await names();
  expect(all).toEqual([...all].sort(new Intl.Collator('en', { numeric: true }).compare));
  await page.getByRole('searchbox', { name: 'Search' }).fill('LEDGER');
  await expect.poll(names).toEqual(all.filter((name) => /ledger/i.test(name)));
  expect((await names()).length).toBeGreaterThan(1);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  const down = all.filter((name) => /ledger/i.test(name)).reverse();
  await expect.poll(names).toEqual(down);
  const [head, ...lines] = await spreadsheetOf(page, 'Download CSV', 'brands.csv');
  expect(head).toBe('\ufeffid,Name,Address,Status,Live since,Errors,Other findings,First finding,Changed settings');
  expect(lines.map((line) => line.split(',')[1])).toEqual(down);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByLabel('Changed settings', { exact: true }).selectOption({ label: 'Changed' });
  await expect.poll(names).toEqual(['Rheinblick Jobs']);
  const [, changed] = await spreadsheetOf(page, 'Download CSV', 'brands.csv');
  expect(changed).toMatch(/^rheinblick,Rheinblick Jobs,.*,Changed$/);
  expect(await violationsOf(page)).toEqual([]);
});

it('of consent texts has those of every brand of the person, each with a page to change it', async () => {
  const page = await enter('/admin/consents', KEEPER);
  const brands = async () =>
    (await page.locator('tbody td[data-label=Brand]').allTextContents()).map((name) => name.trim());
  await expect.poll(brands).toEqual(['Rheinblick Jobs']);
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await page.getByRole('heading', { level: 2, name: 'Privacy policy' }).waitFor();
  await page.getByLabel('Text in German, as HTML').fill('<p>Wir achten auf Ihre Zinnoberdaten.</p>');
  await page.getByLabel('Reason').fill('Clearer');
  await page.getByRole('button', { name: 'Publish this text' }).click();
  await page.getByText('The new text is live.').waitFor();
  await page.getByText('Previous texts').click();
  await page.getByText('Clearer', { exact: true }).waitFor();
  // Of the activity log.
  await page.getByText('Reason: Clearer').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('zinnoberdaten');
  await expect.poll(brands).toEqual(['Rheinblick Jobs']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('zinnober_aten');
  await page.getByText('No matches. Remove a filter or try other words.').waitFor();
  // The administrator of the network also sees those that nobody has read yet.
  const boss = await enter('/admin/consents?consent=PRIVACY_POLICY');
  await expect.poll(async () => (await boss.locator('tbody tr').count()) > 20).toBe(true);
});

it('sends failed emails again, on the brands of the person alone', async () => {
  await pool.query("delete from outbox where recipient = 'late@example.com'");
  for (const brand of ['rheinblick', 'rheinblick', 'harbor-ledger'])
    await pool.query(
      `insert into outbox (frontend, locale, template, message_id, sender_name, recipient, subject, text, html, headers,
         state, tries, last_error, created)
       values ($1, 'en', 'contact', 'x@example.com', 'X', 'late@example.com', 'A late letter', 'x', '', '{}',
         'failed', 5, 'No answer.', now())`,
      [brand],
    );
  const page = await enter('/admin/outbox?state=failed&text=late@example.com', KEEPER);
  await expect.poll(() => range(page).textContent()).toBe('1–2 of 2');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('2 entries selected').waitFor();
  await page.getByRole('button', { name: 'Send again' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Done for 2 entries.').waitFor();
  const rows = await columnOf<string>(
    "select frontend || ' ' || (state = 'failed') from outbox where recipient = 'late@example.com' order by 1",
  );
  expect(rows).toEqual(['harbor-ledger true', 'rheinblick false', 'rheinblick false']);
});

it('on a phone shows each entry in a few short lines', async () => {
  const page = await enter('/admin/jobs');
  await page.setViewportSize(phone);
  for (const path of ['jobs', 'users', 'applications', 'brands', 'consents', 'credits', 'orders']) {
    await page.goto(`${server.origin('admin')}/admin/${path}`);
    await page.locator('tbody tr').first().waitFor();
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length, path).toBeGreaterThan(0);
    expect(Math.max(...heights), path).toBeLessThan(200);
  }
});

it('grants an organization credits, and takes that back at once', async () => {
  const [id] = await columnOf<number>(`select organization_id from organization_profile where frontend = 'rheinblick'
    order by 1 limit 1`);
  const credits = () =>
    columnOf<number>(
      `select coalesce(sum(amount), 0)::int from credit_entry
       where organization_id = $1 and frontend = 'rheinblick' and type = 'job'`,
      [id],
    );
  const [before = 0] = await credits();
  const page = await enter(`/admin/organizations/${id}?brand=rheinblick`, KEEPER);
  await page.getByRole('button', { name: /^Grant credits/ }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText('What is not spent can be taken back.').waitFor();
  await asked.getByLabel('Amount').fill('3');
  await asked.getByLabel('Reason').fill('Goodwill');
  await asked.getByRole('button', { name: 'Grant credits' }).click();
  await page.getByText('Done for 1 entry.').waitFor();
  expect(await credits()).toEqual([before + 3]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Taken back for 1 entry.').waitFor();
  expect(await credits()).toEqual([before]);
});

it('does something with several entries of different brands at once, having asked', async () => {
  const page = await enter('/admin/jobs?state=published');
  const two = await columnOf<number>(`select distinct on (frontend) id from job
    where state = 'published' and frontend in ('harbor-ledger', 'rheinblick') order by frontend, id`);
  const stateOf = () => columnOf<string>('select state from job where id = any($1)', [two]);
  for (const id of two) await pool.query("update job set title = 'Zeppelin polisher' where id = $1", [id]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Zeppelin');
  await expect.poll(() => titles(page)).toEqual(['Zeppelin polisher', 'Zeppelin polisher']);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('2 entries selected').waitFor();
  await page.getByRole('button', { name: 'Take down' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Take down' });
  await asked.getByText('The job is archived and disappears from the site.').waitFor();
  expect(await asked.getByRole('button', { name: 'Take down' }).isDisabled()).toBe(true);
  await asked.getByLabel('Reason').fill('There are no zeppelins.');
  expect(await violationsOf(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Take down' }).click();
  await page.getByText('Done for 2 entries.').waitFor();
  expect(await stateOf()).toEqual(['archived', 'archived']);
  await page.getByText('No matches.').waitFor();
});

it('of rules on all brands is searched, filtered, sorted, turned over and downloaded', async () => {
  await pool.query(`insert into syndication_rule (frontend, source, name, conditions, state, created, changed)
    select 'harbor-ledger', case when n > 1 then 'rheinblick' end, 'Zinnia ' || lpad(n::text, 2, '0'), '{}',
      case when n > 3 then 'off' else 'paused' end, now(), now() from generate_series(1, 55) n`);
  const page = await enter('/admin/syndication');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zinnia');
  await expect.poll(() => range(page).textContent()).toBe('1–50 of 55');
  expect((await titles(page)).slice(0, 2)).toEqual(['Zinnia 01', 'Zinnia 02']);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(['Zinnia 51', 'Zinnia 52', 'Zinnia 53', 'Zinnia 54', 'Zinnia 55']);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect.poll(async () => (await titles(page))[0]).toBe('Zinnia 55');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Paused' });
  await expect.poll(() => titles(page)).toEqual(['Zinnia 03', 'Zinnia 02', 'Zinnia 01']);
  await page.getByLabel('Brand', { exact: true }).selectOption('rheinblick');
  await expect.poll(() => titles(page)).toEqual(['Zinnia 03', 'Zinnia 02']);
  expect(await violationsOf(page)).toEqual([]);
  const [head, ...lines] = await spreadsheetOf(page, 'Download CSV', 'jobs-on-other-brands.csv');
  expect(head).toMatch(/^\ufeff?Name,Jobs from,Appear on,Status,Review,/);
  expect(lines.filter((line) => /^Zinnia \d+,rheinblick,harbor-ledger,(Off|Paused),/.test(line))).toHaveLength(54);

  await page.goto(`${server.origin('admin')}/admin/syndication?brand=rheinblick`);
  await page.getByRole('heading', { name: 'Rules that show our jobs elsewhere' }).waitFor();
  expect(await spreadsheetOf(page, 'Download CSV', 'jobs-on-other-brands.csv')).toEqual([head, ...lines]);
});

it('of importers is downloaded as its brands are chosen', async () => {
  const page = await enter('/admin/importers');
  const names = await columnOf<string>('select name from importer order by lower(name), id');
  await expect.poll(() => titles(page)).toEqual(names);
  const [head, ...lines] = await spreadsheetOf(page, 'Download CSV', 'importers.csv');
  expect(head).toMatch(/^\ufeff?Brand,Name,Source,Schedule,Status,/);
  expect(lines).toHaveLength(names.length);
  await page.getByLabel('Brand', { exact: true }).selectOption('rheinblick');
  const own = await columnOf<string>("select name from importer where frontend = 'rheinblick'");
  expect((await spreadsheetOf(page, 'Download CSV', 'importers.csv')).slice(1)).toHaveLength(own.length);
});
