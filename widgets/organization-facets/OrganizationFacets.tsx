import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { OrganizationsFound } from '../shared/organizations/organizations-query.ts';
import { FacetColumn } from '../shared/search/FacetColumn.tsx';

type Data = { organizations: OrganizationsFound };

/** Filters of the organization search. */
export function OrganizationFacets({ data, page, id }: WidgetProps<Record<string, never>, Data>) {
  return <FacetColumn facets={data.organizations.search.facets} page={page} id={id} />;
}
