import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { FeaturedJobsProps } from '../props.generated.ts';
import { jobListQuery } from '../shared/jobs/job-queries.ts';

/** Featured jobs, and the newest to top them up; without imported backfill jobs if the brand hides those. */
export function load(context: LoadContext, props: Pick<FeaturedJobsProps, 'count'>) {
  const { search, features } = context.brand.document;
  const count = props.count ?? search.ranges.featuredJobs;
  const own: Record<string, string> = features.featuredJobsHideBackfillImporterJobs ? { backfill: 'false' } : {};
  const jobs = jobListQuery(context, { count, only: { ...own, featured: 'true' } });
  if (features.showOnlyFeaturedJobs) return { jobs };
  return { jobs, newest: jobListQuery(context, { count, only: own }) };
}
