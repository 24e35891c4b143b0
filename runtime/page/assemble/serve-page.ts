import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLinkPage } from '../../core/paths/link-pages.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { cutCatalogue } from '../../core/texts/catalogues.ts';
import { headOf } from '../head/head.ts';
import type { PageInfo, WidgetLoaders } from '../widget-contract.ts';
import { assemble } from './assemble.ts';
import { loadData } from './load-data.ts';
import { pageEvent } from './page-event.ts';
import type { HeadInfo, PageProps, PageRegions } from './page-props.ts';
import { publicBrandOf } from './public-brand.ts';
import { resolvePage } from './resolve-page.ts';
import type { ResolvedPage } from './resolved-page.ts';

export type PageAnswer =
  | { props: PageProps }
  | { redirect: { destination: string; statusCode: 301 | 302 | 307 | 308 } }
  | { notFound: true };

/** Implements getServerSideProps: resolves the URL, loads the page's widgets and their data, sets status and head. */
export async function servePage(
  req: IncomingMessage,
  res: ServerResponse,
  loaders: WidgetLoaders,
): Promise<PageAnswer> {
  const context = req.nameplate;
  if (!context) return { notFound: true };
  const resolved = await resolvePage(context);
  if (resolved.kind === 'redirect') {
    return { redirect: { destination: resolved.location, statusCode: resolved.status } };
  }
  const props = await buildPage(context, resolved, loaders);
  if (!isDataRequest(req)) res.statusCode = props.page.status;
  return { props };
}

/** Data requests of client-side navigation always answer 200: with another status the browser would reload the page. */
function isDataRequest(req: IncomingMessage): boolean {
  return req.url?.startsWith('/_next/data/') ?? false;
}

/** Everything a page is rendered from: its widgets with their data, texts and head. */
export async function buildPage(
  context: RequestContext,
  resolved: ResolvedPage,
  loaders: WidgetLoaders,
): Promise<PageProps & { head: HeadInfo }> {
  const { brand, locale } = context;
  const page: PageInfo = {
    brand: publicBrandOf(brand, locale),
    locale,
    page: resolved.page,
    document: resolved.document,
    path: context.route.path,
    ...(resolved.page === 'personal' && { rest: context.route.params.rest ?? '' }),
    origin: context.origin,
    canonical: resolved.canonical,
    alternates: resolved.alternates,
    status: context.posted?.status ?? resolved.status,
    search: resolved.search,
    ...(resolved.title !== undefined && { title: resolved.title }),
    ...(resolved.place && { place: resolved.place }),
    ...((resolved.page === 'blog' || isLinkPage(context.route)) && { query: context.route.query }),
    content: resolved.content,
    ...(resolved.page === 'directory' && { brands: context.brands() }),
    ...(context.draft && { draft: { title: context.draft.title, body: context.draft.body } }),
    ...(context.posted && { posted: context.posted }),
    ...(context.flash !== undefined && { flash: context.flash }),
    now: (context.now ?? new Date()).toISOString(),
  };
  const regions = assemble(brand, page, loaders);
  const [loaded, head, tracked] = await Promise.all([
    loadData(context, { brand, page }, regions, loaders),
    headOf(context, resolved),
    page.status === 200 ? pageEvent(context, page) : null,
  ]);
  const { total, jobs = [] } = loaded.outcome;
  if (resolved.search && !resolved.isSaved && total !== undefined)
    context.found?.({ search: resolved.search, total, jobs });
  const status = loaded.outcome.status ?? page.status;
  return {
    page: { ...page, status, ...(tracked && status === 200 && { tracked }) },
    layout: brand.document.pages[page.document]?.layout ?? 'wide',
    regions: loaded.regions,
    texts: cutCatalogue(brand, locale, namespacesOf(regions, loaders), (language, namespace, key) =>
      context.log('warn', 'MISSING_TEXT', `locales/${language}/${namespace}.json has no "${key}"; English is shown.`),
    ),
    answers: loaded.answers,
    head: head(loaded.outcome),
  };
}

/** Namespaces of the widgets on the page, and those of the page itself. */
function namespacesOf(regions: PageRegions, loaders: WidgetLoaders): string[] {
  const own = Object.values(regions).flatMap((list) => list.flatMap(({ widget }) => loaders[widget]?.texts ?? []));
  return ['common', ...own];
}
