/** Pages whose scripts come late: what visitors do before and while they take over. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hydrated, type OpenOptions, type OpenPage } from './browser.ts';

export interface EarlyPage {
  page: Page;
  /** Lets the scripts come; resolves once the page is hydrated. */
  release(): Promise<void>;
}

/** Opens a page as it is before its scripts are there; on a busy processor, they also take their time to take over. */
export async function openEarly(
  open: OpenPage,
  address: string,
  { slowdown = 1, ...options }: OpenOptions & { slowdown?: number } = {},
): Promise<EarlyPage> {
  const page = await open('about:blank', options);
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    async release() {
      resolve();
      await hydrated(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    },
  };
}

/** Gives a page a slow line and a slow processor, until the returned function is called. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const be = async (rate: number, latency: number) => {
    const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await session.send('Network.emulateNetworkConditions', line);
  };
  await be(4, 200);
  return () => be(1, 0);
}

/** Where the focus and the cursor are. */
export const cursorOf = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    const at = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.selectionStart : null;
    return [one?.getAttribute('name'), at];
  });

/** Resolves once a page has had time for everything that it does by itself. */
export async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const started = performance.now();
        await new Promise((done) => requestIdleCallback(done));
        return performance.now() - started < 50;
      }),
    )
    .toBe(true);
}
