/** The fixed addresses of a brand: messages, log, robots, sitemaps, feeds, favicon. GraphQL stands in its own step. */
import { messagesAnswer } from '../../runtime/core/texts/catalogues.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, redirect, send, sendText } from '../http.ts';
import type { createBeacon } from './beacon.ts';

export interface EndpointServices {
  beacon: ReturnType<typeof createBeacon>;
  /** XML of a path of the sitemap family, or null for a path that is none. */
  sitemap(exchange: BrandExchange): Promise<string | null>;
  /** RSS of the search in the query; a text says what is wrong with it. */
  feed(exchange: BrandExchange): Promise<{ xml: string } | { error: string }>;
}

export function createEndpoints(services: EndpointServices): Step<BrandExchange>[] {
  return [
    async (exchange) => exchange.path === '/_log' && services.beacon(exchange, exchange.brand.id),
    messages,
    robots,
    favicon,
    async (exchange) => {
      const { path, req, res } = exchange;
      if (!path.startsWith('/sitemap') && !path.endsWith('/sitemap.xml')) return false;
      if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
      const xml = await services.sitemap(exchange);
      if (xml === null) return false;
      sendXml(exchange, 'application/xml; charset=utf-8', xml);
      return true;
    },
    async (exchange) => {
      const { path, req, res, brand } = exchange;
      if (path !== '/feeds/jobs.rss') return false;
      if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
      if (!brand.document.features.rss) {
        redirect(req, res, 308, '/404', true);
        return true;
      }
      const feed = await services.feed(exchange);
      if ('error' in feed) sendText(req, res, 400, feed.error);
      else sendXml(exchange, 'application/rss+xml; charset=utf-8', feed.xml);
      return true;
    },
  ];
}

/** `GET /api/messages/{locale}`: the catalogue as a JSON string, as the site's clients expect it. */
const messages: Step<BrandExchange> = ({ req, res, path, brand }) => {
  const locale = /^\/api\/messages\/([^/]+)$/.exec(path)?.[1];
  if (!locale) return false;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
  const { supported } = brand.document.locales;
  if (!supported.includes(locale)) {
    sendText(req, res, 404, `This site has no texts in that language; it has ${supported.join(', ')}.`);
    return true;
  }
  send(req, res, {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
    body: JSON.stringify({ messages: messagesAnswer(brand, locale) }),
  });
  return true;
};

const robots: Step<BrandExchange> = ({ req, res, path, brand }) => {
  if (path !== '/robots.txt') return false;
  if (allowMethods(req, res, ['GET', 'HEAD'])) redirect(req, res, 307, `/brands/${brand.id}/robots.txt`);
  return true;
};

const favicon: Step<BrandExchange> = ({ req, res, path, brand }) => {
  if (path !== '/favicon.ico') return false;
  if (allowMethods(req, res, ['GET', 'HEAD'])) redirect(req, res, 307, `/brands/${brand.id}/favicon.ico`);
  return true;
};

function sendXml({ req, res }: BrandExchange, type: string, xml: string): void {
  send(req, res, { status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' }, body: xml });
}
