/** Route, page cache, render, send: every public page and the data of client-side navigation. */
import type { IncomingMessage } from 'node:http';
import { isLinkPage } from '../../runtime/core/paths/link-pages.ts';
import type { RouteDecision, RouteMatch } from '../../runtime/core/paths/types.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { resolveRoute } from '../../runtime/core/routing/resolve.ts';
import { trackingPolicy } from '../../runtime/core/tracking/policy.ts';
import type { CachedPage, PageCache, RenderAnew } from '../cache/page-cache.ts';
import type { Shortcut, Shortcuts } from '../cache/shortcuts.ts';
import type { BrandExchange } from '../exchange.ts';
import { allowMethods, redirect, sendText } from '../http.ts';
import type { RenderPage } from '../render.ts';
import type { RenderGate } from '../render-gate.ts';
import type { PlannedVisit, Visits } from '../visits.ts';
import type { ShownPage } from './form-posts.ts';
import { type AnswerOptions, pageHeaders, sendPage } from './page-answer.ts';
import { type ContextServices, type Origin, pageContext } from './page-context.ts';
import { areEqual, pageTags } from './page-tags.ts';
import { dataRequest } from './page-url.ts';

export interface PageServices extends ContextServices {
  render: RenderPage;
  buildId: string;
  dev: boolean;
  cache: PageCache;
  shortcuts: Pick<Shortcuts, 'note'>;
  gate: RenderGate;
  sharedCacheSeconds: number;
  visits: Visits;
  /** The address of a visitor whose request is otherwise not read. */
  addressOf(req: IncomingMessage): string;
}

/** `asDirectory` shows the brand directory at `/` instead of the home page. Rejects with OverloadedError when there is no capacity for a render. */
export async function servePage(services: PageServices, exchange: BrandExchange, asDirectory: boolean): Promise<void> {
  const { req, res, brand } = exchange;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
  const read = readVisit(services, exchange, asDirectory);
  if (read === null) return;
  const { data, visited, decision, locale, match } = read;
  const search = searchOf(match);
  const path = data ? exchange.path : visited.path;
  const url = search ? `${path}?${search}` : path;
  // An error has a different key than the page of the same path: otherwise `/jobs?search=%00` would have the key of `/jobs`.
  const fault = decision.kind === 'error' ? `${decision.status} ${decision.reason}` : '';
  const key = [brand.id, brand.revision, exchange.origin, asDirectory ? 'directory' : locale, fault, url].join('\n');
  const { id, origin, address } = exchange;
  const asked = { brand, id, origin, locale, match, search, isData: data !== null };
  const { page } = await services.cache.get(key, renderOf(services, asked, address), renderOf(services, asked, ''));
  const planned = services.visits.plan(exchange, match);
  services.visits.count(planned, exchange.req, exchange.address, page);
  const options = {
    sharedCacheSeconds: services.sharedCacheSeconds,
    isData: data !== null,
    isPersonal: match.page === 'personal',
    isSecure: exchange.visited.startsWith('https:'),
  };
  sendPage(exchange, page, options);
  if (exchange.sent === null || !page.cacheable) return;
  services.shortcuts.note(exchange.sent, shortcutOf(services, { key, planned, options }));
}

interface AskedPage extends Origin {
  locale: string;
  match: RouteMatch;
  search: string;
  isData: boolean;
}

/** A separate function: the cache keeps one with the page, which must not retain the request, nor tell who made it (`address` is empty). */
function renderOf(services: PageServices, asked: AskedPage, address: string): RenderAnew {
  const { brand, locale, match, search, isData } = asked;
  return (known, giveWay) =>
    services.gate.run(address, async () => {
      const { context, hasFailed, found, shown } = pageContext(services, asked, locale, match);
      const rendered = await services.render({
        search,
        context: giveWay ? { ...context, giveWay } : context,
        policy: policyOf(services, brand),
        isData,
        known,
      });
      const tags = pageTags(match, brand.id, await shown());
      const page =
        known && rendered === known && areEqual(tags, known) ? known : { ...rendered, ...tags, found: found() };
      // A page with a failed part is not cached, and rendered again for the next visitor.
      return hasFailed() || isLinkPage(match) ? { ...page, cacheable: false } : page;
    });
}

