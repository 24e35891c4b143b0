import type { RequestContext } from '../../core/request-context.ts';
import { publicRoutes } from '../../core/routing/href.ts';
import { readSavedSearch, type SavedSearch } from '../../core/search-pages/saved-search.ts';
import { localised } from '../../core/texts/localised.ts';
import { errorPage, pageOf, type Resolved, type ResolvedPage } from './resolved-page.ts';

/** A page of the document, with its saved search if it has one; 503 if the backend does not answer. */
export async function resolveLanding(context: RequestContext): Promise<Resolved> {
  const { document } = context.brand;
  const page = pageOf(context);
  const own = document.pages[page.document];
  if (own?.search === undefined) return page;
  const title = own.title && localised(own.title, document, context.locale);
  return withSavedSearch(context, { ...page, ...(title && { title }) }, own.search);
}

/** The page showing the search at this address; 404 if that cannot be read. */
export async function withSavedSearch(context: RequestContext, page: ResolvedPage, address: string): Promise<Resolved> {
  let saved: SavedSearch | null;
  try {
    saved = await readSavedSearch({ ...context, routes: publicRoutes(context.brand.document) }, address);
  } catch (error) {
    context.log('error', 'SEARCH_NOT_READ', error instanceof Error ? error.message : String(error));
    return errorPage(context, 503);
  }
  if (saved === null) {
    context.log('warn', 'SAVED_SEARCH_UNKNOWN', `There is no search at "${address}", which "${page.canonical}" shows.`);
    return errorPage(context, 404);
  }
  return { ...page, search: saved.state, isSaved: true, ...(saved.place && { place: saved.place }) };
}
