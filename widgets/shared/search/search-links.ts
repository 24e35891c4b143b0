/** Links to jobs and organizations from anywhere; what only lists need is in `listing-links.ts`. */
import { createHref } from '../../../runtime/core/routing/href.ts';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import type { SearchState } from '../../../runtime/core/search/types.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

type Place = Pick<PageInfo, 'brand' | 'locale'>;

/** The search of a job search page; an empty one elsewhere. */
export function searchOf(page: PageInfo): SearchState {
  return page.search?.index === 'JOBS' ? page.search : emptySearch;
}

/** Path of a job's own page. */
export function jobHref(page: Place, job: { id: number; slug: string }): string {
  return createHref(page.brand.routes, page.locale).job(job);
}

/** Path of the job search with only these criteria. */
export function jobsHref(page: Place, choices: Partial<SearchState> = {}): string {
  return createHref(page.brand.routes, page.locale).jobs({ ...emptySearch, ...choices });
}

/** Path of the organization search with only these criteria. */
export function organizationsHref(page: Place, choices: Partial<SearchState> = {}): string {
  return createHref(page.brand.routes, page.locale).organizations({
    ...emptySearch,
    ...choices,
    index: 'ORGANIZATIONS',
  });
}
