/** Changes of settings with a time to come, and of all brands at once, in a browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { fromWallClock } from '../../runtime/core/moments.ts';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { BESIDE_CLOCK, type MovedClock, openMovedClock } from './support/moved-clock.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';

const own = ownServers();
const open = testBrowser();
const PASSWORD = 'a password of the tests';
const BOSS = 'boss@example.com';
const BRAND = 'harbor-ledger';
/** The pictures of the demo are in the folder of another server; a preview that has ended says so. */
const expected = /status of (?:404|410)/;

let server: OwnServer;
let pool: pg.Pool;
let clock: MovedClock;
let brandsDir: string;

beforeAll(async () => {
  const databaseUrl = await own.database();
  brandsDir = own.brandsDir();
  server = await own.start({ DATABASE_URL: databaseUrl, BRANDS_DIR: brandsDir, ...BESIDE_CLOCK });
  pool = createPool(databaseUrl);
  await makeAdministrator(pool, { email: BOSS, role: 'administrator', brand: null, password: PASSWORD });
  clock = await openMovedClock(databaseUrl, brandsDir);
});
afterAll(async () => {
  await clock?.close();
  await pool?.end();
});

const enter = (path: string): Promise<Page> =>
  openAs(open, BOSS, `${server.origin(BRAND)}${path}`, { password: PASSWORD });
const hasFeed = async (brand = BRAND) => (await server.get('/jobs', { brand })).text.includes('application/rss+xml');

