/** Every screen of the workspace with axe: all brands, a single one, the pages of entries, the screens inside. */
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangementFaultsOf, violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';
import { BOSS, PASSWORD, startWorkspace } from './support/workspace.ts';

const BRAND = 'harbor-ledger';
/** Screens inside of others, on that brand. */
const INSIDE = [
  `brands/${BRAND}`,
  `brands/${BRAND}/history`,
  'brands/_several',
  'moderation/reports',
  'moderation/trusted',
  'outbox/templates',
  'posts/new',
  'pages/new',
  'second-factor',
];

const own = ownServers();
const open = testBrowser();

let server: OwnServer;
let pool: pg.Pool;

beforeAll(async () => {
  ({ server, pool } = await startWorkspace(own));
});
afterAll(() => pool?.end());

/** The pictures of the demo are in the folder of another server. */
const expected = /status of 404/;

const enter = (path: string): Promise<Page> =>
  openAs(open, BOSS, `${server.origin('admin')}${path}`, { password: PASSWORD, expected });

/** Addresses of all screens in the navigation. */
async function screensOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Administration menu' }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(server.origin('admin') + path);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByText('Loading …').count()).toBe(0);
}

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await settle(page, path);
  return (await violationsOf(page)).map((fault) => `${path} ${fault}`);
}

it('shuts nobody out of any list, nor of the first of its entries', { timeout: 1_200_000 }, async () => {
  const page = await enter('/admin');
  const screens = await screensOf(page);
  expect(screens.length).toBeGreaterThan(25);
  const faults: string[] = [];
  const entries: string[] = [];
  for (const path of screens) {
    faults.push(...(await faultsAt(page, path)));
    const entry = page.locator('tbody a[href^="/admin/"]').first();
    if (await entry.count()) entries.push((await entry.getAttribute('href')) ?? '');
    await page.setViewportSize(phone);
    faults.push(...(await arrangementFaultsOf(page)).map((fault) => `on a phone: ${path} ${fault}`));
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(entries.length).toBeGreaterThan(15);
  for (const path of entries) faults.push(...(await faultsAt(page, path)));
  expect(faults).toEqual([]);
});

it('shuts nobody out of any screen of a single brand', { timeout: 1_200_000 }, async () => {
  const page = await enter(`/admin?brand=${BRAND}`);
  const faults: string[] = [];
  for (const path of [...(await screensOf(page)), ...INSIDE.map((name) => `/admin/${name}?brand=${BRAND}`)])
    faults.push(...(await faultsAt(page, path)));
  expect(faults).toEqual([]);
});
