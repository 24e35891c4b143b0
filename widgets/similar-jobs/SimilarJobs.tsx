import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { SimilarJobsProps } from '../props.generated.ts';
import { JobTeasers } from '../shared/jobs/JobTeasers.tsx';
import type { load } from './load.ts';

/** Jobs similar to that of the page in occupation, text and place. */
export function SimilarJobs({ props, data, page, id }: WidgetProps<SimilarJobsProps, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const jobs = data.similar?.similarJobs ?? [];
  return <JobTeasers id={id} heading={props.heading ?? t('lists.similar')} jobs={jobs} page={page} linkToAll={false} />;
}
