/** The sitemaps of a brand: an index, and one file per type, language and 20,000 URLs. */
import type { Sitemaps } from '../backend/services/sitemap-store.ts';
import { brandLanguages } from '../runtime/core/document/languages.ts';
import { operation } from '../runtime/core/operation.ts';
import type { CompiledBrand, RequestContext } from '../runtime/core/request-context.ts';
import { createHref, type Href, publicRoutes } from '../runtime/core/routing/href.ts';
import { resolveRoute } from '../runtime/core/routing/resolve.ts';
import { type SitemapEntry, sitemapFiles, sitemapIndex } from '../runtime/core/seo/sitemap.ts';
import { parseSitemapPath, type SitemapType, sitemapPath, sitemapTypes } from '../runtime/core/seo/sitemap-paths.ts';
import { listedPageQuery } from './listed-page.generated.ts';

interface SitemapRequest {
  brand: CompiledBrand;
  origin: string;
  path: string;
  now: Date;
  /** Whether search engines may list the page at a path: not a landing page that finds nothing. */
  isListed: (locale: string, path: string) => Promise<boolean>;
}

/** Whether a page answers and may be indexed, as its metatags say. */
export async function isIndexed(query: RequestContext['query'], path: string): Promise<boolean> {
  const { content } = (await query(operation(listedPageQuery, { path }))).getRoutInfo.route;
  return content !== null && !content.metatags.some(({ meta }) => meta === 'robots');
}

const perPage = 5000;
/** Below the allowed maximum, so that files with a dozen languages stay under 50 MB. */
const perFile = 20_000;

/** XML of a sitemap path; null for any other path and for parts after the last. */
export async function sitemapXml(sitemaps: Sitemaps, request: SitemapRequest): Promise<string | null> {
  const { locales } = request.brand.document;
  const target = parseSitemapPath(request.path, locales);
  if (!target) return null;
  if (target.kind === 'index') return index(sitemaps, request);
  const { type, locale, part } = target;
  const entries = await entriesOf(sitemaps, request, type, locale, part);
  if (entries === null || (part > 1 && entries.length === 0)) return null;
  const [file] = sitemapFiles(entries, request.now);
  return file ?? null;
}

async function index(sitemaps: Sitemaps, { brand, origin, now }: SitemapRequest): Promise<string> {
  const { locales } = brand.document;
  const files: { loc: string; lastmod: Date | null }[] = [];
  for (const type of sitemapTypes) {
    for (const locale of brandLanguages(locales)) {
      const { count, lastmod } = isServed(brand, type)
        ? await sitemaps.summary({ brand: brand.id, type, language: locale, now })
        : { count: 0, lastmod: null };
      const own = type === 'pages' ? documentPages(brand, locale).length : 0;
      const parts = Math.max(count + own > 0 ? 1 : 0, Math.ceil(count / perFile));
      for (let part = 1; part <= parts; part += 1) {
        files.push({ loc: origin + sitemapPath({ kind: 'file', type, locale, part }, locales.default), lastmod });
      }
    }
  }
  return sitemapIndex(files, now);
}

async function entriesOf(
  sitemaps: Sitemaps,
  request: SitemapRequest,
  type: SitemapType,
  locale: string,
  part: number,
): Promise<SitemapEntry[] | null> {
  const { brand, origin, now } = request;
  const skipped = (part - 1) * perFile;
  const entries: SitemapEntry[] = type === 'pages' && part === 1 ? await listedPages(request, locale) : [];
  if (!isServed(brand, type)) return entries;
  let seen = 0;
  for (let after = 0; seen < skipped + perFile; ) {
    const rows = await sitemaps.rows({ brand: brand.id, type, language: locale, after, limit: perPage, now });
    for (const row of rows) {
      seen += 1;
      if (seen > skipped && seen <= skipped + perFile) {
        if (type === 'pages' && !isShown(brand, locale, row.slug)) continue;
        const path = (href: Href) => pathOf(href, type, row);
        if (row.isSearch && !(await request.isListed(locale, path(createHref(publicRoutes(brand.document), locale)))))
          continue;
        const address = addresses(brand, origin, locale, path);
        // Each language has its own stored pages and posts, at their own paths.
        const { loc, alternates } = type === 'pages' || type === 'posts' ? { ...address, alternates: {} } : address;
        entries.push({ loc, alternates, lastmod: row.lastmod });
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < perPage) break;
    after = last.id;
  }
  return entries;
}

/** Stored pages only have URLs if the brand has a page to show them, resumes if it has public ones, and posts if it has a blog. */
function isServed(brand: CompiledBrand, type: SitemapType): boolean {
  const { pages, features } = brand.document;
  if (type === 'cvs') return features.cvSite && features.resume;
  if (type === 'posts') return features.blog;
  return type !== 'pages' || pages.landing !== undefined;
}

/** Whether a stored page is reachable at its path: another page may take precedence, or the brand's rules may exclude it. */
function isShown(brand: CompiledBrand, locale: string, path: string): boolean {
  const decision = resolveRoute(brand, 'GET', createHref(publicRoutes(brand.document), locale).path(path));
  return decision.kind === 'page' && decision.match.page === 'landing' && decision.match.params.slug === path;
}

function pathOf(href: Href, type: SitemapType, row: { id: number; slug: string }): string {
  if (type === 'jobs') return href.job(row);
  if (type === 'cvs') return href.path(`/cv-site/${row.slug}`);
  if (type === 'posts') return href.path(`/blog/${row.slug}`);
  return type === 'organizations' ? href.organization(row.slug) : href.path(row.slug);
}

/** Home, listings and the landing pages of the document; without `lastmod`, which is unknown. */
function documentPages(brand: CompiledBrand, locale: string): { path: string; key: string; isSearch: boolean }[] {
  const { pages } = brand.document;
  const keys = ['home', 'jobs', 'organizations', 'blog', ...Object.keys(publicRoutes(brand.document).pages)];
  return keys.flatMap((key) => {
    const page = pages[key];
    if (!page || ('noindex' in page && page.noindex)) return [];
    const path = createHref(publicRoutes(brand.document), locale).page(key);
    return path === null ? [] : [{ path, key, isSearch: page.search !== undefined }];
  });
}

/** Those without the landing pages that find nothing at the moment. */
async function listedPages({ brand, origin, isListed }: SitemapRequest, locale: string): Promise<SitemapEntry[]> {
  const entries = await Promise.all(
    documentPages(brand, locale).map(async ({ path, key, isSearch }) => {
      if (isSearch && !(await isListed(locale, path))) return [];
      return [addresses(brand, origin, locale, (href) => href.page(key) ?? path)];
    }),
  );
  return entries.flat();
}

function addresses(brand: CompiledBrand, origin: string, locale: string, path: (href: Href) => string): SitemapEntry {
  const routes = publicRoutes(brand.document);
  const alternates = Object.fromEntries(
    routes.locales.map((other) => [other, origin + path(createHref(routes, other))]),
  );
  return { loc: origin + path(createHref(routes, locale)), alternates };
}
