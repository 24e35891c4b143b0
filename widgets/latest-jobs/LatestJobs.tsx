import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { JobTeasers } from '../shared/JobTeasers.tsx';
import type { JobListFound } from '../shared/job-list-query.ts';

export interface LatestJobsProps {
  heading?: string;
  count?: number;
  linkToAll: boolean;
}

/** The newest jobs of the board. */
export function LatestJobs({ props, data, page, id }: WidgetProps<LatestJobsProps, { jobs: JobListFound }>) {
  const t = useTexts('job');
  const jobs = data.jobs.search.hits.flatMap(({ job }) => job ?? []);
  return (
    <JobTeasers
      id={id}
      heading={props.heading ?? t('lists.latest')}
      jobs={jobs}
      page={page}
      linkToAll={props.linkToAll}
    />
  );
}
