/** Counts what people press with the mouse, across all pages of a journey; typing and choosing with the keyboard are not counted. */
import type { Page } from 'playwright';

/** To be called before the page is opened that the journey begins on. Returns how many presses there were so far. */
export async function countClicks(...pages: Page[]): Promise<() => number> {
  let count = 0;
  for (const page of pages) {
    await page.exposeBinding('noteClick', () => {
      count += 1;
    });
    await page.addInitScript(() => {
      const note = () => (window as unknown as { noteClick(): void }).noteClick();
      addEventListener('pointerdown', note, true);
      // Playwright chooses in a list without opening it.
      addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && note(), true);
    });
  }
  return () => count;
}
