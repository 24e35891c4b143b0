import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { TermLinksProps } from '../props.generated.ts';
import { countFacet } from '../shared/search/facet-counts.ts';

/** A facet that the search does not offer has no links. */
export function load(context: LoadContext, { facet, limit }: Pick<TermLinksProps, 'facet' | 'limit'>) {
  const isOffered = context.brand.document.facets.jobs.order.includes(facet);
  const terms = facet === 'place' || !isOffered ? null : countFacet(context, { field: facet, limit });
  return terms === null ? {} : { terms };
}
