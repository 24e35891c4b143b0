import { listingOutcome } from '../../runtime/core/search-pages/describe-search.ts';
import type { LoadContext, WidgetData } from '../../runtime/page/widget-contract.ts';
import { jobsQuery } from '../shared/jobs/job-queries.ts';
import { searchOf } from '../shared/search/search-links.ts';

/** A page of the database may be one of text, without a search. */
export const load = (context: LoadContext) =>
  context.page.page === 'landing' && context.page.search === null ? {} : { jobs: jobsQuery(context) };

export const outcome = ({ page }: LoadContext, _props: unknown, { jobs }: WidgetData<typeof load>) =>
  jobs === undefined
    ? {}
    : { ...listingOutcome(searchOf(page), jobs.search), jobs: jobs.search.hits.flatMap(({ job }) => job?.id ?? []) };
