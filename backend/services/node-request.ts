/** Between Node's HTTP objects and the Request and Response of the web. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A web request over the same body. `origin` is the scheme and host that the visitor used. */
export function toWebRequest(req: IncomingMessage, origin: string): Request {
  const headers = new Headers();
  for (let at = 0; at + 1 < req.rawHeaders.length; at += 2) {
    headers.append(req.rawHeaders[at] ?? '', req.rawHeaders[at + 1] ?? '');
  }
  const method = req.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const path = (req.url ?? '/').replace(/^\/{2,}/, '/');
  return new Request(`${origin}${path.startsWith('/') ? path : '/'}`, {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(req), duplex: 'half' as const } : {}),
  });
}

/** Sends a web response; the whole body is in memory already. */
export async function sendWebResponse(response: Response, res: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  res.statusCode = response.status;
  response.headers.forEach((value, name) => {
    res.setHeader(name, value);
  });
  res.setHeader('cache-control', 'private, no-store');
  res.setHeader('content-length', body.byteLength);
  res.end(body);
}
