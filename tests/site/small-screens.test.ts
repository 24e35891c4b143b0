/** On phones and zoomed pages, what stays on the screen leaves it to the contents. */
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { desktop, phone, testBrowser } from './support/browser.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
/** The most that a header or a bar may take. */
const MOST = 64;
const brands = [
  { brand: 'harbor-ledger', jobs: '/jobs', t: createTexts('en') },
  { brand: 'rheinblick', jobs: '/stellen', t: createTexts('de') },
  { brand: 'on-air-careers', jobs: '/jobs', t: createTexts('en') },
  { brand: 'stacks-and-shelves', jobs: '/jobs', t: createTexts('en') },
  { brand: 'stadtwerke-boerse', jobs: '/stellen', t: createTexts('de') },
  { brand: 'demo', jobs: '/jobs', t: createTexts('en') },
  { brand: 'weekly-red', jobs: '/jobs', t: createTexts('en') },
  { brand: 'freight-and-rail-post', jobs: '/jobs', t: createTexts('en') },
];

/** One with a link for applying: some say in their text how. */
async function findJob(brand: string, jobs: string): Promise<string> {
  const get = siteClient(brand);
  for (const [, path = ''] of (await get(jobs)).text.matchAll(/href="(\/[^"?]+-\d+)"/g))
    if (/<a class="button [^"]*apply/.test((await get(path)).text)) return path;
  throw new Error(`${brand} has no job to apply for.`);
}

/** A masthead, a bar, a split header, a banner. */
const shapes = ['harbor-ledger', 'rheinblick', 'stacks-and-shelves', 'freight-and-rail-post'];
const withShape = brands.filter(({ brand }) => shapes.includes(brand));
const here = shareOf(brands, (one) => withShape.includes(one));

describe.each(here)('$brand', ({ brand, jobs }) => {
  const origin = siteOrigin(brand);

  it('has a header of one line on a phone, from which nothing sticks out', async () => {
    const page = await open(origin + jobs, { viewport: phone });
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ ...phone, width });
      const header = page.locator('header[data-region=header]');
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(MOST);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const name = await header.locator('a').first().boundingBox();
      expect(name?.width).toBeGreaterThan(90);
    }
  });

  it('keeps applying in reach with a bar of 64 px, which gives way where the page is zoomed', async () => {
    const address = origin + (await findJob(brand, jobs));
    const page = await open(address, { viewport: phone });
    const bar = page.locator('div:has(> a[class*=apply])').last();
    const box = await bar.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(MOST);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
    // At 200 %, a screen has half as many pixels in either direction.
    for (const { width, height } of [phone, desktop]) {
      await page.setViewportSize({ width: width / 2, height: height / 2 });
      expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('static');
    }
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((await bar.boundingBox())?.y).toBeGreaterThan(title?.y ?? 0);
  });
});

const menus = shareOf(withShape, ({ brand }) => brand === 'rheinblick');

describe.each(menus)('the menu of $brand on a phone', ({ brand, jobs, t }) => {
  const address = siteOrigin(brand) + jobs;

  it('opens with a button, leads on, and is closed on the next page', async () => {
    const page = await open(address, { viewport: phone });
    const entries = page.locator('header[data-region=header] nav').first();
    expect(await entries.isVisible()).toBe(false);
    await page.getByRole('button', { name: t('common:mainMenu') }).click();
    expect(await entries.isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await entries.isVisible()).toBe(false);
    await page.getByRole('button', { name: t('common:mainMenu') }).click();
    const second = entries.getByRole('link').nth(1);
    const target = new URL((await second.getAttribute('href')) ?? '', address).href;
    await second.click();
    await page.waitForURL(target);
    await entries.waitFor({ state: 'hidden' });
  });

  it('opens and closes without scripts', async () => {
    const page = await open(address, { viewport: phone, javaScriptEnabled: false });
    const entries = page.locator('header[data-region=header] nav').first();
    await page.getByRole('button', { name: t('common:mainMenu') }).click();
    expect(await entries.isVisible()).toBe(true);
    await page.getByRole('button', { name: t('common:close') }).click();
    expect(await entries.isVisible()).toBe(false);
  });
});

const signIns = shareOf(['harbor-ledger', 'rheinblick', 'stacks-and-shelves', 'demo'], (brand) => brand === 'demo');

it.each(signIns)(
  'the sign-in of %s begins where the header does, with the look of the brand beside it',
  async (brand) => {
    const page = await open(`${siteOrigin(brand)}/user/login`, { viewport: desktop });
    const [title, header, art] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page
        .locator('header[data-region=header] > div')
        .last()
        .evaluate((one) => {
          const { paddingLeft } = getComputedStyle(one);
          return one.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
        }),
      page.locator('[data-beside] > :is(img, p)').boundingBox(),
    ]);
    expect(title?.x).toBe(header);
    expect(art?.x).toBeGreaterThan((title?.x ?? 0) + 500);
    expect(art?.height).toBeGreaterThan(300);
  },
);

it('keeps the logo of alpenblatt-stellen 100 px high at least, except on a phone', async () => {
  const page = await open(siteOrigin('alpenblatt-stellen'), { viewport: desktop });
  const height = async () => (await page.locator('header[data-region=header] img').first().boundingBox())?.height;
  expect(await height()).toBeGreaterThanOrEqual(100);
  await page.setViewportSize(phone);
  expect(await height()).toBeLessThanOrEqual(44);
});

it('has one menu on a phone where there is a sidebar on wider screens', async () => {
  const t = createTexts('en');
  const page = await open(siteOrigin('demo'), { viewport: desktop });
  const sidebar = page.getByRole('navigation', { name: t('common:sidebar') });
  const header = page.getByRole('navigation', { name: t('common:mainMenu') });
  const imprint = header.getByRole('link', { name: 'Imprint' });
  expect([await sidebar.isVisible(), await imprint.isVisible()]).toEqual([true, false]);
  await page.setViewportSize(phone);
  expect([await sidebar.isVisible(), await imprint.isVisible()]).toEqual([false, false]);
  await page.getByRole('button', { name: t('common:mainMenu') }).click();
  expect([await sidebar.isVisible(), await imprint.isVisible()]).toEqual([false, true]);
});
