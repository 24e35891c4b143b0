/** Printed pages show content but no navigation. */
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../backend/testing/sweep.ts';
import { read, testBrowser } from './support/browser.ts';
import { siteClient, siteOrigin } from './support/site.ts';
import { createTexts } from './support/texts.ts';

const open = testBrowser();
/** An A4 sheet with common margins. */
const paper = { width: 703, height: 1000 };
const brands = [
  { brand: 'stacks-and-shelves', jobs: '/jobs', t: createTexts('en') },
  { brand: 'on-air-careers', jobs: '/jobs', t: createTexts('en') },
  { brand: 'rheinblick', jobs: '/stellen', t: createTexts('de') },
  { brand: 'demo', jobs: '/jobs', t: createTexts('en') },
];

async function print(address: string) {
  const page = await open(address, { viewport: paper });
  await page.emulateMedia({ media: 'print' });
  return page;
}

async function firstJob(brand: string, jobs: string): Promise<string> {
  const { text } = await siteClient(brand)(jobs);
  return /href="([^"]*\/job\/[^"]+)"/.exec(text)?.[1] ?? '';
}

const here = shareOf(brands, ({ brand }) => brand === 'rheinblick' || brand === 'stacks-and-shelves');

describe.each(here)('a print of $brand', ({ brand, jobs, t }) => {
  const origin = siteOrigin(brand);

  it('has the head of a job, its facts, its text, in this order, and nothing else', async () => {
    const page = await print(origin + (await firstJob(brand, jobs)));
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('heading', { name: t('job:facts.title') }),
      page.locator('.prose').first(),
    ];
    const tops = await Promise.all(parts.map((part) => part.evaluate((one) => one.getBoundingClientRect().top)));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    for (const part of parts) expect([await part.isVisible(), (await read(part)).length > 5]).toEqual([true, true]);
    for (const key of ['job:lists.similar', 'job:lists.latest', 'job:share.title', 'job:ad'])
      expect([key, await page.getByText(t(key)).filter({ visible: true }).count()]).toEqual([key, 0]);
    expect(await page.locator('nav:visible, form:visible, .button:visible, footer:visible').count()).toBe(0);
  });

  it('has the address, how to apply and where the job is online, as text below the ad', async () => {
    const job = await firstJob(brand, jobs);
    const page = await print(origin + job);
    const printed = page.locator('[data-print]');
    const lines = await printed.locator('address span').allTextContents();
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.at(-1)).toMatch(/\d{4}/);
    const words = await read(printed);
    expect(words).toContain(decodeURI(job));
    expect(words).toMatch(/https?:\/\/|@/);
    const ways = ['internal', 'external', 'email', 'inText'].filter((kind) => words.includes(t(`job:apply.${kind}`)));
    expect(ways).toHaveLength(1);
    const [text, below] = await Promise.all([page.locator('.prose').first().boundingBox(), printed.boundingBox()]);
    expect(below?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
    await page.emulateMedia({ media: 'screen' });
    expect(await printed.isVisible()).toBe(false);
  });

  it('has the list of a search, and what was searched', async () => {
    const page = await print(`${origin}${jobs}?search=team`);
    expect(await page.locator('main ol article:visible').count()).toBeGreaterThan(5);
    expect(await page.getByText(/[“„]team[”“]/).isVisible()).toBe(true);
    expect(await page.locator('nav:visible, form:visible, .button:visible, footer:visible').count()).toBe(0);
  });
});

const lists = [
  { brand: 'harbor-ledger', organizations: '/organizations', t: createTexts('en') },
  { brand: 'rheinblick', organizations: '/arbeitgeber-suchen', t: createTexts('de') },
];
const listsHere = shareOf(lists, ({ brand }) => brand === 'rheinblick');

it.each(listsHere)(
  'of an organization of $brand has every answer and nothing to press',
  async ({ brand, organizations, t }) => {
    const list = (await siteClient(brand)(organizations)).text;
    const path = /href="(\/(?:organization|arbeitgeber)\/[^"?]+)"/.exec(list)?.[1];
    const page = await print(siteOrigin(brand) + path);
    const answers = page.locator('details .prose');
    expect(await answers.count()).toBeGreaterThan(0);
    for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    expect(await page.getByRole('heading', { name: t('organization:jobs.title') }).isVisible()).toBe(true);
    expect(await page.getByText(t('organization:profile.videos')).filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('nav:visible, form:visible, .button:visible, footer:visible').count()).toBe(0);
  },
);

it('of a list with an open job is that job', async () => {
  const job = await firstJob('demo', '/jobs');
  const page = await print(`${siteOrigin('demo')}/jobs?jobId=${/\d+$/.exec(job)?.[0]}`);
  expect(await page.locator('[data-region=detail] .prose').isVisible()).toBe(true);
  expect(await page.locator('main:visible').count()).toBe(0);
});
