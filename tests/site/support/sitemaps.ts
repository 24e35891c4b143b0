/** Reads the sitemaps of the shared site's brands. */
import { expect } from 'vitest';
import { parseXml } from './http.ts';
import { siteClient, siteOrigin } from './site.ts';

/** Text of all elements with this name, without the brand's own origin. */
export function pathsIn(brand: string, xml: Document, name: string): string[] {
  return [...xml.getElementsByTagName(name)].map(
    (one) => (one.textContent ?? '').replace(siteOrigin(brand), '') || '/',
  );
}

export async function sitemapFile(brand: string, path: string): Promise<Document> {
  const { status, headers, text } = await siteClient(brand)(path);
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml; charset=utf-8']);
  return parseXml(text);
}

export async function everyAddress(brand: string): Promise<string[]> {
  const index = await sitemapFile(brand, '/sitemap.xml');
  expect(index.documentElement.localName).toBe('sitemapindex');
  const files = await Promise.all(pathsIn(brand, index, 'loc').map((path) => sitemapFile(brand, path)));
  return files.flatMap((file) => pathsIn(brand, file, 'loc'));
}

/** Those of these addresses that are in the sitemap but do not answer 200, with their status. */
export async function deadAddresses(brand: string, addresses: readonly string[]): Promise<Map<string, number>> {
  const failed = await failures(brand, addresses);
  // Other tests unpublish pages at the same time: addresses no longer listed may be gone.
  const named = new Set(failed.size > 0 ? await everyAddress(brand) : []);
  const again = [...failed.keys()].filter((path) => named.has(path));
  return failures(brand, again);
}

/** Statuses other than 200 by address, a few requests at a time. */
async function failures(brand: string, addresses: readonly string[]): Promise<Map<string, number>> {
  const failed = new Map<string, number>();
  const rest = [...addresses];
  const work = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      const { status } = await siteClient(brand)(path, { method: 'HEAD' });
      if (status !== 200) failed.set(path, status);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return failed;
}
