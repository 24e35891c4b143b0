import { describe, expect, it } from 'vitest';
import { hydrated, markDocument, moving, settledText, testBrowser, textOf } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const open = testBrowser();

describe.each(journeys)('every link of the pages of $brand', ({ brand, jobs, organizations }) => {
  const origin = siteOrigin(brand);
  const get = siteClient(brand);

  it('moves softly, with no policy broken and no warning', { timeout: 120_000 }, async () => {
    const page = await hydrated(await open(`${origin}/`));
    // The alert prompt would appear after some pages.
    await page.evaluate(() =>
      localStorage.setItem('np-alert-prompt', JSON.stringify({ seen: true, offered: Date.now() })),
    );
    const isSoft = await markDocument(page);
    for (const path of [jobs, organizations, '/']) {
      await moving(page, () => page.locator(`a[href="${path}"]`).first().click());
      await page.waitForURL(origin + path);
      const read = await settledText(page);
      const places = await page
        .locator('main a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((one) => one.getAttribute('href') ?? ''))]);
      // Another sorting may give the same list, and then nothing would indicate the change.
      const leading = places.filter((one) => one !== path && !one.includes('sorting='));
      for (const place of leading.slice(0, 5)) {
        await moving(page, () => page.locator(`main a[href="${place}"]`).first().click());
        await moving(page, () => page.goBack());
        await expect.poll(() => textOf(page)).toBe(read);
      }
    }
    expect(await isSoft()).toBe(true);
  });

  it('has an address that answers', async () => {
    const page = await open(`${origin}/`, { javaScriptEnabled: false });
    for (const path of ['/', jobs, organizations]) {
      await page.goto(origin + path);
      const places = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((one) => one.getAttribute('href') ?? ''))]);
      const answers = await Promise.all(places.map(async (place) => `${(await get(place)).status} ${place}`));
      expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    }
  });
});

describe('a page of another build', () => {
  it('loads the next page whole', async () => {
    const origin = siteOrigin('harbor-ledger');
    const page = await hydrated(await open(`${origin}/`, { expected: /status of 404/ }));
    const isSoft = await markDocument(page);
    // As after a deployment: this page requests the name of a build that the server no longer has.
    await page.route('**/_next/data/**', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/\/_next\/data\/[^/]+/, '/_next/data/before'),
      }),
    );
    await moving(page, () => page.locator('a[href="/jobs"]').first().click());
    await page.waitForURL(`${origin}/jobs`);
    await expect.poll(isSoft).toBe(false);
    expect(await page.locator('main ol article').count()).toBe(10);
  });
});
