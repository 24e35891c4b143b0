/**
 * Pages in a pseudo-locale, whose texts are a third longer and have accents: nothing is cut off, beyond the screen or below
 * other text. One brand for each kind of header, list and opening.
 */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone, testBrowser } from './support/browser.ts';
import { cutOff } from './support/cut-off.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { pseudo } from './support/pseudo-locale.ts';
import { openAs } from './support/sign-in.ts';

const open = testBrowser();
const own = ownServers();
let server: OwnServer;

beforeAll(async () => {
  const preload = path.resolve('tests/site/support/pseudo-locale.ts');
  server = await own.start({
    DATABASE_URL: await own.database(),
    NODE_OPTIONS: `--import=${preload}`,
    PSEUDO_LOCALE: '1',
  });
});

const publicPages = [
  '/',
  '/jobs',
  '/jobs?search=zzzzzz',
  '/organizations',
  '/user/login',
  '/user/register',
  '/contact',
  '/employers',
  '/no-such-page',
];
const ownPages = ['/dashboard', '/user/settings', '/job-manager', '/job/wizard', '/my-products'];
const boards = [
  'harbor-ledger',
  'on-air-careers',
  'stacks-and-shelves',
  'weekly-red',
  'freight-and-rail-post',
  'people-first-hr',
  'demo',
];
const sizes = [phone, desktop];

const at = (brand: string, page: string) => server.origin(brand) + page;

it('shows the pseudo-locale', async () => {
  expect(pseudo('Find {{count}} <b>jobs</b>')).toBe('Fïîñd {{count}} <b>jöôbš</b>');
  const { text } = await server.get('/jobs', { brand: 'demo' });
  expect(text).toContain(pseudo('Sort by'));
});

describe.each(boards)('%s', (brand) => {
  it.each(sizes)('cuts nothing off at $width px', async (viewport) => {
    const page = await open(at(brand, '/robots.txt'), { viewport, expected: /404/ });
    const faults: string[] = [];
    for (const one of [...publicPages, await jobOf(brand)]) {
      await page.goto(at(brand, one));
      faults.push(...(await cutOff(page)).map((fault) => `${one} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

it.each(sizes)('cuts nothing off for somebody who has signed in, at $width px', async (viewport) => {
  const page = await openAs(open, 'recruiter@demo.example', at('demo', '/dashboard'), { viewport });
  const faults: string[] = [];
  for (const one of ownPages) {
    await page.goto(at('demo', one));
    await page.waitForLoadState('networkidle');
    faults.push(...(await cutOff(page)).map((fault) => `${one} ${fault}`));
  }
  expect(faults).toEqual([]);
});

async function jobOf(brand: string): Promise<string> {
  const { text } = await server.get('/jobs', { brand });
  const found = /href="(\/job\/[^"?]+-\d+)"/.exec(text)?.[1];
  if (found === undefined) throw new Error(`${brand} has no job.`);
  return found;
}
