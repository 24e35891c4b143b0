/** Landing pages of two very unlike brands, as visitors and search engines get them. */
import { describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { phone, testBrowser } from './support/browser.ts';
import { parseHtml, parseXml } from './support/http.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const open = testBrowser();
const get = siteClient();

const landings = [
  {
    brand: 'demo',
    path: '/health-jobs',
    other: '/de/health-jobs',
    locale: 'de',
    search: /^\/jobs\/health-care\?page=2$/,
  },
  {
    brand: 'rheinblick',
    path: '/gesundheit-und-pflege',
    other: '/fr/sante-et-soins',
    locale: 'fr',
    search: /^\/stellen\/gesundheit\?page=2$/,
  },
];

async function pageAt(brand: string, path: string) {
  const { status, text } = await get(path, { brand });
  return { status, page: parseHtml(text) };
}

const totalOf = (page: Document) => Number(page.querySelector('main section h2')?.textContent?.replace(/\D/g, ''));

describe.each(landings)('$path of $brand', ({ brand, path, other, locale, search }) => {
  const origin = siteOrigin(brand);

  it('shows what its search finds, and leads on into that search', async () => {
    const { status, page } = await pageAt(brand, path);
    expect([status, page.querySelectorAll('h1').length]).toEqual([200, 1]);
    expect(page.querySelectorAll('main h3').length).toBeGreaterThanOrEqual(10);
    const next = page.querySelector('main a[rel=next]')?.getAttribute('href') ?? '';
    expect(next).toMatch(search);
    const { page: second } = await pageAt(brand, next);
    expect(second.querySelector('h1')?.textContent).toContain(String(totalOf(page)));
  });

  it('has an address of its own in each language, with breadcrumbs', async () => {
    const { page } = await pageAt(brand, path);
    const { page: translated } = await pageAt(brand, other);
    const address = (one: Document, rel: string) => one.querySelector(`link[${rel}]`)?.getAttribute('href');
    expect(address(page, 'rel=canonical')).toBe(origin + path);
    expect(address(page, `hreflang=${locale}`)).toBe(origin + other);
    expect(address(translated, 'rel=canonical')).toBe(origin + other);
    expect(address(translated, 'hreflang=x-default')).toBe(origin + path);
    expect(page.querySelector('meta[name=robots]')).toBeNull();
    const steps = [...page.querySelectorAll('[itemtype$=BreadcrumbList] [itemprop=name]')].map(
      (step) => step.textContent,
    );
    expect(steps).toEqual([steps[0], steps[1], page.querySelector('h1')?.textContent]);
    expect(page.title).toContain(steps[2] ?? 'no title');
  });

  it('links to the others with what they find now, and stands in the sitemap with them', async () => {
    const { page } = await pageAt(brand, path);
    const links = [...page.querySelectorAll('aside nav a')].filter((link) => !link.getAttribute('href')?.includes('?'));
    expect(links.length).toBeGreaterThan(0);
    const sitemap = parseXml((await get('/pages/sitemap.xml', { brand })).text);
    const listed = [...sitemap.getElementsByTagName('loc')].map((loc) => loc.textContent);
    for (const link of links) {
      const target = link.getAttribute('href') ?? '';
      const { page: related } = await pageAt(brand, target);
      expect(link.textContent).toContain(String(totalOf(related)));
      expect(listed).toContain(origin + target);
    }
    expect(listed).toContain(origin + path);
  });

  it('shuts nobody out, on a phone either', async () => {
    const page = await open(`${origin}${path}`, { viewport: phone });
    expect(await violationsOf(page)).toEqual([]);
  });
});
