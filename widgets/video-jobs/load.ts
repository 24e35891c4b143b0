import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { VideoJobsProps } from '../props.generated.ts';
import { videoJobsQuery } from './video-jobs.generated.ts';

export const load = ({ brand, page }: LoadContext, { count }: Pick<VideoJobsProps, 'count'>) => ({
  jobs: operation(videoJobsQuery, {
    request: {
      language: page.locale,
      conditionGroup: { conjunction: 'AND', conditions: [{ field: 'video', value: 'true' }] },
      range: { first: 0, last: count ?? brand.document.search.ranges.videoJobs },
      sorts: [{ field: 'field_job_publishing_date', value: 'desc' }],
    },
  }),
});
