import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { SimilarJobsProps } from '../props.generated.ts';
import { similarJobsQuery } from './similar-jobs.generated.ts';

export function load({ brand, page: { content } }: LoadContext, { count }: Pick<SimilarJobsProps, 'count'>) {
  if (content?.type !== 'job') return {};
  const limit = count ?? brand.document.search.ranges.similarJobs;
  return { similar: operation(similarJobsQuery, { id: content.id, limit }) };
}
