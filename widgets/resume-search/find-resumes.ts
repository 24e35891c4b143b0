/** The search for an address: parsed, queried, answered. Rejects with `GraphqlError`. */
import { relevantQuery } from '../../runtime/core/routing/relevant-query.ts';
import { searchParameters } from '../../runtime/core/search/parameters.ts';
import { type FoundSearch, readSearch } from '../../runtime/core/search-pages/read-search.ts';
import { graphql } from '../../runtime/graphql/client.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { listingRequest } from '../shared/search/listing-request.ts';
import type { Facet } from '../shared/search/search-types.ts';
import { type ResumeHits, resumeSearchNestedQuery, resumeSearchQuery } from './resume-search.generated.ts';

export type ResumesFound = ResumeHits & { facets: readonly Facet[] };

export type FoundResumes =
  | { kind: 'found'; search: Extract<FoundSearch, { kind: 'state' }>; result: ResumesFound }
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown' };

/** `address`: path and query of the page. */
export async function findResumes(page: PageInfo, address: string): Promise<FoundResumes> {
  const { brand, locale } = page;
  const context = { brand: { document: brand }, routes: brand.routes, locale, query: graphql, log };
  const route = { page: 'personal' as const, document: 'resumes', taxonomy: [], query: queryOf(page, address) };
  const search = await readSearch({ ...context, route });
  if (search?.kind === 'redirect') return search;
  if (search?.kind !== 'state') return { kind: 'unknown' };
  const variables = { request: listingRequest(page, search.state, brand) };
  const answer =
    search.state.choices.length > 0
      ? await run(resumeSearchNestedQuery, variables)
      : await run(resumeSearchQuery, variables);
  return { kind: 'found', search, result: answer.search };
}

function queryOf({ brand }: PageInfo, address: string): Record<string, string> {
  const [, query = ''] = address.replace(/#.*$/s, '').split('?');
  return relevantQuery(new URLSearchParams(query), new Set([...searchParameters, ...brand.facets.resumes.order]));
}

function log(_level: string, code: string, message: string): void {
  console.warn(code, message);
}
