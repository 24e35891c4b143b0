import type { FacetValue } from './search-types.ts';

const document = /* GraphQL */ `
  query FacetValues($field: String!, $text: String!, $language: String) {
    facetValues(index: JOBS, field: $field, text: $text, language: $language) { filter label alias count }
  }
`;

/** Values of a facet of the job search whose label contains the text. */
export async function fetchFacetValues(wanted: {
  field: string;
  text: string;
  language: string;
}): Promise<readonly FacetValue[]> {
  const { graphql } = await import('../../runtime/graphql/client.ts');
  const answer = await graphql<{ facetValues: readonly FacetValue[] }>({ document, variables: { ...wanted } });
  return answer.facetValues;
}
