import type { SearchState } from '../../../runtime/core/search/types.ts';
import type { FacetValue } from './search-types.ts';

export const facetValuesDocument = /* GraphQL */ `
  query FacetValues($index: SearchIndex!, $field: String!, $text: String!, $language: String) {
    facetValues(index: $index, field: $field, text: $text, language: $language) { filter label alias count }
  }
`;

/** Values of a facet whose label contains the text. */
export async function fetchFacetValues(wanted: {
  index: SearchState['index'];
  field: string;
  text: string;
  language: string;
}): Promise<readonly FacetValue[]> {
  const { graphql } = await import('../../../runtime/graphql/client.ts');
  const answer = await graphql<{ facetValues: readonly FacetValue[] }>({
    document: facetValuesDocument,
    variables: { ...wanted },
  });
  return answer.facetValues;
}
