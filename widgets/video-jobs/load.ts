import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { teaserFields } from '../shared/jobs/jobs-query.ts';

const document = /* GraphQL */ `
  query VideoJobs($request: SearchRequest!) {
    search(index: JOBS, request: $request) { hits { id job { ...Teaser videoUrl } } }
  }
  ${teaserFields}
`;

export const load: WidgetLoad<{ count?: number }> = ({ brand, page }, { count }) => ({
  jobs: {
    document,
    variables: {
      request: {
        language: page.locale,
        conditionGroup: { conjunction: 'AND', conditions: [{ field: 'video', value: 'true' }] },
        range: { first: 0, last: count ?? brand.document.search.ranges.videoJobs },
        sorts: [{ field: 'field_job_publishing_date', value: 'desc' }],
      },
    },
  },
});
