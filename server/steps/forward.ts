/** Serves the sitemap files of an external backend under the site's own URL. */
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { trailHeaders } from '../../backend/observe/current.ts';
import { sitemapLimits } from '../../runtime/core/seo/sitemap.ts';
import type { Exchange } from '../exchange.ts';
import { allowMethods, redirect, send, sendText, xmlPolicy } from '../http.ts';

const passed = ['content-type', 'content-length', 'last-modified', 'etag', 'cache-control'];
const conditions = ['if-none-match', 'if-modified-since'] as const;
/** XML, style sheets and plain lists. HTML of that server must not run on this site's origin. */
const types = /^(?:(?:application|text)\/(?:[a-z0-9.-]+\+)?xml|text\/(?:xsl|css|plain))\b/i;

interface ForwardedExchange extends Exchange {
  brand: { readonly id: string; readonly document: { readonly locales: { default: string; region: string } } };
}

export interface ForwardLimits {
  /** Timeout in milliseconds for the complete file. */
  patience: number;
  bytes: number;
}

/**
 * `base`: URL of the backend without trailing slash. It is sent the site's origin, but nothing about the visitor: no
 * cookie, no address. Responds 404 if that server has no such file, 504 if it is too slow, 502 for everything else
 * that is not a sitemap.
 */
export async function forwardSitemap(
  exchange: ForwardedExchange,
  base: string,
  { patience, bytes }: ForwardLimits = { patience: 10_000, bytes: sitemapLimits.bytes },
): Promise<true> {
  const { req, res, path, query } = exchange;
  if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
  let answer: Response;
  try {
    answer = await fetch(base + path + (query && `?${query}`), {
      method: req.method ?? 'GET',
      redirect: 'manual',
      headers: headersFor(exchange),
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    const sentence = late
      ? 'The server behind this address takes too long.'
      : 'The server behind this address is away.';
    sendText(req, res, late ? 504 : 502, sentence, { 'Retry-After': '60' });
    return true;
  }
  if (await refuse(exchange, answer, base, bytes)) {
    await answer.body?.cancel();
    return true;
  }
  const headers: Record<string, string> = { 'Content-Security-Policy': xmlPolicy };
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  if (!answer.body || req.method === 'HEAD') send(req, res, { status: answer.status, headers });
  else {
    res.writeHead(answer.status, headers);
    await pipeline(Readable.from(answer.body), atMost(bytes), res).catch(() => res.destroy());
  }
  return true;
}

/** What that server needs for correct URLs, and for 304 responses. */
function headersFor({ req, brand, origin }: ForwardedExchange): Record<string, string> {
  const { default: locale, region } = brand.document.locales;
  const { host, protocol } = new URL(origin);
  const headers: Record<string, string> = {
    'accept-encoding': 'identity',
    frontend: `${brand.id};${locale}-${region}`,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...trailHeaders(),
  };
  for (const name of conditions) {
    const value = req.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** True after responding for a missing file or one that is not a sitemap. */
async function refuse(
  { req, res }: ForwardedExchange,
  answer: Response,
  base: string,
  bytes: number,
): Promise<boolean> {
  const { status, headers } = answer;
  if (status === 304) return false;
  if (status === 404 || status === 410) {
    sendText(req, res, 404, 'There is no such sitemap.');
    return true;
  }
  const target = status >= 300 && status < 400 ? localTarget(headers.get('location'), base) : null;
  if (target !== null) {
    redirect(req, res, 302, target);
    return true;
  }
  const isFile = status === 200 && types.test(headers.get('content-type') ?? '');
  if (isFile && Number(headers.get('content-length') ?? 0) <= bytes) return false;
  sendText(req, res, 502, 'The server behind this address has no sitemap to show at the moment.', {
    'Retry-After': '60',
  });
  return true;
}

/** Path of a redirect within that server. */
function localTarget(location: string | null, base: string): string | null {
  if (location === null || !URL.canParse(location, base)) return null;
  const target = new URL(location, base);
  const root = new URL(base);
  const below = root.pathname.replace(/\/$/, '');
  if (target.origin !== root.origin || !target.pathname.startsWith(`${below}/`)) return null;
  return `/${target.pathname.slice(below.length).replace(/^\/+/, '')}${target.search}`;
}

function atMost(bytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size > bytes) done(new Error(`The file is longer than ${bytes} bytes.`));
      else done(null, chunk);
    },
  });
}
