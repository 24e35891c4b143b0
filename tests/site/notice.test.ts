/** A notice that a visitor has dismissed stays away, and nothing moves because of it. */
import { expect, it } from 'vitest';
import { phone, testBrowser } from './support/browser.ts';
import { siteOrigin } from './support/site.ts';

const open = testBrowser();
const origin = siteOrigin('demo');
const words = 'Just a demo';

it.each([phone, { width: 1440, height: 900 }])('is dismissed for good, at $width px', async (viewport) => {
  const page = await open(`${origin}/`, { viewport });
  const notice = page.getByRole('region', { name: words });
  await notice.getByRole('button', { name: 'Close' }).click();
  expect(await notice.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');

  // Another document, whose HTML has it: hidden before the first paint, so nothing moves that a visitor would see.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.value > 0.02) moved.push(String(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const html = await (await page.request.get(`${origin}/`)).text();
  expect(html).toContain(words);
  // On a slow machine, which paints before it has read the whole page.
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(words).isVisible()).toBe(false);
  await page.waitForFunction(() => document.querySelector('[data-notice]') === null);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  // A page reached without a document.
  await page
    .getByRole('link', { name: 'Employers', exact: true })
    .or(page.getByRole('link', { name: 'Organizations' }))
    .first()
    .click();
  await page.waitForURL(/\/organizations/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Find work that fits' }).waitFor();
  expect(await page.getByText(words).count()).toBe(0);
});

it('stays for those without scripts, without a button', async () => {
  const page = await open(`${origin}/`, { javaScriptEnabled: false });
  const notice = page.getByRole('region', { name: words });
  expect([await notice.isVisible(), await notice.getByRole('button').count()]).toEqual([true, 0]);
});
