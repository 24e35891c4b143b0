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
  await inject(page);
  const light = await look(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await look(page, { runOnly: ['color-contrast'] }))];
}

/** The same without colors, for a page whose colors have been checked at another size. */
export async function arrangementFaultsOf(page: Page): Promise<string[]> {
  await inject(page);
  return look(page, { rules: { 'color-contrast': { enabled: false } } });
}

/** Texts below the contrast of level AAA (7 : 1, large ones 4.5 : 1), in light and dark mode. */
export async function contrastFaultsOf(page: Page): Promise<string[]> {
  await inject(page);
  const options = { runOnly: ['color-contrast-enhanced'], rules: { 'color-contrast-enhanced': { enabled: true } } };
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await look(page, options)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

/** Through the debugger, so that the page's content security policy does not block it. */
async function inject(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

function look(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...asked });
    return violations.map(({ id, nodes }) => `${id} x${nodes.length}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`);
  }, options);
}
