import type { RequestContext } from '../../core/request-context.ts';
import { createHref, publicRoutes } from '../../core/routing/href.ts';
import { canonicalSearch } from '../../core/search/search-address.ts';
import { type FoundSearch, readSearch } from '../../core/search-pages/read-search.ts';
import { errorPage, pageOf, type Resolved } from './resolved-page.ts';

/**
 * The page of a search: the search itself, its canonical address and its translations; 503 if the backend does not
 * answer.
 */
export async function resolveSearch(context: RequestContext): Promise<Resolved> {
  const routes = publicRoutes(context.brand.document);
  let read: FoundSearch | null;
  try {
    read = await readSearch({ ...context, routes });
  } catch (error) {
    context.log('error', 'SEARCH_NOT_READ', error instanceof Error ? error.message : String(error));
    return errorPage(context, 503);
  }
  if (!read || read.kind === 'notFound') return errorPage(context, 404);
  if (read.kind === 'redirect') return read;
  const href = createHref(routes, context.locale);
  const canonical = canonicalSearch(read.asked);
  return {
    ...pageOf(context),
    search: read.state,
    ...(read.place && { place: read.place }),
    canonical: href.search(canonical),
    alternates: href.searchAlternates(read.asked),
    hreflang: href.searchAlternates(canonical),
  };
}
