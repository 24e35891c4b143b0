import type { RequestContext } from '../../core/request-context.ts';
import { addressInLanguages, canonicalPath, createHref, publicRoutes } from '../../core/routing/href.ts';
import type { Metatag } from '../../core/seo/types.ts';
import type { PageInfo } from '../widget-contract.ts';

export type ResolvedPage = Pick<
  PageInfo,
  'page' | 'document' | 'status' | 'search' | 'place' | 'title' | 'content' | 'canonical' | 'alternates'
> & {
  kind: 'page';
  /** The search is the page's own. */
  isSaved?: true;
  /** The backend's metatags for this page; null if they could not be loaded. */
  metatags: readonly Metatag[] | null;
  /** Alternates for search engines; those for visitors who switch languages also keep sorting and the selected job. */
  hreflang?: Readonly<Record<string, string>>;
};

export type Resolved = ResolvedPage | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string };

/** A page of the brand document, without further resolution. */
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

/**
 * The brand's error page: not indexed, without canonical or alternate links. Who switches the language stays at the
 * address, which may exist in theirs.
 */
export function errorPage({ brand, locale, route }: RequestContext, status: number): ResolvedPage {
  return {
    kind: 'page',
    page: 'error',
    document: 'error',
    status,
    search: null,
    content: null,
    canonical: null,
    alternates: addressInLanguages(publicRoutes(brand.document), locale, route),
    metatags: [],
  };
}
