/** Converts between Node's HTTP objects and web Request and Response. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The request with its body, of which at most `limit` bytes are read; null if the client disconnected before it was
 * complete. `origin` is the scheme and host of the request. Throws for TRACE, which the web's Request does not allow.
 */
export async function toWebRequest(req: IncomingMessage, origin: string, limit: number): Promise<Request | null> {
  const headers = new Headers();
  for (let at = 0; at + 1 < req.rawHeaders.length; at += 2) {
    headers.append(req.rawHeaders[at] ?? '', req.rawHeaders[at + 1] ?? '');
  }
  const method = req.method ?? 'GET';
  const path = `/${(req.url ?? '').replace(/^[/\\]+/, '')}`;
  if (method === 'GET' || method === 'HEAD') return new Request(origin + path, { method, headers });
  const body = await readBytes(req, limit);
  return body && new Request(origin + path, { method, headers, body });
}

async function readBytes(req: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Not destroyed: the response is still sent on the same connection.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.byteLength;
      if (size >= limit) break;
    }
  } catch (error) {
    if (req.complete) throw error;
    return null;
  }
  return Uint8Array.from(Buffer.concat(chunks).subarray(0, limit));
}

/** Sends a web response, whose complete body is in memory. */
export async function sendWebResponse(response: Response, res: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  res.statusCode = response.status;
  response.headers.forEach((value, name) => {
    res.setHeader(name, value);
  });
  res.setHeader('cache-control', 'private, no-store');
  res.setHeader('content-length', body.byteLength);
  // Unread parts of this request would be taken for the next one.
  if (!res.req.complete) res.setHeader('connection', 'close');
  res.end(body);
}
