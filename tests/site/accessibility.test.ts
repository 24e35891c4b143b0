import { expect, it } from 'vitest';
import { contrastFaultsOf, violationsOf } from './support/axe.ts';
import { hydrated, phone, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const open = testBrowser();

/** This many pages at once keep both cores busy. */
const room = slots(4);

/** Accessibility violations on a desktop, and on a phone if the page differs there. */
async function faultsAt(brand: string, path: string, isOnPhones: boolean): Promise<string[]> {
  return room(async () => {
    const page = await open(siteOrigin(brand) + path, { expected: /status of 4(04|10|00)/ });
    await hydrated(page);
    const wide = await violationsOf(page);
    await page.setViewportSize(phone);
    const narrow = isOnPhones ? await violationsOf(page) : [];
    await page.context().close();
    return [...wide, ...narrow.map((fault) => `on a phone: ${fault}`)].map((fault) => `${path} ${fault}`);
  });
}

/** Limits the number of concurrent tasks. */
function slots(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((next) => waiting.push(next));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function firstJob(brand: string, jobs: string): Promise<string> {
  const { text } = await siteClient(brand)(jobs);
  return /href="([^"]*\/job\/[^"]+)"/.exec(text)?.[1] ?? '';
}

async function firstOrganization(brand: string, organizations: string): Promise<string> {
  const { text } = await siteClient(brand)(organizations);
  return /href="((?:\/[a-z]{2})?\/(?:organization|arbeitgeber)\/[^"]+)"/.exec(text)?.[1] ?? '';
}

const brands = [
  ...journeys.map((journey) => ({ ...journey, empty: `${journey.jobs}?search=qqqqzzzzxxxx` })),
  { brand: 'on-air-careers', jobs: '/jobs', organizations: '/organizations', empty: null },
  { brand: 'stacks-and-shelves', jobs: '/jobs', organizations: '/organizations', empty: null },
];

it('gives all text of public-service-gazette the contrast of level AAA, in light and dark', async () => {
  const brand = 'public-service-gazette';
  const pages = ['/', '/jobs', await firstJob(brand, '/jobs'), '/employers', '/user/register', '/criteria'];
  const faults = await Promise.all(
    pages.map((path) =>
      room(async () => {
        const page = await open(siteOrigin(brand) + path);
        await hydrated(page);
        const found = await contrastFaultsOf(page);
        await page.context().close();
        return found.map((fault) => `${path} ${fault}`);
      }),
    ),
  );
  expect(faults.flat()).toEqual([]);
});

it.each(brands)('shuts nobody out of $brand', async ({ brand, jobs, organizations, empty }) => {
  // Two brands are checked on every kind of page, the others on pages of their own.
  const more = empty === null ? [] : [empty, organizations, `${jobs}?search=%00`, `${jobs}?facet=company`];
  const found = [await firstJob(brand, jobs), await firstOrganization(brand, organizations)];
  expect(found).not.toContain('');
  const faults = await Promise.all(
    ['/', jobs, '/404', ...more, ...found].map((path) =>
      faultsAt(brand, path, path === '/' || path === jobs || path === organizations),
    ),
  );
  expect(faults.flat()).toEqual([]);
});
