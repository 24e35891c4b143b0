import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { jobListQuery } from '../shared/jobs/job-list-query.ts';

export const load: WidgetLoad<{ count?: number }> = (context, { count }) => ({
  jobs: jobListQuery(context, { count: count ?? context.brand.document.search.ranges.topJobs, only: { top: 'true' } }),
});
