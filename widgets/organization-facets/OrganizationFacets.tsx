import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { FacetColumn } from '../shared/search/FacetColumn.tsx';
import type { load } from './load.ts';

/** Filters of the organization search. */
export function OrganizationFacets({ data, page, id }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  return <FacetColumn facets={data.organizations.search.facets} page={page} id={id} />;
}
