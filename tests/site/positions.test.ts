/** Going back and reloading lead to where the visitor was; focus and Tab follow what is seen. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { desktop, hydrated, markDocument, moving, phone, read, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { ownPerson } from './support/person.ts';
import { openAs } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
const t = createTexts('en');

const yOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const areaOf = (page: Page, name: string) =>
  page.evaluate((area) => document.querySelector(`[data-keep-scroll="${area}"]`)?.scrollTop, name);
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Scrolls a link into the middle of the window, and resolves with the position. */
async function scrollTo(page: Page, selector: string): Promise<number> {
  await page.locator(selector).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const y = await yOf(page);
  expect(y).toBeGreaterThan(300);
  return y;
}

const lists = shareOf(journeys, ({ brand }) => brand === 'harbor-ledger');
const pages = shareOf(journeys, ({ brand }) => brand === 'rheinblick');
const screens = [
  ['a phone', phone],
  ['a wide screen', desktop],
] as const;

it.each(lists)('returns from a job to the same place in the list of $brand on a phone', async ({ brand, jobs }) => {
  const page = await hydrated(await open(siteOrigin(brand) + jobs, { viewport: phone }));
  const isSoft = await markDocument(page);
  const chosen = page.locator('main ol article a').nth(6);
  const title = await read(chosen);
  const y = await scrollTo(page, 'main li:nth-child(7) article a');
  await chosen.click();
  await expect.poll(() => read(page.locator('h1'))).toBe(title);
  expect(await yOf(page)).toBe(0);
  await page.goBack();
  await chosen.waitFor();
  await expect.poll(() => yOf(page)).toBe(y);
  expect([await focusedText(page), await isSoft()]).toEqual([title, true]);

  // The same after a reload, and after a visit to another document.
  await page.reload();
  await expect.poll(() => yOf(page)).toBe(y);
  await hydrated(page);
  await page.goto(`${siteOrigin(brand)}/robots.txt`);
  await page.goBack();
  await expect.poll(() => yOf(page)).toBe(y);
});

it.skipIf(isSweep())('returns to the same place in the list, the filters and the job beside it', async () => {
  const page = await hydrated(
    await open(`${siteOrigin('harbor-ledger')}/jobs`, { viewport: { ...desktop, height: 600 } }),
  );
  const y = await scrollTo(page, 'main li:nth-child(5) article a');
  await page.evaluate(() => document.querySelector('#filters')?.scrollTo(0, 120));
  // Playwright's own click would scroll.
  const follow = (link: Locator) => moving(page, () => link.evaluate((one: HTMLElement) => one.click()));
  const choose = (nth: number) => follow(page.locator('main ol article a').nth(nth));
  await choose(4);
  expect(await yOf(page)).toBe(y);
  await page.evaluate(() => document.querySelector('[data-region=detail] > section')?.scrollTo(0, 90));
  await choose(5);
  expect([await yOf(page), await areaOf(page, 'job')]).toEqual([y, 0]);
  await moving(page, () => page.goBack());
  await expect.poll(() => areaOf(page, 'job')).toBe(90);
  await follow(page.getByRole('link', { name: t('search:pane.open') }));
  expect(await yOf(page)).toBe(0);
  await moving(page, () => page.goBack());
  await expect.poll(() => yOf(page)).toBe(y);
  expect([await areaOf(page, 'job'), await areaOf(page, 'filters')]).toEqual([90, 120]);
});

const resumes = it.each(shareOf(screens, ([name]) => name === 'a phone'));

resumes('returns from a resume to the same place in the results on %s, and after a reload', async (_, viewport) => {
  const page = await openAs(
    open,
    await ownPerson('harbor-ledger', 'recruiter'),
    `${siteOrigin('harbor-ledger')}/resumes`,
    { viewport },
  );
  const chosen = page.locator('main ol article h3 a').nth(6);
  const title = await read(chosen);
  const y = await scrollTo(page, 'main li:nth-child(7) article h3 a');
  await chosen.click();
  await expect.poll(() => read(page.locator('h1'))).toBe(title);
  await page.goBack();
  await expect.poll(() => yOf(page)).toBe(y);
  await page.reload();
  await expect.poll(() => yOf(page)).toBe(y);
});

it.skipIf(isSweep())(
  'moves the focus to the number of results after a search, which on a phone is one line',
  async () => {
    const page = await hydrated(await open(`${siteOrigin('harbor-ledger')}/`, { viewport: phone }));
    await page.getByLabel(t('search:form.what')).fill('manager');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedText(page)).toMatch(/^\d+ jobs$/);
    const first = await focusedText(page);

    // On a phone the search is one line, with a job below it on the first screen.
    const line = page.locator('[data-compact-search]');
    const job = await page.locator('main ol article').first().boundingBox();
    expect([(job?.y ?? 0) + (job?.height ?? 0) < phone.height, await read(line)]).toEqual([
      true,
      `${t('search:form.label')}: manager${t('search:filters.open')}`,
    ]);
    await line.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
    await page.keyboard.type(' assistant');
    await page.keyboard.press('Enter');
    const isCounted = (text: string | null | undefined) => text !== first && /^\d+ jobs$/.test(text ?? '');
    await expect.poll(async () => isCounted(await focusedText(page))).toBe(true);
    await line.getByRole('link').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toBe(t('search:filters.open'));
  },
);

it.each(pages)('follows with Tab what is seen on the pages of $brand', async ({ brand, jobs }) => {
  const page = await hydrated(await open(siteOrigin(brand) + jobs));
  await page
    .locator('main ol article a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.locator('[data-region=detail] a').first().waitFor();
  const columns = ['hero', 'aside', 'main', 'detail', 'footer'];
  expect((await tabOrder(page)).filter((name) => columns.includes(name))).toEqual(columns);
  // On a tablet the job stands above the list, and its text beside it is gone.
  await page.setViewportSize({ width: 1000, height: 900 });
  expect((await tabOrder(page)).filter((name) => columns.includes(name))).toEqual(['hero', 'detail', 'main', 'footer']);

  await moving(page, () =>
    page.getByRole('link', { name: createTexts(brand === 'rheinblick' ? 'de' : 'en')('search:pane.open') }).click(),
  );
  expect(await page.locator('main, [data-region=aside]').evaluateAll((all) => all.map((one) => one.localName))).toEqual(
    ['main', 'aside'],
  );
});

/** The regions that Tab passes through, from the first to the last. */
async function tabOrder(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const passed: string[] = [];
  for (let step = 0; step < 250; step += 1) {
    await page.keyboard.press('Tab');
    const region = await page.evaluate(() => {
      const place = document.activeElement?.closest('[data-region], main');
      return place ? (place.getAttribute('data-region') ?? 'main') : null;
    });
    if (region === null && passed.length > 2) break;
    if (region !== null && region !== passed.at(-1)) passed.push(region);
  }
  return passed;
}
