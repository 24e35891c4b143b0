/** Accessibility violations on a page, found by axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Rule, number of elements and the first of them. Everything is checked as displayed, colors in light and dark mode.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  // Injected through the debugger, so that the page's content security policy does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const light = await look(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await look(page, { runOnly: ['color-contrast'] }))];
}

function look(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...asked });
    return violations.map(({ id, nodes }) => `${id} x${nodes.length}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`);
  }, options);
}
