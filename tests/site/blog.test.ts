/** The blog of two very unlike brands, as visitors, search engines and feed readers get it. */
import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { parseHtml, parseXml } from './support/http.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const open = testBrowser();
const get = siteClient();

const blogs = [
  {
    brand: 'harbor-ledger',
    blog: '/blog',
    word: 'salary',
    heading: 'How to talk about pay without holding your breath',
  },
  { brand: 'demo', blog: '/de/blog', word: 'Gehalt', heading: 'Über Gehalt reden, ohne die Luft anzuhalten' },
];

async function pageAt(brand: string, path: string) {
  const { status, text } = await get(path, { brand });
  return { status, page: parseHtml(text) };
}

describe.each(blogs)('the blog of $brand at $blog', ({ brand, blog, word, heading }) => {
  const origin = siteOrigin(brand);

  it('is searched and read without scripts, on a phone', async () => {
    const page = await open(`${origin}${blog}`, { javaScriptEnabled: false, viewport: phone });
    expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(6);
    await page.getByRole('searchbox').fill(word);
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/search=/);
    await page.getByRole('link', { name: heading }).click();
    await page.waitForURL(/\/blog\/[^/]+$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    expect((await page.locator('main .prose').textContent())?.length).toBeGreaterThan(1500);
    expect(await page.locator('main h2 + ul article').count()).toBe(3);
  });

  it('shuts nobody out', async () => {
    const page = await open(`${origin}${blog}`);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: heading }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('tells search engines what a post is, and where', async () => {
    const { page: list } = await pageAt(brand, blog);
    const path = [...list.querySelectorAll('main article a')]
      .find((link) => link.textContent === heading)
      ?.getAttribute('href');
    const { status, page } = await pageAt(brand, path ?? '');
    expect([status, page.querySelector('link[rel=canonical]')?.getAttribute('href')]).toEqual([200, origin + path]);
    expect(page.querySelector('meta[property="og:type"]')?.getAttribute('content')).toBe('article');
    expect(page.querySelector('meta[name=robots]')).toBeNull();
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    expect(data).toMatchObject({ '@type': 'Article', headline: heading, url: origin + path });
    const prefix = blog.replace(/\/blog$/, '');
    const sitemap = parseXml((await get(`${prefix}/posts/sitemap.xml`, { brand })).text);
    expect([...sitemap.getElementsByTagName('loc')].map((loc) => loc.textContent)).toContain(origin + path);
    const feed = page.querySelector('link[type="application/rss+xml"]')?.getAttribute('href') ?? '';
    const rss = parseXml((await get(feed.replace(origin, ''), { brand })).text);
    expect([...rss.querySelectorAll('item > link')].map((link) => link.textContent)).toContain(
      `${origin}${path}?utm_source=rss&utm_medium=feed`,
    );
  });

  it('has a canonical page for each category', async () => {
    const { page: list } = await pageAt(brand, blog);
    const category = list.querySelector('main nav a[href*="category="]')?.getAttribute('href') ?? '';
    const { status, page } = await pageAt(brand, category);
    expect([status, page.querySelector('link[rel=canonical]')?.getAttribute('href')]).toEqual([200, origin + category]);
    expect(page.querySelectorAll('main article').length).toBeGreaterThan(0);
    expect(page.querySelector('main nav a[aria-current]')?.getAttribute('href')).toBe(category);
  });

  it('has no page after its last, and no post that nobody wrote', async () => {
    for (const path of [`${blog}?page=99`, `${blog}/nobody-wrote-this`, `${blog}/a/b`]) {
      const { status } = await pageAt(brand, path);
      expect([path, status]).toEqual([path, 404]);
    }
    const { page } = await pageAt(brand, `${blog}?search=${encodeURIComponent(word)}`);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
  });
});

it('leads from a post to the same one in another language', async () => {
  const { page } = await pageAt('demo', '/blog/how-to-talk-about-pay-without-holding-your-breath');
  const others = [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    new URL(link.getAttribute('href') ?? '').pathname,
  ]);
  expect(others).toEqual([
    ['en', '/blog/how-to-talk-about-pay-without-holding-your-breath'],
    ['en-GB', '/en-GB/blog/how-to-talk-about-pay-without-holding-your-breath'],
    ['de', '/de/blog/uber-gehalt-reden-ohne-die-luft-anzuhalten'],
    ['fr', '/fr/blog/parler-de-salaire-sans-retenir-son-souffle'],
    ['x-default', '/blog/how-to-talk-about-pay-without-holding-your-breath'],
  ]);
  for (const [, path] of others) expect((await pageAt('demo', path ?? '')).status).toBe(200);
});

it('shows a post of another brand, which stays the one for search engines', async () => {
  const path = '/blog/hiring-for-the-season-before-the-season-starts';
  const { status, page } = await pageAt('demo', path);
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect([status, new URL(canonical ?? '').hostname.includes('harbor-ledger')]).toEqual([200, true]);
  expect((await get('/posts/sitemap.xml', { brand: 'demo' })).text).not.toContain(path);
  expect((await get('/posts/sitemap.xml', { brand: 'harbor-ledger' })).text).toContain(path);
});

it('is gone from a brand that has switched it off', async () => {
  for (const path of ['/blog', '/blog/the-first-week-in-a-new-job', '/feeds/blog.rss']) {
    const { status, headers } = await get(path, { brand: 'stacks-and-shelves' });
    expect([path, status, headers.location]).toEqual([path, 308, '/404']);
  }
  expect((await get('/sitemap.xml', { brand: 'stacks-and-shelves' })).text).not.toContain('/posts/');
  expect((await get('/', { brand: 'stacks-and-shelves' })).text).not.toContain('href="/blog"');
});
