/** Changes of settings with a time to come, and of all brands at once, in a browser. */
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '../../backend/backend.ts';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { changeBrandsTask } from '../../backend/modules/brand-changes/due.ts';
import { testUploads } from '../../backend/testing/uploads.ts';
import { type BrandRegistry, createBrandRegistry } from '../../runtime/core/brand/registry.ts';
import { fromWallClock } from '../../runtime/core/moments.ts';
import { violationsOf } from './support/axe.ts';
import { testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs } from './support/sign-in.ts';

const own = ownServers();
const open = testBrowser();
const PASSWORD = 'a password of the tests';
const BOSS = 'boss@example.com';
const BRAND = 'harbor-ledger';

let server: OwnServer;
let pool: pg.Pool;
/** A second process whose clock the test moves. */
let worker: Backend;
let registry: BrandRegistry;

beforeAll(async () => {
  const databaseUrl = await own.database();
  const brandsDir = own.brandsDir();
  server = await own.start({ DATABASE_URL: databaseUrl, BRANDS_DIR: brandsDir, WORKER: 'separate' });
  pool = createPool(databaseUrl);
  await makeAdministrator(pool, { email: BOSS, role: 'administrator', brand: null, password: PASSWORD });
  worker = await createBackend({
    databaseUrl,
    brands: { get: (id) => registry.get(id), list: () => registry.list(), byHost: () => undefined },
    desk: {
      list: () => registry.list(),
      states: () => registry.states(),
      state: (id) => registry.state(id),
      inspect: (id, patch) => registry.inspect(id, patch),
      readPatches: (ids) => registry.readPatches(ids),
    },
    uploads: testUploads(),
    log: () => undefined,
  });
  registry = createBrandRegistry({
    brandsDir,
    assetsDir: join(resolve(import.meta.dirname, '../..'), 'public/brands'),
    patches: worker.services.patches,
  });
  await registry.start();
});
afterAll(async () => {
  registry?.stop();
  await worker?.close();
  await pool?.end();
});

const enter = (path: string): Promise<Page> =>
  openAs(open, BOSS, `${server.origin(BRAND)}${path}`, { password: PASSWORD });
const hasFeed = async (brand = BRAND) => (await server.get('/jobs', { brand })).text.includes('application/rss+xml');

/** The clock of the second process strikes. */
const strike = (now: string) =>
  changeBrandsTask.run({ ...worker.work, now: () => new Date(now), signal: new AbortController().signal }, {});

/** A day to come, at nine in the morning. */
const nine = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`;

describe('a change with a time to come', () => {
  it('is planned, seen, begins and ends by the clock, and pages show it', async () => {
    const zone = registry.get(BRAND)?.document.site.timeZone ?? '';
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

    await strike(new Date(Date.parse(start ?? '') - 60_000).toISOString());
    expect(await hasFeed()).toBe(true);
    await strike(start ?? '');
    await expect.poll(() => hasFeed()).toBe(false);
    expect(await hasFeed('stacks-and-shelves')).toBe(true);
    await page.reload();
    await page.locator('[data-state="active"]').getByText('In effect').waitFor();
    await strike(end ?? '');
    await expect.poll(() => hasFeed()).toBe(true);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText('Scheduled change ended').waitFor();
    await page.getByText('Scheduled change began').waitFor();
    await page.locator('[data-state="done"]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
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

describe('one setting', () => {
  it('is changed on all brands, and that is undone on all of them at once', async () => {
    const page = await enter('/admin/brands');
    await page.getByRole('link', { name: 'Change several brands' }).click();
    await page.getByLabel('Which setting?').fill('rss');
    await page.getByRole('button', { name: 'RSS feeds' }).click();
    await page.getByRole('switch', { name: 'RSS feeds' }).press('Space');
    const save = page.getByRole('button', { name: /^Save on \d+ brands$/ });
    await page.getByLabel('Reason for the change').fill('No feeds today');
    await expect.poll(() => save.isEnabled(), { timeout: 60_000 }).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    const count = Number(/\d+/.exec((await save.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(20);
    await save.click();
    await page.getByText(`Saved. The change is live on ${count} brands.`).waitFor({ timeout: 60_000 });
    for (const brand of [BRAND, 'stacks-and-shelves']) await expect.poll(() => hasFeed(brand)).toBe(false);
    await page.getByRole('button', { name: `Undo on ${count} brands` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone on:').waitFor({ timeout: 60_000 });
    for (const brand of [BRAND, 'stacks-and-shelves']) await expect.poll(() => hasFeed(brand)).toBe(true);
  });
});
