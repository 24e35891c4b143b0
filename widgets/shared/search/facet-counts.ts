import { isFacetOn } from '../../../runtime/core/document/facet-fields.ts';
import { type Operation, operation } from '../../../runtime/core/operation.ts';
import type { LoadContext } from '../../../runtime/page/widget-contract.ts';
import { type FacetCounts, facetCountsQuery } from './facet-counts.generated.ts';

interface Asked {
  field: string;
  limit: number;
  /** Only values without a broader one. */
  topOnly?: boolean;
}

/** Counts a facet over all jobs; null for one that the brand has disabled. */
export function countFacet(
  { page, brand }: LoadContext,
  { field, limit, topOnly }: Asked,
): Operation<FacetCounts> | null {
  if (!isFacetOn(brand.document.features, field)) return null;
  const facet = topOnly ? { field, limit, top_only: true } : { field, limit };
  const request = { language: page.locale, facets: [facet], range: { first: 0, last: 0 } };
  return operation(facetCountsQuery, { request });
}
