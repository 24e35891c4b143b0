import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { isSweep, shareOf } from '../../backend/testing/sweep.ts';
import { hydrated, markDocument, moving, phone, settledText, testBrowser, textOf } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();

const here = shareOf(journeys, ({ brand }) => brand === 'harbor-ledger');

describe.each(here)('every link of the pages of $brand', ({ brand, jobs, organizations, locale }) => {
  const viewed = createTexts(locale)('job:marks.viewed');
  /** Teasers of jobs that were opened are marked. */
  const unmarked = (text: string) => text.replaceAll(viewed, '');
  const origin = siteOrigin(brand);
  const get = siteClient(brand);

  it('moves softly, with no policy broken and no warning', async () => {
    const page = await hydrated(await open(`${origin}/`));
    // The alert prompt would appear after some pages.
    await page.evaluate(() =>
      localStorage.setItem('np-alert-prompt', JSON.stringify({ seen: true, offered: Date.now() })),
    );
    const isSoft = await markDocument(page);
    for (const path of [jobs, organizations, '/']) {
      await moving(page, () => page.locator(`a[href="${path}"]`).first().click());
      await page.waitForURL(origin + path);
      const read = unmarked(await settledText(page));
      const places = await page
        .locator('main a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((one) => one.getAttribute('href') ?? ''))]);
      // Another sorting may give the same list, and then nothing would indicate the change.
      const leading = places.filter((one) => one !== path && !one.includes('sorting='));
      for (const place of leading.slice(0, 5)) {
        await moving(page, () => page.locator(`main a[href="${place}"]`).first().click());
        await moving(page, () => page.goBack());
        await expect.poll(async () => unmarked(await textOf(page))).toBe(read);
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

it.skipIf(isSweep())('loads one stylesheet for a page, and for the next one those that it adds', async () => {
  const origin = siteOrigin('harbor-ledger');
  const page = await open(`${origin}/robots.txt`);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) asked.push(pathname);
  });
  await page.goto(`${origin}/jobs`);
  await hydrated(page);
  const [sheet = '', ...others] = asked.splice(0);
  expect([sheet, others]).toEqual([
    expect.stringMatching(/^\/theme\/harbor-ledger\.[0-9a-f]{12}(\.[\w-]+)+\.css$/),
    [],
  ]);
  const parts = sheet.split('.').slice(2, -1);

  await moving(page, () => page.locator('header a[href="/"]').first().click());
  await page.waitForURL(`${origin}/`);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => parts.some((part) => path.includes(part)))).toEqual([]);
  expect(asked.every((path) => path.startsWith('/_next/static/chunks/'))).toBe(true);
});

describe.skipIf(isSweep())('the alert prompt', () => {
  const t = createTexts('en');
  const shown = (page: Page) => page.getByRole('dialog', { name: t('search:alert.offer') });

  it('is a dialog for visitors who stay on their second page, and not again for days', async () => {
    const page = await hydrated(await open(`${siteOrigin('harbor-ledger')}/jobs`));
    await page.clock.install();
    const next = () => moving(page, () => page.locator('main a[rel=next]').click());
    await page.clock.runFor(60_000);
    expect(await shown(page).count()).toBe(0);
    await next();
    await page.clock.runFor(15_000);
    expect(await shown(page).count()).toBe(0);
    await page.clock.runFor(10_000);
    await shown(page).waitFor();
    await page.keyboard.press('Escape');
    await shown(page).waitFor({ state: 'detached' });
    await next();
    await page.clock.runFor(60_000);
    expect(await shown(page).count()).toBe(0);
  });

  it('leaves phones alone, where the offer stands below the list', async () => {
    const page = await hydrated(await open(`${siteOrigin('harbor-ledger')}/jobs`, { viewport: phone }));
    await page.clock.install();
    await moving(page, () => page.locator('main a[rel=next]').click());
    await page.clock.runFor(60_000);
    expect(await shown(page).count()).toBe(0);
    const ends = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    expect(await ends('main a[href^="/user/alerts/new"]')).toBeGreaterThan(await ends('main ol:has(article)'));
  });
});

describe.skipIf(isSweep())('a page of another build', () => {
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

it.skipIf(isSweep())('is told of moves within a page, also after one that another has overtaken', async () => {
  const page = await hydrated(await open(siteOrigin('harbor-ledger')));
  // Scroll positions are remembered from then on.
  await page.waitForLoadState('networkidle');
  const told = await page.evaluate(async () => {
    const { router } = (window as unknown as { next: { router: typeof import('next/router').default } }).next;
    const done: string[] = [];
    router.events.on('routeChangeComplete', (url: string) => done.push(url));
    const move = (step: number) => router.push(`/?step=${step}`, undefined, { shallow: true });
    await Promise.all([move(1), move(2)]);
    await move(3);
    await move(4);
    return done;
  });
  expect(told.slice(-2)).toEqual(['/?step=3', '/?step=4']);
});
