import AxeBuilder from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, phone, testBrowser } from './support/browser.ts';
import { journeys } from './support/journeys.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const open = testBrowser();

/** Rule, number of places and the first of them; colours are looked at in light and in dark. */
async function violationsOf(address: string, options: Parameters<typeof open>[1] = {}) {
  const page = await open(address, { ...options, colorScheme: 'light', expected: /status of 4(04|10|00)/ });
  await hydrated(page);
  const light = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.context().close();
  return [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id} x${nodes.length}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
  );
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

describe.each(brands)('$brand has nothing that shuts people out', ({ brand, jobs, organizations, empty }) => {
  const origin = siteOrigin(brand);
  // Two brands are looked at on every kind of page, the others on those that they set themselves.
  const more = empty === null ? [] : [empty, organizations, `${jobs}?search=%00`, `${jobs}?facet=company`];

  it.each(['/', jobs, '/404', ...more])('at %s', async (path) => {
    expect(await violationsOf(origin + path)).toEqual([]);
  });

  it('on the page of a job and of an organization', async () => {
    const pages = [await firstJob(brand, jobs), await firstOrganization(brand, organizations)];
    expect(pages).not.toContain('');
    for (const path of pages) expect([path, await violationsOf(origin + path)]).toEqual([path, []]);
  });

  it('on a phone', async () => {
    for (const path of ['/', jobs, organizations])
      expect([path, await violationsOf(origin + path, { viewport: phone, isMobile: true })]).toEqual([path, []]);
  });
});
