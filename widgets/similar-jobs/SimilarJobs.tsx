import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { JobTeasers } from '../shared/jobs/JobTeasers.tsx';
import type { TeaserJob } from '../shared/jobs/job-types.ts';

export interface SimilarJobsProps {
  heading?: string;
  count?: number;
}

/** Jobs that share occupation, words and place with the job of the page. */
export function SimilarJobs({
  props,
  data,
  page,
  id,
}: WidgetProps<SimilarJobsProps, { similar?: { similarJobs: readonly TeaserJob[] } }>) {
  const t = useTexts('job');
  const jobs = data.similar?.similarJobs ?? [];
  return <JobTeasers id={id} heading={props.heading ?? t('lists.similar')} jobs={jobs} page={page} linkToAll={false} />;
}
