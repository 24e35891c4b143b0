import type { GraphqlQuery } from '../../../runtime/core/request-context.ts';
import { searchRequest } from '../../../runtime/core/search/search-request.ts';
import type { LoadContext } from '../../../runtime/page/widget-contract.ts';
import { facetFields, facetsRequest, nestedFacetFields } from '../search/facets-request.ts';
import { searchOf } from '../search/search-links.ts';

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

const documentWith = (facets: string) => /* GraphQL */ `
  query JobSearch($request: SearchRequest!) {
    search(index: JOBS, request: $request) {
      total
      exact
      hits { id job { ...Teaser } }
      ${facets}
      corrections { word replacement }
      textIgnored
      relaxations { field total }
    }
  }
  ${teaserFields}
`;

const documents = { plain: documentWith(facetFields), narrowed: documentWith(nestedFacetFields) };

/** The search of the page, the same for every widget that shows a part of it, so that it runs once. */
export function jobsQuery(context: LoadContext): GraphqlQuery {
  const { brand, page } = context;
  const search = searchOf(page);
  const request = searchRequest(search, brand.document, page.locale);
  return {
    document: search.choices.length > 0 ? documents.narrowed : documents.plain,
    variables: { request: { ...request, facets: facetsRequest(context, request) } },
  };
}
