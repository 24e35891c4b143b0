/** On a phone, nothing moves while a page loads, also if its fonts come last. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { hydrated, phone, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { ownPerson } from './support/person.ts';
import { signIn } from './support/sign-in.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();
const MOST = 0.02;

declare global {
  interface Window {
    /** Sum of all layout shifts of the page so far, except those that follow an input. */
    shiftSoFar(): number;
  }
}

/** From the next page on: counts shifts, and holds fonts back until they are released. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shiftSoFar = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
  let held: (() => void)[] = [];
  await page.route('**/fonts/**', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  return {
    /** Shifts of a page from its beginning until its fonts are there. */
    async shiftOf(address: string, complete: string): Promise<number> {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.locator(complete).first().waitFor();
      await hydrated(page);
      expect(held).not.toEqual([]);
      for (const release of held.splice(0)) release();
      held = [];
      return page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
        return window.shiftSoFar();
      });
    },
  };
}

const here = shareOf(journeys, ({ brand }) => brand === 'harbor-ledger');

describe.each(here)('on the pages of $brand', ({ brand, jobs, organizations }) => {
  const origin = siteOrigin(brand);

  it('nothing moves', async () => {
    const page = await open(origin + jobs, { viewport: phone, deviceScaleFactor: 2 });
    const first = async (selector: string) => (await page.locator(selector).first().getAttribute('href')) ?? '';
    const links = await page
      .locator('main ol article')
      .evaluateAll((all) => all.map((one) => one.querySelector('a')?.getAttribute('href') ?? ''));
    const contact = await first('footer a[href*="onta"]');
    await page.goto(origin + organizations);
    const organization = await first('main article a');
    const { shiftOf } = await watch(page);
    const moved: string[] = [];
    const paths = ['/', jobs, organizations, organization, contact, '/user/register', '/user/login'];
    for (const path of paths) {
      const shift = await shiftOf(origin + path, 'h1');
      if (shift > MOST) moved.push(`${path} ${shift}`);
    }
    // A title that just fits on its line in one font, and not in the other, moves the page by a line: of three jobs, one may have it.
    const ofJobs: number[] = [];
    for (const path of links.slice(0, 3)) ofJobs.push(await shiftOf(origin + path, 'h1'));
    expect(ofJobs).toHaveLength(3);
    const [, median = 1] = ofJobs.sort((a, b) => a - b);
    if (median > MOST) moved.push(`jobs ${ofJobs.join(' ')}`);
    expect(moved).toEqual([]);
  });
});

it.skipIf(isSweep())('nothing moves on pages that load in the browser', async () => {
  const origin = siteOrigin('harbor-ledger');
  const page = await open(`${origin}/robots.txt`, { viewport: phone, deviceScaleFactor: 2 });
  await signIn(page, await ownPerson('harbor-ledger', 'recruiter'));
  const { shiftOf } = await watch(page);
  for (const [path, complete] of [
    ['/job/wizard', 'main form input'],
    ['/resumes', 'main ol article'],
    ['/dashboard', 'main h2'],
    ['/job-manager', 'main table'],
  ] as const)
    expect.soft([path, (await shiftOf(origin + path, complete)) <= MOST]).toEqual([path, true]);
});
