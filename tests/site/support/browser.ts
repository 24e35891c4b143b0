/**
 * A browser whose errors fail the test: console errors, uncaught errors, policy violations, requests to other machines.
 */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchChromium } from '../../browser/chromium.ts';
import { forgetTries } from './tries.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Errors that belong to the test, such as the 404 of an error page. */
  expected?: RegExp;
}

/** Opens a separate page at an address; after the test it is closed and checked for errors. */
export type OpenPage = (address: string, options?: OpenOptions) => Promise<Page>;

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Call at the top of a test file. */
export function testBrowser(): OpenPage {
  let browser: Browser | undefined;
  const ends: (() => Promise<void>)[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  beforeEach(forgetTries);
  afterEach(async () => {
    const seen = complaints.splice(0);
    for (const end of ends.splice(0)) await end();
    expect(seen).toEqual([]);
  });

  return async (address, { expected, ...options } = {}) => {
    if (!browser) throw new Error('The browser exists inside tests only.');
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(60_000);
    ends.push(() => context.close());
    const complain = (text: string) => {
      if (!expected?.test(text)) complaints.push(text);
    };
    if (options.javaScriptEnabled !== false) context.on('page', waitForScripts);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complain(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complain(`error: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !/(^|\.)localhost$/.test(hostname)) complain(`request to ${request.url()}`);
    });
    await page.goto(address);
    return page;
  };
}

/** From now on, a page counts as loaded once it is hydrated: its scripts load after it has been painted. */
function waitForScripts(page: Page): void {
  const { goto, reload, waitForURL } = page;
  const complete = async () => {
    await page.waitForFunction(() => {
      const elements = document.querySelector('#__NEXT_DATA__') ? [...document.querySelectorAll('#__next > *')] : [];
      return (
        elements.length === 0 || elements.some((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber')))
      );
    });
  };
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (options?.waitUntil === undefined) await complete();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil === undefined) await complete();
    return response;
  };
  page.waitForURL = async (address, options) => {
    await waitForURL.call(page, address, options);
    if (options?.waitUntil === undefined) await complete();
  };
}

/** Resolves once the page is hydrated: from then on its links navigate on the client. */
export async function hydrated(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    const link = [...document.querySelectorAll('a[href]')].at(-1);
    return link !== undefined && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
  return page;
}

/** Runs an action that navigates, and resolves once the text has changed. */
export async function moving(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = await textOf(page);
  await action();
  await expect.poll(() => textOf(page)).not.toBe(before);
}

/** The page's text once it is stable in two consecutive reads and nothing is pending. */
export async function settledText(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  let seen = '';
  await expect
    .poll(async () => {
      const before = seen;
      seen = await textOf(page);
      return seen.trim() !== '' && seen === before;
    })
    .toBe(true);
  return seen;
}

/** All text of the page between header and footer. */
export function textOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-region=hero], main, [data-region=detail]')]
      .map((one) => one.textContent)
      .join('\n'),
  );
}

/** Text of one element. */
export async function read(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}

/** Leaves a mark that only survives client-side navigation. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
