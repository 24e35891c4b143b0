import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { FacetColumn } from '../shared/search/FacetColumn.tsx';
import type { JobsFound } from '../shared/search/search-types.ts';

/** Filters of the job search. */
export function JobFacets({ data, page, id }: WidgetProps<Record<string, never>, { jobs: JobsFound }>) {
  return <FacetColumn facets={data.jobs.search.facets} page={page} id={id} />;
}
