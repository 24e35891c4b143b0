import type { GraphqlQuery } from '../../runtime/core/request-context.ts';
import { searchRequest } from '../../runtime/core/search/search-request.ts';
import type { SearchState } from '../../runtime/core/search/types.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { searchOf } from './search-links.ts';

/** Fields of a job in a list; `TeaserJob` is their type. */
export const teaserFields = /* GraphQL */ `
  fragment Teaser on Job {
    id slug title organizationName remote published expires featured top
    logo { url alt width height }
    location { label }
    locations { label }
    salary { min max currencyCode unit }
  }
`;

const document = /* GraphQL */ `
  query JobSearch($request: SearchRequest!, $isNarrowed: Boolean!) {
    search(index: JOBS, request: $request) {
      total
      exact
      hits { id job { ...Teaser } }
      facets { field values { filter label alias count children @include(if: $isNarrowed) { filter label alias count } } }
      corrections { word replacement }
      relaxations { field total }
    }
  }
  ${teaserFields}
`;

/**
 * The search of the page, the same for every widget that shows a part of it, so that it runs once. Facets ask for one
 * value more than are listed: enough to know that there are more, and to keep the page small. Values below others open
 * with the choice of one, so they come with the first choice.
 */
export function jobsQuery({ brand, page }: LoadContext, search: SearchState = searchOf(page)): GraphqlQuery {
  const { facetAutocompleteThreshold, facetLimit } = brand.document.search;
  const request = searchRequest({ ...search, jobId: null }, brand.document, page.locale);
  const limit = Math.min(facetLimit, facetAutocompleteThreshold + 1);
  return {
    document,
    variables: {
      request: { ...request, facets: request.facets?.map((facet) => ({ ...facet, limit })) },
      isNarrowed: search.choices.length > 0,
    },
  };
}
