import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { TermLinksProps } from '../props.generated.ts';
import { countFacet } from '../shared/search/facet-counts.ts';

export function load(context: LoadContext, { facet, limit }: Pick<TermLinksProps, 'facet' | 'limit'>) {
  const terms = facet === 'place' ? null : countFacet(context, { field: facet, limit });
  return terms === null ? {} : { terms };
}
