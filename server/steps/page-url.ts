/** Path and query of a request for `/_next/data/<build>/<path>.json`; null for any other path. */
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
