/** Opens and reads fields on the test page. */
import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { testBrowser } from '../../site/support/browser.ts';
import { controlSite } from './control-site.ts';
import type { FieldSetup } from './setup.ts';

/** Call at the top of a test file: opens a field in a page of its own; console errors on it fail the test. */
export function fieldPages() {
  const site = controlSite();
  const open = testBrowser();
  return {
    site,
    async show(setup: FieldSetup, options: BrowserContextOptions & { expected?: RegExp } = {}): Promise<Page> {
      // The theme's fonts are not served here.
      const page = await open(site.origin(), { expected: /fonts\/|status of 404/, ...options });
      await redraw(page, setup);
      return page;
    },
  };
}

/** Renders another field on the same page. */
export async function redraw(page: Page, setup: FieldSetup): Promise<void> {
  await page.evaluate((given) => window.harness.show(given), setup);
  await page.waitForFunction(() => window.harness.isIdle());
}

/** The answer in the form. */
export function answerOf(page: Page): Promise<unknown> {
  return page.evaluate(() => window.harness.answer());
}

/** Waits until the form has this answer; typed text is committed after a pause. */
export async function expectAnswer(page: Page, answer: unknown): Promise<void> {
  await expect.poll(() => answerOf(page)).toEqual(answer);
}

/** Assertive announcements to screen readers. */
export function saidOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [role=alert]')]
      .map(({ textContent }) => textContent?.trim())
      .filter(Boolean)
      .join(' | '),
  );
}
