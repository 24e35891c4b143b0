import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { FacetColumn } from '../shared/search/FacetColumn.tsx';
import { wholeListing } from '../shared/search/listing-links.ts';
import type { load } from './load.ts';

/** Filters of the organization search. */
export function OrganizationFacets({ data, page, id }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const { facets, facetsOfAll } = data.organizations.search;
  return <FacetColumn facets={facets} page={facetsOfAll ? wholeListing(page) : page} id={id} />;
}
