import { describe, expect, it } from 'vitest';
import { parseHtml, parseXml } from './support/http.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const get = siteClient();
const cases = [
  ['harbor-ledger', '/application-tips', 'en', 'Five tips for an application that gets read', 'Before you write'],
  ['rheinblick', '/bewerbungstipps', 'de', 'Fünf Tipps für eine Bewerbung, die gelesen wird', 'Vor dem Schreiben'],
  ['rheinblick', '/fr/conseils-candidature', 'fr', 'Cinq conseils pour une candidature qui sera lue', 'Avant d’écrire'],
] as const;

describe.each(cases)('a page that the database keeps, on %s at %s', (brand, path, language, title, section) => {
  it('shows its title and text, and says so in the head', async () => {
    const { status, text } = await get(path, { brand });
    const page = parseHtml(text);
    expect([status, page.documentElement.lang]).toEqual([200, language]);
    expect([...page.querySelectorAll('h1')].map((one) => one.textContent)).toEqual([title]);
    expect([...page.querySelectorAll('main h2')].map((one) => one.textContent)).toContain(section);
    expect(page.title.startsWith(`${title} | `)).toBe(true);
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/\S{3}/);
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toMatch(new RegExp(`^https?://[^/]+${path}$`));
    expect(page.querySelectorAll('link[rel="alternate"][hreflang]')).toHaveLength(0);
  });

  it('stands in the sitemap of its language', async () => {
    const prefix = path.split('/').length > 2 ? `/${language}` : '';
    const { text } = await get(`${prefix}/pages/sitemap.xml`, { brand });
    const entries = [...parseXml(text).getElementsByTagName('url')];
    const own = entries.find((one) => one.querySelector('loc')?.textContent === siteOrigin(brand) + path);
    // The same path in another language does not exist.
    expect(own?.children.length).toBe(own?.querySelector('lastmod') ? 2 : 1);
  });
});

it.each([
  ['rheinblick', '/application-tips'],
  ['rheinblick', '/fr/bewerbungstipps'],
  ['harbor-ledger', '/bewerbungstipps'],
  ['harbor-ledger', '/application-tips/further'],
])('%s keeps no page at %s: 404', async (brand, path) => {
  const { status, text } = await get(path, { brand });
  expect([status, parseHtml(text).querySelector('article')]).toEqual([404, null]);
});
