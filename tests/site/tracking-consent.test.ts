/** Consent to tracking by the site's own banner: what is loaded before and after each answer, and by whom it can be given. */

import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHOICES } from '../../runtime/core/tracking/choices.ts';
import { violationsOf } from './support/axe.ts';
import { desktop, type OpenPage, phone, testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { createTexts } from './support/texts.ts';

const GERMAN = 'hafenzeitung-karriere';
const BRITISH = 'severn-valley-jobs';
/** Boards that look unlike these, and ask in this test only. */
const OTHERS = ['grid-and-power', 'kitchen-pass'];
const openPage = testBrowser();
/** The server has the data of the site, and not its files. */
const open: OpenPage = (address, options) => openPage(address, { expected: /404 .*\/files\//, ...options });
const own = ownServers();
let site: OwnServer;
let tool: Server;
/** Requests to the measuring tool. */
let asked: string[] = [];

const addressOf = (brand: string, at = '/') => `http://${brand}.localhost:${site.port}${at}`;

beforeAll(async () => {
  tool = createServer((request, response) => {
    asked.push(request.url?.split('?')[0] ?? '');
    response.setHeader('Content-Type', 'text/javascript');
    response.end('window.toolRan = (window.toolRan ?? 0) + 1;');
  });
  await new Promise<void>((resolve) => tool.listen(0, 'localhost', resolve));
  const brands = own.brandsDir();
  const script = `http://localhost:${(tool.address() as AddressInfo).port}/tool.js`;
  for (const brand of [GERMAN, BRITISH, ...OTHERS]) {
    const file = path.join(brands, `${brand}.json`);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    const consent = { ...document.consent, provider: 'own' };
    const analytics = { ...document.analytics, behaviour: { id: brand, script } };
    writeFileSync(file, JSON.stringify({ ...document, analytics, consent }));
  }
  site = await own.start({ DATABASE_URL: await own.database(), BRANDS_DIR: brands });
});
afterAll(() => tool?.close());
beforeEach(() => {
  asked = [];
});

const de = createTexts('de');
const bannerOf = (page: Page, title = de('tracking:banner.title')) => page.getByRole('region', { name: title });
const button = (page: Page, name: string) =>
  bannerOf(page).getByRole('button', { name: de(`tracking:banner.${name}`) });
const choices = (page: Page) => page.getByRole('link', { name: de('tracking:choices') });
const ran = (page: Page) => page.evaluate(() => (window as { toolRan?: number }).toolRan ?? 0);
/** After this, whatever the page wanted to load on its own has been asked for. */
const settle = (page: Page) => page.waitForLoadState('networkidle');
const keptBy = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('np-tracking') ?? 'null'));

it('loads nothing before an answer and after a refusal; once allowed, after a reload; once withdrawn, no longer', async () => {
  const page = await open(addressOf(GERMAN));
  await bannerOf(page).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const [refuse, accept] = await Promise.all(['refuse', 'accept'].map((name) => button(page, name).boundingBox()));
  expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
  await settle(page);
  expect(asked).toEqual([]);

  await button(page, 'refuse').click();
  expect(await bannerOf(page).count()).toBe(0);
  expect(await keptBy(page)).toMatchObject({
    allowed: [],
    version: expect.stringContaining('behaviour'),
    date: expect.any(String),
  });
  await page.reload();
  await settle(page);
  expect([await bannerOf(page).count(), asked]).toEqual([0, []]);

  await choices(page).click();
  await button(page, 'save').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.getByRole('checkbox').check();
  await Promise.all([page.waitForEvent('load'), button(page, 'save').click()]);
  await expect.poll(() => ran(page)).toBe(1);
  expect(await keptBy(page)).toMatchObject({ allowed: ['behaviour'] });

  await choices(page).click();
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  asked = [];
  await Promise.all([page.waitForEvent('load'), button(page, 'refuse').click()]);
  await settle(page);
  expect([await ran(page), asked, await bannerOf(page).count()]).toEqual([0, [], 0]);
});

it('loads what is allowed at the first question without a reload, and again on the next page', async () => {
  const page = await open(addressOf(BRITISH), { viewport: phone });
  const en = createTexts('en');
  const banner = bannerOf(page, en('tracking:banner.title'));
  await banner.waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await banner.getByRole('button', { name: en('tracking:banner.accept') }).click();
  await expect.poll(() => ran(page)).toBe(1);
  expect([loads, asked]).toEqual([0, ['/tool.js']]);
  await page.goto(addressOf(BRITISH, '/jobs'));
  await expect.poll(() => ran(page)).toBe(1);
  expect(await banner.count()).toBe(0);
});

it('breaks nothing where scripts of the site fail to load, and loads what is allowed on the next page', async () => {
  const page = await openPage(addressOf(BRITISH), { expected: /404 .*\/files\/|ERR_FAILED/ });
  const en = createTexts('en');
  const banner = bannerOf(page, en('tracking:banner.title'));
  await banner.waitFor();
  await settle(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const chunks = '**/_next/static/**';
  let lost = 0;
  await page.route(chunks, (route) => {
    lost += 1;
    return route.abort();
  });
  await banner.getByRole('button', { name: en('tracking:banner.accept') }).click();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await settle(page);
  expect([asked, await banner.count()]).toEqual([[], 0]);
  await page.unroute(chunks);
  await page.locator('header a[href="/jobs"]:visible').first().click();
  await page.waitForURL('**/jobs');
  await expect.poll(() => ran(page)).toBe(1);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

it('comes right after the skip link, answers to keys alone, and gives the focus back', async () => {
  const page = await open(addressOf(GERMAN));
  await bannerOf(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const seen: (string | undefined)[] = [];
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  const words = ['refuse', 'accept', 'choose'].map((name) => de(`tracking:banner.${name}`));
  expect(seen.slice(-3)).toEqual(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('checkbox').evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(de('tracking:banner.save'));
  await page.keyboard.press('Enter');
  await expect.poll(() => bannerOf(page).count()).toBe(0);
  expect(await keptBy(page)).toMatchObject({ allowed: [] });

  await choices(page).focus();
  await page.keyboard.press('Enter');
  await button(page, 'close').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => bannerOf(page).count()).toBe(0);
  expect(await focused()).toBe(de('tracking:choices'));
  expect(asked).toEqual([]);
});

it.each([...OTHERS, BRITISH, GERMAN].flatMap((brand) => [phone, desktop].map((viewport) => ({ brand, ...viewport }))))(
  'can be read and answered on $brand at $width px, with equal buttons, in both color schemes',
  async ({ brand, width, height }) => {
    const page = await open(addressOf(brand), { viewport: { width, height } });
    const banner = page.locator('[data-tracking-banner]');
    await banner.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const sizes = await banner
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height]));
    expect(sizes[0]).toEqual(sizes[1]);
    await banner.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.getByRole('checkbox').evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    const box = await banner.boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, height]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => ran(page)).toBe(1);
    expect(await keptBy(page)).toMatchObject({ allowed: ['behaviour'] });
  },
);

