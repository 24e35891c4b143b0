/** `POST /api/gmapi` and `/api/conversionapi`: events of browsers for analytics and conversions. Their answers are not read. */
import { createRequestLimit, REQUEST_LIMITS, type RequestLimit } from '../../backend/guards/request-limit.ts';
import type { EventReport, Relays } from '../../backend/relays/relays.ts';
import { readVisit } from '../../backend/relays/visit.ts';
import { parseConversion, parseMeasurement } from '../../runtime/core/analytics/parse-relayed.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, isFromHere, readBody, readJson, send, sendText } from '../http.ts';

/** The largest event has 25 texts. */
const LARGEST_BODY = 16 * 1024;

interface Relay {
  /** Whether the brand uses it. */
  isOn(brand: BrandExchange['brand']): boolean;
  /** Null for what is not an event that it takes. */
  parse(body: unknown, brand: BrandExchange['brand']): EventReport | null;
  pass(event: EventReport, exchange: BrandExchange): void;
}

/** Accepts 300 events per minute, process and network, and responds 429 beyond. */
export function createRelayStep(relays: Relays, now?: () => number): Step<BrandExchange> {
  const events = createRequestLimit(REQUEST_LIMITS.events, now);
  const known: Readonly<Record<string, Relay>> = {
    '/api/gmapi': {
      isOn: ({ document }) => document.analytics.measurementApi,
      parse: (body, brand) => parseMeasurement(body, brand.id),
      pass: (event, exchange) => relays.measure(exchange.brand, event, visitOf(exchange)),
    },
    '/api/conversionapi': {
      isOn: ({ document }) => document.analytics.conversionApi,
      parse: (body, { document }) => parseConversion(body, document.analytics.conversionEvents),
      pass: (event, exchange) =>
        relays.convert(exchange.brand, event, { visit: visitOf(exchange), page: pageOf(event, exchange) }),
    },
  };

  return async (exchange) => {
    const { path, req, res } = exchange;
    const relay = Object.hasOwn(known, path) ? known[path] : undefined;
    if (!relay) return false;
    if (!allowMethods(req, res, ['POST'])) return true;
    const { status, text, headers } = await answer(exchange, relay, events);
    if (status === 204) send(req, res, { status, headers: { 'Cache-Control': 'no-store' } });
    else sendText(req, res, status, text, headers);
    return true;
  };
}

interface Reply {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

async function answer(exchange: BrandExchange, relay: Relay, events: RequestLimit): Promise<Reply> {
  const { req, brand, address, visited } = exchange;
  // Unread parts of a body would be taken for the next request.
  const close = { Connection: 'close' };
  if (!relay.isOn(brand)) return { status: 404, text: 'This site reports no events here.', headers: close };
  if (!isFromHere(req.headers.origin, visited))
    return { status: 403, text: 'Only pages of this site report events.', headers: close };
  const seconds = events.count(address);
  if (seconds !== null) {
    const headers = { ...close, 'Retry-After': String(seconds) };
    return { status: 429, text: 'Too many events; try again in a minute.', headers };
  }
  const body = await readBody(req, LARGEST_BODY);
  if (body === null) return { status: 413, text: 'An event has at most 16 KB.', headers: close };
  const event = relay.parse(readJson(body), brand);
  if (event === null)
    return { status: 400, text: 'This is no event that the site knows; docs/analytics.md has them all.' };
  relay.pass(event, exchange);
  return { status: 204, text: '' };
}

function visitOf({ req, address }: BrandExchange) {
  return readVisit({ cookies: req.headers.cookie ?? '', address, userAgent: req.headers['user-agent'] ?? '' });
}

/** Queries may contain what a visitor typed. */
function pageOf({ params }: EventReport, { origin }: BrandExchange): string {
  const { route } = params;
  return typeof route === 'string' && route.startsWith('/') ? origin + route : origin;
}
