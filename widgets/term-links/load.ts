import { isFacetOn } from '../../runtime/core/document/facet-fields.ts';
import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';

const document = /* GraphQL */ `
  query TermLinks($request: SearchRequest!) {
    search(index: JOBS, request: $request) {
      facets { field values { filter label alias count } }
    }
  }
`;

/** A facet that the brand has switched off has no values. */
export function load({ page, brand }: LoadContext, { facet, limit }: { facet: string; limit: number }): WidgetQueries {
  if (facet === 'place' || !isFacetOn(brand.document.features, facet)) return {};
  const request = { language: page.locale, facets: [{ field: facet, limit }], range: { first: 0, last: 0 } };
  return { terms: { document, variables: { request } } };
}
