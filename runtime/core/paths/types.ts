/** Pages a route can lead to. A landing page is `landing` with its key in `params.key`; a page about the person is `personal` with its path in `params.path` and what follows in `params.rest`. */
export type PageId =
  | 'home'
  | 'jobs'
  | 'job'
  | 'organizations'
  | 'organization'
  | 'cv-site'
  | 'landing'
  | 'personal'
  | 'directory'
  | 'router'
  | 'error';

/** A path resolved to a page of the brand. `params` are decoded path parameters; `query` is
 * the decoded query, cut to the parameters that this page reads, without empty ones, in the order of their names. */
export interface RouteMatch {
  page: PageId;
  params: Readonly<Record<string, string>>;
  /** Path segments behind `/jobs` or `/organizations`: facet aliases, decoded. */
  taxonomy: readonly string[];
  query: Readonly<Record<string, string>>;
  /** Path as the visitor asked for it, without query: `/de/emploi`. */
  path: string;
  /** The page document: `pages.<key>` of the brand. */
  document: string;
  /** Set when the address itself must stay out of search engines, whatever the page says. */
  noindex?: true;
}

/** What the router makes of a URL. `status` of a redirect: 301, 302, 307 or 308. */
export type RouteDecision =
  | { kind: 'page'; locale: string; match: RouteMatch }
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string; noStore?: boolean }
  | { kind: 'rewrite'; target: string }
  | { kind: 'error'; locale: string; status: 400 | 404 | 405 | 410; reason: string };
