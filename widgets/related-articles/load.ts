import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { RelatedArticlesProps } from '../props.generated.ts';
import { relatedPostsQuery } from '../shared/blog/posts.generated.ts';

export function load({ page: { content } }: LoadContext, { count }: Pick<RelatedArticlesProps, 'count'>) {
  if (content?.type !== 'blog-post') return {};
  return { related: operation(relatedPostsQuery, { id: content.id, limit: count }) };
}
