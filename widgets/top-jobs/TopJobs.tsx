import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { JobTeasers } from '../shared/jobs/JobTeasers.tsx';
import { type JobListFound, jobsOf } from '../shared/jobs/job-list-query.ts';

export interface TopJobsProps {
  heading?: string;
  count?: number;
  linkToAll: boolean;
}

/** Jobs that employers have put at the top, newest first. */
export function TopJobs({ props, data, page, id }: WidgetProps<TopJobsProps, { jobs: JobListFound }>) {
  const t = useTexts('job');
  return (
    <JobTeasers
      id={id}
      heading={props.heading ?? t('lists.top')}
      jobs={jobsOf(data.jobs)}
      page={page}
      linkToAll={props.linkToAll}
    />
  );
}
