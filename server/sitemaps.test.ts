import { expect, it } from 'vitest';
import type { SitemapRow, Sitemaps } from '../backend/services/sitemap-store.ts';
import { testBrand } from '../backend/testing/backend.ts';
import { sitemapXml } from './sitemaps.ts';

const brand = testBrand('acme', ({ features, pages, routes }) => {
  features.blog = false;
  pages.about = { path: '/about', title: 'About us' };
  pages.nursing = { path: '/nursing-jobs', title: 'Nursing jobs', search: '/jobs?search=nurse' };
  pages.welding = { path: '/welding-jobs', title: 'Welding jobs', search: '/jobs?search=welder' };
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
    isListed: async () => true,
  });
  const listed = addressesIn(xml);
  expect(listed.filter((path) => paths.includes(path ?? ''))).toEqual(['/about', '/tips', '/tips/two']);
});

it('lists landing pages as long as they find something', async () => {
  const asked: [string, string][] = [];
  const xml = await sitemapXml(kept([]), {
    brand,
    origin: 'https://acme.example',
    path: '/pages/sitemap.xml',
    now: new Date(),
    isListed: async (locale, path) => {
      asked.push([locale, path]);
      return path === '/welding-jobs';
    },
  });
  expect(addressesIn(xml).filter((path) => path?.endsWith('-jobs'))).toEqual(['/welding-jobs']);
  expect(asked).toEqual([
    ['en', '/nursing-jobs'],
    ['en', '/welding-jobs'],
  ]);
});

function addressesIn(xml: string | null) {
  return [...(xml ?? '').matchAll(/<loc>https:\/\/acme\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
}
