import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { FacetColumn } from '../shared/search/FacetColumn.tsx';
import type { load } from './load.ts';

/** Filters of the job search. */
export function JobFacets({ data, page, id }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  return <FacetColumn facets={data.jobs.search.facets} page={page} id={id} />;
}