it('moves nothing on the page, and lets its end be reached', async () => {
  const page = await open('about:blank', { viewport: phone });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(addressOf(GERMAN));
  await bannerOf(page).waitFor();
  await settle(page);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [link, banner] = await Promise.all([choices(page).boundingBox(), bannerOf(page).boundingBox()]);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
});

it('takes an answer where the browser keeps nothing, for as long as the document lasts', async () => {
  const page = await open('about:blank');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto(addressOf(GERMAN));
  await bannerOf(page).waitFor();
  await button(page, 'accept').click();
  await expect.poll(() => ran(page)).toBe(1);
  await choices(page).click();
  asked = [];
  await Promise.all([page.waitForEvent('load'), button(page, 'refuse').click()]);
  await bannerOf(page).waitFor();
  expect([await ran(page), asked]).toEqual([0, []]);
});

it('hears what was answered in another tab', async () => {
  const page = await open(addressOf(GERMAN));
  await bannerOf(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(addressOf(GERMAN, '/jobs'));
  await bannerOf(other).waitFor();
  await button(other, 'accept').click();
  await expect.poll(() => bannerOf(page).count()).toBe(0);
  await expect.poll(() => ran(page)).toBe(1);
});

it('asks nobody without scripts, and says in the footer where to read on', async () => {
  const page = await open(addressOf(GERMAN), { javaScriptEnabled: false });
  expect(await bannerOf(page).count()).toBe(0);
  const policy = page.getByRole('contentinfo').getByRole('link', { name: de('common:legal.privacy'), exact: true });
  const target = addressOf(GERMAN, (await policy.getAttribute('href')) ?? '');
  await choices(page).click();
  await page.waitForURL(`${target}${CHOICES}`);
  expect(asked).toEqual([]);
});

it('is not there on a board that tracks nobody', async () => {
  const page = await open(addressOf('harbor-ledger'));
  await settle(page);
  const html = await page.content();
  expect(html).not.toContain('data-tracking');
  expect(html).not.toContain('"tracking"');
});
