import { listingOutcome } from '../../runtime/core/search-pages/describe-search.ts';
import type { LoadContext, WidgetData } from '../../runtime/page/widget-contract.ts';
import { jobsQuery } from '../shared/jobs/job-queries.ts';
import { searchOf } from '../shared/search/search-links.ts';

export const load = (context: LoadContext) => ({ jobs: jobsQuery(context) });

export const outcome = ({ page }: LoadContext, _props: unknown, { jobs }: WidgetData<typeof load>) =>
  listingOutcome(searchOf(page), jobs.search);
