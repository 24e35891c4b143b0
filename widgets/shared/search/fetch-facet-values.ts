import { run } from '../../../runtime/graphql/run.ts';
import { type FacetValuesVariables, facetValuesQuery } from './facet-values.generated.ts';
import type { FacetValue } from './search-types.ts';

/** Values of a facet whose label contains the text. */
export async function fetchFacetValues(wanted: FacetValuesVariables): Promise<readonly FacetValue[]> {
  return (await run(facetValuesQuery, wanted)).facetValues;
}
