/** Jobs in frames on other sites: a site of the tests' own, on two hosts of which the brand allows one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, read, testBrowser } from './support/browser.ts';
import { parseHtml, type Reply } from './support/http.ts';
import { tabTo } from './support/keyboard.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';

const BRAND = 'harbor-ledger';
const own = ownServers();
const open = testBrowser();
let server: OwnServer;
let site: string;

/** The page of another site: whatever frames its query names. */
const others = createServer((req, res) => {
  const { searchParams, pathname } = new URL(req.url ?? '/', 'http://x');
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (pathname === '/sender') {
    res.end(
      '<!doctype html><title>Sender</title><script>parent.postMessage({nameplate:"height",height:7},"*")</script>',
    );
    return;
  }
  const frames = searchParams
    .getAll('src')
    .map((src, at) => `<iframe id="f${at}" title="Jobs" width="100%" height="600" src="${src}"></iframe>`);
  res.end(`<!doctype html><html lang="en"><title>Paper</title><h1>Paper</h1>${frames.join('')}
    <script src="${site}/embed/frame.js" async></script></html>`);
});
const other = (host: string, ...frames: string[]) => {
  const { port } = others.address() as AddressInfo;
  return `http://${host}.localhost:${port}/?${new URLSearchParams(frames.map((src) => ['src', src]))}`;
};

beforeAll(async () => {
  await new Promise<void>((listening) => others.listen(0, '127.0.0.1', listening));
  const brandsDir = own.brandsDir();
  const file = path.join(brandsDir, `${BRAND}.json`);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const { port } = others.address() as AddressInfo;
  const embed = { frameAncestors: ['https://www.paper.example', `http://paper.localhost:${port}`] };
  writeFileSync(file, JSON.stringify({ ...document, embed }));
  server = await own.start({ DATABASE_URL: await own.database(), BRANDS_DIR: brandsDir });
  site = server.origin(BRAND);
});
afterAll(() => others.close());

const get = (address: string, headers: Record<string, string> = {}) => server.get(address, { brand: BRAND, headers });
const jobLinks = ({ text }: Reply) =>
  [...parseHtml(text).querySelectorAll('.jobs a')].map((link) => link.getAttribute('href')?.replace(site, ''));

async function jobIds(address = '/jobs'): Promise<string[]> {
  const page = parseHtml((await get(address)).text);
  const links = [...page.querySelectorAll('main ol a[href^="/job/"]')].map((link) => link.getAttribute('href') ?? '');
  return [...new Set(links.map((link) => /-(\d+)$/.exec(link)?.[1] ?? ''))];
}

