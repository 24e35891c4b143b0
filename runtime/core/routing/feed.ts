/** `/feeds/jobs.rss?locale=de&search=nurse`: a search as a feed, everything in the query. */
import { readQuery, splitUrl } from './raw-url.ts';
import { relevantQuery } from './relevant-query.ts';
import { compileRoutes, type RoutingDocument } from './table.ts';
import type { RouteMatch } from './types.ts';

/** The listing behind a feed's address, to be read by `parseSearch`; null for other paths, and where feeds are off. */
export function resolveFeed(document: RoutingDocument, rawUrl: string): { locale: string; match: RouteMatch } | null {
  const url = splitUrl(rawUrl);
  const page = url && feeds.get(url.path);
  const pairs = url && readQuery(url.query);
  if (!page || !pairs || ('rss' in document.features && document.features.rss === false)) return null;
  const table = compileRoutes(document);
  const asked = pairs.find(([name]) => name === 'locale')?.[1] ?? '';
  const locale = table.locales.get(asked.toLowerCase()) ?? table.defaultLocale;
  const query = relevantQuery(pairs, table.parameters[page]);
  return { locale, match: { page, params: {}, taxonomy: [], query, path: url.path, document: page } };
}

const feeds: ReadonlyMap<string, 'jobs' | 'organizations'> = new Map([
  ['/feeds/jobs.rss', 'jobs'],
  ['/feeds/organizations.rss', 'organizations'],
]);
