/** Small answers and header helpers shared by the steps. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** Stand on every answer, whatever it is. */
export const standardHeaders: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Nothing here asks for these, and no frame of ours may. Signing in by a network leads there and back: no window is opened.
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Of answers that went out by https: a browser asks by nothing else for a year. Other hosts below this one are not ours to speak for. */
export const secureHeaders: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Content-Security-Policy of XML for machines: opened in a browser it shows with the site's style sheet, and nothing runs. */
export const xmlPolicy = "default-src 'none'; style-src 'self'";

/** Puts the standard headers on an answer. */
export function setStandardHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(standardHeaders)) res.setHeader(name, value);
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a finished answer; a HEAD request gets the headers alone. */
export function send(req: IncomingMessage, res: ServerResponse, answer: Answer): void {
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const headers = { ...answer.headers };
  if (body && answer.status !== 304) headers['Content-Length'] = String(body.length);
  res.writeHead(answer.status, headers);
  res.end(req.method === 'HEAD' || answer.status === 304 ? undefined : body);
}

/** Sends a sentence as plain text that no cache keeps. */
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

/** Sends to another address. Temporary ones are kept by no cache, permanent ones for five minutes unless `noStore`. */
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

/** False after answering 405 with the methods that are allowed. */
export function allowMethods(req: IncomingMessage, res: ServerResponse, methods: readonly string[]): boolean {
  if (req.method && methods.includes(req.method)) return true;
  sendText(req, res, 405, `This address answers ${methods.join(', ')} only.`, { Allow: methods.join(', ') });
  return false;
}

/**
 * The first value of a header as sent, by its lower-case name. For the few headers that every visit is looked up by:
 * `req.headers` makes an object of all of them first.
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? '';
    if (sent.length === name.length && sent.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** The encodings that a client accepts by its header, the one that is smallest in the end first. */
export function acceptedEncodings(req: IncomingMessage): Encoding[] {
  const accepted = new Negotiator(req).encodings(['br', 'zstd', 'gzip', 'identity']);
  const sizes: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity'];
  return sizes.filter((encoding) => accepted.includes(encoding));
}

/** True when the client's copy (If-None-Match) is the one with this tag. */
export function isFresh(req: IncomingMessage, etag: string): boolean {
  return fresh({ 'if-none-match': req.headers['if-none-match'] }, { etag });
}

/** By host alone: behind a proxy that is not trusted, the visitor's scheme is not known. `origin` is the header; programs send none. */
export function isFromHere(origin: string | undefined, visited: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(visited).host;
}

/** Collects a request body up to a limit; null when it is longer or breaks off: close the connection after the answer then. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Left open: the answer still goes out on the same connection.
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
