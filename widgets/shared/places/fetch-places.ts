import { run } from '../../../runtime/graphql/run.ts';
import { placesQuery, type SuggestedPlace } from './places.generated.ts';

/** Places that begin with or resemble the text, best match first. `countries` are codes; empty means all. */
export async function fetchPlaces(wanted: {
  text: string;
  countries: readonly string[];
  locale: string;
}): Promise<readonly SuggestedPlace[]> {
  const { countries, ...rest } = wanted;
  return (await run(placesQuery, { ...rest, ...(countries.length > 0 && { countries }) })).places;
}
