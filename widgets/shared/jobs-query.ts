import type { GraphqlQuery } from '../../runtime/core/request-context.ts';
import { searchRequest } from '../../runtime/core/search/search-request.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { facetsRequest } from './facets-request.ts';
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

/** The search of the page, the same for every widget that shows a part of it, so that it runs once. */
export function jobsQuery(context: LoadContext): GraphqlQuery {
  const { brand, page } = context;
  const search = searchOf(page);
  const request = searchRequest(search, brand.document, page.locale);
  return {
    document,
    variables: {
      request: { ...request, facets: facetsRequest(context, request) },
      isNarrowed: search.choices.length > 0,
    },
  };
}
