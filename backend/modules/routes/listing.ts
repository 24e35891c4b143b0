/** Resolves a listing: read, counted and described just as its page is. */

import { operation } from '../../../runtime/core/operation.ts';
import type { RouteMatch } from '../../../runtime/core/paths/types.ts';
import { createHref, publicRoutes } from '../../../runtime/core/routing/href.ts';
import { canonicalSearch } from '../../../runtime/core/search/search-address.ts';
import { searchRequest } from '../../../runtime/core/search/search-request.ts';
import type { SearchState } from '../../../runtime/core/search/types.ts';
import { listingOutcome, type SaidOutcome, type SaidPage } from '../../../runtime/core/search-pages/describe-search.ts';
import { readSearch } from '../../../runtime/core/search-pages/read-search.ts';
import { listingFoundQuery } from '../../../runtime/core/search-pages/search-words.generated.ts';
import type { ApiContext } from '../../context.ts';
import { jobUrl } from '../jobs/address.ts';
import { isShown } from '../jobs/policy.ts';

export type Listing =
  | { kind: 'missing'; reason: string }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'found'; page: SaidPage; outcome: SaidOutcome; canonical: string };

/** What is at the URL of a listing. `absolute` turns a path into an absolute URL. */
export async function resolveListing(
  context: ApiContext,
  match: RouteMatch,
  absolute: (path: string) => string,
): Promise<Listing> {
  const { brand, locale } = context;
  const routes = publicRoutes(brand.document);
  // The operation it calls has already logged the search for the place.
  const read = await readSearch({ brand, locale, query: context.query, log: () => undefined, route: match, routes });
  if (read === null) return { kind: 'missing', reason: 'UNKNOWN_PATH' };
  if (read.kind === 'notFound') return { kind: 'missing', reason: read.reason };
  if (read.kind === 'redirect') return read;
  const { state, asked, place } = read;
  const request = { ...searchRequest(state, brand.document, locale), facets: [] };
  const variables = { index: state.index, request };
  const outcome = listingOutcome(state, (await context.query(operation(listingFoundQuery, variables))).search);
  if ('status' in outcome) return { kind: 'missing', reason: 'PAGE_BEYOND_LAST' };
  const page = { document: match.document, status: 200, search: state, ...(place && { place }) };
  const own = createHref(routes, locale).search(canonicalSearch(asked));
  const canonical = (await openJob(context, state)) ?? absolute(own);
  return { kind: 'found', page, outcome, canonical };
}

/** The page of the job opened beside the list, whose URL is the canonical one. */
async function openJob(context: ApiContext, { jobId }: SearchState): Promise<string | null> {
  const job = jobId === null ? null : await context.jobs.load(jobId);
  return job !== null && isShown(job.row, context) ? jobUrl(job.row, context) : null;
}
