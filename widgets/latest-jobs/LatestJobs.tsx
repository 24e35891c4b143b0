import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { JobTeasers } from '../shared/jobs/JobTeasers.tsx';
import { type JobListFound, jobsOf } from '../shared/jobs/job-list-query.ts';

export interface LatestJobsProps {
  heading?: string;
  count?: number;
  linkToAll: boolean;
}

/** The newest jobs of the board. */
export function LatestJobs({ props, data, page, id }: WidgetProps<LatestJobsProps, { jobs: JobListFound }>) {
  const t = useTexts('job');
  return (
    <JobTeasers
      id={id}
      heading={props.heading ?? t('lists.latest')}
      jobs={jobsOf(data.jobs)}
      page={page}
      linkToAll={props.linkToAll}
    />
  );
}
