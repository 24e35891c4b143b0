/** What shuts people out on a page, found by axe. */
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

/** Rule, number of places and the first of them. Everything is looked at as it is shown, colours in light and in dark. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  // As the debugger sets it in: the policy of the page does not bind it.
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
