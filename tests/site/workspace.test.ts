/** The workspace in a browser: one sign-in for all brands, by link and by password, by mouse and by keyboard. */
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
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
const placeOf = (page: Page) => page.url().replace(server.origin('admin'), '');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

it('is entered from a site without signing in again, with its brand chosen', async () => {
  const address = `${server.origin('rheinblick')}/en/admin/jobs`;
  const page = await openAs(open, KEEPER, address, { password: PASSWORD });
  await heading(page, 'Jobs');
  expect(placeOf(page)).toBe('/admin/jobs?brand=rheinblick');
  await page.getByText('All jobs on Rheinblick', { exact: false }).waitFor();
});

it('asks who comes without a session to sign in, and leads on from there', async () => {
  const page = await open(`${server.origin('rheinblick')}/fr/admin/users`);
  await page.locator('input[type=password]').waitFor();
  expect(placeOf(page)).toMatch(/^\/fr\/user\/login\?/);
  await page.locator('input[type=email]').fill(KEEPER);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Personnes');
  expect(placeOf(page)).toBe('/fr/admin/users?brand=rheinblick');
});

it('shows the brands of the person alone', async () => {
  const page = await enter('/admin?brand=harbor-ledger', KEEPER);
  await page.getByText('Your account does not administer this brand.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Brand:' }).click();
  const options = page.getByRole('option');
  await options.nth(1).waitFor();
  expect(await options.allTextContents()).toEqual(['All brands', expect.stringContaining('Rheinblick')]);
});

it('is gone through by keyboard: what waits, another brand, something found', async () => {
  const page = await enter('/admin');
  await heading(page, 'Today');
  const waiting = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Jobs to review' });
  await waiting.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Moderation');
  expect(placeOf(page)).toMatch(/^\/admin\/moderation\?brand=/);
  await page.getByRole('button', { name: 'Brand:' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Filter by name' }).waitFor();
  await page.keyboard.type('stacks');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === '?brand=stacks-and-shelves');
  await heading(page, 'Moderation');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'People, organizations' }).waitFor();
  await page.keyboard.type(KEEPER);
  await page.getByRole('option', { name: KEEPER }).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'People');
  expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(KEEPER);
});

it('acts as somebody on a site, is told if that cannot be ended, and comes back', async () => {
  const page = await openAs(open, BOSS, `${server.origin('admin')}/admin/users?brand=harbor-ledger`, {
    password: PASSWORD,
    // Pictures of the demo are in the folder of another server; next-auth also logs what is told.
    expected: /status of 40[04]|CLIENT_FETCH_ERROR/,
  });
  await page.getByLabel('Search', { exact: true }).fill('applicant@harbor-ledger');
  await page.getByRole('button', { name: 'Actions for applicant@harbor-ledger.example' }).click();
  await page.getByRole('button', { name: 'Act as this person' }).click();
  await page.waitForURL(`${server.origin('harbor-ledger')}/dashboard`);
  const banner = page.getByRole('status').filter({ hasText: 'You are acting as Alex Seeker.' });
  const back = banner.getByRole('button', { name: 'Return to your own account' });
  await page.route('**/api/auth/csrf', (route) => route.fulfill({ json: {} }));
  await back.click();
  await banner.getByRole('alert').getByText('That did not work. Please try again in a moment.').waitFor();
  await page.unroute('**/api/auth/csrf');
  await back.click();
  await page.waitForURL(`${server.origin('admin')}/admin?brand=harbor-ledger`);
  await heading(page, 'Today');
  await page.goto(`${server.origin('harbor-ledger')}/`);
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
});

it('sees to a contact message, takes that back, and gets what waits by email in the morning', async () => {
  await pool.query("insert into contact_message (frontend, files, created) values ('rheinblick', '{}', now())");
  const page = await enter('/admin', KEEPER);
  await heading(page, 'Today');
  const waiting = page.locator('section').filter({ hasText: 'Open contact messages' }).last();
  await waiting.getByRole('link', { name: 'Rheinblick' }).click();
  await heading(page, 'Contact messages');
  expect(placeOf(page)).toBe('/admin/messages?brand=rheinblick&state=open');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Mark as handled' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as handled' }).click();
  await page.getByText('Done for 1 entry.').waitFor();
  await page.getByText('No matches.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Taken back for 1 entry.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Today' }).click();
  const wish = page.getByRole('checkbox', { name: 'Email me what needs me' });
  await wish.check();
  await page.getByText('You will get the email', { exact: false }).waitFor();
  await page.reload();
  await wish.waitFor();
  expect(await wish.isChecked()).toBe(true);
  const { rows } = await pool.query('select time_zone, locale from morning_mail');
  expect(rows).toEqual([{ time_zone: expect.any(String), locale: 'en' }]);
});

it('shuts nobody out, on a phone either', async () => {
  const page = await enter('/de/admin');
  const seen: string[] = [];
  const look = async (where: string) => {
    await page.waitForLoadState('networkidle');
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    seen.push(...(await violationsOf(page)).map((fault) => `${where}: ${fault}`));
    if (await page.evaluate(isTooWide)) seen.push(`${where} scrolls sideways`);
  };
  await heading(page, 'Heute');
  await look('today');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('option')
    .or(page.getByText('Geben Sie einen Namen', { exact: false }))
    .first()
    .waitFor();
  await look('search');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await look('today on a phone');
  await page.getByRole('button', { name: 'Menü' }).click();
  await look('menu on a phone');
  await page.getByRole('link', { name: 'Personen' }).click();
  await heading(page, 'Personen');
  await look('people on a phone');
  expect(seen).toEqual([]);
});

