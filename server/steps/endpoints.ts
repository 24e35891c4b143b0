/** The fixed URLs of a brand: messages, log, robots, sitemaps, pictures for social networks, feeds, favicon. GraphQL has a step of its own. */
import { SHARE_PICTURE } from '../../runtime/core/seo/share-picture.ts';
import { isSitemapPath } from '../../runtime/core/seo/sitemap-paths.ts';
import { messagesAnswer } from '../../runtime/core/texts/catalogues.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { type Feed, isFeedOn } from '../feeds.ts';
import { allowMethods, redirect, sendText, xmlPolicy } from '../http.ts';
import type { createBeacon } from './beacon.ts';
import { sitemapStyle, sitemapTransform } from './sitemap-style.ts';
import { type StaticFile, sendFile, staticFile } from './static-files.ts';

const sheet = staticFile('text/css; charset=utf-8', sitemapStyle);
/** For programs that transform XML: as an instruction in the file, browsers would run it, and they are removing XSLT. */
const alternativeSheet = '</sitemap.xsl>; rel="alternate stylesheet"; type="application/xslt+xml"; title="Table"';
const transform = staticFile('application/xslt+xml; charset=utf-8', sitemapTransform);

export interface EndpointServices {
  beacon: ReturnType<typeof createBeacon>;
  /** XML of a sitemap path, or null for any other path. */
  sitemap(exchange: BrandExchange): Promise<string | null>;
  /** Picture of a job for social networks, or null where there is none. */
  sharePicture(exchange: BrandExchange): Promise<StaticFile | null>;
  /** RSS of the search in the query, or of the blog. */
  feed(exchange: BrandExchange): Promise<Feed>;
}

/** The steps in the order in which they are tried. */
export function createEndpoints(services: EndpointServices): Step<BrandExchange>[] {
  return [
    async (exchange) => exchange.path === '/_log' && services.beacon(exchange, exchange.brand.id),
    messages,
    robots,
    favicon,
    async (exchange) => {
      const { path, req, res } = exchange;
      if (!isSitemapPath(path)) return false;
      if (path === '/sitemap.css') return sendFile(exchange, sheet, 'revalidate');
      if (path === '/sitemap.xsl') return sendFile(exchange, transform, 'revalidate');
      if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
      const xml = await services.sitemap(exchange);
      if (xml === null) return false;
      res.setHeader('Link', alternativeSheet);
      return sendXml(exchange, 'application/xml; charset=utf-8', xml);
    },
    async (exchange) => {
      if (!SHARE_PICTURE.test(exchange.path)) return false;
      if (!allowMethods(exchange.req, exchange.res, ['GET', 'HEAD'])) return true;
      const picture = await services.sharePicture(exchange);
      if (picture === null) return false;
      return sendFile(exchange, picture, 'revalidate');
    },
    async (exchange) => {
      const { path, req, res, brand } = exchange;
      const isOn = isFeedOn(brand.document, path);
      if (isOn === undefined) return false;
      if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
      if (!isOn) {
        redirect(req, res, 308, '/404', true);
        return true;
      }
      const feed = await services.feed(exchange);
      if ('error' in feed) sendText(req, res, 400, feed.error);
      else if ('away' in feed) sendText(req, res, 503, feed.away, { 'Retry-After': '60' });
      else await sendXml(exchange, 'application/rss+xml; charset=utf-8', feed.xml);
      return true;
    },
  ];
}

/** `GET /api/messages/{locale}`: the catalogue as a JSON string, as the site's clients expect it. */
export const messages: Step<BrandExchange> = (exchange) => {
  const { req, res, path, brand } = exchange;
  const locale = /^\/api\/messages\/([^/]+)$/.exec(path)?.[1];
  if (!locale) return false;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
  const { supported } = brand.document.locales;
  if (!supported.includes(locale)) {
    sendText(req, res, 404, `This site has no texts in that language; it has ${supported.join(', ')}.`);
    return true;
  }
  const body = JSON.stringify({ messages: messagesAnswer(brand, locale) });
  return sendFile(exchange, staticFile('application/json; charset=utf-8', body), 'revalidate');
};

const robots: Step<BrandExchange> = ({ req, res, path, brand }) => {
  if (path !== '/robots.txt') return false;
  if (allowMethods(req, res, ['GET', 'HEAD'])) redirect(req, res, 307, `/brands/${brand.id}/robots.txt`);
  return true;
};

export const favicon: Step<BrandExchange> = ({ req, res, path, brand }) => {
  if (path !== '/favicon.ico') return false;
  if (allowMethods(req, res, ['GET', 'HEAD'])) redirect(req, res, 307, `/brands/${brand.id}/favicon.ico`);
  return true;
};

function sendXml(exchange: BrandExchange, type: string, xml: string): Promise<true> {
  exchange.res.setHeader('Content-Security-Policy', xmlPolicy);
  return sendFile(exchange, staticFile(type, xml), 'revalidate');
}
