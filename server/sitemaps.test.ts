import { expect, it } from 'vitest';
import type { SitemapRow, Sitemaps } from '../backend/services/sitemap-store.ts';
import { testBrand } from '../backend/testing/backend.ts';
import { sitemapXml } from './sitemaps.ts';

const brand = testBrand('acme', ({ features, pages, routes }) => {
  features.blog = false;
  pages.about = { path: '/about', title: 'About us' };
  routes.landingExclusions = ['/contact'];
  routes.lowercase = ['/shift'];
  routes.redirects = [{ from: '/moved', to: '/tips' }];
});

/** Pages that the database keeps at these paths. */
function kept(paths: readonly string[]): Sitemaps {
  const rows = paths.map((slug, at): SitemapRow => ({ id: at + 1, slug, langcode: 'en', lastmod: new Date(0) }));
  return { rows: async () => rows, summary: async () => ({ count: rows.length, lastmod: null }) };
}

it('lists stored pages where one is shown, and none whose address leads elsewhere or nowhere', async () => {
  const paths = [
    '/tips',
    '/contact/us',
    '/jobs/tips',
    '/user/tips',
    '/about',
    '/blog/first',
    '/Shift',
    '/moved',
    '/tips/two',
  ];
  const xml = await sitemapXml(kept(paths), {
    brand,
    origin: 'https://acme.example',
    path: '/pages/sitemap.xml',
    now: new Date(),
  });
  const listed = [...(xml ?? '').matchAll(/<loc>https:\/\/acme\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed.filter((path) => paths.includes(path ?? ''))).toEqual(['/about', '/tips', '/tips/two']);
});
