import { operation } from '../../core/operation.ts';
import type { PageDraft, RequestContext } from '../../core/request-context.ts';
import { canonicalPath, createHref, publicRoutes } from '../../core/routing/href.ts';
import type { Metatag } from '../../core/seo/types.ts';
import type { PageInfo } from '../widget-contract.ts';
import { onOwnOrigin } from './own-origin.ts';
import {
  type RouteInfo,
  type RouteInfoVariables,
  type RouteInfoWithoutMetatags,
  routeInfoQuery,
  routeInfoWithoutMetatagsQuery,
} from './page-content.generated.ts';
import { withSavedSearch } from './resolve-landing.ts';
import { errorPage, pageOf, type Resolved, type ResolvedPage } from './resolved-page.ts';

type ContentType = NonNullable<PageInfo['content']>['type'];

const contentTypes: Readonly<Record<string, ContentType>> = {
  job: 'job',
  organization_profile: 'organization',
  cv_site: 'cv-site',
  landing_page: 'landing',
  blog_post: 'blog-post',
};

/**
 * Asks the backend what is at this path. An error page (503) if it does not answer; without metatags, the page has
 * none.
 */
export async function resolveContent(context: RequestContext): Promise<Resolved> {
  const { brand, locale, route } = context;
  const page = pageOf(context);
  if (context.draft) return draftPage(context, page, context.draft);
  const slug = canonicalPath(publicRoutes(brand.document), route) ?? route.path;
  let answer: RouteInfo | RouteInfoWithoutMetatags;
  try {
    answer = await askRoute(context, { slug, language: locale });
  } catch (error) {
    context.log('error', 'ROUTE_INFO_FAILED', wordsOf(error));
    return errorPage(context, 503);
  }
  const { error, redirect, content } = answer.getRoutInfo.route;
  if (redirect) return redirectTo(context, redirect);
  const type = content ? contentTypes[content.type] : undefined;
  if (error || !content || !type) return errorPage(context, error?.code === 410 ? 410 : 404);
  const found: ResolvedPage = {
    ...page,
    content: { type, id: content.id },
    metatags: 'metatags' in content ? content.metatags.map((tag) => asHeadTag(context, tag)) : null,
    ...(content.translations && {
      alternates: Object.fromEntries(content.translations.map(({ locale: one, path }) => [one, path])),
    }),
  };
  if (type !== 'landing') return found;
  // Each language has a stored page of its own, with a path of its own.
  const own = content.translations || !page.canonical ? found : { ...found, alternates: { [locale]: page.canonical } };
  const { title = '', search = null } = content.landingPage ?? {};
  return search === null ? own : withSavedSearch(context, { ...own, title }, search);
}

/** A stored page before it is saved: in one language, since those in others link to what is stored. */
function draftPage(
  context: RequestContext,
  page: ResolvedPage,
  { title, search }: PageDraft,
): Resolved | Promise<Resolved> {
  const draft: ResolvedPage = { ...page, content: { type: 'landing', id: 0 }, alternates: {}, title };
  return search === null ? draft : withSavedSearch(context, draft, search);
}

/** Failing metatags do not fail the page: it is requested again without them. */
async function askRoute(
  context: RequestContext,
  variables: RouteInfoVariables,
): Promise<RouteInfo | RouteInfoWithoutMetatags> {
  try {
    return await context.query(operation(routeInfoQuery, variables));
  } catch (error) {
    const answer = await context.query(operation(routeInfoWithoutMetatagsQuery, variables));
    context.log('error', 'METATAGS_FAILED', wordsOf(error));
    return answer;
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Backends answer with paths in their own language scheme; only same-site paths are followed. */
function redirectTo(context: RequestContext, { code, target }: { code: number; target: string }): Resolved {
  const { brand, locale } = context;
  if (!/^\/(?![/\\])/.test(target)) return errorPage(context, 404);
  const prefixed = brand.document.locales.supported.some(
    (one) => target === `/${one}` || target.startsWith(`/${one}/`),
  );
  const location = prefixed ? target : createHref(publicRoutes(brand.document), locale).path(target);
  return { kind: 'redirect', status: code === 302 || code === 307 || code === 308 ? code : 301, location };
}

/** The backend names the canonical link differently, and knows the brand only by its public host. */
function asHeadTag(context: RequestContext, { meta, value }: Metatag): Metatag {
  if (meta === 'canonical_url') return { meta: 'canonical', value: onOwnOrigin(context, value) };
  return { meta, value: meta === 'og:url' ? onOwnOrigin(context, value) : value };
}
