import { writeQuery } from '../../core/paths/raw-url.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { pageOf, type ResolvedPage } from './resolved-page.ts';

/** The blog: each page of a category has a canonical URL of its own, a search has that of the blog. */
export function resolveBlog(context: RequestContext): ResolvedPage {
  const page = pageOf(context);
  const { category, page: number, search } = context.route.query;
  if (page.canonical === null || search !== undefined || (category ?? number) === undefined) return page;
  const pairs = Object.entries({ category, page: number }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  // Categories and numbers of pages differ between languages.
  return { ...page, canonical: page.canonical + writeQuery(pairs), hreflang: {} };
}