it('gives a site nothing but the way there', async () => {
  const answer = await server.get('/fr/admin/users?state=blocked', { brand: 'rheinblick' });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toMatch(/^http:\/\/admin\.localhost:\d+\/api\/workspace\?brand=rheinblick&to=/);
});

it('lists on all brands at once what awaits a review, and acts on the brand of each', async () => {
  const page = await enter('/admin/moderation');
  const table = page.getByRole('table');
  await table.getByRole('row').nth(1).waitFor();
  const { rows } = await pool.query("select id from job where state = 'needs_review'");
  expect(await table.getByRole('row').count()).toBe(Math.min(rows.length, 50) + 1);
  // The list begins with whoever waits longest.
  const title = (await table.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page
    .getByRole('checkbox', { name: `Select ${title}`, exact: true })
    .first()
    .check();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Ready-made reason').selectOption('duplicate');
  const reason = await dialog.getByRole('textbox').inputValue();
  expect(reason).not.toBe('');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByText('Done for 1 entry.').waitFor();
  const after = await pool.query('select title, state from job where refusal = $1', [reason]);
  expect(after.rows).toEqual([{ title, state: 'draft' }]);
  for (const [address, name] of [
    ['/admin/moderation/reports', 'Reports'],
    ['/admin/moderation/trusted', 'Trusted employers'],
    ['/admin/profiles', 'Profiles to approve'],
    ['/admin/posts', 'Posts'],
    ['/admin/pages', 'Pages'],
  ] as const) {
    await page.goto(`${server.origin('admin')}${address}`);
    await heading(page, name);
    await page.locator('tbody tr, p[role=status]').first().waitFor();
  }
});

it('shows which sites can show jobs of the brands of the person, and leads to the code and the setting', async () => {
  const page = await enter('/admin/embedding', KEEPER);
  await heading(page, 'Embedding');
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBe(2);
  await rows.nth(1).getByText('Off', { exact: true }).waitFor();
  await page.goto(`${server.origin('admin')}/admin/embedding?brand=rheinblick`);
  await page.getByRole('link', { name: /^Change sites: Rheinblick/ }).click();
  await page.getByText('Sites that can show the board in a frame.', { exact: false }).first().waitFor();
  const all = await enter('/admin/embedding');
  const code = all.getByRole('link', { name: /\/embed$/ });
  await code.first().waitFor();
  for (const address of await code.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(address).toMatch(/^https?:\/\/[^/]+\/embed$/);
});

it('describes the settings of a brand in the language of the person, which that need not have', async () => {
  const page = await enter('/de/admin/brands/harbor-ledger?brand=harbor-ledger&setting=moderation/reasons');
  await page.locator('[data-pointer="/moderation/reasons"]').getByText('Gründe', { exact: true }).waitFor();
});

it('shows every email with made-up data, and sends one to oneself', async () => {
  const page = await enter('/admin/outbox/templates');
  await heading(page, 'Email templates');
  await page.getByLabel('Brand', { exact: true }).selectOption('rheinblick');
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await page.getByLabel('Email', { exact: true }).selectOption('job_refused');
  const frame = page.frameLocator('iframe');
  await frame.getByText('Who pays?').waitFor();
  expect(await frame.getByText('Guten Tag Ada Byron,').count()).toBe(1);
  // Its styles come once the frame has loaded.
  await expect.poll(() => frame.locator('h1').evaluate((one) => getComputedStyle(one).fontSize)).toBe('22px');
  await page.getByRole('button', { name: 'Text version' }).click();
  await page.getByText('> Who pays?').waitFor();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await page.getByText(`The test is on its way to ${BOSS}.`).waitFor();
  const { rows } = await pool.query("select recipient, frontend from outbox where subject like '[Test]%'");
  expect(rows).toEqual([{ recipient: BOSS, frontend: 'rheinblick' }]);
  expect(await violationsOf(page)).toEqual([]);
});

it('lets people choose a new password, and leads them in', async () => {
  const email = 'forgetful@example.com';
  await makeAdministrator(pool, { email, role: 'site_admin', brand: 'rheinblick', password: PASSWORD });
  const page = await open(`${server.origin('admin')}/de/user/password`);
  await page.locator('input[type=email]').fill(email);
  await page.keyboard.press('Enter');
  await page.getByText(email, { exact: false }).waitFor();
  const { rows } = await pool.query("select text from outbox where template = 'reset_password' and recipient = $1", [
    email,
  ]);
  const [link = ''] = /http\S+token=\S+/.exec(rows[0]?.text) ?? [];
  expect(link).toMatch(new RegExp(`^${server.origin('admin')}/de/user/password[?#]`));
  await page.goto(link);
  await page.locator('input[type=password]').fill('another password of the tests');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Weiter' }).click();
  await heading(page, 'Heute');
});
