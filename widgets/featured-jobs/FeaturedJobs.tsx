import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { FeaturedJobsProps } from '../props.generated.ts';
import { JobTeasers } from '../shared/jobs/JobTeasers.tsx';
import type { TeaserJob } from '../shared/jobs/jobs.generated.ts';
import { jobsOf } from '../shared/jobs/jobs-of.ts';
import type { load } from './load.ts';

/** Featured jobs, topped up with the newest unless the brand shows featured ones only. */
export function FeaturedJobs({ props, data, page, id }: WidgetProps<FeaturedJobsProps, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const jobs = fillUp(jobsOf(data.jobs), data.newest ? jobsOf(data.newest) : []);
  return (
    <JobTeasers
      id={id}
      heading={props.heading ?? t('lists.featured')}
      jobs={jobs}
      page={page}
      linkToAll={props.linkToAll}
    />
  );
}

/** Both lists were limited to the same number, so the result does not exceed it. */
function fillUp(first: readonly TeaserJob[], more: readonly TeaserJob[]): TeaserJob[] {
  const known = new Set(first.map(({ id }) => id));
  const rest = more.filter(({ id }) => !known.has(id));
  return [...first, ...rest].slice(0, Math.max(first.length, more.length));
}
