import { writeQuery } from '../../runtime/core/paths/raw-url.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';

export interface BlogSearch {
  category: string | null;
  text: string | null;
  /** Number of the page, from 1. */
  current: number;
}

/** Beyond this, a page number is that of no page. */
const LAST = 10_000;

/** What the URL of the blog asks for. */
export function blogSearchOf({ query = {} }: Pick<PageInfo, 'query'>): BlogSearch {
  const { category, search, page } = query;
  return { category: category ?? null, text: search ?? null, current: Math.min(Number(page) || 1, LAST) };
}

/** URL of the blog that asks for it. */
export function blogHref(page: PageInfo, { category, text, current = 1 }: Partial<BlogSearch>): string {
  const pairs: [string, string][] = [];
  if (category) pairs.push(['category', category]);
  if (current > 1) pairs.push(['page', String(current)]);
  if (text) pairs.push(['search', text]);
  return createHref(page.brand.routes, page.locale).path(`/blog${writeQuery(pairs)}`);
}
