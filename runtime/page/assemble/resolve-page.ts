/** Resolves a route further: to a search, a job, an organization, a page kept in the database, or nothing. */
import type { RequestContext } from '../../core/request-context.ts';
import { resolveBlog } from './resolve-blog.ts';
import { resolveContent } from './resolve-content.ts';
import { resolveLanding } from './resolve-landing.ts';
import { resolveSearch } from './resolve-search.ts';
import { errorPage, pageOf, type Resolved } from './resolved-page.ts';

/** The page of a route, a redirect, or an error page; 503 if the backend does not answer. */
export async function resolvePage(context: RequestContext): Promise<Resolved> {
  const { page, params } = context.route;
  switch (page) {
    case 'jobs':
    case 'organizations':
      return resolveSearch(context);
    case 'blog':
      return resolveBlog(context);
    case 'job':
    case 'organization':
    case 'cv-site':
    case 'blog-post':
      return resolveContent(context);
    case 'landing':
      return params.key === undefined ? resolveContent(context) : resolveLanding(context);
    case 'error':
      return errorPage(context, Number(params.status) || 404);
    default:
      return pageOf(context);
  }
}
