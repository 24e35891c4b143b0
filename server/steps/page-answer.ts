/** Sends a rendered page. */
import { encodeNow } from '../cache/encode.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import type { BrandExchange } from '../exchange.ts';
import { acceptedEncodings, type Encoding, isFresh, secureHeaders, send } from '../http.ts';

export interface AnswerOptions {
  /** Seconds for which shared caches may store it, 0 for none. */
  sharedCacheSeconds: number;
  /** Whether it is the data of a client-side navigation rather than a document. */
  isData: boolean;
  /** Shown to one person: never cached, even if the server sends everyone the same. */
  isPersonal: boolean;
  /** Whether it was requested through https. */
  isSecure: boolean;
}

/** 304 for a client that has it, otherwise the page in the best available or quickly created encoding. */
export function sendPage({ req, res }: BrandExchange, page: CachedPage, options: AnswerOptions): void {
  if (page.cacheable && page.status === 200 && isFresh(req, page.etag)) {
    send(req, res, { status: 304, headers: pageHeaders(page, 'identity', options) });
    return;
  }
  const { encoding, body } = encodeNow(page, acceptedEncodings(req));
  send(req, res, { status: page.status, headers: pageHeaders(page, encoding, options), body });
}

/** Headers of a page in this encoding, besides the standard ones. */
export function pageHeaders(
  page: CachedPage,
  encoding: Encoding,
  { sharedCacheSeconds: shared, isData, isPersonal, isSecure }: AnswerOptions,
): Record<string, string> {
  return {
    ...page.headers,
    ETag: page.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': cacheControl(page, shared, isPersonal),
    ...(isSecure && secureHeaders),
    ...((isData || isPersonal) && { 'X-Robots-Tag': 'noindex' }),
    ...(page.status === 503 && { 'Retry-After': '30' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
}

function cacheControl(page: CachedPage, shared: number, isPersonal: boolean): string {
  if (isPersonal) return 'private, no-store';
  if (!page.cacheable) return 'no-store';
  return `public, max-age=0, ${shared ? `s-maxage=${shared}` : 'must-revalidate'}`;
}
