import { type Operation, operation } from '../../../runtime/core/operation.ts';
import type { SearchRequest } from '../../../runtime/core/search/types.ts';
import type { LoadContext } from '../../../runtime/page/widget-contract.ts';
import { perPage } from '../per-page.ts';
import { listingRequest } from '../search/listing-request.ts';
import { searchOf } from '../search/search-links.ts';
import type { JobsFound } from '../search/search-types.ts';
import { jobQuery as document, jobSearchNestedQuery, jobSearchQuery, jobTeasersQuery } from './jobs.generated.ts';

/** A complete job; identical for every widget of a job page, so that it is queried only once. */
export const jobQuery = (id: number) => operation(document, { id });

/** The search of the page; identical for every widget that shows part of it, so that it is queried only once. */
export const jobsQuery = perPage(({ brand, page }): Operation<JobsFound> => {
  const search = searchOf(page);
  const request = listingRequest(page, search, brand.document);
  // Nested values are only shown around a selected one.
  return search.choices.length > 0
    ? operation(jobSearchNestedQuery, { request })
    : operation(jobSearchQuery, { request });
});

export interface JobListWanted {
  count: number;
  /** Conditions that must all be met: field to value. */
  only?: Readonly<Record<string, string>>;
}

/** The newest jobs that meet all conditions. */
export function jobListQuery(context: LoadContext, wanted: JobListWanted) {
  return operation(jobTeasersQuery, { request: jobListRequest(context, wanted) });
}

/** The request for the same jobs, for queries with fields of their own. */
export function jobListRequest({ page }: LoadContext, { count, only = {} }: JobListWanted): SearchRequest {
  const conditions = Object.entries(only).map(([field, value]) => ({ field, value }));
  return {
    language: page.locale,
    ...(conditions.length > 0 && { conditionGroup: { conjunction: 'AND', conditions } }),
    range: { first: 0, last: count },
    sorts: [{ field: 'field_job_publishing_date', value: 'desc' }],
  };
}
