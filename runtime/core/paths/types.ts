/**
 * Pages a route can lead to. A landing page is `landing` with its key in `params.key`; a personal page is `personal`
 * with its path in `params.path` and the remainder in `params.rest`.
 */
export type PageId =
  | 'home'
  | 'jobs'
  | 'job'
  | 'organizations'
  | 'organization'
  | 'cv-site'
  | 'blog'
  | 'blog-post'
  | 'landing'
  | 'personal'
  | 'directory'
  | 'router'
  | 'error';

/**
 * A path resolved to a page of the brand. `params` are decoded path parameters; `query` is
 * the decoded query, reduced to the non-empty parameters that this page reads, sorted by name.
 */
export interface RouteMatch {
  page: PageId;
  params: Readonly<Record<string, string>>;
  /** Path segments after `/jobs` or `/organizations`: facet aliases, decoded. */
  taxonomy: readonly string[];
  query: Readonly<Record<string, string>>;
  /** Path as the visitor asked for it, without query: `/de/emploi`. */
  path: string;
  /** The page document: `pages.<key>` of the brand. */
  document: string;
  /** Set when the address must not be indexed by search engines, whatever the page says. */
  noindex?: true;
}

/** How the router resolved a URL. `status` of a redirect: 301, 302, 307 or 308. */
export type RouteDecision =
  | { kind: 'page'; locale: string; match: RouteMatch }
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string; noStore?: boolean }
  | { kind: 'rewrite'; target: string }
  | { kind: 'error'; locale: string; status: 400 | 404 | 405 | 410; reason: string };
