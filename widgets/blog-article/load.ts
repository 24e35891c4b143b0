import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { blogArticleQuery } from '../shared/blog/posts.generated.ts';

export function load({ page: { content } }: LoadContext) {
  return content?.type === 'blog-post' ? { article: operation(blogArticleQuery, { id: content.id }) } : {};
}
