/** The fixed URLs of a brand: messages, log, robots, sitemaps, pictures for social networks, favicon. GraphQL and feeds have steps of their own. */
import { SHARE_PICTURE } from '../../runtime/core/seo/share-picture.ts';
import { isSitemapPath } from '../../runtime/core/seo/sitemap-paths.ts';
import { messagesAnswer, namespaceNames } from '../../runtime/core/texts/catalogues.ts';
import type { BrandExchange, CountedStep, Step } from '../exchange.ts';
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
}

/** The steps in the order in which they are tried. */
export function createEndpoints(services: EndpointServices): CountedStep[] {
  return [
    ['report', async (exchange) => exchange.path === '/_log' && services.beacon(exchange, exchange.brand.id)],
    ['messages', messages],
    ['asset', robots],
    ['asset', favicon],
    [
      'sitemap',
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
    ],
    [
      'picture',
      async (exchange) => {
        if (!SHARE_PICTURE.test(exchange.path)) return false;
        if (!allowMethods(exchange.req, exchange.res, ['GET', 'HEAD'])) return true;
        const picture = await services.sharePicture(exchange);
        if (picture === null) return false;
        return sendFile(exchange, picture, 'revalidate');
      },
    ],
  ];
}

/** `GET /api/messages/{locale}`: the catalogue as a JSON string, as the site's clients expect it; one part of it with `?namespace=`. */
export const messages: Step<BrandExchange> = (exchange) => {
  const { req, res, path, query, brand } = exchange;
  const locale = /^\/api\/messages\/([^/]+)$/.exec(path)?.[1];
  if (!locale) return false;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
  const { supported } = brand.document.locales;
  if (!supported.includes(locale)) {
    sendText(req, res, 404, `This site has no texts in that language; it has ${supported.join(', ')}.`);
    return true;
  }
  const wanted = new URLSearchParams(query).get('namespace');
  if (wanted !== null && !namespaceNames().includes(wanted)) {
    sendText(req, res, 404, 'There are no texts of that name.');
    return true;
  }
  const body = JSON.stringify({ messages: messagesAnswer(brand, locale, wanted) });
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
