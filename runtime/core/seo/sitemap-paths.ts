/**
 * The sitemaps: `/sitemap.xml`, `/jobs/sitemap.xml`, `/de/jobs/sitemap.xml`, and `/sitemap/de/jobs/2.xml` for further
 * files.
 */

export const sitemapTypes = ['jobs', 'organizations', 'cvs', 'posts', 'pages'] as const;
export type SitemapType = (typeof sitemapTypes)[number];

export type SitemapTarget =
  /** Index over all types and languages. */
  | { kind: 'index' }
  /** One file; `part` counts from 1. */
  | { kind: 'file'; type: SitemapType; locale: string; part: number };

/**
 * Whether the path is a sitemap of ours or of an external backend: index, files by type and language, their style
 * sheets, further files.
 */
export function isSitemapPath(path: string): boolean {
  return /^\/(?:sitemap\/.+|(?:[^/]+\/){0,2}sitemap\.(?:xml|xsl|css))$/.test(path);
}

/** What a sitemap path refers to; null for any other path, unknown type or language. */
export function parseSitemapPath(
  path: string,
  locales: { default: string; supported: readonly string[] },
): SitemapTarget | null {
  if (path === '/sitemap.xml') return { kind: 'index' };
  const file = /^(?:\/([^/]+))?\/([a-z]+)\/sitemap\.xml$/.exec(path);
  const part = /^\/sitemap\/([^/]+)\/([a-z]+)\/([1-9]\d{0,4})\.xml$/.exec(path);
  const [, locale = locales.default, name, count = '1'] = file ?? part ?? [];
  const type = sitemapTypes.find((one) => one === name);
  if (!type || (locale !== locales.default && !locales.supported.includes(locale))) return null;
  return { kind: 'file', type, locale, part: Number(count) };
}

/** The inverse of `parseSitemapPath`. */
export function sitemapPath(target: SitemapTarget, defaultLocale: string): string {
  if (target.kind === 'index') return '/sitemap.xml';
  const { type, locale, part } = target;
  if (part > 1) return `/sitemap/${locale}/${type}/${part}.xml`;
  return locale === defaultLocale ? `/${type}/sitemap.xml` : `/${locale}/${type}/sitemap.xml`;
}
