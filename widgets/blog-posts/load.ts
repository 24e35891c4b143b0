import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext, PageOutcome, WidgetData } from '../../runtime/page/widget-contract.ts';
import type { BlogPostsProps } from '../props.generated.ts';
import { blogPostsQuery } from '../shared/blog/posts.generated.ts';
import { blogSearchOf } from './blog-search.ts';

/** The posts that the URL asks for. */
export function load({ page }: LoadContext, { pageSize }: Pick<BlogPostsProps, 'pageSize'>) {
  const { category, text, current } = blogSearchOf(page);
  return { blog: operation(blogPostsQuery, { category, text, offset: (current - 1) * pageSize, limit: pageSize }) };
}

/** A page beyond the last does not exist; what was searched for is of no use to search engines. */
export function outcome(
  { page }: LoadContext,
  _props: unknown,
  { blog: { blogPosts } }: WidgetData<typeof load>,
): PageOutcome {
  const { category, text, current } = blogSearchOf(page);
  const isEmpty = blogPosts.posts.length === 0;
  if (isEmpty && current > 1) return { status: 404 };
  return text !== null || (isEmpty && category !== null) ? { noindex: true } : {};
}
