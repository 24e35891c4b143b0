import { describe, expect, it } from 'vitest';
import { type SitemapEntry, sitemapFiles, sitemapIndex, sitemapLimits } from './sitemap.ts';
import { isSitemapPath, parseSitemapPath, sitemapPath } from './sitemap-paths.ts';
import { parseXml, textsOf } from './testing.ts';

const now = new Date('2026-03-01T00:00:00Z');
const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({ loc: `https://a.example/job/${index}` }));
const files = (list: SitemapEntry[], limits = sitemapLimits) => [...sitemapFiles(list, now, limits)];

describe('sitemapFiles', () => {
  it('writes well-formed XML with the languages of a page', () => {
    const [file = ''] = files([
      {
        loc: 'https://a.example/jobs?a=1&b=<2>',
        lastmod: '2026-02-01T08:00:00Z',
        alternates: { en: 'https://a.example/jobs', de: 'https://a.example/de/jobs?a=1&b=2' },
      },
    ]);
    const document = parseXml(file);
    expect(textsOf(document, 'loc')).toEqual(['https://a.example/jobs?a=1&b=<2>']);
    expect(textsOf(document, 'lastmod')).toEqual(['2026-02-01T08:00:00.000Z']);
    const links = [...document.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['en', 'https://a.example/jobs'],
      ['de', 'https://a.example/de/jobs?a=1&b=2'],
    ]);
  });

  it.each([null, undefined, 'yesterday', '2026-03-01T00:00:01Z'])('says no lastmod for %j', (lastmod) => {
    expect(files([{ loc: 'https://a.example/', lastmod }])[0]).not.toContain('lastmod');
  });

  it('parts them at the number of addresses', () => {
    expect(files(entries(0)).map((file) => textsOf(parseXml(file), 'loc').length)).toEqual([0]);
    expect(files(entries(3), { urls: 3, bytes: 1e6 })).toHaveLength(1);
    expect(files(entries(7), { urls: 3, bytes: 1e6 }).map((file) => textsOf(parseXml(file), 'loc').length)).toEqual([
      3, 3, 1,
    ]);
    expect(files(entries(50_001)).map((file) => file.match(/<url>/g)?.length)).toEqual([50_000, 1]);
  });

  it('parts them at the size in bytes, not in characters', () => {
    const list = Array.from({ length: 40 }, (_, index) => ({ loc: `https://a.example/${'é'.repeat(50)}${index}` }));
    const parts = files(list, { urls: 1000, bytes: 2000 });
    expect(parts.length).toBeGreaterThan(1);
    for (const file of parts) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(2000);
    expect(parts.flatMap((file) => textsOf(parseXml(file), 'loc'))).toHaveLength(40);
  });

  it('leaves out addresses that are longer than search engines read', () => {
    expect(
      files([{ loc: `https://a.example/${'a'.repeat(2048)}` }, ...entries(1)]).map((file) =>
        textsOf(parseXml(file), 'loc'),
      ),
    ).toEqual([['https://a.example/job/0']]);
  });

  it('lists its files in an index', () => {
    const document = parseXml(
      sitemapIndex(
        [
          { loc: 'https://a.example/jobs/sitemap.xml?a&b', lastmod: now },
          { loc: 'https://a.example/pages/sitemap.xml' },
        ],
        now,
      ),
    );
    expect(document.documentElement.tagName).toBe('sitemapindex');
    expect(textsOf(document, 'loc')).toEqual([
      'https://a.example/jobs/sitemap.xml?a&b',
      'https://a.example/pages/sitemap.xml',
    ]);
    expect(textsOf(document, 'lastmod')).toEqual(['2026-03-01T00:00:00.000Z']);
  });
});

describe('the sitemap family', () => {
  const locales = { default: 'en', supported: ['en', 'de'] };

  it.each([
    ['/sitemap.xml', { kind: 'index' }],
    ['/jobs/sitemap.xml', { kind: 'file', type: 'jobs', locale: 'en', part: 1 }],
    ['/de/organizations/sitemap.xml', { kind: 'file', type: 'organizations', locale: 'de', part: 1 }],
    ['/sitemap/de/jobs/2.xml', { kind: 'file', type: 'jobs', locale: 'de', part: 2 }],
  ] as const)('%s is read and written alike', (path, target) => {
    expect(parseSitemapPath(path, locales)).toEqual(target);
    expect(sitemapPath(target, 'en')).toBe(path);
    expect(isSitemapPath(path)).toBe(true);
  });

  it.each(['/sitemap.xsl', '/sitemap.css', '/de/jobs/sitemap.xsl', '/sitemap/anything/else.xml'])(
    'holds %s, which an outside backend may have',
    (path) => {
      expect(isSitemapPath(path)).toBe(true);
    },
  );

  it.each(['/sitemap', '/sitemap/', '/sitemap-evil.xml', '/sitemapxxml', '/a/b/c/sitemap.xml', '/a/sitemap.html'])(
    'does not hold %s',
    (path) => {
      expect(isSitemapPath(path)).toBe(false);
    },
  );

  it.each([
    '/users/sitemap.xml',
    '/it/jobs/sitemap.xml',
    '/sitemap/de/jobs/0.xml',
    '/sitemap/de/jobs/x.xml',
    '/jobs',
    '/a/b/c/sitemap.xml',
  ])('%s is none of it', (path) => {
    expect(parseSitemapPath(path, locales)).toBeNull();
  });
});
