import type { RequestContext } from '../../core/request-context.ts';
import { canonicalPath, createHref, publicRoutes } from '../../core/routing/href.ts';
import type { Metatag } from '../../core/seo/types.ts';
import type { PageInfo } from '../widget-contract.ts';

export type ResolvedPage = Pick<
  PageInfo,
  'page' | 'document' | 'status' | 'search' | 'place' | 'content' | 'canonical' | 'alternates'
> & {
  kind: 'page';
  /** What the backend keeps for the head of this page; null where it could not be asked. */
  metatags: readonly Metatag[] | null;
  /** The languages for search engines, where a visitor who changes the language keeps more: order and open job. */
  hreflang?: Readonly<Record<string, string>>;
};

export type Resolved = ResolvedPage | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string };

/** A page of the brand document, as it stands. */
export function pageOf(context: RequestContext): ResolvedPage {
  const { route, brand, locale } = context;
  const routes = publicRoutes(brand.document);
  const path = canonicalPath(routes, route);
  const href = createHref(routes, locale);
  return {
    kind: 'page',
    page: route.page,
    document: route.document,
    status: 200,
    search: null,
    content: null,
    canonical: path === null ? null : href.path(path),
    alternates: path === null ? {} : href.alternates(path),
    metatags: [],
  };
}

/** The error page of the brand: nothing to index, nothing to link to. */
export function errorPage(status: number): ResolvedPage {
  return {
    kind: 'page',
    page: 'error',
    document: 'error',
    status,
    search: null,
    content: null,
    canonical: null,
    alternates: {},
    metatags: [],
  };
}
