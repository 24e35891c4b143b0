import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { violationsOf } from './support/axe.ts';
import { desktop, hydrated, markDocument, phone, read, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Number in the heading of a results list. */
async function totalOf(page: Page): Promise<number> {
  return Number((await read(heading(page))).replace(/,.*$/s, '').replace(/\D/g, ''));
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** A facet value as shown: its label and number of jobs. */
async function facetOf(link: Locator): Promise<{ label: string; count: number }> {
  const [, label = '', count = ''] = /^(\D.*?)(\d[\d.,]*)\D*$/s.exec(await read(link)) ?? [];
  return { label: label.trim(), count: Number(count.replace(/\D/g, '')) };
}

const here = shareOf(journeys, ({ brand }) => brand === 'rheinblick');

describe.each(here)('a visitor of $brand', ({ brand, t, jobs, organizations, word, typed, place }) => {
  const origin = siteOrigin(brand);

  it('searches from the home page, refines, sorts, turns the page, reads a job and comes back', async () => {
    const page = await hydrated(await open(`${origin}/`, { viewport: { width: 1024, height: 768 } }));
    const what = page.locator('input[name=search]').first();
    await what.fill(word);
    await what.press('Enter');
    await page.waitForURL((url) => url.pathname === jobs && url.searchParams.get('search') === word);
    await hydrated(page);
    await expect.poll(() => totalOf(page)).toBeGreaterThan(10);

    const isSoft = await markDocument(page);
    await page.getByRole('link', { name: t('search:filters.open'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    const facet = sheet.locator('a[href]').first();
    const { label, count } = await facetOf(facet);
    await facet.click();
    await page.waitForURL((url) => url.href !== `${origin}${jobs}?search=${word}`);
    await sheet.getByRole('button').last().click();
    await expect.poll(() => totalOf(page)).toBe(count);
    expect(await page.getByRole('link', { name: t('search:filters.remove').replace('{{label}}', label) }).count()).toBe(
      1,
    );

    await page.getByRole('link', { name: t('search:filters.reset') }).click();
    await page.waitForURL((url) => url.pathname === jobs && url.search === '');
    await page.getByRole('link', { name: t('search:sort.publish_date_desc') }).click();
    await page.waitForURL((url) => url.searchParams.get('sorting') === 'publish_date_desc');
    await page.getByRole('link', { name: t('search:pager.next') }).click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    await expect.poll(() => read(heading(page))).toMatch(/2/);
    const listUrl = page.url();
    const title = await read(page.locator('main ol article a').first());
    await page.locator('main ol article a').first().click();
    await page.waitForURL((url) => url.pathname.includes('/job/'));
    await expect.poll(() => read(heading(page))).toBe(title);
    await page.goBack();
    await page.waitForURL(listUrl);
    await expect.poll(() => read(page.locator('main ol article a').first())).toBe(title);
    expect(await isSoft()).toBe(true);
  });

  it('chooses a place by keyboard and a radius in the unit of the brand', async () => {
    const page = await hydrated(await open(`${origin}${jobs}`));
    const everywhere = await totalOf(page);
    const where = page.locator('input[name=geo_location]').first();
    await where.pressSequentially(place.typed);
    const options = page.getByRole('option');
    await expect.poll(() => options.first().textContent()).toContain(place.label);
    await where.press('ArrowDown');
    expect(await where.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await where.press('Enter');
    expect(await where.inputValue()).toMatch(new RegExp(`^${place.label}`));
    await page.locator('select[name=radius]').first().selectOption(place.radius);
    await where.press('Enter');
    await page.waitForURL((url) => url.searchParams.has('geo_location'));
    const query = new URL(page.url()).searchParams;
    expect([Math.abs(Number(query.get('lat')) - place.lat) < 0.3, query.get('radius')]).toEqual([true, place.radius]);
    await expect.poll(() => totalOf(page)).toBeLessThan(everywhere);
    expect(await totalOf(page)).toBeGreaterThan(0);
  });

  it('is offered what the board has while typing, and the last searches before that', async () => {
    const page = await hydrated(await open(`${origin}/`));
    const what = page.locator('input[name=search]').first();
    const options = page.getByRole('listbox').getByRole('option');
    await what.pressSequentially(typed);
    await expect.poll(() => options.count()).toBeGreaterThan(2);
    const texts = await options.allTextContents();
    expect(texts.filter((text) => !text.toLowerCase().includes(typed))).toEqual([]);
    const status = t('search:texts.found_other').replace('{{count}}', String(texts.length));
    expect(await page.getByRole('status').allTextContents()).toContain(status);
    expect(await violationsOf(page)).toEqual([]);
    await what.press('ArrowDown');
    expect(await what.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await what.press('Escape');
    expect([await options.count(), await what.inputValue()]).toEqual([0, typed]);
    await what.press('ArrowDown');
    await expect.poll(() => options.count()).toBe(texts.length);
    await what.press('ArrowDown');
    await what.press('Enter');
    await page.waitForURL((url) => url.searchParams.has('search'));
    const title = new URL(page.url()).searchParams.get('search') ?? '';
    expect(texts[0]?.startsWith(title)).toBe(true);
    await expect.poll(() => totalOf(page)).toBeGreaterThan(0);

    await what.fill('');
    await expect.poll(() => options.allTextContents()).toEqual([title, t('search:texts.forget')]);
    await what.press('ArrowUp');
    await what.press('Enter');
    await expect.poll(() => options.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('np-recent-searches'))).toBeNull();
  });

  it('is located on request alone, and told when the browser refuses', async () => {
    const here = { latitude: place.lat, longitude: place.lon };
    for (const permissions of [['geolocation'], []]) {
      const page = await hydrated(await open(`${origin}${jobs}`, { geolocation: here, permissions }));
      const where = page.locator('input[name=geo_location]').first();
      await where.click();
      await page.getByRole('option', { name: t('search:places.own') }).click();
      if (permissions.length > 0) await expect.poll(() => where.inputValue()).toMatch(new RegExp(`^${place.label}`));
      else await expect.poll(() => page.getByRole('status').allTextContents()).toContain(t('search:places.refused'));
    }
  });

  it('opens a job beside the list and moves on in it', async () => {
    const page = await hydrated(await open(`${origin}${jobs}`, { viewport: desktop }));
    const isSoft = await markDocument(page);
    const links = page.locator('main ol article a');
    for (const at of [0, 3]) {
      const title = await read(links.nth(at));
      await links.nth(at).click();
      await page.waitForURL((url) => url.searchParams.has('jobId'));
      await expect.poll(() => read(page.locator('[data-region=detail] h2').first())).toBe(title);
    }
    await page.getByRole('link', { name: t('search:pane.close') }).click();
    await page.waitForURL((url) => !url.searchParams.has('jobId'));
    expect(await isSoft()).toBe(true);
  });

  it.each([jobs, organizations])('filters %s on a phone in a sheet that says what is left', async (listing) => {
    const page = await hydrated(await open(`${origin}${listing}`, { viewport: phone, hasTouch: true, isMobile: true }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    const all = await totalOf(page);
    await page.getByRole('link', { name: t('search:filters.open'), exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.locator('a[href]').first().tap();
    const show = sheet.getByRole('button').last();
    await expect.poll(async () => Number((await read(show)).replace(/\D/g, ''))).toBeLessThan(all);
    const left = Number((await read(show)).replace(/\D/g, ''));
    await show.tap();
    await sheet.waitFor({ state: 'hidden' });
    expect(await totalOf(page)).toBe(left);
    const opener = page.getByRole('link', { name: t('search:filters.openCount').replace('{{count}}', '1') });
    expect(await opener.count()).toBe(1);
  });

  it.each([jobs, organizations])('filters %s on a phone with the keyboard alone', async (listing) => {
    const page = await hydrated(await open(`${origin}${listing}`, { viewport: phone }));
    const all = await totalOf(page);
    const opener = page.getByRole('link', { name: t('search:filters.open') });
    await opener.press('Enter');
    const sheet = page.getByRole('dialog');
    const close = sheet.getByRole('button', { name: t('search:filters.close') });
    const show = sheet.getByRole('button').last();
    await expect.poll(() => hasFocus(close)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(show)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(close)).toBe(true);

    const reset = sheet.getByRole('link', { name: t('search:filters.reset') });
    expect(await reset.count()).toBe(0);
    await sheet.locator('li > a').first().press('Enter');
    await reset.waitFor();
    await reset.press('Enter');
    await page.waitForURL(origin + listing);
    await expect.poll(async () => Number((await read(show)).replace(/\D/g, ''))).toBe(all);
    expect([await reset.count(), await hasFocus(show)]).toEqual([0, true]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });

  it('opens a long facet in the sheet, which stays, and goes on from the first value that came', async () => {
    const page = await hydrated(await open(`${origin}${jobs}`, { viewport: phone, hasTouch: true, isMobile: true }));
    const isSoft = await markDocument(page);
    await page.getByRole('link', { name: t('search:filters.open'), exact: true }).tap();
    const name = t('search:facets.group').replace('{{title}}', t('search:facets.company'));
    const group = page.getByRole('dialog').getByRole('region', { name });
    const values = group.locator('li > a');
    const toggle = group.getByRole('link', { name: t('search:facets.more') });
    await toggle.focus();
    const shown = await values.count();
    const { y = 0 } = (await toggle.boundingBox()) ?? {};
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('facet') === 'company' && url.hash === '');
    const came = values.nth(shown);
    await expect.poll(() => came.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(Math.abs(((await came.boundingBox())?.y ?? 0) - y)).toBeLessThan(60);
    await came.press('Enter');
    const chosen = group.locator('a[aria-current]');
    await chosen.waitFor();
    expect([await chosen.evaluate((link) => link === document.activeElement), await isSoft()]).toEqual([true, true]);
    await group.getByRole('link', { name: t('search:facets.fewer') }).press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('facet'));
    const again = group.getByRole('link', { name: t('search:facets.more') });
    await expect.poll(() => again.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('gets on with the keyboard alone', async () => {
    const page = await hydrated(await open(`${origin}${jobs}`));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('common:skipToContent'));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    // What follows the header is the search.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
    // From the top again: a page that is reloaded goes on where its fragment leads.
    await page.goto('about:blank');
    await page.goto(`${origin}${jobs}`);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('common:skipToResults'));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    const title = await read(page.locator('main ol article a').first());
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === title) break;
    }
    const ring = await page.evaluate(() => {
      const element = document.activeElement;
      const style = element && getComputedStyle(element);
      const after = element && getComputedStyle(element, '::after');
      return [style?.outlineStyle, after?.outlineStyle, style?.boxShadow].some((one) => one && one !== 'none');
    });
    expect([await page.evaluate(() => document.activeElement?.textContent), ring]).toEqual([title, true]);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.has('jobId') || url.pathname.includes('/job/'));
  });
});

describe.skipIf(isSweep())('the language switch', () => {
  it('keeps the search: words, facet and order', async () => {
    const page = await hydrated(await open(`${siteOrigin('rheinblick')}/stellen`));
    const facet = page.locator('nav#filters a[href]').first();
    const { count: wanted } = await facetOf(facet);
    await facet.click();
    await page.waitForURL((url) => url.pathname !== '/stellen');
    await expect.poll(() => totalOf(page)).toBe(wanted);
    await page.getByRole('link', { name: 'Français' }).first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/fr/emploi/'));
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(await totalOf(page)).toBe(wanted);
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/en/jobs/'));
    expect(await totalOf(page)).toBe(wanted);
  });

  it('stays at an address without a page, and at a search that does not exist', async () => {
    for (const [asked, translated] of [
      ['/stellen/gibt-es-nicht?search=koch', '/fr/emploi/gibt-es-nicht?search=koch'],
      ['/gibt/es/nicht', '/fr/gibt/es/nicht'],
    ] as const) {
      const page = await open(siteOrigin('rheinblick') + asked, { expected: /404/ });
      await page.getByRole('link', { name: 'Français' }).first().click();
      await page.waitForURL(siteOrigin('rheinblick') + translated);
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Cette page n’existe pas');
    }
  });
});
