import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { ArticlesProps } from '../props.generated.ts';
import { latestPostsQuery } from '../shared/blog/posts.generated.ts';

/** Nothing while the blog is off. */
export function load({ brand }: LoadContext, { count, category }: Pick<ArticlesProps, 'count' | 'category'>) {
  if (!brand.document.features.blog) return {};
  return { latest: operation(latestPostsQuery, { category: category ?? null, limit: count }) };
}