/** A day to come, at nine in the morning. */
const nine = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`;

describe('a change with a time to come', () => {
  it('is planned, seen, begins and ends by the clock, and pages show it', async () => {
    const zone = clock.registry.get(BRAND)?.document.site.timeZone ?? '';
    const [start, end] = [2, 4].map((days) => fromWallClock(nine(days), zone) ?? '');
    expect(await hasFeed()).toBe(true);
    const page = await enter(`/admin/brands/${BRAND}`);
    await page.getByRole('switch', { name: 'RSS' }).press('Space');
    await page.getByRole('button', { name: 'Review and save' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason for the change').fill('Two quiet days');
    await dialog.getByLabel('Schedule').check();
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await dialog.getByText('Choose when the change takes effect.').waitFor();
    await dialog.getByLabel('Start', { exact: true }).fill(nine(2));
    await dialog.getByLabel('End (optional)').fill(nine(4));
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByText('The change is scheduled.').waitFor();
    const planned = page.locator('[data-state="planned"]');
    expect(await planned.textContent()).toContain('Two quiet days');
    expect(await page.getByText('You have unsaved changes.').count()).toBe(0);

    await clock.strike(new Date(Date.parse(start ?? '') - 60_000).toISOString());
    expect(await hasFeed()).toBe(true);
    await clock.strike(start ?? '');
    await expect.poll(() => hasFeed()).toBe(false);
    expect(await hasFeed('stacks-and-shelves')).toBe(true);
    await page.reload();
    await page.locator('[data-state="active"]').getByText('In effect').waitFor();
    await clock.strike(end ?? '');
    await expect.poll(() => hasFeed()).toBe(true);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText('Scheduled change ended').waitFor();
    await page.getByText('Scheduled change began').waitFor();
    await page.locator('[data-state="done"]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('that the file no longer fits when its time comes is not made, and says why', async () => {
    const file = join(brandsDir, `${BRAND}.json`);
    const text = readFileSync(file, 'utf8');
    const document = JSON.parse(text);
    const team = { path: '/team', layout: 'single', title: { en: 'Team' }, main: [{ widget: 'contact-form' }] };
    writeFileSync(file, JSON.stringify({ ...document, pages: { ...document.pages, team } }));
    const status = async () => (await server.get('/team', { brand: BRAND })).status;
    await expect.poll(status).toBe(200);
    const page = await enter(`/admin/brands/${BRAND}`);
    await page.getByText('Navigation', { exact: true }).click();
    await page.locator('[data-pointer="/navigation/main"] textarea').fill('[{ "label": "Team", "page": "team" }]');
    await page.getByRole('button', { name: 'Review and save' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason for the change').fill('The team in the menu');
    await dialog.getByLabel('Schedule').check();
    await dialog.getByLabel('Start', { exact: true }).fill(nine(2));
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByText('The change is scheduled.').waitFor();

    writeFileSync(file, text);
    await expect.poll(status).not.toBe(200);
    await expect.poll(() => clock.registry.get(BRAND)?.document.pages.team).toBeUndefined();
    await clock.strike(fromWallClock(nine(2), clock.registry.get(BRAND)?.document.site.timeZone ?? '') ?? '');
    await page.reload();
    const refused = page.locator('[data-state="refused"]');
    await refused.getByText('The change was not made, because the brand would have errors with it.').waitFor();
    await refused.getByText('UNKNOWN_PAGE').first().waitFor();
    expect(await refused.textContent()).toContain('The team in the menu');
  });

  it('that was not saved is there again after the tab was closed', async () => {
    const page = await enter(`/admin/brands/${BRAND}`);
    await page.getByRole('switch', { name: 'VAT number' }).press('Space');
    await page.getByText('You have unsaved changes.').waitFor();
    const again = await page.context().newPage();
    await again.goto(page.url());
    await again.getByText('Kept from your last visit:').waitFor();
    await again.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => again.getByText('You have unsaved changes.').count()).toBe(0);
    await again.reload();
    await again.getByRole('switch', { name: 'VAT number' }).waitFor();
    expect(await again.getByText('You have unsaved changes.').count()).toBe(0);
  });
});

describe('a switch', () => {
  it('shows its effect, then a preview to somebody without an account, then is saved and undone', async () => {
    const page = await enter(`/admin/brands/${BRAND}`);
    await page.getByRole('switch', { name: 'RSS' }).press('Space');
    await page.getByRole('button', { name: 'Review and save' }).click();
    const effects = page.getByRole('region', { name: 'What changes on the site' });
    await effects.getByText('Feed /feeds/jobs.rss no longer exists.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Preview', exact: true }).click(),
    ]);
    await tab.waitForURL(/\.preview\.localhost/);
    // In a browser of its own, with no session.
    const visitor = await open(new URL('/jobs', tab.url()).href, { expected });
    const feeds = visitor.locator('link[type="application/rss+xml"]');
    expect(await feeds.count()).toBe(0);
    await visitor.locator('#preview-bar').waitFor();
    expect(await violationsOf(visitor)).toEqual([]);
    expect(await hasFeed()).toBe(true);

    await page.getByRole('button', { name: 'Review and save' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason for the change').fill('Seen and liked');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. The changes are live on every page.').waitFor();
    await expect.poll(() => hasFeed()).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. The change is live on every page.').waitFor();
    await expect.poll(() => hasFeed()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByText('1 preview link', { exact: true }).click();
    await page.getByRole('button', { name: /^End: Preview/ }).click();
    await expect.poll(() => page.getByText('1 preview link', { exact: true }).count()).toBe(0);
    expect((await visitor.reload({ waitUntil: 'load' }))?.status()).toBe(410);
  });
});

describe('reasons for rejecting a job', () => {
  it('are added, ordered, removed and put back in a form, and offered so', async () => {
    const page = await enter(`/admin/brands/${BRAND}?setting=moderation/reasons`);
    const reasons = page.locator('[data-pointer="/moderation/reasons"]');
    const names = () => reasons.locator('summary').allTextContents();
    await expect.poll(names).toContain('Not a job');
    const before = await names();
    await reasons.getByRole('button', { name: 'Add entry' }).click();
    // Each of its two texts says beside itself that it is missing.
    const missing = reasons.locator('details [data-severity="error"]');
    await expect.poll(() => missing.count()).toBe(2);
    await reasons.getByLabel('Title', { exact: true }).last().fill('Wrong board');
    await reasons.getByLabel('Text', { exact: true }).last().fill('This job belongs on another board.');
    await expect.poll(() => missing.count()).toBe(0);
    await reasons.getByRole('button', { name: 'Move up: Wrong board' }).click();
    await reasons.getByText('Not a job', { exact: true }).click();
    await reasons.getByRole('button', { name: 'Remove: Not a job' }).click();
    await reasons.getByText('Duplicate', { exact: true }).click();
    await reasons.getByRole('button', { name: 'Remove: Duplicate' }).click();
    await reasons.getByRole('button', { name: 'Put back: Duplicate' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review and save' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Moderation › Reasons › Not a job').first().waitFor();
    await dialog.getByLabel('Reason for the change').fill('Better reasons');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. The changes are live on every page.').waitFor();

    await page.reload();
    const last = before.at(-1) ?? '';
    const others = before.filter((name) => name !== 'Not a job' && name !== last);
    await expect.poll(names).toEqual([...others, 'Wrong board', last]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(before);
  });
});

describe('one setting', () => {
  it('is changed on all brands, and that is undone on all of them at once', async () => {
    const page = await enter('/admin/brands');
    await page.getByRole('link', { name: 'Change several brands' }).click();
    await page.getByLabel('Which setting?').fill('rss');
    await page.getByRole('button', { name: 'RSS feeds' }).click();
    await page.getByRole('switch', { name: 'RSS feeds' }).press('Space');
    const save = page.getByRole('button', { name: /^Save on \d+ brands$/ });
    await page.getByLabel('Reason for the change').fill('No feeds today');
    await expect.poll(() => save.isEnabled()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    const counted = async () => Number(/\d+/.exec((await save.textContent()) ?? '')?.[0]);
    const count = await counted();
    expect(count).toBeGreaterThan(20);
    // The brands stand folded behind their number; one of them is left out, and chosen again.
    await page.locator('summary', { hasText: /brands selected$/ }).click();
    await page.getByLabel('Filter brands by name').fill('no such brand');
    await page.getByText('No brand with this name.').waitFor();
    await page.getByLabel('Filter brands by name').fill('stacks');
    await page.getByRole('button', { name: 'Select none' }).click();
    await expect.poll(counted).toBe(count - 1);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^Stacks & Shelves/ }).check();
    await expect.poll(() => save.isEnabled()).toBe(true);
    await expect.poll(counted).toBe(count);
    await save.click();
    await page.getByText(`Saved. The change is live on ${count} brands.`).waitFor();
    for (const brand of [BRAND, 'stacks-and-shelves']) await expect.poll(() => hasFeed(brand)).toBe(false);
    await page.getByRole('button', { name: `Undo on ${count} brands` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone on:').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const brand of [BRAND, 'stacks-and-shelves']) await expect.poll(() => hasFeed(brand)).toBe(true);
  });
});
