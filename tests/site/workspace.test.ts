/** The workspace in a browser: one sign-in for all brands, by link and by password, by mouse and by keyboard. */
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';

const own = ownServers();
const open = testBrowser();
const PASSWORD = 'a password of the tests';
const BOSS = 'boss@example.com';
const KEEPER = 'keeper@example.com';

let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  const databaseUrl = await own.database();
  server = await own.start({ DATABASE_URL: databaseUrl, ADMIN_HOST: 'admin.localhost' });
  pool = createPool(databaseUrl);
  await makeAdministrator(pool, { email: BOSS, role: 'administrator', brand: null, password: PASSWORD });
  await makeAdministrator(pool, { email: KEEPER, role: 'site_admin', brand: 'rheinblick', password: PASSWORD });
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
