import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { teaserFields } from '../shared/jobs/jobs-query.ts';

const document = /* GraphQL */ `
  query SimilarJobs($id: Int!, $limit: Int!) {
    similarJobs(id: $id, limit: $limit) { ...Teaser }
  }
  ${teaserFields}
`;

export function load({ brand, page: { content } }: LoadContext, { count }: { count?: number }): WidgetQueries {
  if (content?.type !== 'job') return {};
  const limit = count ?? brand.document.search.ranges.similarJobs;
  return { similar: { document, variables: { id: content.id, limit } } };
}
