import type { RequestContext } from '../core/request-context.ts';
import { createHref, publicRoutes } from '../core/routing/href.ts';
import { readSearch } from '../core/search/read-search.ts';
import { canonicalSearch } from '../core/search/search-address.ts';
import { errorPage, pageOf, type Resolved } from './resolved-page.ts';

/** The page of a search: what was asked for, its canonical address and the same search in the other languages. */
export async function resolveSearch(context: RequestContext): Promise<Resolved> {
  const read = await readSearch(context);
  if (!read || read.kind === 'notFound') return errorPage(404);
  if (read.kind === 'redirect') return read;
  const href = createHref(publicRoutes(context.brand.document), context.locale);
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
