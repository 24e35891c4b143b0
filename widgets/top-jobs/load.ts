import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { TopJobsProps } from '../props.generated.ts';
import { jobListQuery } from '../shared/jobs/job-queries.ts';

export const load = (context: LoadContext, { count }: Pick<TopJobsProps, 'count'>) => ({
  jobs: jobListQuery(context, { count: count ?? context.brand.document.search.ranges.topJobs, only: { top: 'true' } }),
});
