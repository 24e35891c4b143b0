/** Small responses and header helpers shared by the steps. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { keep } from '../runtime/core/keep.ts';

/** Sent with every response. */
export const standardHeaders: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Only the search asks where a visitor is, on request; nothing uses the others, and no frame may. Provider sign-in
  // uses redirects: it opens no window.
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For https responses: HSTS for a year. Subdomains are not ours to include. */
export const secureHeaders: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Content-Security-Policy of XML for machines: opened in a browser it uses the site's style sheet, and nothing runs. */
export const xmlPolicy = "default-src 'none'; style-src 'self'";

/** Sets the standard headers on a response. */
export function setStandardHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(standardHeaders)) res.setHeader(name, value);
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a complete response; for HEAD only the headers. */
export function send(req: IncomingMessage, res: ServerResponse, answer: Answer): void {
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const headers = { ...answer.headers };
  if (body && answer.status !== 304) headers['Content-Length'] = String(body.length);
  res.writeHead(answer.status, headers);
  res.end(req.method === 'HEAD' || answer.status === 304 ? undefined : body);
}

/** Sends a sentence as plain text, not cacheable. */
export function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  send(req, res, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: `${text}\n`,
  });
}

/** Redirects. Temporary redirects are not cached, permanent ones for five minutes unless `noStore`. */
export function redirect(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  location: string,
  noStore = false,
): void {
  sendText(req, res, status, `See ${location}`, {
    Location: location,
    'Cache-Control': noStore || status === 302 || status === 307 ? 'no-store' : 'public, max-age=300',
  });
}

/** False after responding 405 with the allowed methods. */
export function allowMethods(req: IncomingMessage, res: ServerResponse, methods: readonly string[]): boolean {
  if (req.method && methods.includes(req.method)) return true;
  sendText(req, res, 405, `This address answers ${methods.join(', ')} only.`, { Allow: methods.join(', ') });
  return false;
}

/**
 * The first value of a raw header, by its lowercase name. For the few headers needed on every visit: `req.headers`
 * would first build an object of all of them.
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? '';
    if (sent.length === name.length && sent.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}

/** At least 32 characters, with digits among capitals or nothing but hexadecimal ones: signatures and the tokens of mailed links. */
const TOKEN = /(?=[\w~.-]*\d)(?:(?=[\w~.-]*[A-Z])[\w~.-]{32,}|[0-9a-f]{32,})/g;

/** A URL for the log: without the values of parameters, which can be what somebody searched for, and without tokens. */
export function withoutValues(url: string): string {
  const mark = url.indexOf('?');
  const path = (mark < 0 ? url : url.slice(0, mark)).replace(TOKEN, '...');
  return mark < 0
    ? path
    : path +
        url
          .slice(mark)
          .replace(/=[^&]*/g, '=')
          .replace(TOKEN, '...');
}

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** By header: browsers send the same few. */
const encodings = new Map<string, readonly Encoding[]>();

/** The encodings that a client accepts, best compression first. */
export function acceptedEncodings(req: IncomingMessage): readonly Encoding[] {
  const header = rawHeader(req, 'accept-encoding') ?? '';
  return encodings.get(header) ?? keep(encodings, header, encodingsIn(header));
}

function encodingsIn(header: string): readonly Encoding[] {
  const sizes: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity'];
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...sizes]);
  return sizes.filter((encoding) => accepted.includes(encoding));
}

/** True if the client's copy has this tag (If-None-Match); without a tag, if it is not older (If-Modified-Since). */
export function isFresh(req: IncomingMessage, etag: string, modified?: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = req.headers;
  if (modified === undefined || tags !== undefined) return fresh({ 'if-none-match': tags }, { etag });
  return fresh({ 'if-modified-since': since }, { 'last-modified': modified.toUTCString() });
}

/** Compares hosts only: behind an untrusted proxy, the visitor's scheme is unknown. `origin` is the header; non-browser clients send none. */
export function isFromHere(origin: string | undefined, visited: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(visited).host;
}

/** A body as JSON; null if it is none. */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Reads a request body up to a limit; null if it is longer or incomplete: close the connection after the response then. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Not destroyed: the response is still sent on the same connection.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}
