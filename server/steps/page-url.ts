/** What of a URL may change a page: everything else is left out of the cache key and of the render. */
import type { BrandDocument } from '../../runtime/core/brand/brand.generated.ts';
import type { RouteMatch } from '../../runtime/core/routing/types.ts';

const searchParameters = [
  'page',
  'jobId',
  'search',
  'geo_location',
  'country',
  'administrative_area_level_1',
  'lat',
  'lon',
  'radius',
  'sorting',
  'job_organization_name',
  'remote',
];
const directoryParameters = ['search', 'page'];

/** The parameters that this page reads, sorted by name so that their order makes no second cache entry. */
export function normalisedQuery(
  match: RouteMatch,
  document: Readonly<BrandDocument>,
  rawQuery: string,
): Record<string, string> {
  const names = new Set(namesFor(match, document));
  const query: Record<string, string> = {};
  const given = [...new URLSearchParams(rawQuery)].filter(([name]) => names.has(name));
  for (const [name, value] of given.sort(([a], [b]) => (a < b ? -1 : 1))) query[name] ??= value;
  return query;
}

function namesFor(match: RouteMatch, document: Readonly<BrandDocument>): string[] {
  switch (match.page) {
    case 'jobs':
      return [...searchParameters, ...Object.keys(document.facets.jobs.items)];
    case 'organizations':
      return [...searchParameters, ...Object.keys(document.facets.organizations.items)];
    case 'router':
      return ['router'];
    case 'directory':
      return directoryParameters;
    default:
      return [];
  }
}

/** Path and query behind a request for `/_next/data/<build>/<path>.json`; null for any other path. */
export function dataRequest(
  exchange: { path: string; query: string },
  buildId: string,
): { path: string; query: string } | null | 'other-build' {
  const parts = /^\/_next\/data\/([^/]+)\/(.+)\.json$/.exec(exchange.path);
  if (!parts) return null;
  const [, build, page = ''] = parts;
  if (build !== buildId) return 'other-build';
  // Next repeats the catch-all parameter in the query of data requests.
  const query = new URLSearchParams(exchange.query);
  query.delete('np');
  return { path: page === 'index' ? '/' : `/${page}`, query: query.toString() };
}
