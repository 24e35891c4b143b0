/** Pages a route can lead to. A landing page is `landing` with its key in `params.key`. */
export type PageId =
  | 'home'
  | 'jobs'
  | 'job'
  | 'organizations'
  | 'organization'
  | 'landing'
  | 'directory'
  | 'router'
  | 'error';

/** A path resolved to a page of the brand. `params` are decoded path parameters, `query` the decoded query. */
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
}

/** What the router makes of a URL. `status` of a redirect: 301, 302, 307 or 308. */
export type RouteDecision =
  | { kind: 'page'; locale: string; match: RouteMatch }
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string; noStore?: boolean }
  | { kind: 'rewrite'; target: string }
  | { kind: 'error'; locale: string; status: 400 | 404 | 410; reason: string };
