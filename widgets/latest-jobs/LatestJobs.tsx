import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { LatestJobsProps } from '../props.generated.ts';
import { JobTeasers } from '../shared/jobs/JobTeasers.tsx';
import { jobsOf } from '../shared/jobs/jobs-of.ts';
import type { load } from './load.ts';

/** The newest jobs of the board. */
export function LatestJobs({ props, data, page, id }: WidgetProps<LatestJobsProps, WidgetData<typeof load>>) {
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
