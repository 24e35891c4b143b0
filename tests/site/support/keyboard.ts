/** Going through a page without a mouse. */
import type { Locator, Page } from 'playwright';

/** More steps than any screen has. */
const MOST = 300;

/** Presses Tab until the element has the focus; fails if the keyboard never gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let steps = 0; steps < MOST; steps += 1) {
    if (await target.first().evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}.`);
}

/** Goes to the element and presses Enter on it. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
