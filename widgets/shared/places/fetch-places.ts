import type { PlaceChoice } from '../search/search-form-fields.ts';

export interface SuggestedPlace extends PlaceChoice {
  id: string;
}

export const placesDocument = /* GraphQL */ `
  query Places($text: String!, $countries: [String!], $locale: String) {
    places(text: $text, countries: $countries, locale: $locale) {
      id label country administrativeArea lat lon locationType
    }
  }
`;

/** Places that begin with or resemble the text, best first. `countries` are codes; none means all. */
export async function fetchPlaces(wanted: {
  text: string;
  countries: readonly string[];
  locale: string;
}): Promise<readonly SuggestedPlace[]> {
  const { graphql } = await import('../../../runtime/graphql/client.ts');
  const countries = wanted.countries.length > 0 ? wanted.countries : undefined;
  const answer = await graphql<{ places: readonly SuggestedPlace[] }>({
    document: placesDocument,
    variables: { ...wanted, countries },
  });
  return answer.places;
}
