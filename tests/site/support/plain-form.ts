/** Forms as they stand in the page, before scripts come or without any. */
import type { Locator, Page } from 'playwright';
import { read } from './browser.ts';

/** How a page without scripts is opened; Chromium complains of pages that come back with a mistake. */
export const withoutScripts = { javaScriptEnabled: false, expected: /status of 4(22|03)/ };

/** The field with this name. */
export const field = (page: Page, place: string) => page.locator(`main form [name="${place}"]`);
export const submit = (page: Page) => page.locator('main form button[type=submit]');
export const summary = (page: Page) => page.locator('main [role=alert]').first();
/** What stands at a field: help and errors. */
export const described = async (one: Locator) => {
  const ids = ((await one.getAttribute('aria-describedby')) ?? '').split(' ');
  return (await Promise.all(ids.filter(Boolean).map((id) => read(one.page().locator(`[id="${id}"]`))))).join(' ');
};
