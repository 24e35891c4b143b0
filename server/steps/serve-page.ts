/** Route, page cache, render, send: every public page and the data of its soft transitions. */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { BrandCard, CompiledBrand, RequestContext } from '../../runtime/core/request-context.ts';
import { resolveRoute } from '../../runtime/core/routing/resolve.ts';
import type { RouteDecision, RouteMatch } from '../../runtime/core/routing/types.ts';
import { encodeNow } from '../cache/encode.ts';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { Shortcuts } from '../cache/shortcuts.ts';
import type { BrandExchange } from '../exchange.ts';
import { acceptedEncodings, allowMethods, type Encoding, isFresh, redirect, send, sendText } from '../http.ts';
import type { Log } from '../log.ts';
import type { RenderPage } from '../render.ts';
import type { RenderGate } from '../render-gate.ts';
import { pageTags } from './page-tags.ts';
import { dataRequest } from './page-url.ts';

export interface PageServices {
  render: RenderPage;
  buildId: string;
  dev: boolean;
  cache: PageCache;
  shortcuts: Pick<Shortcuts, 'note'>;
  gate: RenderGate;
  sharedCacheSeconds: number;
  log: Log;
  query(brand: CompiledBrand, locale: string): RequestContext['query'];
  /** The live brands with their addresses on the server that this origin names. */
  brands(origin: string, locale: string): readonly BrandCard[];
  countView(brandId: string, jobId: number): void;
}

/** Paths that Next keeps for pages of its own; asked under another one it shows the brand's error page. */
const ownPages = /^\/(404|500|_error|_app|_document)$/;

/** `asDirectory` shows the brand directory at `/` instead of the home page. Rejects with OverloadedError when there is no room for a render. */
export async function servePage(services: PageServices, exchange: BrandExchange, asDirectory: boolean): Promise<void> {
  const { req, res, brand } = exchange;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return;
  const data = dataRequest(exchange, services.buildId);
  if (data === 'other-build') return sendText(req, res, 404, 'This page belongs to another build.');
  const visited = data ?? { path: exchange.path, query: exchange.query };
  const decision = resolveRoute(brand, 'GET', visited.query ? `${visited.path}?${visited.query}` : visited.path);
  if (decision.kind === 'redirect' || decision.kind === 'rewrite') {
    // The browser answers a failed data request with a full navigation, which then meets the redirect.
    if (data) return sendText(req, res, 404, 'This address leads elsewhere.');
    const target = decision.kind === 'redirect' ? decision.location : decision.target;
    return redirect(
      req,
      res,
      decision.kind === 'redirect' ? decision.status : 307,
      target,
      decision.kind === 'redirect' && decision.noStore,
    );
  }
  const { locale, match } = matchOf(decision, visited.path, asDirectory);
  const { context, hasFailed } = pageContext(services, exchange, locale, match);
  // The router keeps only what may change this page, in one order: the same words make one cache entry and one render.
  const search = new URLSearchParams(match.query).toString();
  const path = data ? exchange.path : visited.path;
  const url = search ? `${path}?${search}` : path;
  // A fault is told apart from the page of the same path: `/jobs?search=%00` has the key of `/jobs` otherwise.
  const fault = decision.kind === 'error' ? `${decision.status} ${decision.reason}` : '';
  const key = [brand.id, brand.revision, exchange.origin, asDirectory ? 'directory' : locale, fault, url].join('\n');
  const { page } = await services.cache.get(key, () =>
    services.gate.run(async () => {
      const policy = services.dev ? null : policyOf(brand);
      const rendered = await services.render({
        url: ownPages.test(visited.path) ? `/not${url}` : url,
        context,
        tags: pageTags(match, brand.id),
        policy,
        isData: data !== null,
      });
      // A page with a part that failed is shown once and made anew for the next visitor.
      return hasFailed() ? { ...rendered, cacheable: false } : rendered;
    }),
  );
  countView(services, exchange.req, brand.id, match, page);
  await sendPage(services, exchange, page, data !== null);
  if (exchange.sent === null || !page.cacheable) return;
  services.shortcuts.note(exchange.sent, {
    key,
    headersOf: (kept, encoding) => pageHeaders(services, kept, encoding, data !== null),
    visited: (visit, kept) => countView(services, visit, brand.id, match, kept),
  });
}

/** The context of one render, and whether a query failed or a fault was logged. */
function pageContext(services: PageServices, exchange: BrandExchange, locale: string, match: RouteMatch) {
  const { brand, id } = exchange;
  const run = services.query(brand, locale);
  let failed = false;
  const context: RequestContext = {
    brand,
    locale,
    route: match,
    origin: exchange.origin,
    requestId: id,
    query: async (query) => {
      try {
        return await run(query);
      } catch (error) {
        failed = true;
        throw error;
      }
    },
    brands: () => services.brands(exchange.origin, locale),
    log: (level, code, message) => {
      failed ||= level === 'error';
      services.log(level, code, message, { brand: brand.id, path: match.path, id });
    },
  };
  return { context, hasFailed: () => failed };
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

function policyOf(brand: CompiledBrand) {
  const endpoint = brand.document.backend.graphqlEndpoint;
  return {
    connect: /^https?:/.test(endpoint) ? [new URL(endpoint).origin] : [],
    frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  };
}

function countView(
  services: PageServices,
  req: IncomingMessage,
  brandId: string,
  match: RouteMatch,
  page: CachedPage,
): void {
  const jobId = match.page === 'job' ? Number(match.params.id) : Number(match.query.jobId);
  if (page.status !== 200 || req.method !== 'GET' || !Number.isSafeInteger(jobId) || jobId < 1) return;
  if (!isbot(req.headers['user-agent'])) services.countView(brandId, jobId);
}

async function sendPage(
  services: PageServices,
  exchange: BrandExchange,
  page: CachedPage,
  isData: boolean,
): Promise<void> {
  const { req, res } = exchange;
  if (page.cacheable && page.status === 200 && isFresh(req, page.etag)) {
    return send(req, res, { status: 304, headers: pageHeaders(services, page, 'identity', isData) });
  }
  const { encoding, body } = encodeNow(page, acceptedEncodings(req));
  send(req, res, { status: page.status, headers: pageHeaders(services, page, encoding, isData), body });
}

function pageHeaders(
  { sharedCacheSeconds: shared }: PageServices,
  page: CachedPage,
  encoding: Encoding,
  isData: boolean,
): Record<string, string> {
  return {
    ...page.headers,
    ETag: page.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': page.cacheable
      ? `public, max-age=0, ${shared ? `s-maxage=${shared}` : 'must-revalidate'}`
      : 'no-store',
    ...(isData && { 'X-Robots-Tag': 'noindex' }),
    ...(page.status === 503 && { 'Retry-After': '30' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
}
