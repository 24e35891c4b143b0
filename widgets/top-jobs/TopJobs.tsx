import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { TopJobsProps } from '../props.generated.ts';
import { JobTeasers } from '../shared/jobs/JobTeasers.tsx';
import { jobsOf } from '../shared/jobs/jobs-of.ts';
import type { load } from './load.ts';

/** Top jobs, newest first. */
export function TopJobs({ props, data, page, id }: WidgetProps<TopJobsProps, WidgetData<typeof load>>) {
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
