/** `/api/v1/...`: the API for partners; `/api/v1` itself describes it for people. */
import { LRUCache } from 'lru-cache';
import type { ApiDocument } from '../../backend/modules/partners/api/openapi.ts';
import type { PartnerApi } from '../../backend/modules/partners/api/serve.ts';
import { MOST_BODY_BYTES } from '../../backend/modules/partners/limits.ts';
import { isFeatureOn } from '../../runtime/core/document/features.ts';
import { readQuery } from '../../runtime/core/paths/request-target.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, readBody, redirect, send } from '../http.ts';
import { API_PAGE, API_STYLE_PATH, apiPage } from '../partner-docs/api-page.ts';
import { API_STYLE } from '../partner-docs/style.ts';
import { type StaticFile, sendFile, staticFile } from './static-files.ts';

const HEADERS = ['authorization', 'content-type', 'accept-language', 'if-match', 'idempotency-key'] as const;
const MEGABYTE = 1024 * 1024;
const STYLE = staticFile('text/css; charset=utf-8', API_STYLE);
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export interface PartnerStepOptions {
  answer: PartnerApi;
  describe(brand: CompiledBrand, locale: string, visited: string): Promise<ApiDocument>;
  /** Whether the brand's data is here, and not in the backend of others. */
  isOwn(brand: CompiledBrand): boolean;
}

export function createPartnerStep({ answer, describe, isOwn }: PartnerStepOptions): Step<BrandExchange> {
  const pages = new LRUCache<string, StaticFile>({
    maxSize: 16 * MEGABYTE,
    sizeCalculation: ({ body }) => body.length * 2 + 1024,
  });

  async function pageOf({ brand, origin, visited, query }: BrandExchange): Promise<StaticFile> {
    const { default: standard, supported } = brand.document.locales;
    const wanted = readQuery(query)?.find(([name]) => name === 'locale')?.[1] ?? standard;
    const locale = supported.includes(wanted) ? wanted : standard;
    const key = [brand.id, brand.revision, origin, visited, locale].join('\n');
    const known = pages.get(key);
    if (known) return known;
    const document = await describe(brand, locale, visited);
    const page = staticFile('text/html; charset=utf-8', apiPage({ brand, origin, locale, document }));
    pages.set(key, page);
    return page;
  }

  /** What is for people; false for requests of programs. */
  async function show(exchange: BrandExchange): Promise<boolean> {
    const { req, res, path, brand } = exchange;
    if (path !== API_PAGE && path !== `${API_PAGE}/` && path !== API_STYLE_PATH) return false;
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
    if (!isFeatureOn(brand.document.features, 'partnerApi')) redirect(req, res, 308, '/404', true);
    else if (path === API_STYLE_PATH) await sendFile(exchange, STYLE, 'revalidate');
    else if (path !== API_PAGE) redirect(req, res, 308, API_PAGE);
    else {
      const page = await pageOf(exchange);
      res.setHeader('Content-Security-Policy', POLICY);
      await sendFile(exchange, page, 'revalidate');
    }
    return true;
  }

  return async (exchange) => {
    const { req, res, path, query, brand, address, visited, id } = exchange;
    if (!isOwn(brand) || (path !== API_PAGE && !path.startsWith(`${API_PAGE}/`))) return false;
    if (await show(exchange)) return true;
    const body = await readBody(req, MOST_BODY_BYTES);
    const headers = Object.fromEntries(
      HEADERS.map((name) => {
        const value = req.headers[name];
        return [name, Array.isArray(value) ? value.join(', ') : value];
      }),
    );
    const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET');
    const said = await answer({
      brand,
      method,
      path: path.slice(API_PAGE.length),
      query,
      headers,
      body,
      address,
      visited,
      id,
    });
    send(req, res, { status: said.status, headers: said.headers, ...(said.body !== null && { body: said.body }) });
    return true;
  };
}
