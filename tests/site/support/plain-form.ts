/** Forms as rendered by the server, before or without scripts. */
import type { Locator, Page } from 'playwright';
import { read } from './browser.ts';

/** Options for opening a page without scripts; Chromium logs an error for pages answered with an error status. */
export const withoutScripts = { javaScriptEnabled: false, expected: /status of 4(22|03)/ };

/** The field with this name. */
export const field = (page: Page, place: string) => page.locator(`main form [name="${place}"]`);
export const submit = (page: Page) => page.locator('main form button[type=submit]');
export const summary = (page: Page) => page.locator('main [role=alert]').first();
/** Descriptions of a field: help text and errors. */
export const described = async (one: Locator) => {
  const ids = ((await one.getAttribute('aria-describedby')) ?? '').split(' ');
  return (await Promise.all(ids.filter(Boolean).map((id) => read(one.page().locator(`[id="${id}"]`))))).join(' ');
};
