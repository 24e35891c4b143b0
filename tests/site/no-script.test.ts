import { describe, expect, it } from 'vitest';
import { shareOf } from '../../backend/testing/sweep.ts';
import { phone, read, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();

const here = shareOf(journeys, ({ brand }) => brand === 'rheinblick');

describe.each(here)('without JavaScript, $brand', ({ brand, t, jobs, organizations, word, place }) => {
  const origin = siteOrigin(brand);
  const plain = { javaScriptEnabled: false };

  it('searches by word and place', async () => {
    const page = await open(`${origin}/`, plain);
    await page.locator('input[name=search]').first().fill(word);
    await page.locator('input[name=geo_location]').first().fill(place.label);
    await page.locator('input[name=geo_location]').first().press('Enter');
    await page.waitForURL((url) => url.pathname === jobs);
    expect(await page.locator('input[name=search]').first().inputValue()).toBe(word);
    expect(await page.locator('input[name=geo_location]').first().inputValue()).toContain(place.label);
    expect(await page.locator('main ol article').count()).toBeGreaterThan(0);
  });

  it('chooses a facet, sorts, turns the page and reads a job', async () => {
    const page = await open(`${origin}${jobs}`, plain);
    await page.locator('nav#filters a[href]').first().click();
    await page.waitForURL((url) => url.pathname.startsWith(`${jobs}/`));
    await page.getByRole('link', { name: t('search:sort.publish_date_desc') }).click();
    await page.waitForURL(/sorting=publish_date_desc/);
    await page.getByRole('link', { name: t('search:pager.next') }).click();
    await page.waitForURL(/page=2/);
    const title = await read(page.locator('main ol article a').first());
    await page.locator('main ol article a').first().click();
    await page.waitForURL(/\/job\//);
    expect(await read(page.getByRole('heading', { level: 1 }))).toBe(title);
    expect((await read(page.locator('main article').first())).length).toBeGreaterThan(200);
  });

  it('finds all values of a long facet where the facet stands', async () => {
    const page = await open(`${origin}${jobs}`, plain);
    const name = t('search:facets.group').replace('{{title}}', t('search:facets.company'));
    const group = page.getByRole('region', { name });
    const first = await group.locator('li a').allTextContents();
    await group.getByRole('link', { name: t('search:facets.more') }).click();
    await page.waitForURL(/facet=company/);
    const all = await group.locator('li a').allTextContents();
    expect([all.slice(0, first.length), all.length > first.length + 1]).toEqual([first, true]);
    expect(await group.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight)).toBe(true);
    await group.getByRole('link', { name: t('search:facets.fewer') }).click();
    await page.waitForURL((url) => !url.searchParams.has('facet'));
    expect(await group.locator('li a').allTextContents()).toEqual(first);
  });

  it.each([jobs, organizations])(
    'leads from the button on a phone to the filters below the list of %s',
    async (listing) => {
      const page = await open(`${origin}${listing}`, { ...plain, viewport: phone });
      await page.getByRole('link', { name: t('search:filters.open'), exact: true }).click();
      await page.waitForURL(/#filters$/);
      const value = page.locator('nav#filters a[href]').first();
      expect(await value.evaluate((link) => link.getBoundingClientRect().top < window.innerHeight)).toBe(true);
      await value.click();
      await page.waitForURL((url) => url.href.length > `${origin}${listing}`.length && url.hash === '');
      const opener = page.getByRole('link', { name: t('search:filters.openCount').replace('{{count}}', '1') });
      expect(await opener.count()).toBe(1);
    },
  );

  it('finds an organization and its jobs', async () => {
    const page = await open(`${origin}${organizations}`, plain);
    await page.locator('main a[href*="/organization/"], main a[href*="/arbeitgeber/"]').first().click();
    await page.waitForURL(/\/(organization|arbeitgeber)\//);
    expect((await read(page.getByRole('heading', { level: 1 }))).length).toBeGreaterThan(2);
  });

  it('shows the chosen job at its own address', async () => {
    const page = await open(`${origin}${jobs}`, plain);
    const href = await page.locator('main ol article a').first().getAttribute('href');
    expect(href).toMatch(/\/job\//);
  });
});