/** The page of a request; null after redirecting or responding otherwise. */
function readVisit({ buildId }: Pick<PageServices, 'buildId'>, exchange: BrandExchange, asDirectory: boolean) {
  const { req, res, brand } = exchange;
  const data = dataRequest(exchange, buildId);
  if (data === 'other-build') {
    sendText(req, res, 404, 'This page belongs to another build.');
    return null;
  }
  const visited = data ?? { path: exchange.path, query: exchange.query };
  const decision = resolveRoute(brand, 'GET', visited.query ? `${visited.path}?${visited.query}` : visited.path);
  if (decision.kind === 'page' || decision.kind === 'error')
    return { data, visited, decision, ...matchOf(decision, visited.path, asDirectory) };
  // The browser reacts to a failed data request with a full navigation, which then follows the redirect.
  if (data) sendText(req, res, 404, 'This address leads elsewhere.');
  else if (decision.kind === 'redirect') redirect(req, res, decision.status, decision.location, decision.noStore);
  else redirect(req, res, 307, decision.target);
  return null;
}

/** What a preview changes in a page. */
export interface PreviewedPage {
  /** The moment that it shows; null for now. */
  at: Date | null;
  query: PageServices['query'];
  /** The document with the bar of the preview. */
  withBar(page: CachedPage, locale: string): CachedPage;
}

/** A page of a preview: rendered for this one visit, neither cached nor counted. */
export async function serveUnsaved(
  services: PageServices,
  exchange: BrandExchange,
  { at, query, withBar }: PreviewedPage,
): Promise<void> {
  const { req, res, brand, visited } = exchange;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
  const read = readVisit(services, exchange, false);
  if (read === null) return;
  const { data, locale, match } = read;
  const { context } = pageContext({ ...services, query, brands: () => [] }, exchange, locale, match);
  const page = await services.gate.run(exchange.address, () =>
    services.render({
      search: searchOf(match),
      context: { ...context, ...(at && { now: at }) },
      policy: policyOf(services, brand),
      isData: data !== null,
    }),
  );
  const shown = data === null ? withBar(page, locale) : page;
  const isSecure = visited.startsWith('https:');
  const options = { sharedCacheSeconds: 0, isData: data !== null, isPersonal: true, isSecure };
  sendPage(exchange, { ...shown, cacheable: false }, options);
}

/** A page that is not cacheable, for any method: such as a form with faults. */
export async function showPage(
  services: PageServices,
  exchange: BrandExchange,
  { locale, match, headers = {}, ...supplement }: ShownPage,
): Promise<void> {
  const { brand, visited } = exchange;
  const { context } = pageContext(services, exchange, locale, match);
  const search = searchOf(match);
  const page = await services.gate.run(exchange.address, () =>
    services.render({
      search,
      context: { ...context, ...supplement },
      policy: policyOf(services, brand),
      isData: false,
    }),
  );
  for (const [name, value] of Object.entries(headers)) exchange.res.setHeader(name, value);
  const isSecure = visited.startsWith('https:');
  sendPage(
    exchange,
    { ...page, cacheable: false },
    { sharedCacheSeconds: 0, isData: false, isPersonal: true, isSecure },
  );
}

/**
 * Keeps only the parameters that affect this page, in a fixed order: the same search has one cache entry and one
 * render. On the server, personal pages do not depend on the query, apart from the targets of links; the browser reads it.
 */
function searchOf(match: RouteMatch): string {
  return match.page === 'personal' && !isLinkPage(match) ? '' : new URLSearchParams(match.query).toString();
}

interface Shortened {
  key: string;
  planned: PlannedVisit;
  options: AnswerOptions;
}

/** A separate function, so that the thousands of closures do not retain the whole render and all it has read. */
function shortcutOf({ visits, addressOf }: PageServices, { key, planned, options }: Shortened): Shortcut {
  return {
    key,
    headersOf: (kept, encoding) => pageHeaders(kept, encoding, options),
    visited: (visit, kept) => visits.count(planned, visit, addressOf(visit), kept),
  };
}

function matchOf(
  decision: Extract<RouteDecision, { kind: 'page' | 'error' }>,
  path: string,
  asDirectory: boolean,
): { locale: string; match: RouteMatch } {
  if (decision.kind === 'error') {
    return {
      locale: decision.locale,
      match: {
        page: 'error',
        params: { status: String(decision.status), reason: decision.reason },
        taxonomy: [],
        query: {},
        path,
        document: 'error',
      },
    };
  }
  const { locale, match } = decision;
  return {
    locale,
    match: asDirectory && match.page === 'home' ? { ...match, page: 'directory', document: 'directory' } : match,
  };
}

function policyOf({ dev }: Pick<PageServices, 'dev'>, brand: CompiledBrand) {
  if (dev) return null;
  const endpoint = brand.document.backend.graphqlEndpoint;
  const tracking = trackingPolicy(brand.document);
  return {
    ...tracking,
    connect: [...(/^https?:/.test(endpoint) ? [new URL(endpoint).origin] : []), ...tracking.connect],
    frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...tracking.frames],
  };
}
