import { listingOutcome } from '../../runtime/core/search-pages/describe-search.ts';
import type { WidgetLoad, WidgetOutcome } from '../../runtime/page/widget-contract.ts';
import { jobsQuery } from '../shared/jobs/jobs-query.ts';
import { searchOf } from '../shared/search/search-links.ts';
import type { JobsFound } from '../shared/search/search-types.ts';

export const load: WidgetLoad<unknown> = (context) => ({ jobs: jobsQuery(context) });

export const outcome: WidgetOutcome<unknown, { jobs: JobsFound }> = ({ page }, _props, { jobs }) =>
  listingOutcome(searchOf(page), jobs.search);
