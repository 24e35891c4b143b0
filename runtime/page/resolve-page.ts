import type { RequestContext } from '../core/request-context.ts';
import type { Metatag } from '../core/seo/types.ts';
import type { PageInfo } from './widget-contract.ts';

export type Resolved =
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string }
  | (Pick<PageInfo, 'page' | 'document' | 'status' | 'search' | 'content' | 'canonical' | 'alternates'> & {
      kind: 'page';
      metatags: readonly Metatag[];
    });

/** What the URL means beyond its route: a search, a content or nothing. */
export async function resolvePage(context: RequestContext): Promise<Resolved> {
  const { route } = context;
  const status = route.page === 'error' ? Number(route.params.status ?? 404) : 200;
  return {
    kind: 'page',
    page: route.page,
    document: route.document,
    status,
    search: null,
    content: null,
    canonical: status === 200 ? route.path : null,
    alternates: {},
    metatags: [],
  };
}
