import type { WidgetLoad, WidgetOutcome } from '../../runtime/page/widget-contract.ts';
import { jobsQuery } from '../shared/jobs-query.ts';
import { searchOf } from '../shared/search-links.ts';
import type { JobsFound } from '../shared/search-types.ts';

export const load: WidgetLoad<unknown> = (context) => ({ jobs: jobsQuery(context) });

/** A page behind the last one does not exist. */
export const outcome: WidgetOutcome<unknown, { jobs: JobsFound }> = ({ page }, _props, data) => {
  const { total, hits } = data.jobs.search;
  return searchOf(page).page > 1 && hits.length === 0 ? { status: 404 } : { total };
};
