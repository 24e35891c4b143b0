import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';

const document = /* GraphQL */ `
  query TermLinks($request: SearchRequest!) {
    search(index: JOBS, request: $request) {
      facets { field values { filter label alias count } }
    }
  }
`;

export function load({ page }: LoadContext, { facet, limit }: { facet: string; limit: number }): WidgetQueries {
  if (facet === 'place') return {};
  const request = { language: page.locale, facets: [{ field: facet, limit }], range: { first: 0, last: 0 } };
  return { terms: { document, variables: { request } } };
}