describe('a frame', () => {
  it('may be shown by the sites that the brand names, in no search engine, and sets no cookie', async () => {
    const { port } = others.address() as AddressInfo;
    const [id] = await jobIds();
    for (const address of ['/embed/jobs', `/embed/job/${id}`, '/embed/jobs?sorting=evil', '/embed/job/999999999']) {
      const { headers, text } = await get(address, { cookie: 'next-auth.session-token=x' });
      expect(headers['content-security-policy']).toContain(
        `frame-ancestors 'self' https://www.paper.example http://paper.localhost:${port}`,
      );
      expect([headers['x-frame-options'], headers['x-robots-tag'], headers['set-cookie']]).toEqual([
        ...[undefined, 'noindex', undefined],
      ]);
      expect(text).not.toMatch(/<script(?! src="\/embed\/height\.js" defer>)|<style|\son\w+=|\sstyle=/);
      expect(Buffer.byteLength(text)).toBeLessThan(20_000);
    }
    const page = await get('/jobs');
    expect([page.headers['x-frame-options'], page.headers['content-security-policy']]).toEqual([
      'SAMEORIGIN',
      expect.stringMatching(/frame-ancestors 'self'$/),
    ]);
  });

  it('has the jobs of the search, whose pages open in a new tab', async () => {
    const frame = await get('/embed/jobs?search=nurse&sorting=publish_date_desc&number=5');
    const page = parseHtml(frame.text);
    const feed = await get('/feeds/jobs.rss?search=nurse&sorting=publish_date_desc');
    const links = [...feed.text.matchAll(/<guid[^>]*>([^<]*)/g)].map(([, link]) => link?.replace(site, ''));
    expect(jobLinks(frame)).toEqual(links.slice(0, 5));
    const outside = [...page.querySelectorAll('.jobs a, .all a')];
    expect(outside.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(
      outside.map(() => ['_blank', 'noopener']),
    );
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${site}/jobs?search=nurse&sorting=publish_date_desc`,
    );
    const next = page.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
    expect(next).toBe('/embed/jobs?search=nurse&sorting=publish_date_desc&number=5&page=2');
    expect(jobLinks(await get(next))).toEqual(links.slice(5, 10));
  });

  it('has one job, or says that it has gone', async () => {
    const [id] = await jobIds();
    const page = parseHtml((await get(`/embed/job/${id}`)).text);
    const link = page.querySelector('a.button');
    const job = parseHtml((await get((link?.getAttribute('href') ?? '').replace(site, ''))).text);
    expect(page.querySelector('h1')?.textContent).toBe(job.querySelector('main h1')?.textContent);
    expect(link?.textContent).toBe('View job on The Harbor Ledger (opens in a new tab)');
    const missing = await get('/embed/job/999999999');
    expect([missing.status, parseHtml(missing.text).querySelector('main p')?.textContent]).toEqual([
      404,
      'There is nothing to show at this address.',
    ]);
  });

  it('has the jobs of an employer', async () => {
    const query = `{ search(index: ORGANIZATIONS, request: { range: { first: 0, last: 20 } }) {
      hits { organization { id name openJobs } } } }`;
    const { text } = await server.get('/graphql', {
      brand: BRAND,
      method: 'POST',
      headers: { 'content-type': 'application/json', frontend: `${BRAND};en` },
      body: JSON.stringify({ query }),
    });
    const hits = [...text.matchAll(/"id":(\d+),"name":"([^"]*)","openJobs":(\d+)/g)];
    const [, id, name, jobs] = hits.find(([, , , count]) => Number(count) > 0) ?? [];
    const page = parseHtml((await get(`/embed/organization/${id}`)).text);
    expect(name).toBeDefined();
    expect(page.querySelector('h1')?.textContent).toBe(`Jobs at ${name}`);
    expect(page.querySelectorAll('.jobs > li').length).toBe(Math.min(10, Number(jobs)));
    expect((await get('/embed/organization/999999999')).status).toBe(404);
  });

  it('is the same for whoever has it, and is off where no site is named', async () => {
    const { headers } = await get('/embed/jobs?look=compact');
    const again = await get('/embed/jobs?look=compact', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const address of ['/embed/jobs', '/embed/frame.js', '/embed/job/1']) {
      const off = await server.get(address, { brand: 'rheinblick' });
      expect([off.status, off.headers.location, off.headers['x-frame-options']]).toEqual([308, '/404', 'SAMEORIGIN']);
    }
    expect((await get('/embed/nothing')).status).toBe(404);
    expect((await get('/embed/nothing')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each([
    ['search=%3Cscript%3Ealert(1)%3C/script%3E%22%20onload=x', 200],
    ['number=1e9&look=__proto__&page=-1&box=2', 200],
    ['number=5000&page=1000', 200],
    ['search=%00', 400],
    ['sorting=%22%3E%3Cscript%3E', 400],
    ['employment_type=no-such', 400],
    ['locale=%22%3E', 400],
    [`search=${'a'.repeat(1500)}`, 200],
  ])('survives %s', async (query, status) => {
    const frame = await get(`/embed/jobs?${query}`);
    expect(frame.status).toBe(status);
    expect(frame.text).not.toMatch(/<script(?! src="\/embed\/height\.js" defer>)/);
    const page = parseHtml(frame.text);
    expect(page.querySelectorAll('[onload]')).toHaveLength(0);
    expect(page.querySelectorAll('.jobs > li').length).toBeLessThanOrEqual(50);
  });
});

describe('the page with the code to copy', () => {
  it('shows what was chosen, and gives the code that shows the same elsewhere', async () => {
    const page = await open(`${site}/embed`);
    await page.getByLabel('Search words').fill('nurse "night"');
    await page.getByLabel('Jobs at once').fill('3');
    await page.getByLabel('Look').selectOption('compact');
    await page.getByLabel('With a search field').uncheck();
    await page.getByRole('button', { name: 'Update' }).click();
    const address = '/embed/jobs?search=nurse+%22night%22&number=3&look=compact&box=0';
    await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe(address);
    const code = await page.locator('textarea').inputValue();
    const [frame, script] = parseHtml(code).querySelectorAll('iframe, script');
    expect([frame?.getAttribute('src'), frame?.getAttribute('title'), script?.getAttribute('src')]).toEqual([
      ...[site + address, 'Jobs from The Harbor Ledger', `${site}/embed/frame.js`],
    ]);
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  it('is for one employer or one job, too, and nobody frames it', async () => {
    const { text, headers } = await get('/embed?organization=7&locale=%22%3E&number=%3Cscript%3E');
    const page = parseHtml(text);
    expect(page.querySelector('iframe')?.getAttribute('src')).toBe('/embed/organization/7');
    expect(page.querySelector('input[name=search]')).toBeNull();
    expect(page.querySelector('header a')?.getAttribute('href')).toBe('/');
    expect([headers['x-frame-options'], headers['content-security-policy']]).toEqual([
      'SAMEORIGIN',
      expect.stringMatching(/frame-ancestors 'self'$/),
    ]);
    const job = parseHtml((await get('/embed?job=42')).text);
    expect(job.querySelector('iframe')?.getAttribute('src')).toBe('/embed/job/42');
  });
});

describe('on another site', () => {
  const frameOf = (page: Page, at = 0) => page.frameLocator(`#f${at}`);
  const heightOf = (page: Page, at = 0) => page.locator(`#f${at}`).evaluate((frame) => frame.clientHeight);

  it('is as high as its jobs, follows them, and keeps nothing in the browser', async () => {
    const page = await open(other('paper', `${site}/embed/jobs?number=3`, `${site}/embed/jobs?number=8&look=compact`));
    for (const at of [0, 1]) {
      const content = frameOf(page, at).locator('html');
      await frameOf(page, at).locator('h1').waitFor({ state: 'attached' });
      const wanted = () => content.evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
      await expect.poll(async () => (await heightOf(page, at)) - (await wanted())).toBe(0);
    }
    const before = await heightOf(page);
    await page.setViewportSize({ width: 240, height: 800 });
    await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await page.context().cookies()).toEqual([]);
    const kept = await frameOf(page)
      .locator('html')
      .evaluate(() => [document.cookie, localStorage.length]);
    expect(kept).toEqual(['', 0]);
  });

  it('works where the browser keeps nothing for frames of other sites', async () => {
    const page = await open('about:blank');
    const tried: string[] = [];
    await page.exposeFunction('noteTry', (name: string) => tried.push(name));
    // As browsers do that block cookies of third parties: whoever touches them in a frame gets an error.
    await page.addInitScript(() => {
      if (window === window.top) return;
      const blocked = (name: string) => ({
        get(): never {
          Object(window).noteTry(name);
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, blocked(name));
      Object.defineProperty(Document.prototype, 'cookie', { ...blocked('cookie'), set: blocked('cookie').get });
    });
    await page.goto(other('paper', `${site}/embed/jobs?number=5`));
    const frame = frameOf(page);
    await frame.locator('.jobs a').first().waitFor();
    const blocks = await frame.locator('html').evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return Object(error).name;
      }
    });
    expect(blocks).toBe('SecurityError');
    await expect.poll(() => heightOf(page)).not.toBe(600);
    await frame.getByLabel('Search jobs').fill('nurse');
    await frame.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => read(frame.locator('.jobs li').first())).toMatch(/nurse/i);
    await frame.getByRole('link', { name: 'Next page' }).click();
    await frame.getByText('Page 2 of').waitFor();
    // The only one who tried was this test.
    expect(tried).toEqual(['localStorage']);
  });

  it('can be searched and read with the keyboard alone, and opens jobs in a tab of their own', async () => {
    const page = await open(other('paper', `${site}/embed/jobs?number=5`));
    const frame = frameOf(page);
    await frame.getByLabel('Search jobs').focus();
    await page.keyboard.type('nurse');
    await page.keyboard.press('Enter');
    await expect.poll(() => frame.getByLabel('Search jobs').inputValue()).toBe('nurse');
    await expect.poll(() => read(frame.locator('.jobs li').first())).toMatch(/nurse/i);
    const next = frame.getByRole('link', { name: 'Next page' });
    await next.focus();
    await page.keyboard.press('Enter');
    await frame.getByText('Page 2 of').waitFor();
    const job = frame.locator('.jobs a').first();
    await job.focus();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
    await tab.waitForLoadState();
    expect(tab.url()).toMatch(new RegExp(`^${site}/job/`));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    expect(page.url()).toBe(other('paper', `${site}/embed/jobs?number=5`));
  });

  it('has no barrier, as a list and as a job', async () => {
    const [id] = await jobIds();
    for (const address of ['/embed/jobs', '/embed/jobs?look=compact', `/embed/job/${id}`, '/embed/job/999999999']) {
      const page = await open(site + address, { expected: /404/ });
      expect([address, await violationsOf(page)]).toEqual([address, []]);
    }
    const page = await open(`${site}/embed/jobs`);
    await tabTo(page, page.locator('.jobs a'));
  });

  it('is blocked on a site that the brand does not name', async () => {
    const page = await open(other('stranger', `${site}/embed/jobs`), { expected: /frame-ancestors|ERR_BLOCKED/ });
    await page.waitForLoadState('load');
    expect(
      await page
        .frames()[1]
        ?.evaluate(() => document.body.textContent)
        .catch(() => ''),
    ).not.toContain('Jobs from');
    const site2 = await open(other('paper', `${site}/jobs`), {
      expected: /X-Frame-Options|frame-ancestors|ERR_BLOCKED/,
    });
    expect(
      await site2
        .frames()[1]
        ?.evaluate(() => document.querySelector('main')?.textContent ?? '')
        .catch(() => ''),
    ).toBe('');
  });

  it('gets its height from its own site alone', async () => {
    const { port } = others.address() as AddressInfo;
    const page = await open(other('paper', `http://stranger.localhost:${port}/sender`, `${site}/embed/jobs?number=2`));
    await frameOf(page, 1).locator('h1').waitFor();
    await expect.poll(() => heightOf(page, 1)).not.toBe(600);
    const height = await heightOf(page, 1);
    await page.evaluate(() => window.postMessage({ nameplate: 'height', height: 9 }, '*'));
    // Its own frame speaks last, so that messages before have been read.
    await page.setViewportSize({ width: 240, height: 800 });
    await expect.poll(() => heightOf(page, 1)).not.toBe(height);
    expect(await heightOf(page, 0)).toBe(600);
  });
});
