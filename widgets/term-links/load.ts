import { isFacetOn } from '../../runtime/core/document/facet-fields.ts';
import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { TermLinksProps } from '../props.generated.ts';
import { termLinksQuery } from './term-links.generated.ts';

/** A facet that the brand has disabled has no values. */
export function load({ page, brand }: LoadContext, { facet, limit }: Pick<TermLinksProps, 'facet' | 'limit'>) {
  if (facet === 'place' || !isFacetOn(brand.document.features, facet)) return {};
  const request = { language: page.locale, facets: [{ field: facet, limit }], range: { first: 0, last: 0 } };
  return { terms: operation(termLinksQuery, { request }) };
}
